import { makeSquare } from '../../core/knight/board/square.ts';
import { currentCell, isTour, squareOfCell } from '../../core/knight/board/walk.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { fittingFontSize, writeCentred } from '../paint/fonts.ts';
import { colourAt } from '../paint/gradient.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { Scene } from '../scene/scene.ts';
import { drawCoordinates, drawSquares, type PanelDrawing } from './chessboard.ts';
import { drawPath } from './path.ts';
import { drawKnight, squareCentre } from './tour-marks.ts';
import { planTour } from './tour-plan.ts';

type WalkScene = Extract<Scene, { kind: 'walk' }>;

/**
 * The ring on a square that the knight can reach, and the maximum size of the square's name inside the ring,
 * in sides of a square.
 */
const REACH_RING = { radius: 0.3, width: 0.055, name: { width: 0.46, height: 0.22 } };

/**
 * Draws a knight's walk: the path with move numbers, the knight, and a ring with the square's name on each
 * square that the knight can reach. If the knight is stuck, its colour is `theme.fault`.
 */
export function* drawWalk(
  { walk, reachableCells }: Pick<WalkScene, 'walk' | 'reachableCells'>,
  theme: Theme,
): Pieces<Sheet> {
  const plan = planTour(walk.cols, walk.rows);
  const sheet = makeSheet(plan.width, plan.height, theme.page);
  for (const panel of plan.panels) {
    const drawing = { sheet, panel, plan, theme };
    yield* drawWalkPanel(drawing, { walk, reachableCells });
    drawCoordinates(drawing, walk);
  }
  return sheet;
}

/** Draws one panel of a walk, without coordinates. */
export function* drawWalkPanel(
  drawing: PanelDrawing,
  { walk, reachableCells }: Pick<WalkScene, 'walk' | 'reachableCells'>,
): Pieces<void> {
  const { cols, rows, cells } = walk;
  const { plan, theme } = drawing;
  const { ctx } = drawing.sheet;
  const path = { cols, closed: false, squares: Int32Array.from(cells), tourSquares: cols * rows };
  const colour = colourAt(theme.path, (cells.length - 1) / Math.max(1, cols * rows - 1));
  const isStuck = reachableCells.length === 0 && !isTour(walk);
  const names = reachableCells.map((cell) => makeSquare(squareOfCell(cell, walk)));
  const size = fittingFontSize(
    ['h8', ...names],
    plan.scale * REACH_RING.name.width,
    plan.scale * REACH_RING.name.height,
  );
  const centre = (cell: number) => squareCentre(drawing, cols, cell);
  drawSquares(drawing, rows);
  yield* drawPath(drawing, path);
  for (const [at, cell] of reachableCells.entries()) {
    ctx.fillStyle = theme.lightSquare;
    ctx.strokeStyle = colour;
    ctx.lineWidth = plan.scale * REACH_RING.width;
    ctx.beginPath();
    ctx.arc(...centre(cell), plan.scale * REACH_RING.radius, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = theme.ink;
    writeCentred(ctx, names[at] ?? '', ...centre(cell), size);
  }
  drawKnight(ctx, centre(currentCell(walk)), plan.scale, {
    colour: isStuck ? theme.fault : colour,
    ink: theme.pathInk,
    edge: theme.lightSquare,
  });
}
