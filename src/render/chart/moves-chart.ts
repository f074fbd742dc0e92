import type { DistanceBounds, Loss } from '../../core/sliding/analysis/analysis.ts';
import { fillRounded, makeSheet, type Sheet } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { fitLine, writeLine } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';
import { gridStep } from './histogram.ts';

type MovesChart = Extract<Scene, { kind: 'way' }>;

const CHART_SIZE_PX = { width: 800, height: 640 };
const CHART_MARGINS_PX = { left: 84, right: 52, top: 112, bottom: 104 };
const FONT_PX = 27;
/** Gap between two labels such as `+2`: the unnecessary moves in a part of the user's solution. */
const MIN_LABEL_GAP_PX = 54;
const LEGEND_LINE_HEIGHT_PX = 40;

interface ChartScale {
  /** Returns pixels. */
  readonly x: (step: number) => number;
  readonly y: (distance: number) => number;
  readonly lastStep: number;
  readonly maxDistance: number;
}

const isExact = ({ atLeast, atMost }: DistanceBounds): boolean => atLeast === atMost;

function scaleChart(remainingDistances: readonly DistanceBounds[]): ChartScale {
  const lastStep = Math.max(1, remainingDistances.length - 1);
  const maxDistance = Math.max(1, ...remainingDistances.map(({ atLeast, atMost = atLeast }) => atMost));
  const width = CHART_SIZE_PX.width - CHART_MARGINS_PX.left - CHART_MARGINS_PX.right;
  const height = CHART_SIZE_PX.height - CHART_MARGINS_PX.top - CHART_MARGINS_PX.bottom;
  return {
    x: (step) => CHART_MARGINS_PX.left + (step / lastStep) * width,
    y: (distance) => CHART_SIZE_PX.height - CHART_MARGINS_PX.bottom - (distance / maxDistance) * height,
    lastStep,
    maxDistance,
  };
}

/**
 * A line chart of the distance to the goal, in moves, after each move that the user made. Lost moves raise
 * it, and their part of the line has another colour.
 */
export function drawMovesChart({ remaining, losses, isSolved, labels }: MovesChart, theme: Theme): Sheet {
  const legend = [
    ...(losses.length > 0 ? [{ text: labels.lostMoves, colour: theme.fault, edge: theme.fault }] : []),
    ...(remaining.every(isExact)
      ? []
      : [{ text: labels.betweenBounds, colour: theme.grid, edge: theme.softInk }]),
  ];
  const sheet = makeSheet(
    CHART_SIZE_PX.width,
    CHART_SIZE_PX.height + legend.length * LEGEND_LINE_HEIGHT_PX,
    theme.page,
  );
  const chartScale = scaleChart(remaining);
  drawGrid(sheet, chartScale, remaining[0], theme);
  drawTitles(sheet, labels, theme);
  drawBoundsArea(sheet, chartScale, remaining, theme);
  drawDistanceLine(sheet, chartScale, remaining, losses, theme);
  markLosses(sheet, chartScale, remaining, losses, theme);
  drawChartEnds(sheet, chartScale, remaining, isSolved, theme);
  legend.forEach((line, lineIndex) => {
    drawLegendLine(sheet, CHART_SIZE_PX.height + lineIndex * LEGEND_LINE_HEIGHT_PX, line, theme);
  });
  return sheet;
}

function drawTitles({ ctx }: Sheet, { movesMade, movesLeft }: MovesChart['labels'], theme: Theme): void {
  const maxTextWidth = CHART_SIZE_PX.width - CHART_MARGINS_PX.right - FONT_PX;
  ctx.fillStyle = theme.softInk;
  writeLine(ctx, fitLine(movesLeft, maxTextWidth, FONT_PX), FONT_PX, FONT_PX + 4);
  const bottomTitleY = CHART_SIZE_PX.height - FONT_PX;
  writeLine(
    ctx,
    fitLine(movesMade, maxTextWidth, FONT_PX),
    CHART_SIZE_PX.width - CHART_MARGINS_PX.right,
    bottomTitleY,
    'right',
  );
}

interface LegendLine {
  readonly text: string;
  readonly colour: string;
  readonly edge: string;
}

function drawLegendLine({ ctx }: Sheet, y: number, { text, colour, edge }: LegendLine, theme: Theme): void {
  fillRounded(ctx, colour, FONT_PX, y, FONT_PX * 1.4, FONT_PX * 0.5, 6);
  ctx.lineWidth = 2;
  ctx.strokeStyle = edge;
  ctx.stroke();
  ctx.fillStyle = theme.softInk;
  writeLine(ctx, fitLine(text, CHART_SIZE_PX.width - 4 * FONT_PX, FONT_PX - 2), FONT_PX * 3, y + FONT_PX / 4);
}

/**
 * Numbers at both axes. The distance at the start is written larger. Round numbers that are too close to it
 * are left out.
 */
