import { MOVE_ARRAYS } from '../../core/knight/classic/arrays.ts';
import { ARRAY_NAMES, type ArrayName } from '../../core/knight/request/choice.ts';
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
const ROWS: readonly (readonly ArrayName[])[] = [ARRAY_NAMES.slice(0, 3), ARRAY_NAMES.slice(3)];

/**
 * Draws the five move orders of the classical search, each on a small board with a knight. Numbers from 1 to
 * 8 show the order in which the search tries the knight's moves.
 */
export function* drawArrays(theme: Theme): Pieces<Sheet> {
  const board = SIDE_SQUARES * SQUARE_PX;
  const across = (count: number) => count * board + (count - 1) * GAP_PX;
  const width = across(3) + 2 * GAP_PX;
  const sheet = makeSheet(width, ROWS.length * (TITLE_PX + board + GAP_PX) + GAP_PX / 2, theme.page);
  for (const [row, names] of ROWS.entries()) {
    for (const [at, name] of names.entries()) {
      const x = (width - across(names.length)) / 2 + at * (board + GAP_PX);
      const y = GAP_PX / 2 + row * (TITLE_PX + board + GAP_PX) + TITLE_PX;
      drawArray(sheet, { col: 0, row: 0, cols: SIDE_SQUARES, rows: SIDE_SQUARES, x, y }, name, theme);
      yield;
    }
  }
  return sheet;
}

function drawArray(sheet: Sheet, panel: Panel, name: ArrayName, theme: Theme): void {
  const { ctx } = sheet;
  const drawing = { sheet, panel, plan: { scale: SQUARE_PX }, theme };
  const centre = (col: number, row: number) => squareCentre(drawing, SIDE_SQUARES, row * SIDE_SQUARES + col);
  ctx.fillStyle = theme.ink;
  writeCentred(ctx, name, panel.x + (SIDE_SQUARES * SQUARE_PX) / 2, panel.y - TITLE_PX / 2, FONT_PX);
  drawSquares(drawing, SIDE_SQUARES);
  for (const [at, [right, down]] of MOVE_ARRAYS[name].entries()) {
    const [x, y] = centre(MIDDLE + right, MIDDLE + down);
    ctx.fillStyle = colourAt(theme.path, at / (MOVE_ARRAYS[name].length - 1));
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
