import { parseWalkText, reachableCells } from '../core/knight/board/walk.ts';
import { defaultGoal } from '../core/sliding/board.ts';
import { drawWalkPanel } from './knight/walk-board.ts';
import { makeSheet, type Sheet } from './paint/canvas.ts';
import type { Theme } from './paint/picture-theme.ts';
import type { Pieces } from './paint/pieces.ts';
import { drawPuzzle, layoutPuzzle, type TileMark } from './sliding/draw-puzzle.ts';

const LAYOUT = layoutPuzzle(3, 3, 100);
const MARGIN_PX = 30;
const BOARD = { rows: 3, cols: 3, tiles: [1, 2, 3, 4, 0, 6, 8, 5, 7] };
/**
 * How the tiles of the sample board are drawn. Key: the tile's cell. All other tiles have the state `home`.
 */
const MARKS: Readonly<Record<number, TileMark>> = {
  5: { look: 'next', towards: 'L' },
  6: { look: 'fault' },
  7: { look: 'moved', towards: 'D' },
  8: { look: 'plain' },
};
const WALK = parseWalkText('5x5 a1 c2 e1 d3 e5 c4 a5 b3 d2 b1 a3 b5');
const SQUARE_PX = 66;
/** The space for the rim and the shadow of the knight's board on each side, in pixels. */
const RIM_PX = 8;

/** Draws a sample of a look: a puzzle with a tile in each state, and a knight's path next to it. */
export function* drawPreview(theme: Theme): Pieces<Sheet> {
  const side = WALK.cols * SQUARE_PX;
  const height = LAYOUT.height + 2 * MARGIN_PX;
  const width = LAYOUT.width + side + 2 * RIM_PX + 3 * MARGIN_PX;
  const sheet = makeSheet(width, height, theme.page);
  const markOf = (cell: number): TileMark => MARKS[cell] ?? { look: 'home' };
  const puzzle = { board: BOARD, goal: defaultGoal(3, 3), layout: LAYOUT, markOf };
  drawPuzzle(sheet.ctx, { x: MARGIN_PX, y: MARGIN_PX }, puzzle, theme);
  yield;
  const panel = {
    ...{ col: 0, row: 0, cols: WALK.cols, rows: WALK.rows },
    ...{ x: LAYOUT.width + 2 * MARGIN_PX + RIM_PX, y: Math.round((height - side) / 2) },
  };
  const plan = {
    rendering: 'numbers',
    scale: SQUARE_PX,
    panels: [panel],
    width,
    height,
    fontSize: 0,
  } as const;
  yield* drawWalkPanel({ sheet, panel, plan, theme }, { walk: WALK, reachableCells: reachableCells(WALK) });
  return sheet;
}
