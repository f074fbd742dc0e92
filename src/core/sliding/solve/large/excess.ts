import { taxicab } from '../../board.ts';
import { slideTable } from '../position/space.ts';

/** Largest value of a table entry, which has two bits. */
const MAX_EXCESS = 3;

/**
 * Half the excess of a few tiles for each placement, at most 3, in two bits each. The excess is the number of
 * moves that the tiles need on an otherwise empty board, less their taxicab distance. A tile may be absent
 * from the board; the excess is then that of the others.
 */
export type ExcessTable = Uint32Array;

/** Returns half the excess at an index of the table. */
export const halfExcess = (table: ExcessTable, index: number): number =>
  ((table[index >>> 4] as number) >>> ((index & 15) << 1)) & MAX_EXCESS;

/**
 * For each cell: the neighbours nearer to a goal cell, and the farther ones. Each set of cells is a row of
 * bits in `width` words.
 */
interface Beside {
  readonly nearer: Int32Array;
  readonly farther: Int32Array;
}

function besideOf(distance: Uint8Array, slides: Int8Array, width: number): Beside {
  const nearer = new Int32Array(distance.length * width);
  const farther = new Int32Array(distance.length * width);
  slides.forEach((to, at) => {
    if (to < 0) return;
    const cell = at >> 2;
    const sets = (distance[to] as number) < (distance[cell] as number) ? nearer : farther;
    const word = cell * width + (to >> 5);
    sets[word] = (sets[word] as number) | (1 << (to & 31));
  });
  return { nearer, farther };
}

/**
 * The tiles of an excess table. There is a row of bits for each placement of all tiles but the last one. Each
 * bit is a place of the last tile.
 */
interface ExcessTiles {
  /** The place number of a tile that is absent from the board. Smaller numbers are cells. */
  readonly away: number;
  /** Number of places that a tile may have: all cells, and absent. */
  readonly n: number;
  /** Number of words in a set of places (one bit each). */
  readonly width: number;
  /** `others`: number of tiles except the last one. `count`: number of placements of these tiles. */
  readonly others: number;
  readonly count: number;
  /** The new cell of a tile, by `4 * cell + move`; -1 if it can't move. */
  readonly slides: Int8Array;
  /** Taxicab distance to the goal cell, by tile and place; 0 for an absent tile. */
  readonly distances: readonly Uint8Array[];
  /** For each tile, its places in order of distance from its goal cell. */
  readonly outward: readonly Uint8Array[];
  /** For each cell of the last tile, the neighbours nearer to its goal cell, and the farther ones. */
  readonly beside: Beside;
}

/** A placement of all tiles except the last one, and the rows of bits for the last tile. */
interface ExcessRows {
  /** Cells of all tiles except the last one. */
  readonly cells: Uint8Array;
  /** Places that are free for the last tile. */
  readonly free: Int32Array;
  /**
   * Rows of bits: places with at most the previous half excess (`less`), with at most the current one
   * (`reached`).
   */
  less: Int32Array;
  reached: Int32Array;
}

function excessTiles(rows: number, cols: number, homes: readonly number[]): ExcessTiles {
  const away = rows * cols;
  const n = away + 1;
  const width = Math.ceil(n / 32);
  const slides = new Int8Array(4 * n).fill(-1);
  slides.set(slideTable(rows, cols));
  const distances = homes.map((home) =>
    Uint8Array.from({ length: n }, (_, place) => (place === away ? 0 : taxicab(cols, place, home))),
  );
  const outward = distances.map((distance) =>
    Uint8Array.from(
      Array.from(distance.keys()).sort((a, b) => (distance[a] as number) - (distance[b] as number)),
    ),
  );
  const others = homes.length - 1;
  const beside = besideOf(distances[others] as Uint8Array, slides, width);
  return { away, n, width, others, count: n ** others, slides, distances, outward, beside };
}

/** Marks the placements without excess from which the search starts: each tile in its goal cell or absent. */
function markHomes({ away, n, width }: ExcessTiles, { reached }: ExcessRows, homes: readonly number[]): void {
  const rows = homes
    .slice(0, -1)
    .reduce((all, home, at) => all.flatMap((row) => [row + home * n ** at, row + away * n ** at]), [0]);
  for (const row of rows) {
    for (const place of [homes.at(-1) as number, away]) {
      const word = row * width + (place >> 5);
      reached[word] = (reached[word] as number) | (1 << (place & 31));
    }
  }
}

/**
 * Puts all tiles but the last one into placement number `turn`, ordered from the goal cells outwards. Sets
 * `free` to the rest of `everywhere`. Returns the row of the placement, or -1 if two tiles share a cell.
 */
