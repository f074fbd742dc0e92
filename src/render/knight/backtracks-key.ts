import type { BacktrackTable } from '../../core/knight/classic/table.ts';
import { createQuantityFormats } from '../../i18n/numbers.ts';
import { roundedRect } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import { hatch } from '../paint/hatch.ts';
import type { Box, Pen, Point } from '../paint/pen.ts';
import { type TextLine, wrapLines, writeLine } from '../paint/words.ts';
import type { BacktracksLabels } from '../scene/labels.ts';
import type { BacktracksPlan, BacktracksScale } from './backtracks-plan.ts';
import { drawRamp } from './tour-marks.ts';

/** An entry of the legend: a sign that occurs in the tables, and its meaning as lines of text. */
interface LegendEntry {
  readonly sign: string;
  readonly lines: readonly TextLine[];
}

/**
 * The layout of the colour strip in the legend, in pixels. (x, y) is the left end of its bottom edge.
 * `fontSize`: the font size of the numbers below the strip.
 */
interface Strip extends Point {
  readonly width: number;
  readonly fontSize: number;
}

/** The contents of the legend below the tables of backtracks. Its texts are already broken into lines. */
export interface BacktracksLegend {
  readonly numbersMeaning: readonly TextLine[];
  readonly entries: readonly LegendEntry[];
  /** The width of the boxes around signs, in pixels. */
  readonly signWidth: number;
  readonly lineHeight: number;
  readonly height: number;
}

/**
 * Plans the legend below the tables of backtracks. It explains the numbers, and each sign that occurs in
 * these tables.
 */
export function planLegend(
  tables: readonly BacktrackTable[],
  labels: BacktracksLabels,
  { legend, fontSize }: BacktracksPlan,
  { has }: BacktracksScale,
): BacktracksLegend {
  const letter = tables.flatMap(({ arrays }) => arrays.flat()).find((name) => name && name !== 'A');
  const meanings = [
    ...(has.none ? [['N', labels.none] as const] : []),
    ...(has.limit ? [['LIM', labels.limit] as const] : []),
    ...(letter === undefined ? [] : [[letter, labels.letter] as const]),
    ['1', labels.optimisations] as const,
  ];
  const sign = Math.round(Math.max(...meanings.map(([name]) => inkWidth(name, fontSize))) + fontSize);
  const entries = meanings.map(([name, text]) => ({
    sign: name,
    lines: wrapLines(text, legend.width - sign - fontSize * 0.6, fontSize),
  }));
  const counted = wrapLines(labels.numbersMeaning, legend.width, fontSize);
  const line = Math.round(fontSize * 1.45);
  const count = counted.length + entries.reduce((sum, { lines }) => sum + lines.length, 0);
  return {
    numbersMeaning: counted,
    entries,
    signWidth: sign,
    lineHeight: line,
    height: Math.round(count * line + fontSize * 3.6),
  };
}

/**
 * Draws the legend: the meaning of the numbers, a colour strip with powers of ten below it, and the explained
 * signs.
 */
export function drawBacktracksLegend(
  pen: Pen,
  { legend: { x, y, width }, fontSize }: BacktracksPlan,
  { numbersMeaning, entries, signWidth, lineHeight }: BacktracksLegend,
  scale: BacktracksScale,
  locale: string,
): void {
  const { ctx, theme } = pen;
  let top = y;
  ctx.fillStyle = theme.ink;
  for (const text of numbersMeaning) {
    writeLine(ctx, text, x, top + lineHeight / 2);
    top += lineHeight;
  }
  drawRamp(ctx, theme.effort, {
    x,
    y: top + fontSize * 0.3,
    width,
    height: fontSize * 0.9,
    radius: fontSize * 0.27,
  });
  drawStripNumbers(pen, { x, y: top + fontSize * 1.2, width, fontSize }, scale, locale);
  top += Math.round(fontSize * 2.9);
  for (const entry of entries) {
    const box = { x, y: top + lineHeight * 0.08, width: signWidth, height: lineHeight * 0.84 };
    drawSign(pen, box, entry.sign, fontSize, scale);
    ctx.fillStyle = theme.softInk;
    for (const text of entry.lines) {
      writeLine(ctx, text, x + signWidth + fontSize * 0.6, top + lineHeight / 2);
      top += lineHeight;
    }
  }
}

/**
 * Draws a sign of the legend with the same background as in the picture. `N` and `LIM` look like squares of a
 * table, `1` like the numbers of optimisations above the tables.
 */
function drawSign(
  { ctx, theme }: Pen,
  box: Box,
  sign: string,
  fontSize: number,
  scale: BacktracksScale,
): void {
  const { x, y, width, height } = box;
  const limitColours = scale.colours(scale.maxBacktracks);
  ctx.save();
  roundedRect(ctx, x, y, width, height, 6);
  ctx.clip();
  if (sign === 'LIM') hatch(ctx, box, limitColours.fill, theme.limitStripe);
  else if (sign === 'N') hatch(ctx, box, theme.page, theme.grid);
  else {
    ctx.fillStyle = sign === '1' ? theme.ink : theme.lightSquare;
    ctx.fillRect(x, y, width, height);
  }
  ctx.restore();
  ctx.fillStyle = sign === 'LIM' ? limitColours.ink : sign === '1' ? theme.page : theme.ink;
  writeCentred(ctx, sign, x + width / 2, y + height / 2, Math.round(fontSize * 0.85));
}

/**
 * Writes the numbers below the colour strip: 0 and the powers of ten. Leaves out numbers that would overlap
 * the number before.
 */
function drawStripNumbers(
  { ctx, theme }: Pen,
  { x, y, width, fontSize }: Strip,
  scale: BacktracksScale,
  locale: string,
): void {
  const { count } = createQuantityFormats(locale);
  const size = Math.round(fontSize * 0.85);
  const values = [0];
  for (let power = 1; power <= scale.maxBacktracks; power *= 10) values.push(power);
  ctx.fillStyle = theme.softInk;
  let nextFreeX = x;
  for (const value of values) {
    const text = count(value);
    const half = inkWidth(text, size) / 2;
    const tickX = x + scale.shareOf(value) * width;
    const middle = Math.min(x + width - half, Math.max(x + half, tickX));
    if (middle - half < nextFreeX) continue;
    ctx.fillRect(Math.round(tickX), y + 2, 2, Math.round(fontSize * 0.25));
    writeCentred(ctx, text, middle, y + fontSize * 0.85, size);
    nextFreeX = middle + half + fontSize * 0.5;
  }
}
