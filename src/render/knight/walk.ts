import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { colourAt } from '../paint/gradient.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { Theme } from '../paint/theme.ts';
import type { Scene } from '../scene.ts';
import { drawCoordinates, drawSquares } from './chessboard.ts';
import { drawPath } from './path.ts';
import { drawKnight, squareCentre } from './tour-marks.ts';
import { planTour } from './tour-plan.ts';

/** The dot on a square in reach and the ring around it, in sides of a square. */
const DOT = { radius: 0.15, ring: 0.24, width: 0.035 };

/** A walk over a chessboard: the way so far with its numbers, a dot in a ring on each square in reach, the knight on the last one. */
export function* drawWalk({ walk, reach }: Extract<Scene, { kind: 'walk' }>, theme: Theme): Pieces<Sheet> {
  const { cols, rows, cells } = walk;
  const plan = planTour(cols, rows);
  const sheet = makeSheet(plan.width, plan.height, theme.page);
  const path = { cols, closed: false, squares: Int32Array.from(cells), ofSquares: cols * rows };
  const last = cells.length - 1;
  const colour = colourAt(theme.path, last / Math.max(1, cols * rows - 1));
  for (const panel of plan.panels) {
    const centre = (cell: number) => squareCentre(panel, plan.scale, cols, cell);
    drawSquares(sheet, panel, plan.scale, rows, theme);
    yield* drawPath(sheet, panel, plan, path, theme);
    for (const cell of reach) {
      const { ctx } = sheet;
      ctx.fillStyle = colour;
      ctx.strokeStyle = colour;
      ctx.lineWidth = plan.scale * DOT.width;
      ctx.beginPath();
      ctx.arc(...centre(cell), plan.scale * DOT.radius, 0, 2 * Math.PI);
      ctx.fill();
      ctx.beginPath();
      ctx.arc(...centre(cell), plan.scale * DOT.ring, 0, 2 * Math.PI);
      ctx.stroke();
    }
    drawKnight(sheet.ctx, centre(cells[last] ?? 0), plan.scale, colour, theme.pathInk, theme);
    drawCoordinates(sheet, panel, plan, rows, theme);
  }
  return sheet;
}
