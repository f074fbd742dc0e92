import type { CanvasRenderingContext2D } from 'canvas';
import type { BacktrackTable, TableCell } from '../../core/knight/classic/table.ts';
import { type MoveOrderName, OPTIMISATIONS } from '../../core/knight/request/choice.ts';
import { createQuantityFormats } from '../../i18n/numbers.ts';
import { fillRounded, makeSheet, type Sheet } from '../paint/canvas.ts';
import { fittingFontSize, writeCentred } from '../paint/fonts.ts';
import { fillWithStripes } from '../paint/hatch.ts';
import type { Pen } from '../paint/pen.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { SquareArea } from '../paint/tile.ts';
import { fitLine, writeLine } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';
import { drawBacktracksLegend, planLegend } from './backtracks-key.ts';
import {
  type BacktracksPlan,
  type BacktracksScale,
  backtracksScale,
  coordinatesPlan,
  planBacktracks,
} from './backtracks-plan.ts';
import { drawCoordinates, drawRim } from './chessboard.ts';
import type { Panel } from './tour-plan.ts';

type BacktracksScene = Extract<Scene, { kind: 'backtracks' }>;

/** Squares that are too small for it show only colours. */
const MIN_FONT_PX = 10;
/** Numbers that would be smaller on a phone are abbreviated, such as `292k`. */
const PHONE_PICTURE = { width: 320, fontSize: 6 } as const;
/**
 * The letter in a square's corner is the move order with which the tour was found. Smaller squares have no
 * letters. The order A is never shown.
 */
const MIN_LETTERED_SQUARE_PX = 34;

/** Tables like those in the 2003 article on the knight's tour, with one logarithmic scale of colours. */
export function* drawBacktracks({ tables, squares, labels }: BacktracksScene, theme: Theme): Pieces<Sheet> {
  const plan = planBacktracks(tables);
  const colourScale = backtracksScale(tables, theme);
  const legend = planLegend(tables, labels, plan, colourScale);
  const sheet = makeSheet(plan.width, plan.legend.y + legend.height, theme.page);
  const pen = { ctx: sheet.ctx, theme };
  const cellText = cellTextOf(tables, plan, labels.locale);
  for (const [tableIndex, table] of tables.entries()) {
    const panel = plan.panels[tableIndex];
    if (panel === undefined) continue;
    drawLabel(pen, panel, plan, table, labels.sums[tableIndex] ?? '');
    drawRim(sheet, panel, plan.scale, theme);
    yield* drawCells(pen, panel, table, colourScale, cellText);
    const drawing = { sheet, panel, plan: coordinatesPlan(plan), theme };
    drawCoordinates(drawing, { rows: table.rows, squares });
    yield;
  }
  drawBacktracksLegend(pen, plan, legend, colourScale, labels.locale);
  return sheet;
}

interface CellText {
  readonly side: number;
  readonly textOf: (cell: TableCell) => string;
  readonly fontSize: number;
}

function cellTextOf(
  tables: readonly BacktrackTable[],
  { scale, width }: BacktracksPlan,
  locale: string,
): CellText {
  const { formatCount } = createQuantityFormats(locale);
  const cells = [...new Set(tables.flatMap(({ table }) => table.flat()))];
  const fontSizeFor = (textOf: (cell: TableCell) => string) =>
    fittingFontSize([...cells.map(textOf), '000'], scale * 0.84, scale * 0.3);
  const shortTextOf = (cell: TableCell) =>
    typeof cell === 'number' ? formatCount(cell).replace(' ', '') : cell;
  const isReadable = fontSizeFor(String) * PHONE_PICTURE.width >= PHONE_PICTURE.fontSize * width;
  const textOf = isReadable ? String : shortTextOf;
  return { side: scale, textOf, fontSize: fontSizeFor(textOf) };
}

