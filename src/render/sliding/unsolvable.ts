import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Scene } from '../scene/scene.ts';
import { drawPuzzle, fitPuzzle } from './draw-puzzle.ts';

/**
 * A struck-through arrow leads from start to goal. The two tiles to exchange are marked on both boards. If
 * boards are wide, the goal is below the start.
 */
export function drawUnsolvable(
  { start, goal, swap }: Extract<Scene, { kind: 'unsolvable' }>,
  theme: Theme,
): Sheet {
  const isStacked = start.cols > 1.5 * start.rows;
  const layout = fitPuzzle(start, 420, 46, 120);
  const pictureMargin = Math.round(14 + layout.rim * 0.8);
  const boardGap = 96;
  const width = 2 * pictureMargin + (isStacked ? layout.width : 2 * layout.width + boardGap);
  const height = 2 * pictureMargin + (isStacked ? 2 * layout.height + boardGap : layout.height);
  const sheet = makeSheet(width, height, theme.page);
  const goalCorner = isStacked
    ? { x: pictureMargin, y: pictureMargin + layout.height + boardGap }
    : { x: pictureMargin + layout.width + boardGap, y: pictureMargin };
  for (const [board, corner, frame] of [
    [start, { x: pictureMargin, y: pictureMargin }, 'fault'],
    [goal, goalCorner, 'plain'],
  ] as const) {
    const markOf = (cell: number) => ({
      look: swap.includes(board.tiles[cell] ?? 0) ? ('fault' as const) : ('plain' as const),
    });
    drawPuzzle(sheet.ctx, corner, { board, goal, layout, markOf, frame }, theme);
  }
  drawBarredArrow(sheet, width / 2, height / 2, isStacked, theme);
  return sheet;
}

/** A margin separates the stroke from the arrow. */
function drawBarredArrow({ ctx }: Sheet, x: number, y: number, isDownwards: boolean, theme: Theme): void {
  ctx.fillStyle = theme.softInk;
  writeCentred(ctx, isDownwards ? '↓' : '→', x, y, 78);
  ctx.lineCap = 'round';
  for (const [strokeWidth, colour] of [
    [17, theme.page],
    [8, theme.fault],
  ] as const) {
    ctx.lineWidth = strokeWidth;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x - 21, y + 25);
    ctx.lineTo(x + 3, y - 25);
    ctx.stroke();
  }
}
