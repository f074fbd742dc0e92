import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { fitLine, writeLine } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';
import { drawPuzzle, layoutPuzzle, type TileMark } from './draw-puzzle.ts';

const SHEET_PX = 900;
const MIN_TILE_PX = 24;
const MAX_TILE_PX = 96;
const FONT_PX = 30;
const LINE_PX = 36;
const GAP_PX = 30;
/**
 * Returns the number of boards in a row. Small boards have three in a row, or two if there are four boards in
 * all, so that rows are full. Larger boards have two in a row, so that they are readable on a phone.
 */
const columnsFor = (boards: number, cols: number): number =>
  Math.min(boards, cols <= 4 && boards !== 4 ? 3 : 2);

/**
 * Draws one board for each stage of a solution, in reading order. Each board has its title above. The last
 * board is solved.
 */
export function* drawStages(
  { goal, boards }: Extract<Scene, { kind: 'stages' }>,
  theme: Theme,
): Pieces<Sheet> {
  const columns = columnsFor(boards.length, goal.cols);
  const tile = Math.max(MIN_TILE_PX, Math.min(MAX_TILE_PX, Math.floor(SHEET_PX / columns / (goal.cols + 1))));
  const layout = layoutPuzzle(goal.rows, goal.cols, tile);
  const titleHeight = 2.25 * LINE_PX;
  const pitch = { x: layout.width + GAP_PX, y: titleHeight + layout.height + GAP_PX };
  const rows = Math.ceil(boards.length / columns);
  const sheet = makeSheet(columns * pitch.x + GAP_PX, rows * pitch.y + GAP_PX, theme.page);
  yield;
  for (const [at, { board, title, length, placedTiles }] of boards.entries()) {
    const x = GAP_PX + (at % columns) * pitch.x;
    const y = GAP_PX + Math.floor(at / columns) * pitch.y;
    const isLast = at === boards.length - 1;
    sheet.ctx.fillStyle = isLast ? theme.done : theme.ink;
    writeLine(sheet.ctx, fitLine(title, layout.width, FONT_PX), x, y + 0.4 * LINE_PX);
    sheet.ctx.fillStyle = theme.softInk;
    writeLine(sheet.ctx, fitLine(length ?? '', layout.width, FONT_PX), x, y + 1.4 * LINE_PX);
    const markOf = (cell: number): TileMark => ({
      look: placedTiles.includes(board.tiles[cell] ?? 0) ? 'moved' : 'plain',
    });
    const frame = isLast ? 'done' : 'plain';
    drawPuzzle(sheet.ctx, { x, y: y + titleHeight }, { board, goal, layout, markOf, frame }, theme);
    yield;
  }
  return sheet;
}
