import type { DistanceBounds, Loss } from '../../core/sliding/analysis/analysis.ts';
import { fillRounded, makeSheet, type Sheet } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/picture-theme.ts';
import { fitLine, writeLine } from '../paint/words.ts';
import type { Scene } from '../scene/scene.ts';
import { gridStep } from './histogram.ts';

type MovesChart = Extract<Scene, { kind: 'way' }>;

const SIZE_PX = { width: 800, height: 640 };
const EDGE_PX = { left: 84, right: 52, top: 112, bottom: 104 };
const FONT_PX = 27;
/**
 * The minimum distance between two labels such as `+2`, in pixels. Such a label is the number of unnecessary
 * moves in a part of the user's solution.
 */
const MARK_GAP_PX = 54;
/** The height of a text line in the legend below the chart, in pixels. */
const LEGEND_LINE_PX = 40;

interface ChartScale {
  readonly x: (step: number) => number;
  readonly y: (distance: number) => number;
  readonly lastStep: number;
  readonly maxDistance: number;
}

const isExact = ({ atLeast, atMost }: DistanceBounds): boolean => atLeast === atMost;

function scaleChart(remaining: readonly DistanceBounds[]): ChartScale {
  const lastStep = Math.max(1, remaining.length - 1);
  const maxDistance = Math.max(1, ...remaining.map(({ atLeast, atMost = atLeast }) => atMost));
  const width = SIZE_PX.width - EDGE_PX.left - EDGE_PX.right;
  const height = SIZE_PX.height - EDGE_PX.top - EDGE_PX.bottom;
  return {
    x: (step) => EDGE_PX.left + (step / lastStep) * width,
    y: (distance) => SIZE_PX.height - EDGE_PX.bottom - (distance / maxDistance) * height,
    lastStep,
    maxDistance,
  };
}

/**
 * Draws a line chart: the distance to the goal, in moves, after each move that the user made. Good moves
 * lower the distance. Lost moves raise it, and their part of the line has another colour.
 */
export function drawMovesChart({ remaining, losses, isSolved, labels }: MovesChart, theme: Theme): Sheet {
  const legend = [
    ...(losses.length > 0 ? [{ text: labels.lostMoves, colour: theme.fault, edge: theme.fault }] : []),
    ...(remaining.every(isExact)
      ? []
      : [{ text: labels.betweenBounds, colour: theme.grid, edge: theme.softInk }]),
  ];
  const sheet = makeSheet(SIZE_PX.width, SIZE_PX.height + legend.length * LEGEND_LINE_PX, theme.page);
  const chart = scaleChart(remaining);
  drawGrid(sheet, chart, remaining[0], theme);
  drawTitles(sheet, labels, theme);
  drawBand(sheet, chart, remaining, theme);
  drawLine(sheet, chart, remaining, losses, theme);
  markLosses(sheet, chart, remaining, losses, theme);
  drawEnd(sheet, chart, remaining, isSolved, theme);
  legend.forEach((line, at) => {
    drawLegendLine(sheet, SIZE_PX.height + at * LEGEND_LINE_PX, line, theme);
  });
  return sheet;
}

function drawTitles({ ctx }: Sheet, { movesMade, movesLeft }: MovesChart['labels'], theme: Theme): void {
  const room = SIZE_PX.width - EDGE_PX.right - FONT_PX;
  ctx.fillStyle = theme.softInk;
  writeLine(ctx, fitLine(movesLeft, room, FONT_PX), FONT_PX, FONT_PX + 4);
  const below = SIZE_PX.height - FONT_PX;
  writeLine(ctx, fitLine(movesMade, room, FONT_PX), SIZE_PX.width - EDGE_PX.right, below, 'right');
}

/**
 * An entry of the legend below the chart: its text, the colour of the sample next to the text, and the colour
 * of the sample's edge.
 */
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
  writeLine(ctx, fitLine(text, SIZE_PX.width - 4 * FONT_PX, FONT_PX - 2), FONT_PX * 3, y + FONT_PX / 4);
}

/**
 * Draws the grid and the numbers at both axes. The distance at the start is written larger. Round numbers
 * that are too close to this distance are left out.
 */
