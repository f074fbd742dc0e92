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
  readonly x: number;
  readonly y: number;
}

/** The layout of a board's cycles as rows of tiles, in pixels. */
export interface CyclesPlan {
  readonly chipSide: number;
  /** The distance from one tile to the next, including the arrow between them. */
  readonly step: number;
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
  const step = chipSide * 1.62;
  const rows: CycleRow[] = [];
  let [x, y] = [0, 0];
  const lineHeight = Math.round(chipSide * 1.35);
  for (const cycle of cycles) {
    const perLine = Math.floor((maxWidth - chipSide) / step);
    for (let at = 0; at < cycle.length; at += perLine) {
      const part = cycle.slice(at, at + perLine);
      const width = part.length * step + chipSide * 0.5;
      if (x > 0 && x + width > maxWidth) [x, y] = [0, y + lineHeight];
      rows.push({ tiles: at + perLine < cycle.length ? [...part, -1] : part, x, y });
      x += width + chipSide * 0.4;
    }
  }
  const indentOf = (line: number): number => {
    const ends = rows.filter((row) => row.y === line).map((row) => row.x + (row.tiles.length - 0.1) * step);
    return Math.max(0, (maxWidth - Math.max(...ends)) / 2);
  };
  const centred = rows.map((row) => ({ ...row, x: row.x + indentOf(row.y) }));
  return { chipSide, step, rows: centred, height: rows.length === 0 ? 0 : y + chipSide };
}

/**
 * Draws the cycles with their top left corner at (x, y). An arrow leads from each tile to the tile that now
 * lies in its goal cell.
 */
export function* drawCycles(
  { ctx, theme }: Pen,
  { x, y }: Point,
  { rows, chipSide, step }: CyclesPlan,
  drawChip: ReturnType<typeof createChipDrawer>,
): Pieces<void> {
  for (const row of rows) {
    row.tiles.forEach((tile, at) => {
      const left = x + row.x + at * step;
      const middle = y + row.y + chipSide / 2;
      if (tile >= 0) drawChip(ctx, left, y + row.y, tile, 'plain');
      ctx.fillStyle = theme.softInk;
      if (tile < 0) writeCentred(ctx, '…', left + chipSide * 0.1, middle, chipSide * 0.5);
      else
        writeCentred(
          ctx,
          at === row.tiles.length - 1 ? '↺' : '→',
          left + chipSide * 1.31,
          middle,
          chipSide * 0.5,
        );
    });
    yield;
  }
}
