import { defaultGoal, sameBoard } from '../../core/sliding/board.ts';
import { isMove, slide } from '../../core/sliding/moves.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { Scene } from '../scene/scene.ts';
import { drawPuzzle, fitPuzzle, stampFrame, type TileMark } from './draw-puzzle.ts';
import { drawPhotoTiles, drawWholePhoto } from './photo-tiles.ts';
import { slideDirection } from './slide.ts';

/** Draws one board. Its longer side has about 500 to 800 pixels. */
export function* drawBoard(
  { board, goal, moved = [], next, photo }: Extract<Scene, { kind: 'board' }>,
  theme: Theme,
): Pieces<Sheet> {
  const layout = fitPuzzle(board, 640, 66, 210);
  const margin = Math.round(12 + layout.rim * 0.8);
  const sheet = makeSheet(layout.width + 2 * margin, layout.height + 2 * margin, theme.page);
  const markOf = (cell: number): TileMark => {
    if (moved.includes(cell)) {
      const towards = slideDirection(board, cell);
      return towards === undefined ? { look: 'moved' } : { look: 'moved', towards };
    }
    const [towards = ''] = cell === next ? slide(board, cell) : '';
    if (isMove(towards)) return { look: 'moved', towards };
    return { look: goal !== undefined && goal.tiles[cell] === board.tiles[cell] ? 'home' : 'plain' };
  };
  const isDone = goal !== undefined && sameBoard(board, goal);
  const frame = isDone ? 'done' : 'plain';
  const at = { x: margin, y: margin };
  const puzzle = { board, goal: goal ?? defaultGoal(board.rows, board.cols), layout, markOf, frame } as const;
  if (photo === undefined) drawPuzzle(sheet.ctx, at, puzzle, theme);
  else {
    stampFrame(sheet.ctx, at, layout, theme, frame);
    if (isDone) drawWholePhoto(sheet.ctx, at, photo, layout);
    else yield* drawPhotoTiles(sheet.ctx, at, photo, puzzle, theme);
  }
  return sheet;
}
