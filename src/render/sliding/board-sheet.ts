import type { CanvasRenderingContext2D } from 'canvas';
import { defaultGoal, isSameBoard } from '../../core/sliding/board.ts';
import { isMove, movesForPress } from '../../core/sliding/moves.ts';
import { makeSheet, roundedRect, type Sheet } from '../paint/canvas.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { SquareArea } from '../paint/tile.ts';
import type { Scene } from '../scene/scene.ts';
import { cellCorner, drawCachedFrame, drawPuzzle, fitPuzzle, type TileMark } from './draw-puzzle.ts';
import { drawPhotoTiles, drawWholePhoto } from './photo-tiles.ts';
import { slideDirection } from './slide.ts';

/** The board's longer side has about 500 to 800 pixels. */
export function* drawBoard(
  { board, goal, movedCells = [], nextCell, doubtfulCells = [], photo }: Extract<Scene, { kind: 'board' }>,
  theme: Theme,
): Pieces<Sheet> {
  const layout = fitPuzzle(board, 640, 66, 210);
  const pictureMargin = Math.round(12 + layout.rim * 0.8);
  const sheet = makeSheet(layout.width + 2 * pictureMargin, layout.height + 2 * pictureMargin, theme.page);
  const markOf = (cell: number): TileMark => {
    if (movedCells.includes(cell)) {
      const direction = slideDirection(board, cell);
      return direction === undefined ? { look: 'moved' } : { look: 'moved', direction };
    }
    const [direction = ''] = cell === nextCell ? movesForPress(board, cell) : '';
    if (isMove(direction)) return { look: 'moved', direction };
    return { look: goal !== undefined && goal.tiles[cell] === board.tiles[cell] ? 'home' : 'plain' };
  };
  const isDone = goal !== undefined && isSameBoard(board, goal);
  const frameLook = isDone ? 'done' : 'plain';
  const boardCorner = { x: pictureMargin, y: pictureMargin };
  const puzzle = {
    board,
    goal: goal ?? defaultGoal(board.rows, board.cols),
    layout,
    markOf,
    frame: frameLook,
  } as const;
  if (photo === undefined) drawPuzzle(sheet.ctx, boardCorner, puzzle, theme);
  else {
    drawCachedFrame(sheet.ctx, boardCorner, layout, theme, frameLook);
    if (isDone) drawWholePhoto(sheet.ctx, boardCorner, photo, layout);
    else yield* drawPhotoTiles(sheet.ctx, boardCorner, photo, puzzle, theme);
  }
  for (const cell of doubtfulCells) {
    const corner = cellCorner(layout, cell);
    drawQuestionMark(
      sheet.ctx,
      { x: pictureMargin + corner.x, y: pictureMargin + corner.y, side: layout.tileSide },
      theme,
    );
  }
  return sheet;
}

/** A ring around the cell, and a disc with a question mark in its upper right corner. */
function drawQuestionMark(
  ctx: CanvasRenderingContext2D,
  { x, y, side }: SquareArea,
  { focus, page }: Theme,
): void {
  const lineWidth = Math.max(2, Math.round(side * 0.05));
  ctx.lineWidth = lineWidth;
  ctx.strokeStyle = focus;
  roundedRect(ctx, x + lineWidth / 2, y + lineWidth / 2, side - lineWidth, side - lineWidth, side * 0.12);
  ctx.stroke();
  const radius = side * 0.16;
  const [middleX, middleY] = [x + side - radius, y + radius];
  ctx.fillStyle = focus;
  ctx.beginPath();
  ctx.arc(middleX, middleY, radius, 0, 2 * Math.PI);
  ctx.fill();
  ctx.fillStyle = page;
  writeCentred(ctx, '?', middleX, middleY, radius * 1.4);
}
