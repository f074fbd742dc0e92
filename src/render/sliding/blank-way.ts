import type { Board, Puzzle } from '../../core/sliding/board.ts';
import type { Pen, Point } from '../paint/pen.ts';
import { cellCorner, type PuzzleLayout } from './draw-puzzle.ts';

/** Where the way runs in a cell, as shares of its side: below and beside the number. */
const INSIDE = 0.82;

/** The cells that the blank passes on the straight way, first up or down, then along the row; both ends included. */
function cellsBetween({ cols, tiles }: Board, goal: Board): number[] {
  const to = goal.tiles.indexOf(0);
  let cell = tiles.indexOf(0);
  const cells = [cell];
  while (cell !== to) {
    const down = Math.sign(Math.floor(to / cols) - Math.floor(cell / cols));
    cell += down !== 0 ? down * cols : Math.sign((to % cols) - (cell % cols));
    cells.push(cell);
  }
  return cells;
}

/** The blank's taxicab way to its place in the goal, as a dotted line with a ring where it begins and a disc in each cell it enters. */
export function drawBlankWay(
  { ctx, theme }: Pen,
  { x, y }: Point,
  { start, goal }: Puzzle,
  layout: PuzzleLayout,
): void {
  const points = cellsBetween(start, goal).map((cell) => {
    const corner = cellCorner(layout, cell);
    return [x + corner.x + layout.tile * INSIDE, y + corner.y + layout.tile * INSIDE] as const;
  });
  const width = Math.max(2, layout.tile * 0.035);
  ctx.lineCap = 'round';
  // The page around it sets it off from tiles and well alike.
  for (const [colour, wider] of [
    [theme.page, width * 0.9],
    [theme.focus, 0],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.fillStyle = colour;
    ctx.lineWidth = width + wider;
    ctx.setLineDash([0.1, width * 2.4]);
    ctx.lineDashOffset = -width * 2.4;
    ctx.beginPath();
    for (const [px, py] of points) ctx.lineTo(px, py);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.lineDashOffset = 0;
    points.forEach(([px, py], at) => {
      ctx.beginPath();
      ctx.arc(px, py, layout.tile * (at === 0 ? 0.07 : 0.055) + (at === 0 ? 0 : wider / 2), 0, 2 * Math.PI);
      if (at === 0) ctx.stroke();
      else ctx.fill();
    });
  }
}
