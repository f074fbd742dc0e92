import { parseWalkText, reachableCells } from '../core/knight/board/walk.ts';
import { defaultGoal } from '../core/sliding/board.ts';
import { drawWalkPanel } from './knight/walk-board.ts';
import { makeSheet, type Sheet } from './paint/canvas.ts';
import type { Theme } from './paint/picture-theme.ts';
import type { Pieces } from './paint/pieces.ts';
import { drawPuzzle, layoutPuzzle, type TileMark } from './sliding/draw-puzzle.ts';

const PUZZLE_LAYOUT = layoutPuzzle(3, 3, 100);
const MARGIN_PX = 30;
const SAMPLE_BOARD = { rows: 3, cols: 3, tiles: [1, 2, 3, 4, 0, 6, 8, 5, 7] };
/** Marks by cell of the sample board. All other tiles have the state `home`. */
const MARK_BY_CELL: Readonly<Record<number, TileMark>> = {
  5: { look: 'next', direction: 'L' },
  6: { look: 'fault' },
  7: { look: 'moved', direction: 'D' },
  8: { look: 'plain' },
};
const SAMPLE_WALK = parseWalkText('5x5 a1 c2 e1 d3 e5 c4 a5 b3 d2 b1 a3 b5');
const SQUARE_PX = 66;
/** Space for the rim and the shadow of the knight's board on each side. */
const RIM_PX = 8;

export function* drawPreview(theme: Theme): Pieces<Sheet> {
  const knightBoardSide = SAMPLE_WALK.cols * SQUARE_PX;
  const height = PUZZLE_LAYOUT.height + 2 * MARGIN_PX;
  const width = PUZZLE_LAYOUT.width + knightBoardSide + 2 * RIM_PX + 3 * MARGIN_PX;
  const sheet = makeSheet(width, height, theme.page);
  const markOf = (cell: number): TileMark => MARK_BY_CELL[cell] ?? { look: 'home' };
  const puzzle = { board: SAMPLE_BOARD, goal: defaultGoal(3, 3), layout: PUZZLE_LAYOUT, markOf };
  drawPuzzle(sheet.ctx, { x: MARGIN_PX, y: MARGIN_PX }, puzzle, theme);
  yield;
  const panel = {
    col: 0,
    row: 0,
    cols: SAMPLE_WALK.cols,
    rows: SAMPLE_WALK.rows,
    x: PUZZLE_LAYOUT.width + 2 * MARGIN_PX + RIM_PX,
    y: Math.round((height - knightBoardSide) / 2),
  };
  const plan = {
    rendering: 'numbers',
    scale: SQUARE_PX,
    panels: [panel],
    width,
    height,
    fontSize: 0,
  } as const;
  yield* drawWalkPanel(
    { sheet, panel, plan, theme },
    { walk: SAMPLE_WALK, reachableCells: reachableCells(SAMPLE_WALK) },
  );
  return sheet;
}
