import type { ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import type { Board } from '../../core/sliding/board.ts';
import type { createChipDrawer } from '../paint/chips.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Pen, Point } from '../paint/pen.ts';
import type { Pieces } from '../paint/pieces.ts';

/**
 * Tiles in reading order, in pixels. If all fit on one line, arcs connect the pairs that are in the wrong
 * order.
 */
export interface InversionsPlan {
  readonly tiles: ParityExplanation['inversionsOf'];
  readonly chipSide: number;
  readonly tileDistance: number;
  readonly tilesPerLine: number;
  readonly leftMargin: number;
  /** Pairs of positions in the line, the earlier one first. Empty if the tiles need several lines. */
  readonly arcs: readonly (readonly [number, number])[];
  readonly arcsHeight: number;
  readonly lineHeight: number;
  readonly height: number;
}

const MAX_ARC_HEIGHT_PX = 150;

/** Fills lines of at most `maxWidth` pixels. */
export function planInversions(
  { inversionsOf }: ParityExplanation,
  goal: Board,
  chipSide: number,
  maxWidth: number,
): InversionsPlan {
  const tileDistance = Math.floor(chipSide * 1.25);
  const tilesPerLine = Math.min(inversionsOf.length, Math.floor(maxWidth / tileDistance));
  const lineCount = Math.ceil(inversionsOf.length / tilesPerLine);
  const goalCellOf = (tile: number): number => goal.tiles.indexOf(tile);
  const arcs =
    lineCount > 1
      ? []
      : inversionsOf.flatMap((earlierTile, earlierIndex) =>
          inversionsOf
            .map((laterTile, laterIndex) => [earlierIndex, laterIndex, laterTile.tile] as const)
            .filter(
              ([, laterIndex, tile]) =>
                laterIndex > earlierIndex && goalCellOf(tile) < goalCellOf(earlierTile.tile),
            )
            .map(([from, to]) => [from, to] as const),
        );
  const maxArcWidth = Math.max(0, ...arcs.map(([from, to]) => to - from));
  const arcsHeight =
    Math.min(MAX_ARC_HEIGHT_PX, Math.round(maxArcWidth * tileDistance * 0.32)) + (maxArcWidth > 0 ? 10 : 0);
  const lineHeight = Math.round(chipSide * 1.95);
  const leftMargin = Math.round((maxWidth - (tilesPerLine * tileDistance - (tileDistance - chipSide))) / 2);
  return {
    tiles: inversionsOf,
    chipSide,
    tileDistance,
    tilesPerLine,
    leftMargin,
    arcs,
    arcsHeight,
    lineHeight,
    height: arcsHeight + lineCount * lineHeight,
  };
}

export function* drawInversions(
  { ctx, theme }: Pen,
  { x, y }: Point,
  plan: InversionsPlan,
  drawChip: ReturnType<typeof createChipDrawer>,
): Pieces<void> {
  const { chipSide, tileDistance, tilesPerLine } = plan;
  const baseY = y + plan.arcsHeight;
  const maxArcWidth = Math.max(1, ...plan.arcs.map(([from, to]) => to - from));
  ctx.strokeStyle = theme.focus;
  ctx.lineWidth = 2;
  ctx.globalAlpha = plan.arcs.length > 40 ? 0.55 : 0.85;
  for (const [earlierIndex, laterIndex] of plan.arcs) {
    const [startX, endX] = [earlierIndex, laterIndex].map(
      (tileIndex) => x + plan.leftMargin + tileIndex * tileDistance + chipSide / 2,
    );
    const arcHeight = (plan.arcsHeight - 6) * ((laterIndex - earlierIndex) / maxArcWidth) ** 0.8;
    ctx.beginPath();
    ctx.moveTo(startX ?? 0, baseY - 3);
    ctx.bezierCurveTo(
      startX ?? 0,
      baseY - arcHeight * 1.33,
      endX ?? 0,
      baseY - arcHeight * 1.33,
      endX ?? 0,
      baseY - 3,
    );
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
  for (const [tileIndex, { tile, inversions }] of plan.tiles.entries()) {
    const tileX = x + plan.leftMargin + (tileIndex % tilesPerLine) * tileDistance;
    const tileY = baseY + Math.floor(tileIndex / tilesPerLine) * plan.lineHeight;
    drawChip(ctx, tileX, tileY, tile, 'plain');
    ctx.fillStyle = inversions > 0 ? theme.focus : theme.softInk;
    writeCentred(
      ctx,
      String(inversions),
      tileX + chipSide / 2,
      tileY + chipSide * 1.38,
      Math.round(chipSide * 0.46),
    );
    yield;
  }
}
