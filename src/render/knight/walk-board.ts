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
 * Ring on a square that the knight can reach. `name`: maximum size of the square's name inside the ring. In
 * sides of a square.
 */
const REACHABLE_RING = { radius: 0.3, width: 0.055, name: { width: 0.46, height: 0.22 } };

/**
 * Rings with names mark the squares that the knight can reach. If it is stuck, its colour is `theme.fault`.
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

/** Draws no coordinates. */
export function* drawWalkPanel(
  drawing: PanelDrawing,
  { walk, reachableCells }: Pick<WalkScene, 'walk' | 'reachableCells'>,
): Pieces<void> {
  const { cols, rows, cells } = walk;
  const { plan, theme } = drawing;
  const { ctx } = drawing.sheet;
  const path = { cols, isClosed: false, squares: Int32Array.from(cells), tourSquareCount: cols * rows };
  const knightColour = colourAt(theme.path, (cells.length - 1) / Math.max(1, cols * rows - 1));
  const isStuck = reachableCells.length === 0 && !isTour(walk);
  const squareNames = reachableCells.map((cell) => makeSquare(squareOfCell(cell, walk)));
  const nameFontSize = fittingFontSize(
    ['h8', ...squareNames],
    plan.scale * REACHABLE_RING.name.width,
    plan.scale * REACHABLE_RING.name.height,
  );
  const centreOf = (cell: number) => squareCentre(drawing, cols, cell);
  drawSquares(drawing, rows);
  yield* drawPath(drawing, path);
  for (const [cellIndex, cell] of reachableCells.entries()) {
    ctx.fillStyle = theme.lightSquare;
    ctx.strokeStyle = knightColour;
    ctx.lineWidth = plan.scale * REACHABLE_RING.width;
    ctx.beginPath();
    ctx.arc(...centreOf(cell), plan.scale * REACHABLE_RING.radius, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
    ctx.fillStyle = theme.ink;
    writeCentred(ctx, squareNames[cellIndex] ?? '', ...centreOf(cell), nameFontSize);
  }
  drawKnight(ctx, centreOf(currentCell(walk)), plan.scale, {
    colour: isStuck ? theme.fault : knightColour,
    ink: theme.pathInk,
    edge: theme.lightSquare,
  });
}
