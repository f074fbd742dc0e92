import type { CanvasRenderingContext2D } from 'canvas';
import { createQuantityFormats } from '../../i18n/numbers.ts';
import { fillRounded, makeSheet, roundedRect, type Sheet } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Pen, Point } from '../paint/pen.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { fitLine, wrapLines, writeLine, writeLines } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';

type Comparison = Extract<Scene, { kind: 'comparison' }>;
type MethodRow = Comparison['rows'][number];

const CHART_WIDTH_PX = 760;
const CHART_MARGIN_PX = 28;
/** `height` of the row, and distances from its top: to the method's name, to the numbers, and to the bars. */
const ROW_LAYOUT_PX = { height: 104, name: 26, figure: 61, bar: 80 } as const;
const BAR_HEIGHT_PX = 9;
const BAR_OUTLINE_PX = 2;
const FONT_PX = 26;
const LINE_HEIGHT_PX = 34;
const COLUMN_WIDTH_PX = (CHART_WIDTH_PX - 2 * CHART_MARGIN_PX) / 4;
const COLUMN_GAP_PX = 20;
const MAX_BAR_LENGTH_PX = COLUMN_WIDTH_PX - COLUMN_GAP_PX;

/**
 * One kind of number, such as the time. `barOf`: undefined if unknown. `length` and `filledLength`: of the
 * bar and its filled part, 0..1. `text`: the number next to the bar.
 */
interface Column {
  readonly title: string;
  readonly barOf: (
    row: MethodRow,
  ) => { readonly length: number; readonly filledLength: number; readonly text: string } | undefined;
}

/** The filled part of a bar is the proved lower bound. Without a solution, the bar ends at the bound. */
function makeMovesColumn(title: string, rows: readonly MethodRow[]): Column {
  const maxMoves = Math.max(1, ...rows.map(({ length, lowerBound }) => length ?? lowerBound ?? 0));
  return {
    title,
    barOf: ({ length, lowerBound }) => {
      if (lowerBound === undefined) return undefined;
      const filledLength = lowerBound / maxMoves;
      if (length === undefined) return { length: filledLength, filledLength, text: `≥ ${lowerBound}` };
      const text = lowerBound === length ? String(length) : `${lowerBound}…${length}`;
      return { length: length / maxMoves, filledLength, text };
    },
  };
}

/**
 * Column for numbers that have a wide range, such as the times: a bar's length is proportional to log(number
 * / `minValue`). Numbers up to `minValue` get the length 0.
 */
function makeLogarithmicColumn(
  title: string,
  rows: readonly MethodRow[],
  minValue: number,
  numberOf: (row: MethodRow) => number | undefined,
  format: (value: number) => string,
): Column {
  const maxValue = Math.max(...rows.map((row) => numberOf(row) ?? 0), minValue * 10);
  const decadeCount = Math.ceil(Math.log10(maxValue / minValue));
  return {
    title,
    barOf: (row) => {
      const value = numberOf(row);
      if (value === undefined) return undefined;
      const length = Math.max(0, Math.log10(Math.max(value, minValue) / minValue) / decadeCount);
      return { length, filledLength: length, text: format(value) };
    },
  };
}

const OUTCOME_SIGNS = { optimal: '✓', found: '≈', 'gave-up': '…', refused: '✕' } as const;

/**
 * A row for each method, with bars for moves, positions, time and memory. All but the first have logarithmic
 * scales.
 */
export function* drawComparison({ rows, labels }: Comparison, theme: Theme): Pieces<Sheet> {
  const { formatCount, formatTime, formatMemory } = createQuantityFormats(labels.locale);
  const columns = [
    makeMovesColumn(labels.moves, rows),
    makeLogarithmicColumn(labels.positions, rows, 1, ({ expanded }) => expanded, formatCount),
    makeLogarithmicColumn(labels.time, rows, 0.1, ({ milliseconds }) => milliseconds, formatTime),
    makeLogarithmicColumn(labels.memory, rows, 100, ({ memoryBytes }) => memoryBytes, formatMemory),
  ];
  const legendLines = [labels.signsMeaning, labels.growthMeaning].flatMap((line) =>
    wrapLines(line, CHART_WIDTH_PX - 2 * CHART_MARGIN_PX, FONT_PX - 4),
  );
  const titleLines = columns.map(({ title }) => wrapLines(title, MAX_BAR_LENGTH_PX, FONT_PX, 2));
  const rowsTopY = CHART_MARGIN_PX + Math.max(...titleLines.map((lines) => lines.length)) * LINE_HEIGHT_PX;
  const legendTopY = rowsTopY + rows.length * ROW_LAYOUT_PX.height + CHART_MARGIN_PX;
  const sheet = makeSheet(
    CHART_WIDTH_PX,
    legendTopY + legendLines.length * LINE_HEIGHT_PX + CHART_MARGIN_PX / 2,
    theme.page,
  );
  const { ctx } = sheet;
  ctx.fillStyle = theme.softInk;
  titleLines.forEach((lines, columnIndex) => {
    writeLines(
      ctx,
      lines,
      { x: CHART_MARGIN_PX + columnIndex * COLUMN_WIDTH_PX, y: CHART_MARGIN_PX + 0.2 * LINE_HEIGHT_PX },
      LINE_HEIGHT_PX,
    );
  });
  for (const [rowIndex, row] of rows.entries()) {
    const rowTopY = rowsTopY + rowIndex * ROW_LAYOUT_PX.height;
    if (rowIndex % 2 === 0) drawStripe(ctx, rowTopY, theme);
    drawName(ctx, rowTopY + ROW_LAYOUT_PX.name, row, theme);
    columns.forEach((column, columnIndex) => {
      drawNumberAndBar(
        { ctx, theme },
        { x: CHART_MARGIN_PX + columnIndex * COLUMN_WIDTH_PX, y: rowTopY },
        row,
        column,
      );
    });
    yield;
  }
  ctx.fillStyle = theme.softInk;
  writeLines(ctx, legendLines, { x: CHART_MARGIN_PX, y: legendTopY }, LINE_HEIGHT_PX);
  return sheet;
}

