import { getOrCreate } from '../../../get-or-create.ts';
import { type ExcessTable, excessTable } from './excess.ts';

/** Tables of excess by size and homes, made on first use; symmetric blocks share one. */
export type ExcessMemory = Map<string, ExcessTable>;

/** Squares of two by two homes, and half the excess of each placement of their tiles. */
export interface Blocks {
  readonly count: number;
  /** The block of a tile. */
  readonly of: Uint8Array;
  /** What a tile in a cell adds to its block's index in the table, by `tile * n + cell`. */
  readonly part: Int32Array;
  readonly table: ExcessTable;
}

/** Cells of a board up to which its blocks' tables are of all its cells: at most 9 MB. */
export const WHOLE_CELLS = 49;
/**
 * Side of the window that larger boards' tables are of, the block in its middle or as near to it as the border
 * allows; a tile outside is left out of account. Three tables serve all boards with even sides: 1.4 MB.
 */
const WINDOW = 6;

/** Number of blocks on a board of that size. */
export const blockCount = (rows: number, cols: number): number => Math.max(1, (rows >> 1) * (cols >> 1));

/** No tile has any excess. */
export const noBlocks = (n: number): Blocks => ({
  count: 1,
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

/**
 * A block's homes but the blank's, and each cell of the board as a cell of its window, `high * wide` if it is
 * outside.
 */
interface Square {
  readonly tiles: readonly number[];
  readonly inWindow: readonly number[];
}

/** The squares of a board, their windows `high` by `wide`; what is left on an odd side belongs to none. */
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
 * The blocks of a board for the blank's goal cell; the first time of a size about 0.1 s on 6x6 and from 8x8 on,
 * 0.4 on 7x7, then some ms whichever the goal cell.
 */
export function blocksOf(memory: ExcessMemory, rows: number, cols: number, blank: number): Blocks {
  const n = rows * cols;
  const [high, wide] = n > WHOLE_CELLS ? [Math.min(rows, WINDOW), Math.min(cols, WINDOW)] : [rows, cols];
  const outside = high * wide;
  const maps = symmetries(high, wide);
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
