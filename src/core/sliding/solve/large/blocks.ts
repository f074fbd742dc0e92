import { turnsOnto } from '../../../board-turns.ts';
import { getOrCreate } from '../../../get-or-create.ts';
import { type ExcessTable, excessTable } from './excess.ts';

/** Excess tables by size and goal cells, made on first use. Symmetric blocks share one table. */
export type ExcessMemory = Map<string, ExcessTable>;

/**
 * Blocks of two by two goal cells, with a table of half the excess for each placement of their tiles. See
 * `ExcessTable`.
 */
export interface Blocks {
  readonly count: number;
  /** Number of the block that a tile belongs to, by tile. */
  readonly of: Uint8Array;
  /** What a tile in a cell adds to the table index of the tile's block, by `tile * n + cell`. */
  readonly part: Int32Array;
  readonly table: ExcessTable;
}

/** Largest number of cells for which block tables cover the whole board (at most 9 MB). */
export const WHOLE_CELLS = 49;
/**
 * Side of the window that the tables of larger boards cover. The block is in its middle, or as near to it as
 * the border allows. Tiles outside the window are ignored.
 */
const WINDOW = 6;

/** Returns the number of blocks on a board of that size. */
export const blockCount = (rows: number, cols: number): number => Math.max(1, (rows >> 1) * (cols >> 1));

/** Returns blocks without any excess. */
export const noBlocks = (n: number): Blocks => ({
  count: 1,
  of: new Uint8Array(n),
  part: new Int32Array(n * n),
  table: new Uint32Array(1),
});

/**
 * Maps the goal cells `homes` by each symmetry in `maps`. Returns the image that is lowest in order, and its
 * symmetry.
 */
function firstImage(maps: readonly (readonly number[])[], homes: readonly number[]) {
  const images = maps.map((map) => {
    const image = homes.map((home) => map[home] as number).sort((a, b) => a - b);
    return { map, homes: image, rank: image.reduce((rank, home) => rank * map.length + home, 0) };
  });
  return images.reduce((best, image) => (image.rank < best.rank ? image : best));
}

/**
 * `tiles`: a block's goal cells, without the blank's. `inWindow`: by cell of the board, the cell of the
 * block's window, or `high * wide` if it is outside.
 */
interface Square {
  readonly tiles: readonly number[];
  readonly inWindow: readonly number[];
}

/**
 * Returns the blocks of a board, with windows of `high` by `wide` cells. On a side of odd length, one line
 * belongs to no block.
 */
function squares(rows: number, cols: number, blank: number, high: number, wide: number): Square[] {
  const found: Square[] = [];
  const begin = (block: number, side: number, window: number): number =>
    Math.min(Math.max(0, block + 1 - (window >> 1)), side - window);
  for (let row = 0; row + 1 < rows; row += 2) {
    for (let col = 0; col + 1 < cols; col += 2) {
      const corner = row * cols + col;
      const tiles = [corner, corner + 1, corner + cols, corner + cols + 1].filter((home) => home !== blank);
      const [top, left] = [begin(row, rows, high), begin(col, cols, wide)];
      const inWindow = Array.from({ length: rows * cols }, (_, cell) => {
        const [down, right] = [Math.floor(cell / cols) - top, (cell % cols) - left];
        const isInside = down >= 0 && down < high && right >= 0 && right < wide;
        return isInside ? down * wide + right : high * wide;
      });
      found.push({ tiles, inWindow });
    }
  }
  return found;
}

/**
 * Returns the blocks of a board with the blank's goal in cell `blank`. Missing tables are built and kept in
 * `memory`.
 */
export function blocksOf(memory: ExcessMemory, rows: number, cols: number, blank: number): Blocks {
  const n = rows * cols;
  const [high, wide] = n > WHOLE_CELLS ? [Math.min(rows, WINDOW), Math.min(cols, WINDOW)] : [rows, cols];
  const outside = high * wide;
  const window = { rows: high, cols: wide };
  const maps = turnsOnto(window, window);
  const of = new Uint8Array(n);
  const part = new Int32Array(n * n);
  const begins = new Map<ExcessTable, number>();
  let words = 0;
  squares(rows, cols, blank, high, wide).forEach(({ tiles, inWindow }, block) => {
    const { map, homes } = firstImage(
      maps,
      tiles.map((tile) => inWindow[tile] as number),
    );
    const table = getOrCreate(memory, `${high}x${wide}:${homes}`, () => excessTable(high, wide, homes));
    const begin = getOrCreate(begins, table, () => {
      words += table.length;
      return 16 * (words - table.length);
    });
    for (const tile of tiles) {
      const place = homes.indexOf(map[inWindow[tile] as number] as number);
      of[tile] = block;
      inWindow.forEach((local, cell) => {
        const to = local === outside ? outside : (map[local] as number);
        part[tile * n + cell] = to * (outside + 1) ** place + (place === 0 ? begin : 0);
      });
    }
  });
  const table = new Uint32Array(words);
  for (const [own, begin] of begins) table.set(own, begin / 16);
  return { count: blockCount(rows, cols), of, part, table };
}
