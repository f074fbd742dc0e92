import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import { fitLine, writeLine } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';
import { drawPuzzle, layoutPuzzle, type TileMark } from './draw-puzzle.ts';

const SHEET_WIDTH_PX = 900;
const MIN_TILE_PX = 24;
const MAX_TILE_PX = 96;
const FONT_PX = 30;
const LINE_HEIGHT_PX = 36;
const BOARD_GAP_PX = 30;
/**
 * Small boards have three in a row, or two if there are four boards in all, so that rows are full. Larger
 * boards have two in a row, so that they are readable on a phone.
 */
const columnCountFor = (boardCount: number, cols: number): number =>
  Math.min(boardCount, cols <= 4 && boardCount !== 4 ? 3 : 2);

/** Boards are in reading order, with their titles above. The last board is solved. */
export function* drawStages(
  { goal, boards }: Extract<Scene, { kind: 'stages' }>,
  theme: Theme,
): Pieces<Sheet> {
  const columnCount = columnCountFor(boards.length, goal.cols);
  const tileSide = Math.max(
    MIN_TILE_PX,
    Math.min(MAX_TILE_PX, Math.floor(SHEET_WIDTH_PX / columnCount / (goal.cols + 1))),
  );
  const layout = layoutPuzzle(goal.rows, goal.cols, tileSide);
  const titleHeight = 2.25 * LINE_HEIGHT_PX;
  const boardDistance = { x: layout.width + BOARD_GAP_PX, y: titleHeight + layout.height + BOARD_GAP_PX };
  const boardRowCount = Math.ceil(boards.length / columnCount);
  const sheet = makeSheet(
    columnCount * boardDistance.x + BOARD_GAP_PX,
    boardRowCount * boardDistance.y + BOARD_GAP_PX,
    theme.page,
  );
  yield;
  for (const [boardIndex, { board, title, length, placedTiles }] of boards.entries()) {
    const x = BOARD_GAP_PX + (boardIndex % columnCount) * boardDistance.x;
    const y = BOARD_GAP_PX + Math.floor(boardIndex / columnCount) * boardDistance.y;
    const isLastBoard = boardIndex === boards.length - 1;
    sheet.ctx.fillStyle = isLastBoard ? theme.done : theme.ink;
    writeLine(sheet.ctx, fitLine(title, layout.width, FONT_PX), x, y + 0.4 * LINE_HEIGHT_PX);
    sheet.ctx.fillStyle = theme.softInk;
    writeLine(sheet.ctx, fitLine(length ?? '', layout.width, FONT_PX), x, y + 1.4 * LINE_HEIGHT_PX);
    const markOf = (cell: number): TileMark => ({
      look: placedTiles.includes(board.tiles[cell] ?? 0) ? 'moved' : 'plain',
    });
    const frameLook = isLastBoard ? 'done' : 'plain';
    drawPuzzle(
      sheet.ctx,
      { x, y: y + titleHeight },
      { board, goal, layout, markOf, frame: frameLook },
      theme,
    );
    yield;
  }
  return sheet;
}
