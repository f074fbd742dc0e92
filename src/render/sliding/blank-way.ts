import type { Board, Puzzle } from '../../core/sliding/board.ts';
import type { Pen, Point } from '../paint/pen.ts';
import { cellCorner, type PuzzleLayout } from './draw-puzzle.ts';

/** Share of the cell's width and height: below the number and to the right of it. */
const PATH_POINT_IN_CELL = 0.82;

/**
 * Cells from the blank's cell to its goal cell, with both ends. The path goes first up or down, then along
 * the row.
 */
function blankPathCells({ cols, tiles }: Board, goal: Board): number[] {
  const goalCell = goal.tiles.indexOf(0);
  let cell = tiles.indexOf(0);
  const cells = [cell];
  while (cell !== goalCell) {
    const rowStep = Math.sign(Math.floor(goalCell / cols) - Math.floor(cell / cols));
    cell += rowStep !== 0 ? rowStep * cols : Math.sign((goalCell % cols) - (cell % cols));
    cells.push(cell);
  }
  return cells;
}

/** A dotted line with a ring at its start, and a disc in each cell on the path to the goal cell. */
export function drawBlankPath(
  { ctx, theme }: Pen,
  { x, y }: Point,
  { start, goal }: Puzzle,
  layout: PuzzleLayout,
): void {
  const points = blankPathCells(start, goal).map((cell) => {
    const corner = cellCorner(layout, cell);
    return [
      x + corner.x + layout.tileSide * PATH_POINT_IN_CELL,
      y + corner.y + layout.tileSide * PATH_POINT_IN_CELL,
    ] as const;
  });
  const lineWidth = Math.max(2, layout.tileSide * 0.035);
  ctx.lineCap = 'round';
  // First a wider line in the page's colour, so that the path is visible both on tiles and on the background
  // between them.
  for (const [colour, extraWidth] of [
    [theme.page, lineWidth * 0.9],
    [theme.focus, 0],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.fillStyle = colour;
    ctx.lineWidth = lineWidth + extraWidth;
    ctx.setLineDash([0.1, lineWidth * 2.4]);
    ctx.lineDashOffset = -lineWidth * 2.4;
    ctx.beginPath();
    for (const [px, py] of points) ctx.lineTo(px, py);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.lineDashOffset = 0;
    points.forEach(([px, py], pointIndex) => {
      ctx.beginPath();
      ctx.arc(
        px,
        py,
        layout.tileSide * (pointIndex === 0 ? 0.07 : 0.055) + (pointIndex === 0 ? 0 : extraWidth / 2),
        0,
        2 * Math.PI,
      );
      if (pointIndex === 0) ctx.stroke();
      else ctx.fill();
    });
  }
}