function placeOthers(
  { away, n, width, others, outward }: ExcessTiles,
  { cells, free }: ExcessRows,
  everywhere: Int32Array,
  turn: number,
): number {
  let row = 0;
  free.set(everywhere);
  for (let at = 0, rest = turn, stride = 1; at < others; at++, stride *= n) {
    const cell = (outward[at] as Uint8Array)[rest % n] as number;
    const word = cell >> 5;
    const bit = 1 << (cell & 31);
    if (((free[word] as number) & bit) === 0) return -1;
    if (cell !== away) free[word] = (free[word] as number) & ~bit;
    cells[at] = cell;
    row += cell * stride;
    rest = Math.floor(rest / n);
  }
  return row * width;
}

/** Marks the free places that are reached by one step of a tile other than the last one. */
function stepOthers(
  { n, width, others, slides, distances }: ExcessTiles,
  { cells, free, less, reached }: ExcessRows,
  row: number,
): void {
  for (let at = 0, stride = width; at < others; at++, stride *= n) {
    const distance = distances[at] as Uint8Array;
    const cell = cells[at] as number;
    for (let move = 0; move < 4; move++) {
      const to = slides[4 * cell + move] as number;
      if (to < 0) continue;
      const source = (distance[to] as number) < (distance[cell] as number) ? reached : less;
      const from = row + (to - cell) * stride;
      for (let word = 0; word < width; word++)
        reached[row + word] = (reached[row + word] as number) | (source[from + word] as number);
    }
  }
  for (let word = 0; word < width; word++)
    reached[row + word] = (reached[row + word] as number) & (free[word] as number);
}

/**
 * Marks the places that are reached by steps of the last tile. Returns the number of free places not reached.
 */
function stepLast(
  { width, beside: { nearer, farther } }: ExcessTiles,
  { free, less, reached }: ExcessRows,
  row: number,
): number {
  for (;;) {
    let open = 0;
    let isNew = false;
    for (let word = 0; word < width; word++) {
      let rest = (free[word] as number) & ~(reached[row + word] as number);
      while (rest !== 0) {
        const at = 31 - Math.clz32(rest);
        rest ^= 1 << at;
        const sets = (32 * word + at) * width;
        let sources = 0;
        for (let other = 0; other < width; other++)
          sources |=
            ((nearer[sets + other] as number) & (reached[row + other] as number)) |
            ((farther[sets + other] as number) & (less[row + other] as number));
        if (sources === 0) open++;
        else {
          reached[row + word] = (reached[row + word] as number) | (1 << at);
          isNew = true;
        }
      }
    }
    if (!isNew || open === 0) return open;
  }
}

/** Adds one to the half excess of placements not yet reached. */
function raiseExcess(
  { width, count }: ExcessTiles,
  { free, reached }: ExcessRows,
  row: number,
  table: ExcessTable,
): void {
  for (let word = 0; word < width; word++) {
    let rest = (free[word] as number) & ~(reached[row + word] as number);
    while (rest !== 0) {
      const at = 31 - Math.clz32(rest);
      rest ^= 1 << at;
      const index = row / width + (32 * word + at) * count;
      table[index >>> 4] = (table[index >>> 4] as number) + (1 << ((index & 15) << 1));
    }
  }
}

/**
 * Builds the table of two to four tiles with these goal cells on a board of n <= 100 cells. A placement's
 * index is the sum of `place * (n + 1) ^ tile`; a place is a cell, or n for an absent tile. For each
 * placement of all tiles but the last, a row of bits holds the last tile's places with excess at most 0, then
 * at most 2, and so on. A step towards home keeps the excess, a step away adds 2. Each row therefore follows
 * from earlier rows if the placements are processed from the goal cells outwards.
 */
export function excessTable(rows: number, cols: number, homes: readonly number[]): ExcessTable {
  const tiles = excessTiles(rows, cols, homes);
  const { n, width, count, others } = tiles;
  const everywhere = Int32Array.from({ length: width }, (_, word) =>
    n - 32 * word < 32 ? (1 << (n - 32 * word)) - 1 : -1,
  );
  const table = new Uint32Array(Math.ceil((count * n) / 16));
  const state: ExcessRows = {
    cells: new Uint8Array(others),
    free: new Int32Array(width),
    less: new Int32Array(count * width),
    reached: new Int32Array(count * width),
  };
  markHomes(tiles, state, homes);
  for (let half = 0, remain = 1; half < MAX_EXCESS && remain > 0; half++) {
    remain = 0;
    for (let turn = 0; turn < count; turn++) {
      const row = placeOthers(tiles, state, everywhere, turn);
      if (row < 0) continue;
      stepOthers(tiles, state, row);
      const open = stepLast(tiles, state, row);
      if (open > 0) raiseExcess(tiles, state, row, table);
      remain += open;
    }
    [state.less, state.reached] = [state.reached, state.less];
    state.reached.set(state.less);
  }
  return table;
}
