import { colourAt } from '../paint/gradient.ts';
import type { Pieces } from '../paint/pieces.ts';
import { type PanelDrawing, pixelAt } from './chessboard.ts';
import { type Curve, curveThrough, PIECES_PER_MOVE, pointAt } from './curve.ts';
import type { TourPlan } from './tour-plan.ts';
import { type Strand, weave } from './weave.ts';

/**
 * As fractions of a square's side. `face` is the coloured line of the path, `halo` is the paler line below
 * it, which separates it from other lines. On a board with move numbers, lines are narrower.
 */
export type LineWidths = Readonly<
  Record<'numbers' | 'path', { readonly halo: number; readonly face: number }>
>;

const RIBBON_WIDTHS: LineWidths = { numbers: { halo: 0.17, face: 0.1 }, path: { halo: 0.27, face: 0.16 } };
/**
 * Squares with a side below `scale` pixels have lines wider by `widthFactor`. The colours of thinner lines
 * would hardly be visible.
 */
const SMALL_SQUARES = { scale: 26, widthFactor: 1.25 } as const;

/** Widths in sides of a square. */
export function lineWidths(
  widths: LineWidths,
  { scale, rendering }: Pick<TourPlan, 'scale' | 'rendering'>,
): { readonly halo: number; readonly face: number } {
  const { halo, face } = widths[rendering === 'numbers' ? 'numbers' : 'path'];
  const widthFactor = scale < SMALL_SQUARES.scale ? SMALL_SQUARES.widthFactor : 1;
  return { halo: halo * widthFactor, face: face * widthFactor };
}

/** Limit for a part of the path that has a single colour. */
const MAX_COLOUR_PART_MOVES = 0.5;

/** A smooth curve, cut into strands. Where it crosses itself, one strand passes over and the other under. */
export interface Ribbon {
  readonly curve: Curve;
  readonly strands: readonly Strand[];
}

/** `squares`: in the order of the tour, numbered in reading order on a board of `cols` columns. */
export function* ribbonThrough(squares: Int32Array, cols: number, isClosed: boolean): Pieces<Ribbon> {
  const curve = curveThrough(squares, cols, isClosed);
  const pointsPerColour = MAX_COLOUR_PART_MOVES * PIECES_PER_MOVE;
  yield;
  const strands = (yield* weave(curve)).flatMap(({ from, to, isOver: isStrandOver }) => {
    const partCount = Math.max(1, Math.ceil((to - from) / pointsPerColour));
    const positionOf = (partIndex: number) => from + ((to - from) * partIndex) / partCount;
    return Array.from({ length: partCount }, (_, partIndex) => ({
      from: positionOf(partIndex),
      to: positionOf(partIndex + 1),
      isOver: isStrandOver,
    }));
  });
  return { curve, strands };
}

/** In squares from the board's top left corner. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The first `maxMoves` moves, within `area`. */
export interface PathPart {
  readonly maxMoves: number;
  readonly area: Area;
}

/**
 * Distance between the middle of a part of a path and anything that is drawn for it, in squares. The largest
 * part is a whole straight move, with the width of its line.
 */
const MAX_PART_DISTANCE = 1.5;

/** Whether a part of a path may be visible. (x, y) is its middle, in squares. */
export function mayTouch({ left, top, right, bottom }: Area, x: number, y: number): boolean {
  return (
    x > left - MAX_PART_DISTANCE &&
    x < right + MAX_PART_DISTANCE &&
    y > top - MAX_PART_DISTANCE &&
    y < bottom + MAX_PART_DISTANCE
  );
}

/** Strands that pass under others are drawn first. */
export function* drawRibbon(
  drawing: PanelDrawing,
  { curve, strands }: Ribbon,
  { maxMoves, area }: PathPart,
): Pieces<void> {
  const {
    sheet: { ctx },
    plan,
    theme,
  } = drawing;
  const { scale } = plan;
  const endPointIndex = Math.min(maxMoves * PIECES_PER_MOVE, curve.x.length - 1);
  const visibleStrands = strands.flatMap((strand) =>
    strand.from < endPointIndex && mayTouch(area, ...pointAt(curve, (strand.from + strand.to) / 2))
      ? [{ ...strand, to: Math.min(strand.to, endPointIndex), middle: (strand.from + strand.to) / 2 }]
      : [],
  );
  const { halo, face } = lineWidths(RIBBON_WIDTHS, plan);
  const lastPointIndex = curve.x.length - 1;
  ctx.save();
  ctx.lineCap = 'butt';
  ctx.lineJoin = 'round';
  for (const drawsOver of [false, true]) {
    for (const { from, to, isOver: isStrandOver } of visibleStrands) {
      if (isStrandOver !== drawsOver) continue;
      tracePath(drawing, curve, from, to);
      ctx.lineWidth = scale * halo;
      ctx.strokeStyle = theme.lightSquare;
      ctx.stroke();
      yield;
    }
    for (const { from, to, isOver: isStrandOver, middle } of visibleStrands) {
      if (isStrandOver !== drawsOver) continue;
      tracePath(drawing, curve, from - 0.4, Math.min(endPointIndex, to + 0.4));
      ctx.lineWidth = scale * face;
      ctx.strokeStyle = colourAt(theme.path, middle / lastPointIndex);
      ctx.stroke();
      yield;
    }
  }
  ctx.restore();
}

function tracePath(drawing: PanelDrawing, curve: Curve, from: number, to: number): void {
  const { ctx } = drawing.sheet;
  const pixelPointAt = (position: number) => pixelAt(drawing, pointAt(curve, position));
  ctx.beginPath();
  ctx.moveTo(...pixelPointAt(from));
  for (let pointIndex = Math.floor(from) + 1; pointIndex < to; pointIndex++)
    ctx.lineTo(...pixelPointAt(pointIndex));
  ctx.lineTo(...pixelPointAt(to));
}
