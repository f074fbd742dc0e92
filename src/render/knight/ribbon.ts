import { colourAt } from '../paint/gradient.ts';
import type { Pieces } from '../paint/pieces.ts';
import { type Drawing, pixelAt } from './chessboard.ts';
import { type Curve, curveThrough, PIECES_A_MOVE, pointAt } from './curve.ts';
import type { TourPlan } from './tour-plan.ts';
import { type Strand, weave } from './weave.ts';

/**
 * The width of the path's line, `face`, and of the paler line around it, `halo`, in sides of a square. Lines
 * below numbers are narrower.
 */
export type LineWidths = Readonly<
  Record<'numbers' | 'path', { readonly halo: number; readonly face: number }>
>;

const WIDTHS: LineWidths = { numbers: { halo: 0.17, face: 0.1 }, path: { halo: 0.27, face: 0.16 } };
/**
 * On squares with a side below `scale` pixels, lines are `wider` times as wide, so that their colours are
 * visible.
 */
const SMALL = { scale: 26, wider: 1.25 } as const;

/** Returns the line widths for squares of this size. */
export function lineWidths(
  widths: LineWidths,
  { scale, rendering }: Pick<TourPlan, 'scale' | 'rendering'>,
): { readonly halo: number; readonly face: number } {
  const { halo, face } = widths[rendering === 'numbers' ? 'numbers' : 'path'];
  const wider = scale < SMALL.scale ? SMALL.wider : 1;
  return { halo: halo * wider, face: face * wider };
}

/** The maximum length of a piece of path in one colour, in moves. */
const COLOUR_STEP = 0.5;

/** A tour drawn as a ribbon. Where it crosses itself, it passes alternately over and under. */
export interface Ribbon {
  readonly curve: Curve;
  readonly strands: readonly Strand[];
}

/**
 * Makes the ribbon through squares in the order of the tour. Squares are in reading order on a board of
 * `cols` columns.
 */
export function* ribbonThrough(squares: Int32Array, cols: number, closed: boolean): Pieces<Ribbon> {
  const curve = curveThrough(squares, cols, closed);
  const step = COLOUR_STEP * PIECES_A_MOVE;
  yield;
  const strands = (yield* weave(curve)).flatMap(({ from, to, over }) => {
    const parts = Math.max(1, Math.ceil((to - from) / step));
    const at = (part: number) => from + ((to - from) * part) / parts;
    return Array.from({ length: parts }, (_, part) => ({ from: at(part), to: at(part + 1), over }));
  });
  return { curve, strands };
}

/**
 * A rectangle of a board, in squares from the board's top left. What is drawn for it may overlap its edges.
 */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of a path to draw: its first `upTo` moves, within `area`. */
export interface PathPart {
  readonly upTo: number;
  readonly area: Area;
}

/**
 * The largest distance, in squares, from the middle of a piece of path to any point of it, line width
 * included. No piece is longer than a straight move.
 */
const PIECE_REACH = 1.5;

/** Whether a piece of path with its middle at (x, y) may be visible in an area. */
export function mayTouch({ left, top, right, bottom }: Area, x: number, y: number): boolean {
  return (
    x > left - PIECE_REACH && x < right + PIECE_REACH && y > top - PIECE_REACH && y < bottom + PIECE_REACH
  );
}

/** Draws the part of a ribbon that is visible in a panel: the lower strands first, then the upper ones. */
export function* drawRibbon(
  drawing: Drawing,
  { curve, strands }: Ribbon,
  { upTo, area }: PathPart,
): Pieces<void> {
  const {
    sheet: { ctx },
    plan,
    theme,
  } = drawing;
  const { scale } = plan;
  const end = Math.min(upTo * PIECES_A_MOVE, curve.x.length - 1);
  const drawn = strands.flatMap((strand) =>
    strand.from < end && mayTouch(area, ...pointAt(curve, (strand.from + strand.to) / 2))
      ? [{ ...strand, to: Math.min(strand.to, end), middle: (strand.from + strand.to) / 2 }]
      : [],
  );
  const { halo, face } = lineWidths(WIDTHS, plan);
  const last = curve.x.length - 1;
  ctx.save();
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  for (const level of [false, true]) {
    for (const { from, to, over } of drawn) {
      if (over !== level) continue;
      trace(drawing, curve, from, to);
      ctx.lineWidth = scale * halo;
      ctx.strokeStyle = theme.lightSquare;
      ctx.stroke();
      yield;
    }
    for (const { from, to, over, middle } of drawn) {
      if (over !== level) continue;
      trace(drawing, curve, from - 0.4, Math.min(end, to + 0.4));
      ctx.lineWidth = scale * face;
      ctx.strokeStyle = colourAt(theme.path, middle / last);
      ctx.stroke();
      yield;
    }
  }
  ctx.restore();
}

/** Makes the part of the curve from position `from` to position `to` the canvas's current path. */
function trace(drawing: Drawing, curve: Curve, from: number, to: number): void {
  const { ctx } = drawing.sheet;
  const point = (place: number) => pixelAt(drawing, pointAt(curve, place));
  ctx.beginPath();
  ctx.moveTo(...point(from));
  for (let place = Math.floor(from) + 1; place < to; place++) ctx.lineTo(...point(place));
  ctx.lineTo(...point(to));
}