function drawGrid(
  { ctx }: Sheet,
  { x, y, lastStep, maxDistance }: ChartScale,
  startBounds: DistanceBounds | undefined,
  theme: Theme,
): void {
  const startDistance = startBounds !== undefined && isExact(startBounds) ? startBounds.atLeast : undefined;
  const writeDistance = (distance: number, size: number): void => {
    const text = String(distance);
    writeCentred(ctx, text, CHART_MARGINS_PX.left - 22 - inkWidth(text, size) / 2, y(distance), size);
  };
  ctx.lineWidth = 2;
  ctx.strokeStyle = theme.grid;
  ctx.fillStyle = theme.softInk;
  for (let distance = 0; distance <= maxDistance; distance += gridStep(maxDistance)) {
    ctx.beginPath();
    ctx.moveTo(x(0), y(distance));
    ctx.lineTo(x(lastStep), y(distance));
    ctx.stroke();
    if (startDistance === undefined || Math.abs(y(distance) - y(startDistance)) > FONT_PX * 1.2)
      writeDistance(distance, FONT_PX);
  }
  const stepsPerGridLine = gridStep(lastStep);
  for (let stepNumber = 0; stepNumber <= lastStep; stepNumber += stepsPerGridLine) {
    if (stepNumber > 0 && stepNumber < lastStep && lastStep - stepNumber < stepsPerGridLine * 0.45) continue;
    writeCentred(ctx, String(stepNumber), x(stepNumber), y(0) + 38, FONT_PX);
  }
  if (lastStep % stepsPerGridLine !== 0) writeCentred(ctx, String(lastStep), x(lastStep), y(0) + 38, FONT_PX);
  ctx.fillStyle = theme.done;
  if (startDistance !== undefined) writeDistance(startDistance, FONT_PX + 8);
}

/** Area between the lower and the upper bound, where the exact distance isn't known. */
function drawBoundsArea(
  { ctx }: Sheet,
  { x, y }: ChartScale,
  remainingDistances: readonly DistanceBounds[],
  theme: Theme,
): void {
  ctx.fillStyle = theme.grid;
  ctx.beginPath();
  for (const [stepIndex, { atLeast, atMost = atLeast }] of remainingDistances.entries())
    ctx.lineTo(x(stepIndex), y(atMost));
  for (const [stepIndex, { atLeast }] of [...remainingDistances.entries()].reverse())
    ctx.lineTo(x(stepIndex), y(atLeast));
  ctx.closePath();
  ctx.fill();
  ctx.lineWidth = 2;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = theme.softInk;
  if (!remainingDistances.every(isExact)) ctx.stroke();
}

function drawDistanceLine(
  { ctx }: Sheet,
  { x, y }: ChartScale,
  remainingDistances: readonly DistanceBounds[],
  losses: readonly Loss[],
  theme: Theme,
): void {
  const isLostStep = (stepIndex: number): boolean =>
    losses.some(
      ({ from: fromStep, to: toStep, within }) => !within && fromStep <= stepIndex && stepIndex <= toStep,
    );
  ctx.lineWidth = 6;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const isLostPart of [false, true]) {
    ctx.strokeStyle = isLostPart ? theme.fault : theme.done;
    ctx.beginPath();
    remainingDistances.forEach((bounds, stepIndex) => {
      const previousBounds = remainingDistances[stepIndex - 1];
      if (previousBounds === undefined || isLostStep(stepIndex) !== isLostPart) return;
      if (!isExact(previousBounds) || !isExact(bounds)) return;
      ctx.moveTo(x(stepIndex - 1), y(previousBounds.atLeast));
      ctx.lineTo(x(stepIndex), y(bounds.atLeast));
    });
    ctx.stroke();
  }
}

/** Writes the lost moves, such as `+2`, above the line. Leaves out labels that would overlap. */
function markLosses(
  { ctx }: Sheet,
  { x, y }: ChartScale,
  remainingDistances: readonly DistanceBounds[],
  losses: readonly Loss[],
  theme: Theme,
): void {
  let nextFreeX = Number.NEGATIVE_INFINITY;
  for (const { from: fromStep, to: toStep, lost: lostMoveCount } of losses) {
    const middleStep = (fromStep - 1 + toStep) / 2;
    const stepBounds = [Math.floor(middleStep), Math.ceil(middleStep)].map(
      (stepIndex) => remainingDistances[stepIndex],
    );
    const maxDistance = Math.max(...stepBounds.map((oneBound) => oneBound?.atMost ?? oneBound?.atLeast ?? 0));
    const labelX = Math.max(x(middleStep) - 14, CHART_MARGINS_PX.left + 8);
    if (labelX < nextFreeX) continue;
    ctx.fillStyle = theme.fault;
    writeCentred(ctx, `+${lostMoveCount}`, labelX, y(maxDistance) - 30, FONT_PX + 2);
    nextFreeX = labelX + MIN_LABEL_GAP_PX;
  }
}

/**
 * A disc at each end of the line. Above the last one is a tick if the user reached the goal (`isSolved`),
 * else the number of moves still to go.
 */
function drawChartEnds(
  { ctx }: Sheet,
  { x, y, lastStep }: ChartScale,
  remainingDistances: readonly DistanceBounds[],
  isSolved: boolean,
  theme: Theme,
): void {
  const chartEnds = [
    [0, remainingDistances[0]],
    [lastStep, remainingDistances.at(-1)],
  ] as const;
  for (const [stepIndex, bounds] of chartEnds) {
    if (bounds === undefined || !isExact(bounds)) continue;
    ctx.fillStyle = stepIndex === 0 || isSolved ? theme.done : theme.fault;
    ctx.beginPath();
    ctx.arc(x(stepIndex), y(bounds.atLeast), 11, 0, 2 * Math.PI);
    ctx.fill();
    if (stepIndex === lastStep)
      writeCentred(
        ctx,
        isSolved ? '✓' : String(bounds.atLeast),
        x(stepIndex),
        y(bounds.atLeast) - 34,
        FONT_PX + 8,
      );
  }
}
