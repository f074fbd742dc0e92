import type { Known, Loss } from '../../core/sliding/analysis/analysis.ts';
import { makeSheet, type Sheet } from '../paint/canvas.ts';
import { inkWidth, writeCentred } from '../paint/fonts.ts';
import type { Theme } from '../paint/theme.ts';
import type { Scene } from '../scene.ts';

const SIZE = { width: 1080, height: 640 };
const EDGE = { left: 92, right: 60, top: 70, bottom: 78 };
const TYPE = 26;
/** Loss marks closer than this many pixels would lie on each other. */
const MARK_ROOM = 46;

interface Chart {
  readonly x: (step: number) => number;
  readonly y: (distance: number) => number;
  readonly last: number;
  readonly most: number;
}

function chartOf(remaining: readonly Known[]): Chart {
  const last = Math.max(1, remaining.length - 1);
  const most = Math.max(1, ...remaining.map(({ atLeast, atMost = atLeast }) => atMost));
  const width = SIZE.width - EDGE.left - EDGE.right;
  const height = SIZE.height - EDGE.top - EDGE.bottom;
  return {
    x: (step) => EDGE.left + (step / last) * width,
    y: (distance) => SIZE.height - EDGE.bottom - (distance / most) * height,
    last,
    most,
  };
}

/** A round distance between two lines of the grid, so that there are about five. */
function gridStep(most: number): number {
  const rough = most / 5;
  return [1, 2, 5, 10, 20, 50, 100, 200, 500].find((step) => step >= rough) ?? 1000;
}

/** The moves still to go, after each step: falling where a step was good, rising in another colour where moves were lost. */
export function drawWay({ remaining, losses, done }: Extract<Scene, { kind: 'way' }>, theme: Theme): Sheet {
  const sheet = makeSheet(SIZE.width, SIZE.height, theme.page);
  const chart = chartOf(remaining);
  drawGrid(sheet, chart, remaining[0], theme);
  drawBand(sheet, chart, remaining, theme);
  drawLine(sheet, chart, remaining, losses, theme);
  markLosses(sheet, chart, remaining, losses, theme);
  drawEnd(sheet, chart, remaining, done, theme);
  return sheet;
}

/** Lines at round distances; the start's own distance stands among their numbers, and those too near to it give way. */
function drawGrid({ ctx }: Sheet, { x, y, last, most }: Chart, first: Known | undefined, theme: Theme): void {
  const start = first !== undefined && first.atLeast === first.atMost ? first.atLeast : undefined;
  const write = (distance: number, size: number): void => {
    const text = String(distance);
    writeCentred(ctx, text, EDGE.left - 22 - inkWidth(text, size) / 2, y(distance), size);
  };
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = theme.darkSquare;
  ctx.fillStyle = theme.softInk;
  for (let distance = 0; distance <= most; distance += gridStep(most)) {
    ctx.beginPath();
    ctx.moveTo(x(0), y(distance));
    ctx.lineTo(x(last), y(distance));
    ctx.stroke();
    if (start === undefined || Math.abs(y(distance) - y(start)) > TYPE * 1.2) write(distance, TYPE);
  }
  const step = gridStep(last);
  for (let at = 0; at <= last; at += step) {
    if (at > 0 && at < last && last - at < step * 0.45) continue;
    writeCentred(ctx, String(at), x(at), y(0) + 38, TYPE);
  }
  if (last % step !== 0) writeCentred(ctx, String(last), x(last), y(0) + 38, TYPE);
  ctx.fillStyle = theme.done;
  if (start !== undefined) write(start, TYPE + 8);
}

/** Between the bounds, where the distance isn't known. */
function drawBand({ ctx }: Sheet, { x, y }: Chart, remaining: readonly Known[], theme: Theme): void {
  ctx.fillStyle = theme.darkSquare;
  ctx.beginPath();
  for (const [at, { atLeast, atMost = atLeast }] of remaining.entries()) ctx.lineTo(x(at), y(atMost));
  for (const [at, { atLeast }] of [...remaining.entries()].reverse()) ctx.lineTo(x(at), y(atLeast));
  ctx.closePath();
  ctx.fill();
}

function drawLine(
  { ctx }: Sheet,
  { x, y }: Chart,
  remaining: readonly Known[],
  losses: readonly Loss[],
  theme: Theme,
): void {
  const isLost = (at: number): boolean =>
    losses.some(({ from, to, within }) => !within && from <= at && at <= to);
  ctx.lineWidth = 6;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const lost of [false, true]) {
    ctx.strokeStyle = lost ? theme.frameFault : theme.done;
    ctx.beginPath();
    remaining.forEach((known, at) => {
      const before = remaining[at - 1];
      if (before === undefined || isLost(at) !== lost) return;
      if (before.atLeast !== before.atMost || known.atLeast !== known.atMost) return;
      ctx.moveTo(x(at - 1), y(before.atLeast));
      ctx.lineTo(x(at), y(known.atLeast));
    });
    ctx.stroke();
  }
}

/** `+2` beside each loss, as far as there is room. */
function markLosses(
  { ctx }: Sheet,
  { x, y }: Chart,
  remaining: readonly Known[],
  losses: readonly Loss[],
  theme: Theme,
): void {
  let free = Number.NEGATIVE_INFINITY;
  for (const { from, to, lost } of losses) {
    const middle = (from - 1 + to) / 2;
    const near = [Math.floor(middle), Math.ceil(middle)].map((at) => remaining[at]);
    const high = Math.max(...near.map((known) => known?.atMost ?? known?.atLeast ?? 0));
    const across = Math.max(x(middle) - 14, EDGE.left + 8);
    if (across < free) continue;
    ctx.fillStyle = theme.frameFault;
    writeCentred(ctx, `+${lost}`, across, y(high) - 30, TYPE + 2);
    free = across + MARK_ROOM;
  }
}

/** A disc where the way begins and one where it ends, there with a tick if that is the goal, else with the moves still to go. */
function drawEnd(
  { ctx }: Sheet,
  { x, y, last }: Chart,
  remaining: readonly Known[],
  done: boolean,
  theme: Theme,
): void {
  const ends = [
    [0, remaining[0]],
    [last, remaining.at(-1)],
  ] as const;
  for (const [at, known] of ends) {
    if (known === undefined || known.atLeast !== known.atMost) continue;
    ctx.fillStyle = at === 0 || done ? theme.done : theme.frameFault;
    ctx.beginPath();
    ctx.arc(x(at), y(known.atLeast), 11, 0, 2 * Math.PI);
    ctx.fill();
    if (at === last)
      writeCentred(ctx, done ? '✓' : String(known.atLeast), x(at), y(known.atLeast) - 34, TYPE + 8);
  }
}