function drawGrid(
  { ctx }: Sheet,
  { x, y, lastStep, maxDistance }: ChartScale,
  first: DistanceBounds | undefined,
  theme: Theme,
): void {
  const startDistance = first !== undefined && isExact(first) ? first.atLeast : undefined;
  const writeDistance = (distance: number, size: number): void => {
    const text = String(distance);
    writeCentred(ctx, text, EDGE_PX.left - 22 - inkWidth(text, size) / 2, y(distance), size);
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
  const step = gridStep(lastStep);
  for (let at = 0; at <= lastStep; at += step) {
    if (at > 0 && at < lastStep && lastStep - at < step * 0.45) continue;
    writeCentred(ctx, String(at), x(at), y(0) + 38, FONT_PX);
  }
  if (lastStep % step !== 0) writeCentred(ctx, String(lastStep), x(lastStep), y(0) + 38, FONT_PX);
  ctx.fillStyle = theme.done;
  if (startDistance !== undefined) writeDistance(startDistance, FONT_PX + 8);
}

/**
 * Fills the area between the lower and the upper bound of the distance, where the exact distance isn't known.
 */
function drawBand(
  { ctx }: Sheet,
  { x, y }: ChartScale,
  remaining: readonly DistanceBounds[],
  theme: Theme,
): void {
  ctx.fillStyle = theme.grid;
  ctx.beginPath();
  for (const [at, { atLeast, atMost = atLeast }] of remaining.entries()) ctx.lineTo(x(at), y(atMost));
  for (const [at, { atLeast }] of [...remaining.entries()].reverse()) ctx.lineTo(x(at), y(atLeast));
  ctx.closePath();
  ctx.fill();
  ctx.lineWidth = 2;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = theme.softInk;
  if (!remaining.every(isExact)) ctx.stroke();
}

function drawLine(
  { ctx }: Sheet,
  { x, y }: ChartScale,
  remaining: readonly DistanceBounds[],
  losses: readonly Loss[],
  theme: Theme,
): void {
  const isLost = (at: number): boolean =>
    losses.some(({ from, to, within }) => !within && from <= at && at <= to);
  ctx.lineWidth = 6;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const lost of [false, true]) {
    ctx.strokeStyle = lost ? theme.fault : theme.done;
    ctx.beginPath();
    remaining.forEach((known, at) => {
      const before = remaining[at - 1];
      if (before === undefined || isLost(at) !== lost) return;
      if (!isExact(before) || !isExact(known)) return;
      ctx.moveTo(x(at - 1), y(before.atLeast));
      ctx.lineTo(x(at), y(known.atLeast));
    });
    ctx.stroke();
  }
}

/**
 * Writes the number of lost moves, such as `+2`, above each part of the line where moves were lost. Leaves
 * out labels that would overlap the label before.
 */
function markLosses(
  { ctx }: Sheet,
  { x, y }: ChartScale,
  remaining: readonly DistanceBounds[],
  losses: readonly Loss[],
  theme: Theme,
): void {
  let nextFreeX = Number.NEGATIVE_INFINITY;
  for (const { from, to, lost } of losses) {
    const middle = (from - 1 + to) / 2;
    const bounds = [Math.floor(middle), Math.ceil(middle)].map((at) => remaining[at]);
    const highest = Math.max(...bounds.map((known) => known?.atMost ?? known?.atLeast ?? 0));
    const labelX = Math.max(x(middle) - 14, EDGE_PX.left + 8);
    if (labelX < nextFreeX) continue;
    ctx.fillStyle = theme.fault;
    writeCentred(ctx, `+${lost}`, labelX, y(highest) - 30, FONT_PX + 2);
    nextFreeX = labelX + MARK_GAP_PX;
  }
}

/**
 * Draws a disc at the start of the line and another at its end. Above the end it writes a tick if the user
 * reached the goal (`isSolved`), else the number of moves still to go.
 */
function drawEnd(
  { ctx }: Sheet,
  { x, y, lastStep }: ChartScale,
  remaining: readonly DistanceBounds[],
  isSolved: boolean,
  theme: Theme,
): void {
  const ends = [
    [0, remaining[0]],
    [lastStep, remaining.at(-1)],
  ] as const;
  for (const [at, known] of ends) {
    if (known === undefined || !isExact(known)) continue;
    ctx.fillStyle = at === 0 || isSolved ? theme.done : theme.fault;
    ctx.beginPath();
    ctx.arc(x(at), y(known.atLeast), 11, 0, 2 * Math.PI);
    ctx.fill();
    if (at === lastStep)
      writeCentred(ctx, isSolved ? '✓' : String(known.atLeast), x(at), y(known.atLeast) - 34, FONT_PX + 8);
  }
}
