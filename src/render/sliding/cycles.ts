import type { ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import type { createChipDrawer } from '../paint/chips.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Pen, Point } from '../paint/pen.ts';
import type { Pieces } from '../paint/pieces.ts';

/**
 * A row of tiles: one cycle of the permutation, or a part of a long cycle. If the last item of `tiles` is -1,
 * the cycle continues in the next row.
 */
interface CycleRow {
  readonly tiles: readonly number[];
  /** Distance of the row's first tile from the left edge of the drawing, in pixels. */
  readonly x: number;
  /** Distance of the row's upper edge from the upper edge of the drawing, in pixels. */
  readonly y: number;
}

/** The layout of a board's cycles as rows of tiles, in pixels. */
export interface CyclesPlan {
  /** Side of a small tile. */
  readonly chipSide: number;
  /** The distance from one tile to the next, including the arrow between them. */
  readonly tileDistance: number;
  readonly rows: readonly CycleRow[];
  readonly height: number;
}

/**
 * Plans the rows of tiles, one cycle after the other, in centred lines of at most `maxWidth` pixels.
 * `chipSide`: the side of a tile.
 */
export function planCycles(
  cycles: ParityExplanation['cycles'],
  chipSide: number,
  maxWidth: number,
): CyclesPlan {
  const tileDistance = chipSide * 1.62;
  const rows: CycleRow[] = [];
  let [x, y] = [0, 0];
  const lineHeight = Math.round(chipSide * 1.35);
  for (const cycle of cycles) {
    const tilesPerLine = Math.floor((maxWidth - chipSide) / tileDistance);
    for (let startIndex = 0; startIndex < cycle.length; startIndex += tilesPerLine) {
      const rowTiles = cycle.slice(startIndex, startIndex + tilesPerLine);
      const width = rowTiles.length * tileDistance + chipSide * 0.5;
      if (x > 0 && x + width > maxWidth) [x, y] = [0, y + lineHeight];
      rows.push({ tiles: startIndex + tilesPerLine < cycle.length ? [...rowTiles, -1] : rowTiles, x, y });
      x += width + chipSide * 0.4;
    }
  }
  const indentOf = (lineY: number): number => {
    const lineEnds = rows
      .filter((row) => row.y === lineY)
      .map((row) => row.x + (row.tiles.length - 0.1) * tileDistance);
    return Math.max(0, (maxWidth - Math.max(...lineEnds)) / 2);
  };
  const centredRows = rows.map((row) => ({ ...row, x: row.x + indentOf(row.y) }));
  return { chipSide, tileDistance, rows: centredRows, height: rows.length === 0 ? 0 : y + chipSide };
}

/**
 * Draws the cycles with their top left corner at (x, y). An arrow leads from each tile to the tile that now
 * lies in its goal cell.
 */
export function* drawCycles(
  { ctx, theme }: Pen,
  { x, y }: Point,
  { rows, chipSide, tileDistance }: CyclesPlan,
  drawChip: ReturnType<typeof createChipDrawer>,
): Pieces<void> {
  for (const row of rows) {
    row.tiles.forEach((tile, tileIndex) => {
      const tileX = x + row.x + tileIndex * tileDistance;
      const middleY = y + row.y + chipSide / 2;
      if (tile >= 0) drawChip(ctx, tileX, y + row.y, tile, 'plain');
      ctx.fillStyle = theme.softInk;
      if (tile < 0) writeCentred(ctx, '…', tileX + chipSide * 0.1, middleY, chipSide * 0.5);
      else
        writeCentred(
          ctx,
          tileIndex === row.tiles.length - 1 ? '↺' : '→',
          tileX + chipSide * 1.31,
          middleY,
          chipSide * 0.5,
        );
    });
    yield;
  }
}
