import { cellOfSquare } from '../../core/knight/board/walk.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import type { Theme } from '../paint/picture-theme.ts';
import type { Pieces } from '../paint/pieces.ts';
import type { DrawnTour, Scene } from '../scene/scene.ts';
import { drawCoordinates, drawSquares } from './chessboard.ts';
import { drawHeat } from './heat.ts';
import { drawPath, pathOf } from './path.ts';
import { drawLegend, drawMeasures, markTourEnds } from './tour-marks.ts';
import { planTour } from './tour-plan.ts';

/**
 * Small boards show the path with move numbers, larger boards only the path, huge boards a heat map of the
 * move numbers.
 */
export function* drawTour(
  { tour, style, squares, measures }: Extract<Scene, { kind: 'tour' }>,
  theme: Theme,
): Pieces<Sheet> {
  const plan = planTour(tour.cols, tour.rows, measures !== undefined);
  const sheet = makeSheet(plan.width, plan.height, theme.page);
  const endSquares = endSquaresOf(tour);
  const path = plan.rendering === 'heat' ? undefined : yield* pathOf(tour, style);
  yield;
  const ramp = path ? theme.path : theme.heat;
  for (const panel of plan.panels) {
    const drawing = { sheet, panel, plan, theme };
    if (path) {
      drawSquares(drawing, tour.rows);
      yield;
      yield* drawPath(drawing, path);
    } else {
      drawHeat(drawing, tour);
    }
    yield;
    markTourEnds(drawing, tour, endSquares, ramp);
    drawCoordinates(drawing, { rows: tour.rows, squares });
    yield;
  }
  drawLegend(sheet, plan, tour.cols * tour.rows, ramp, theme);
  if (measures) drawMeasures(sheet, plan, measures, theme);
  return sheet;
}

/** First and last square, numbered in reading order. */
function endSquaresOf({ cols, rows, order, sampling }: DrawnTour): readonly [number, number] {
  if (sampling === undefined) return [order.indexOf(1), order.indexOf(order.length)];
  return [cellOfSquare(sampling.start, { cols, rows }), cellOfSquare(sampling.end, { cols, rows })];
}
