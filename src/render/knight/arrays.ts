import { MOVE_ARRAYS } from '../../core/knight/classic/arrays.ts';
import { ARRAY_NAMES, type ArrayName } from '../../core/knight/classic/choice.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { writeCentred } from '../paint/fonts.ts';
import { colourAt } from '../paint/gradient.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { Theme } from '../paint/theme.ts';
import { drawSquares } from './chessboard.ts';
import { drawKnight, squareCentre } from './tour-marks.ts';
import type { Panel } from './tour-plan.ts';

/** Squares a side: a knight in the middle reaches the edges. */
const SIDE = 5;
const MIDDLE = 2;
/** Side of a square in pixels: 320 wide, a number is nine pixels high. */
const SQUARE = 54;
const GAP = 44;
/** Height of a board's letter over it. */
const TITLE = 52;
const TYPE = 30;
const DISC = 0.4;
/** Boards in each row. */
const ROWS: readonly (readonly ArrayName[])[] = [ARRAY_NAMES.slice(0, 3), ARRAY_NAMES.slice(3)];

/**
 * The five orders of the moves, each on a small board: a knight, and 1 to 8 on the squares in the order
 * tried.
 */
export function* drawArrays(theme: Theme): Pieces<Sheet> {
  const board = SIDE * SQUARE;
  const across = (count: number) => count * board + (count - 1) * GAP;
  const width = across(3) + 2 * GAP;
  const sheet = makeSheet(width, ROWS.length * (TITLE + board + GAP) + GAP / 2, theme.page);
  for (const [row, names] of ROWS.entries()) {
    for (const [at, name] of names.entries()) {
      const x = (width - across(names.length)) / 2 + at * (board + GAP);
      const y = GAP / 2 + row * (TITLE + board + GAP) + TITLE;
      drawArray(sheet, { col: 0, row: 0, cols: SIDE, rows: SIDE, x, y }, name, theme);
      yield;
    }
  }
  return sheet;
}

function drawArray(sheet: Sheet, panel: Panel, name: ArrayName, theme: Theme): void {
  const { ctx } = sheet;
  const centre = (col: number, row: number) => squareCentre(panel, SQUARE, SIDE, row * SIDE + col);
  ctx.fillStyle = theme.ink;
  writeCentred(ctx, name, panel.x + (SIDE * SQUARE) / 2, panel.y - TITLE / 2, TYPE);
  drawSquares(sheet, panel, SQUARE, SIDE, theme);
  for (const [at, [right, down]] of MOVE_ARRAYS[name].entries()) {
    const [x, y] = centre(MIDDLE + right, MIDDLE + down);
    ctx.fillStyle = colourAt(theme.path, at / (MOVE_ARRAYS[name].length - 1));
    ctx.beginPath();
    ctx.arc(x, y, SQUARE * DISC, 0, 2 * Math.PI);
    ctx.fill();
    ctx.fillStyle = theme.pathInk;
    writeCentred(ctx, String(at + 1), x, y, TYPE);
  }
  drawKnight(ctx, centre(MIDDLE, MIDDLE), SQUARE, theme.ink, theme.page, theme);
}
