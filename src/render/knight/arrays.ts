import { MOVE_ORDERS } from '../../core/knight/classic/arrays.ts';
import { MOVE_ORDER_NAMES, type MoveOrderName } from '../../core/knight/request/choice.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { writeCentred } from '../paint/fonts.ts';
import { colourAt } from '../paint/gradient.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { drawSquares } from './chessboard.ts';
import { drawKnight, squareCentre } from './tour-marks.ts';
import type { Panel } from './tour-plan.ts';

/**
 * The side of each small board, in squares. A knight in the middle of 5x5 squares can make all eight moves.
 */
const SIDE_SQUARES = 5;
const MIDDLE = 2;
/**
 * The side of a square, in pixels. With this side, numbers are still nine pixels high when a phone shrinks
 * the picture to a width of 320 pixels.
 */
const SQUARE_PX = 54;
const GAP_PX = 44;
/** The height of the space above a board, in pixels. Its text is the letter of the board's move order. */
const TITLE_PX = 52;
const FONT_PX = 30;
const DISC_IN_SQUARES = 0.4;
/** The picture has two rows of boards. For each row: the move orders that its boards show. */
const ORDERS_BY_ROW: readonly (readonly MoveOrderName[])[] = [
  MOVE_ORDER_NAMES.slice(0, 3),
  MOVE_ORDER_NAMES.slice(3),
];

/**
 * Draws the five move orders of the classical search, each on a small board with a knight. Numbers from 1 to
 * 8 show the order in which the search tries the knight's moves.
 */
export function* drawArrays(theme: Theme): Pieces<Sheet> {
  const boardSide = SIDE_SQUARES * SQUARE_PX;
  const rowWidth = (count: number) => count * boardSide + (count - 1) * GAP_PX;
  const width = rowWidth(3) + 2 * GAP_PX;
  const sheet = makeSheet(
    width,
    ORDERS_BY_ROW.length * (TITLE_PX + boardSide + GAP_PX) + GAP_PX / 2,
    theme.page,
  );
  for (const [row, names] of ORDERS_BY_ROW.entries()) {
    for (const [at, name] of names.entries()) {
      const x = (width - rowWidth(names.length)) / 2 + at * (boardSide + GAP_PX);
      const y = GAP_PX / 2 + row * (TITLE_PX + boardSide + GAP_PX) + TITLE_PX;
      drawMoveOrder(sheet, { col: 0, row: 0, cols: SIDE_SQUARES, rows: SIDE_SQUARES, x, y }, name, theme);
      yield;
    }
  }
  return sheet;
}

function drawMoveOrder(sheet: Sheet, panel: Panel, name: MoveOrderName, theme: Theme): void {
  const { ctx } = sheet;
  const drawing = { sheet, panel, plan: { scale: SQUARE_PX }, theme };
  const centre = (col: number, row: number) => squareCentre(drawing, SIDE_SQUARES, row * SIDE_SQUARES + col);
  ctx.fillStyle = theme.ink;
  writeCentred(ctx, name, panel.x + (SIDE_SQUARES * SQUARE_PX) / 2, panel.y - TITLE_PX / 2, FONT_PX);
  drawSquares(drawing, SIDE_SQUARES);
  for (const [at, [right, down]] of MOVE_ORDERS[name].entries()) {
    const [x, y] = centre(MIDDLE + right, MIDDLE + down);
    ctx.fillStyle = colourAt(theme.path, at / (MOVE_ORDERS[name].length - 1));
    ctx.beginPath();
    ctx.arc(x, y, SQUARE_PX * DISC_IN_SQUARES, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = theme.pathInk;
    writeCentred(ctx, String(at + 1), x, y, FONT_PX);
  }
  drawKnight(ctx, centre(MIDDLE, MIDDLE), SQUARE_PX, {
    colour: theme.ink,
    ink: theme.page,
    edge: theme.lightSquare,
  });
}
