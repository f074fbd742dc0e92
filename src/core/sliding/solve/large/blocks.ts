import { kept } from '../../../kept.ts';
import { type ExcessTable, excessTable } from './excess.ts';

/** Tables of excess by size and homes, made on first use; symmetric blocks share one. */
export type ExcessMemory = Map<string, ExcessTable>;

/** Squares of two by two homes, and half the excess of each placement of their tiles. */
export interface Blocks {
  /** The block of a tile. */
  readonly of: Uint8Array;
  /** What a tile in a cell adds to its block's index in the table, by `tile * n + cell`. */
  readonly part: Int32Array;
  readonly table: ExcessTable;
}

/** Cells up to which blocks are worth their tables: at most 9 MB. */
const MOST_CELLS = 49;

/** Number of blocks on a board of that size. */
export const blockCount = (rows: number, cols: number): number =>
  rows * cols > MOST_CELLS ? 1 : Math.max(1, (rows >> 1) * (cols >> 1));

/** No tile has any excess. */
export const noBlocks = (n: number): Blocks => ({
  of: new Uint8Array(n),
  part: new Int32Array(n * n),
  table: new Uint32Array(1),
});

/** The ways to turn and mirror a board onto itself: where each cell goes. */
function symmetries(rows: number, cols: number): number[][] {
  const cells = Array.from({ length: rows * cols }, (_, cell) => cell);
  const flips = [0, 1, 2, 3].map((flip) =>
    cells.map((cell) => {
      const row = Math.floor(cell / cols);
      const col = cell % cols;
      return (flip & 1 ? rows - 1 - row : row) * cols + (flip & 2 ? cols - 1 - col : col);
    }),
  );
  if (rows !== cols) return flips;
  return [
    ...flips,
    ...flips.map((flip) => flip.map((cell) => (cell % cols) * cols + Math.floor(cell / cols))),
  ];
}

/** Of the symmetric images of some homes the one that comes first, in order, and where its map sends each cell. */
function firstImage(maps: readonly (readonly number[])[], homes: readonly number[]) {
  const images = maps.map((map) => {
    const image = homes.map((home) => map[home] as number).sort((a, b) => a - b);
    return { map, homes: image, rank: image.reduce((rank, home) => rank * map.length + home, 0) };
  });
  return images.reduce((best, image) => (image.rank < best.rank ? image : best));
}

/** The homes of each block but the blank's; what is left on an odd side belongs to none. */
function squares(rows: number, cols: number, blank: number): number[][] {
  const homes: number[][] = [];
  for (let row = 0; row + 1 < rows; row += 2) {
    for (let col = 0; col + 1 < cols; col += 2) {
      const corner = row * cols + col;
      homes.push([corner, corner + 1, corner + cols, corner + cols + 1].filter((home) => home !== blank));
    }
  }
  return homes;
}

/**
 * The blocks of a board for the blank's goal cell, none where they would take too much; the first time of a
 * size about 0.1 s on 6x6, 0.4 on 7x7, then some ms whichever the goal cell.
 */
export function blocksOf(memory: ExcessMemory, rows: number, cols: number, blank: number): Blocks {
  const n = rows * cols;
  if (n > MOST_CELLS) return noBlocks(n);
  const maps = symmetries(rows, cols);
  const of = new Uint8Array(n);
  const part = new Int32Array(n * n);
  const begins = new Map<ExcessTable, number>();
  let words = 0;
  squares(rows, cols, blank).forEach((tiles, block) => {
    const { map, homes } = firstImage(maps, tiles);
    const table = kept(memory, `${rows}x${cols}:${homes}`, () => excessTable(rows, cols, homes));
    const begin = kept(begins, table, () => {
      words += table.length;
      return 16 * (words - table.length);
    });
    for (const tile of tiles) {
      const place = homes.indexOf(map[tile] as number);
      of[tile] = block;
      map.forEach((to, cell) => {
        part[tile * n + cell] = to * n ** place + (place === 0 ? begin : 0);
      });
    }
  });
  const table = new Uint32Array(words);
  for (const [own, begin] of begins) table.set(own, begin / 16);
  return { of, part, table };
}
