import type { BacktrackTable } from '../../core/knight/classic/table.ts';
import { createQuantityFormats } from '../../i18n/numbers.ts';
import { roundedRect } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import { fillWithStripes } from '../paint/hatch.ts';
import type { Box, Pen, Point } from '../paint/pen.ts';
import { type TextLine, wrapLines, writeLine } from '../paint/words.ts';
import type { BacktracksLabels } from '../scene/labels.ts';
import type { BacktracksPlan, BacktracksScale } from './backtracks-plan.ts';
import { drawRamp } from './tour-marks.ts';

interface LegendEntry {
  readonly sign: string;
  readonly lines: readonly TextLine[];
}

/** (x, y) is the left end of the strip's bottom edge. `fontSize`: of the numbers below it. */
interface ColourStrip extends Point {
  readonly width: number;
  readonly fontSize: number;
}

/** Legend below the tables. The texts are already broken into lines. */
export interface BacktracksLegend {
  readonly numbersMeaning: readonly TextLine[];
  readonly entries: readonly LegendEntry[];
  readonly signWidth: number;
  readonly lineHeight: number;
  readonly height: number;
}

export function planLegend(
  tables: readonly BacktrackTable[],
  labels: BacktracksLabels,
  { legend, fontSize }: BacktracksPlan,
  { hasSign }: BacktracksScale,
): BacktracksLegend {
  const orderLetter = tables.flatMap(({ arrays }) => arrays.flat()).find((name) => name && name !== 'A');
  const signMeanings = [
    ...(hasSign.noTour ? [['N', labels.none] as const] : []),
    ...(hasSign.limitReached ? [['LIM', labels.limit] as const] : []),
    ...(orderLetter === undefined ? [] : [[orderLetter, labels.letter] as const]),
    ['1', labels.optimisations] as const,
  ];
  const signWidth = Math.round(
    Math.max(...signMeanings.map(([name]) => inkWidth(name, fontSize))) + fontSize,
  );
  const entries = signMeanings.map(([name, text]) => ({
    sign: name,
    lines: wrapLines(text, legend.width - signWidth - fontSize * 0.6, fontSize),
  }));
  const numbersMeaningLines = wrapLines(labels.numbersMeaning, legend.width, fontSize);
  const lineHeight = Math.round(fontSize * 1.45);
  const lineCount = numbersMeaningLines.length + entries.reduce((sum, { lines }) => sum + lines.length, 0);
  return {
    numbersMeaning: numbersMeaningLines,
    entries,
    signWidth,
    lineHeight,
    height: Math.round(lineCount * lineHeight + fontSize * 3.6),
  };
}

/** The meaning of the numbers, a colour strip with powers of ten below it, and the explained signs. */
export function drawBacktracksLegend(
  pen: Pen,
  { legend: { x, y, width }, fontSize }: BacktracksPlan,
  { numbersMeaning, entries, signWidth, lineHeight }: BacktracksLegend,
  colourScale: BacktracksScale,
  locale: string,
): void {
  const { ctx, theme } = pen;
  let topY = y;
  ctx.fillStyle = theme.ink;
  for (const text of numbersMeaning) {
    writeLine(ctx, text, x, topY + lineHeight / 2);
    topY += lineHeight;
  }
  drawRamp(ctx, theme.effort, {
    x,
    y: topY + fontSize * 0.3,
    width,
    height: fontSize * 0.9,
    radius: fontSize * 0.27,
  });
  drawStripNumbers(pen, { x, y: topY + fontSize * 1.2, width, fontSize }, colourScale, locale);
  topY += Math.round(fontSize * 2.9);
  for (const entry of entries) {
    const signBox = { x, y: topY + lineHeight * 0.08, width: signWidth, height: lineHeight * 0.84 };
    drawSign(pen, signBox, entry.sign, fontSize, colourScale);
    ctx.fillStyle = theme.softInk;
    for (const text of entry.lines) {
      writeLine(ctx, text, x + signWidth + fontSize * 0.6, topY + lineHeight / 2);
      topY += lineHeight;
    }
  }
}

/**
 * Uses the same background as in the picture: `N` and `LIM` look like squares of a table, `1` like the
 * numbers of optimisations above the tables.
 */
function drawSign(
  { ctx, theme }: Pen,
  box: Box,
  sign: string,
  fontSize: number,
  colourScale: BacktracksScale,
): void {
  const { x, y, width, height } = box;
  const limitColours = colourScale.colours(colourScale.maxBacktracks);
  ctx.save();
  roundedRect(ctx, x, y, width, height, 6);
  ctx.clip();
  if (sign === 'LIM') fillWithStripes(ctx, box, limitColours.fill, theme.limitStripe);
  else if (sign === 'N') fillWithStripes(ctx, box, theme.page, theme.grid);
  else {
    ctx.fillStyle = sign === '1' ? theme.ink : theme.lightSquare;
    ctx.fillRect(x, y, width, height);
  }
  ctx.restore();
  ctx.fillStyle = sign === 'LIM' ? limitColours.ink : sign === '1' ? theme.page : theme.ink;
  writeCentred(ctx, sign, x + width / 2, y + height / 2, Math.round(fontSize * 0.85));
}

/** 0 and the powers of ten. Leaves out numbers that would overlap the number before. */
function drawStripNumbers(
  { ctx, theme }: Pen,
  { x, y, width, fontSize }: ColourStrip,
  colourScale: BacktracksScale,
  locale: string,
): void {
  const { formatCount } = createQuantityFormats(locale);
  const numberFontSize = Math.round(fontSize * 0.85);
  const stripNumbers = [0];
  for (let power = 1; power <= colourScale.maxBacktracks; power *= 10) stripNumbers.push(power);
  ctx.fillStyle = theme.softInk;
  let nextFreeX = x;
  for (const value of stripNumbers) {
    const text = formatCount(value);
    const halfWidth = inkWidth(text, numberFontSize) / 2;
    const tickX = x + colourScale.shareOf(value) * width;
    const textMiddleX = Math.min(x + width - halfWidth, Math.max(x + halfWidth, tickX));
    if (textMiddleX - halfWidth < nextFreeX) continue;
    ctx.fillRect(Math.round(tickX), y + 2, 2, Math.round(fontSize * 0.25));
    writeCentred(ctx, text, textMiddleX, y + fontSize * 0.85, numberFontSize);
    nextFreeX = textMiddleX + halfWidth + fontSize * 0.5;
  }
}
