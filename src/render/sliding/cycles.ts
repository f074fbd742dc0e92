import type { ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import type { createChipDrawer } from '../paint/chips.ts';
import { writeCentred } from '../paint/fonts.ts';
import type { Pen, Point } from '../paint/pen.ts';
import type { Pieces } from '../paint/pieces.ts';

/**
 * One cycle of the permutation, or a part of a long cycle. If the last item of `tiles` is -1, the cycle
 * continues in the next row.
 */
interface CycleRow {
  readonly tiles: readonly number[];
  readonly x: number;
  readonly y: number;
}

/** Rows of tiles, in pixels. */
export interface CyclesPlan {
  readonly chipSide: number;
  /** Includes the arrow between two tiles. */
  readonly tileDistance: number;
  readonly rows: readonly CycleRow[];
  readonly height: number;
}

/** One cycle after the other, in centred lines of at most `maxWidth` pixels. */
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
 * (x, y) is the top left corner. An arrow leads from each tile to the tile that now lies in its goal cell.
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