function drawStripe(ctx: CanvasRenderingContext2D, y: number, theme: Theme): void {
  ctx.fillStyle = theme.lightSquare;
  ctx.globalAlpha = 0.6;
  roundedRect(ctx, CHART_MARGIN_PX / 2, y, CHART_WIDTH_PX - CHART_MARGIN_PX, ROW_LAYOUT_PX.height, 12);
  ctx.fill();
  ctx.globalAlpha = 1;
}

/** The name, a sign for the outcome, and the growth of time and memory. */
function drawName(ctx: CanvasRenderingContext2D, y: number, row: MethodRow, theme: Theme): void {
  const { name, outcome, growth = '' } = row;
  ctx.fillStyle = colourOf(outcome, theme);
  writeCentred(ctx, OUTCOME_SIGNS[outcome], CHART_MARGIN_PX + FONT_PX / 2, y, FONT_PX + 2);
  ctx.fillStyle = outcome === 'refused' ? theme.softInk : theme.ink;
  const availableWidth = CHART_WIDTH_PX - 2 * CHART_MARGIN_PX - 1.5 * FONT_PX;
  const growthLine = fitLine(growth, availableWidth / 2, FONT_PX - 6, 'normal');
  const nameWidth = availableWidth - inkWidth(growthLine.text, growthLine.size, 'normal') - COLUMN_GAP_PX;
  writeLine(ctx, fitLine(name, nameWidth, FONT_PX + 2), CHART_MARGIN_PX + 1.5 * FONT_PX, y);
  ctx.fillStyle = theme.softInk;
  writeLine(ctx, { ...growthLine, weight: 'normal' }, CHART_WIDTH_PX - CHART_MARGIN_PX, y, 'right');
}

/**
 * Green if the solution is proved shortest, `theme.fault` if the method refused the board, else
 * `theme.softInk`.
 */
function colourOf(outcome: MethodRow['outcome'], theme: Theme): string {
  if (outcome === 'optimal') return theme.done;
  return outcome === 'refused' ? theme.fault : theme.softInk;
}

function drawNumberAndBar({ ctx, theme }: Pen, { x, y }: Point, row: MethodRow, { barOf }: Column): void {
  const bar = barOf(row);
  ctx.fillStyle = bar === undefined ? theme.softInk : theme.ink;
  writeLine(ctx, fitLine(bar?.text ?? '–', MAX_BAR_LENGTH_PX, FONT_PX), x, y + ROW_LAYOUT_PX.figure);
  if (bar === undefined) return;
  const colour = colourOf(row.outcome, theme);
  const barPosition = { x, y: y + ROW_LAYOUT_PX.bar };
  drawBar(ctx, barPosition, bar.length * MAX_BAR_LENGTH_PX, colour, theme.page);
  drawBar(ctx, barPosition, bar.filledLength * MAX_BAR_LENGTH_PX, colour, colour);
}

function drawBar(
  ctx: CanvasRenderingContext2D,
  { x, y }: Point,
  length: number,
  colour: string,
  insideColour: string,
): void {
  const width = Math.max(3, length);
  fillRounded(ctx, colour, x, y, width, BAR_HEIGHT_PX, Math.min(4, width / 2));
  if (insideColour === colour || width <= 2 * BAR_OUTLINE_PX) return;
  const height = BAR_HEIGHT_PX - 2 * BAR_OUTLINE_PX;
  fillRounded(
    ctx,
    insideColour,
    x + BAR_OUTLINE_PX,
    y + BAR_OUTLINE_PX,
    width - 2 * BAR_OUTLINE_PX,
    height,
    2,
  );
}
