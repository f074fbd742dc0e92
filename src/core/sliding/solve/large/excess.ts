import { taxicabBetween } from '../../board.ts';
import { slideTable } from '../position/space.ts';

/** Largest value of a table entry: half of an excess, in two bits. */
const MAX_EXCESS = 3;

/**
 * For each placement of a few tiles: half of their excess, at most 3, in two bits. The excess is the number
 * of moves that these tiles need on an otherwise empty board, minus their taxicab distance. If a tile is
 * absent from the board, the excess is that of the remaining tiles.
 */
export type ExcessTable = Uint32Array;

/** Returns half of the excess of the placement with the index `index`. */
export const halfExcess = (table: ExcessTable, index: number): number =>
  ((table[index >>> 4] as number) >>> ((index & 15) << 1)) & MAX_EXCESS;

/**
 * The neighbours of each cell, divided into those nearer to a goal cell and those farther from it. The
 * neighbours of one cell are a bit set of `wordsPerSet` 32-bit words.
 */
interface NeighbourSets {
  readonly nearer: Int32Array;
  readonly farther: Int32Array;
}

function neighbourSetsOf(distance: Uint8Array, slides: Int8Array, width: number): NeighbourSets {
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
 * The tiles of an excess table. While the table is built, each placement of all tiles except the last one has
 * a bit set. Each of its bits stands for one place of the last tile: a cell, or "absent".
 */
interface ExcessTiles {
  /** The place number that means "absent from the board". Smaller numbers are cells. */
  readonly absentPlace: number;
  /** Number of places that a tile may have: all cells, and absent. */
  readonly placeCount: number;
  /** Number of 32-bit words in a bit set of places. */
  readonly wordsPerSet: number;
  /** `otherTiles`: number of tiles except the last one. `count`: number of placements of these tiles. */
  readonly otherTiles: number;
  readonly count: number;
  /** Index: `4 * cell + move`. Value: the tile's new cell, or -1 if the tile can't move. */
  readonly slides: Int8Array;
  /** For each tile and each place: taxicab distance to the tile's goal cell, or 0 if the tile is absent. */
  readonly distances: readonly Uint8Array[];
  /** For each tile, its places in order of distance from its goal cell. */
  readonly outward: readonly Uint8Array[];
  /** For each cell of the last tile, the neighbours nearer to its goal cell, and the farther ones. */
  readonly neighbourSets: NeighbourSets;
}

/** A placement of all tiles except the last one, and the bit sets of the last tile's places. */
interface ExcessState {
  /** The place of each tile except the last one. */
  readonly cells: Uint8Array;
  /** Bit set of the places that are free for the last tile. */
  readonly freePlaces: Int32Array;
  /**
   * For each placement of the other tiles, a bit set of the last tile's places. The search raises the half
   * excess by one in each round. `reached`: the places that need at most this round's half excess.
   * `reachedBefore`: those reached up to the round before.
   */
  reachedBefore: Int32Array;
  reached: Int32Array;
}

function createExcessTiles(rows: number, cols: number, homes: readonly number[]): ExcessTiles {
  const absentPlace = rows * cols;
  const n = absentPlace + 1;
  const width = Math.ceil(n / 32);
  const slides = new Int8Array(4 * n).fill(-1);
  slides.set(slideTable(rows, cols));
  const distances = homes.map((home) =>
    Uint8Array.from({ length: n }, (_, place) =>
      place === absentPlace ? 0 : taxicabBetween(cols, place, home),
    ),
  );
  const outward = distances.map((distance) =>
    Uint8Array.from(
      Array.from(distance.keys()).sort((a, b) => (distance[a] as number) - (distance[b] as number)),
    ),
  );
  const otherTiles = homes.length - 1;
  const neighbourSets = neighbourSetsOf(distances[otherTiles] as Uint8Array, slides, width);
  return {
    absentPlace,
    placeCount: n,
    wordsPerSet: width,
    otherTiles,
    count: n ** otherTiles,
    slides,
    distances,
    outward,
    neighbourSets,
  };
}

/**
 * Marks the placements from which the search starts because their excess is 0: each tile is in its goal cell
 * or absent.
 */
function markHomes(
  { absentPlace, placeCount: n, wordsPerSet: width }: ExcessTiles,
  { reached }: ExcessState,
  homes: readonly number[],
): void {
  const rows = homes
    .slice(0, -1)
    .reduce(
      (all, home, at) => all.flatMap((row) => [row + home * n ** at, row + absentPlace * n ** at]),
      [0],
    );
  for (const row of rows) {
    for (const place of [homes.at(-1) as number, absentPlace]) {
      const word = row * width + (place >> 5);
      reached[word] = (reached[word] as number) | (1 << (place & 31));
    }
  }
}

/**
 * Puts all tiles except the last one into the places of the placement with the number `placementNumber`. Each
 * digit of this number in base `placeCount` stands for the place of one tile. A tile's places are numbered by
 * their distance from its goal cell. Sets `freePlaces` to the places of `allPlaces` that are left for the
 * last tile. Returns the index of the first word of the placement's bit set, or -1 if two tiles share a cell.
 */
function placeOthers(
  { absentPlace, placeCount: n, wordsPerSet: width, otherTiles, outward }: ExcessTiles,
  { cells, freePlaces: free }: ExcessState,
  allPlaces: Int32Array,
  placementNumber: number,
): number {
  let row = 0;
  free.set(allPlaces);
  for (let at = 0, rest = placementNumber, stride = 1; at < otherTiles; at++, stride *= n) {
    const cell = (outward[at] as Uint8Array)[rest % n] as number;
    const word = cell >> 5;
    const bit = 1 << (cell & 31);
    if (((free[word] as number) & bit) === 0) return -1;
    if (cell !== absentPlace) free[word] = (free[word] as number) & ~bit;
    cells[at] = cell;
    row += cell * stride;
    rest = Math.floor(rest / n);
  }
  return row * width;
}

/**
 * Marks free places of the last tile from which one step of another tile leads to a placement already
 * reached. A step away from the tile's goal cell adds 2 to the excess. It must therefore lead to a placement
 * in `reachedBefore`.
 */
function stepOthers(
  { placeCount: n, wordsPerSet: width, otherTiles, slides, distances }: ExcessTiles,
  { cells, freePlaces: free, reachedBefore, reached }: ExcessState,
  row: number,
): void {
  for (let at = 0, stride = width; at < otherTiles; at++, stride *= n) {
    const distance = distances[at] as Uint8Array;
    const cell = cells[at] as number;
    for (let move = 0; move < 4; move++) {
      const to = slides[4 * cell + move] as number;
      if (to < 0) continue;
      const source = (distance[to] as number) < (distance[cell] as number) ? reached : reachedBefore;
      const from = row + (to - cell) * stride;
      for (let word = 0; word < width; word++)
        reached[row + word] = (reached[row + word] as number) | (source[from + word] as number);
    }
  }
  for (let word = 0; word < width; word++)
    reached[row + word] = (reached[row + word] as number) & (free[word] as number);
}

/**
 * Marks the places that the last tile reaches by its own steps. Returns the number of free places that are
 * still not reached.
 */
function stepLast(
  { wordsPerSet: width, neighbourSets: { nearer, farther } }: ExcessTiles,
  { freePlaces: free, reachedBefore, reached }: ExcessState,
  row: number,
): number {
  for (;;) {
    let openPlaces = 0;
    let hasNewPlace = false;
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
            ((farther[sets + other] as number) & (reachedBefore[row + other] as number));
        if (sources === 0) openPlaces++;
        else {
          reached[row + word] = (reached[row + word] as number) | (1 << at);
          hasNewPlace = true;
        }
      }
    }
    if (!hasNewPlace || openPlaces === 0) return openPlaces;
  }
}