function* drawCells(
  pen: Pen,
  panel: Panel,
  { table, arrays }: BacktrackTable,
  colourScale: BacktracksScale,
  { side, textOf, fontSize }: CellText,
): Pieces<void> {
  const { ctx, theme } = pen;
  for (const [row, rowCells] of table.entries()) {
    rowCells.forEach((cell, col) => {
      const [x, y] = [panel.x + col * side, panel.y + row * side];
      const ink = drawCell(pen, { x, y, side }, cell, colourScale);
      ctx.fillStyle = ink;
      if (fontSize >= MIN_FONT_PX) writeCentred(ctx, textOf(cell), x + side / 2, y + side / 2, fontSize);
      const moveOrder = arrays[row]?.[col];
      if (moveOrder !== undefined && moveOrder !== 'A' && side >= MIN_LETTERED_SQUARE_PX)
        writeMoveOrder(ctx, x, y, side, moveOrder);
    });
    yield;
  }
  if (side < 6) return;
  // Without thin lines, neighbouring squares of the same colour look like one area.
  ctx.fillStyle = theme.boardEdge;
  ctx.globalAlpha = 0.22;
  for (let col = 1; col < panel.cols; col++)
    ctx.fillRect(panel.x + col * side, panel.y, 1, panel.rows * side);
  for (let row = 1; row < panel.rows; row++)
    ctx.fillRect(panel.x, panel.y + row * side, panel.cols * side, 1);
  ctx.globalAlpha = 1;
}

function drawCell(
  { ctx, theme }: Pen,
  { x, y, side }: SquareArea,
  cell: TableCell,
  colourScale: BacktracksScale,
): string {
  if (cell === '?') {
    ctx.fillStyle = theme.grid;
    ctx.fillRect(x, y, side, side);
    return theme.ink;
  }
  if (cell === 'N') {
    fillWithStripes(ctx, { x, y, width: side, height: side }, theme.page, theme.grid);
    return theme.ink;
  }
  const { fill, ink } = colourScale.colours(cell === 'LIM' ? colourScale.maxBacktracks : cell);
  if (cell === 'LIM') fillWithStripes(ctx, { x, y, width: side, height: side }, fill, theme.limitStripe);
  else {
    ctx.fillStyle = fill;
    ctx.fillRect(x, y, side, side);
  }
  return ink;
}

function writeMoveOrder(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  side: number,
  moveOrder: MoveOrderName,
): void {
  const letterFontSize = Math.max(MIN_FONT_PX, Math.round(side * 0.24));
  writeCentred(ctx, moveOrder, x + side - letterFontSize * 0.75, y + letterFontSize * 0.75, letterFontSize);
}

/**
 * The numbers of the four optimisations, the letter of the requested move order, and the sum of all
 * backtracks. Optimisations in use are highlighted.
 */
function drawLabel(
  { ctx, theme }: Pen,
  panel: Panel,
  { scale, fontSize, labelHeight }: BacktracksPlan,
  { opts, array }: BacktrackTable,
  sumText: string,
): void {
  const boxSide = Math.round(fontSize * 1.45);
  const labelMiddleY = panel.y - Math.round(labelHeight * 0.55);
  let x = panel.x;
  const drawBox = (text: string, isUsed: boolean) => {
    fillRounded(
      ctx,
      isUsed ? theme.ink : theme.grid,
      x,
      labelMiddleY - boxSide / 2,
      boxSide,
      boxSide,
      boxSide * 0.22,
    );
    ctx.fillStyle = isUsed ? theme.page : theme.ink;
    writeCentred(ctx, text, x + boxSide / 2, labelMiddleY, Math.round(fontSize * 0.95));
    x += boxSide + Math.round(fontSize * 0.25);
  };
  for (const optimisation of OPTIMISATIONS) drawBox(String(optimisation), opts.includes(optimisation));
  if (array !== undefined) {
    x += Math.round(fontSize * 0.4);
    drawBox(array, true);
  }
  const boardRightX = panel.x + panel.cols * scale;
  const freeWidth = boardRightX - x - fontSize * 0.4;
  if (freeWidth < fontSize * 3) return;
  ctx.fillStyle = theme.softInk;
  writeLine(ctx, fitLine(sumText, freeWidth, fontSize), boardRightX, labelMiddleY, 'right');
}
