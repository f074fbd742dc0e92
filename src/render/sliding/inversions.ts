import type { ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import type { Board } from '../../core/sliding/board.ts';
import type { createChipDrawer } from '../paint/chips.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Pen, Point } from '../paint/pen.ts';
import type { Pieces } from '../paint/pieces.ts';

/**
 * The layout of a board's tiles in reading order, in pixels. If all tiles fit on one line, arcs connect the
 * pairs of tiles that are in the wrong order.
 */
export interface InversionsPlan {
  readonly tiles: ParityExplanation['inversionsOf'];
  readonly chipSide: number;
  readonly step: number;
  readonly perLine: number;
  readonly leftMargin: number;
  /**
   * The pairs of tiles to connect by arcs. Each tile is given by its position in the line, the earlier one
   * first. Empty if the tiles need several lines.
   */
  readonly arcs: readonly (readonly [number, number])[];
  /** The height of the space for arcs above the first line. */
  readonly arcsHeight: number;
  readonly lineHeight: number;
  readonly height: number;
}

const MAX_ARC_PX = 150;

/** Plans the tiles and arcs in lines of at most `maxWidth` pixels. `chipSide` is the side of a tile. */
export function planInversions(
  { inversionsOf }: ParityExplanation,
  goal: Board,
  chipSide: number,
  maxWidth: number,
): InversionsPlan {
  const step = Math.floor(chipSide * 1.25);
  const perLine = Math.min(inversionsOf.length, Math.floor(maxWidth / step));
  const lines = Math.ceil(inversionsOf.length / perLine);
  const goalCellOf = (tile: number): number => goal.tiles.indexOf(tile);
  const arcs =
    lines > 1
      ? []
      : inversionsOf.flatMap((one, at) =>
          inversionsOf
            .map((other, later) => [at, later, other.tile] as const)
            .filter(([, later, tile]) => later > at && goalCellOf(tile) < goalCellOf(one.tile))
            .map(([from, to]) => [from, to] as const),
        );
  const widestArc = Math.max(0, ...arcs.map(([from, to]) => to - from));
  const arcsHeight = Math.min(MAX_ARC_PX, Math.round(widestArc * step * 0.32)) + (widestArc > 0 ? 10 : 0);
  const lineHeight = Math.round(chipSide * 1.95);
  const leftMargin = Math.round((maxWidth - (perLine * step - (step - chipSide))) / 2);
  return {
    tiles: inversionsOf,
    chipSide,
    step,
    perLine,
    leftMargin,
    arcs,
    arcsHeight,
    lineHeight,
    height: arcsHeight + lines * lineHeight,
  };
}

/** Draws the tiles and arcs of a plan, with their top left corner at (x, y). */
export function* drawInversions(
  { ctx, theme }: Pen,
  { x, y }: Point,
  plan: InversionsPlan,
  drawChip: ReturnType<typeof createChipDrawer>,
): Pieces<void> {
  const { chipSide, step, perLine } = plan;
  const base = y + plan.arcsHeight;
  const widestArc = Math.max(1, ...plan.arcs.map(([from, to]) => to - from));
  ctx.strokeStyle = theme.focus;
  ctx.lineWidth = 2;
  ctx.globalAlpha = plan.arcs.length > 40 ? 0.55 : 0.85;
  for (const [from, to] of plan.arcs) {
    const [a, b] = [from, to].map((at) => x + plan.leftMargin + at * step + chipSide / 2);
    const rise = (plan.arcsHeight - 6) * ((to - from) / widestArc) ** 0.8;
    ctx.beginPath();
    ctx.moveTo(a ?? 0, base - 3);
    ctx.bezierCurveTo(a ?? 0, base - rise * 1.33, b ?? 0, base - rise * 1.33, b ?? 0, base - 3);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  for (const [at, { tile, inversions }] of plan.tiles.entries()) {
    const left = x + plan.leftMargin + (at % perLine) * step;
    const top = base + Math.floor(at / perLine) * plan.lineHeight;
    drawChip(ctx, left, top, tile, 'plain');
    ctx.fillStyle = inversions > 0 ? theme.focus : theme.softInk;
    writeCentred(
      ctx,
      String(inversions),
      left + chipSide / 2,
      top + chipSide * 1.38,
      Math.round(chipSide * 0.46),
    );
    yield;
  }
}