/** Adds 1 to the half excess of each placement that isn't reached yet. */
function raiseExcess(
  { wordsPerSet: width, count }: ExcessTiles,
  { freePlaces: free, reached }: ExcessState,
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
 * Builds the excess table of two to four tiles with the goal cells `homes`, on a board of n <= 100 cells.
 *
 * A placement's index is the sum of `place * (n + 1) ^ i` over all tiles i. A place is a cell, or n for an
 * absent tile.
 *
 * A step of a tile towards its goal cell costs no excess; a step away from it costs 2. The search finds the
 * placements with excess 0 first, then 2, then 4. For each placement of all tiles but the last, a bit set
 * holds the places of the last tile reached so far.
 *
 * In each round, a placement comes after all placements that have one tile nearer to its goal cell. Therefore
 * the bit sets of these placements are complete when they are needed.
 */
export function buildExcessTable(rows: number, cols: number, homes: readonly number[]): ExcessTable {
  const tiles = createExcessTiles(rows, cols, homes);
  const { placeCount: n, wordsPerSet: width, count, otherTiles } = tiles;
  const allPlaces = Int32Array.from({ length: width }, (_, word) =>
    n - 32 * word < 32 ? (1 << (n - 32 * word)) - 1 : -1,
  );
  const table = new Uint32Array(Math.ceil((count * n) / 16));
  const state: ExcessState = {
    cells: new Uint8Array(otherTiles),
    freePlaces: new Int32Array(width),
    reachedBefore: new Int32Array(count * width),
    reached: new Int32Array(count * width),
  };
  markHomes(tiles, state, homes);
  for (let half = 0, openCount = 1; half < MAX_EXCESS && openCount > 0; half++) {
    openCount = 0;
    for (let turn = 0; turn < count; turn++) {
      const row = placeOthers(tiles, state, allPlaces, turn);
      if (row < 0) continue;
      stepOthers(tiles, state, row);
      const open = stepLast(tiles, state, row);
      if (open > 0) raiseExcess(tiles, state, row, table);
      openCount += open;
    }
    [state.reachedBefore, state.reached] = [state.reached, state.reachedBefore];
    state.reached.set(state.reachedBefore);
  }
  return table;
}
