import { countBits, type PlacementSpace } from '../pattern/placement.ts';
import type { SetTables } from '../pattern/tables.ts';
import type { PatternSet } from '../pattern/views.ts';
import { slideTable } from '../position/space.ts';

/**
 * Lookup arrays for the search in `table-walk.ts`. They depend only on the pattern set and take about 3 MB.
 */
export interface SearchLookup {
  /**
   * Three lookups in one array of 16-bit numbers. From index 0: for each 16-bit mask of cells, how many bits
   * are set. From `NODES_START`: the node for each set and blank's cell, at `set << 4 | cell`. From
   * `SHIFTS_START`: the orders after a tile has passed others, see `buildShifts`.
   */
  readonly near: Uint16Array;
  /**
   * Index: `view * n + tile`. Value: index in `members` of the pattern to which this tile belongs in this
   * view.
   */
  readonly member: Int32Array;
  /** Four words for each slide, from index `4 * (4 * hole + move)`. See `encodeSlide`. */
  readonly slides: Int32Array;
  readonly members: readonly MemberLookup[];
}

/** Where to find the data of one member (a pattern of one view). */
export interface MemberLookup {
  /** `base`: index of the first bit of the member's database. `stride`: number of bits for each order. */
  readonly base: number;
  readonly stride: number;
  /**
   * Index in `near` where the orders after a move of the member's tiles begin. `up`: for a tile that moves to
   * a higher cell. `down`: for one that moves to a lower cell.
   */
  readonly up: number;
  readonly down: number;
  /** Number of entries in `near` for each old order. */
  readonly shifts: number;
}

const NODES_START = 1 << 16;
const SHIFTS_START = NODES_START + (1 << 20);
/** A pattern has at most 7 tiles. This is the next power of two. */
const PLACES_PER_COUNT = 8;

/**
 * Returns how many other tiles of the pattern a vertically sliding tile can pass at most, in reading order.
 */
const maxPassedTiles = ({ size, cols }: PlacementSpace): number => Math.min(size, cols) - 1;

/**
 * Returns the new orders after a tile has passed other tiles. For each old order, they are sorted by
 * direction (to higher cells first), number of tiles passed, and lowest index of these tiles in the set. If
 * no tile is passed, the order stays the same.
 */
function buildShifts(space: PlacementSpace): Uint16Array {
  const { orders, size, swapped } = space;
  const most = maxPassedTiles(space);
  const half = (most + 1) * PLACES_PER_COUNT;
  const shifts = new Uint16Array(orders * 2 * half);
  for (let order = 0; order < orders; order++) {
    for (let count = 0; count <= most; count++) {
      for (let place = 0; place + count < size; place++) {
        let [up, down] = [order, order];
        for (let at = 0; at < count; at++) {
          up = swapped[up * size + place + at] as number;
          down = swapped[down * size + place + count - 1 - at] as number;
        }
        const at = order * 2 * half + count * PLACES_PER_COUNT + place;
        shifts[at] = up;
        shifts[at + half] = down;
      }
    }
  }
  return shifts;
}

/** Writes the node for each set of cells and blank's cell to `near`. */
function writeNodes(spaces: Iterable<PlacementSpace>, near: Uint16Array): void {
  for (const { sets, regions } of spaces) {
    sets.forEach((set, node) => {
      for (let left = regions[node] as number; left !== 0; left &= left - 1)
        near[NODES_START + ((set << 4) | (31 - Math.clz32(left & -left)))] = node;
    });
  }
}

/**
 * Encodes the slide of a tile in three words. A is the view to look up first, B the other one. First word,
 * bits 0 to 3: the tile's cell. Bit 7: the index of view A. Bits 8 to 11 and 12 to 15: the tile's cell in A
 * and in B. Bits 16 to 19 and 22 to 25: the lower cell of the slide in A and in B. Bits 20 and 26: 1 if tiles
 * may be between its two cells in reading order. Bits 21 and 27: 1 if the slide leads to a lower cell. Second
 * and third word: the two cells of the slide in A and in B, as bits from bit 2 on.
 */
function encodeSlide(cell: number, view: number, from: readonly number[], to: readonly number[]): number[] {
  const [a = 0, b = 0] = from;
  const [flagsA = 0, flagsB = 0] = from.map((start, at) => {
    const end = to[at] as number;
    return Math.min(start, end) | (Number(Math.abs(start - end) !== 1) << 4) | (Number(end < start) << 5);
  });
  const changed = from.map((start, at) => ((1 << start) | (1 << (to[at] as number))) << 2);
  return [cell | (view << 7) | (a << 8) | (b << 12) | (flagsA << 16) | (flagsB << 22), ...changed];
}

/**
 * Returns all slides of a board, four words each (see `encodeSlide`). `map`: the maps of both views, one
 * after the other.
 */
function encodeSlides({ rows, cols }: PatternSet, map: Int32Array): Int32Array {
  const n = rows * cols;
  const cells = slideTable(rows, cols);
  const slides = new Int32Array(4 * 4 * n);
  // In a transposed view, a vertical move becomes horizontal and keeps the order of the tiles. Looking up
  // this view is then cheaper, so it comes first.
  const transposed = Math.abs((map[n + 1] as number) - (map[n] as number)) !== 1;
  cells.forEach((cell, at) => {
    if (cell < 0) return;
    const first = transposed && at % 4 < 2 ? 1 : 0;
    const seen = (place: number): number[] =>
      [first, 1 - first].map((view) => map[view * n + place] as number);
    slides.set(encodeSlide(cell, first, seen(cell), seen(at >> 2)), 4 * at);
  });
  return slides;
}

/** Creates the lookup arrays of a pattern set, for boards up to 16 cells. */
export function searchLookup({ set, members }: SetTables): SearchLookup {
  const n = set.rows * set.cols;
  const all = members.flat();
  const member = new Int32Array(2 * n);
  const map = new Int32Array(2 * n);
  let at = 0;
  set.views.forEach((view, index) => {
    map.set(view.map, index * n);
    for (const { cells } of view.patterns) {
      for (const cell of cells) member[index * n + (view.map[cell] as number)] = at;
      at++;
    }
  });
  const shifts = new Map(
    [...new Set(all.map(({ space }) => space))].map((space) => [space, buildShifts(space)]),
  );
  let end = SHIFTS_START;
  for (const { length } of shifts.values()) end += length;
  const near = new Uint16Array(end);
  for (let mask = 0; mask < 1 << n; mask++) near[mask] = countBits(mask);
  writeNodes(shifts.keys(), near);
  const begin = new Map<PlacementSpace, number>();
  end = SHIFTS_START;
  for (const [space, numbers] of shifts) {
    near.set(numbers, end);
    begin.set(space, end);
    end += numbers.length;
  }
  return {
    near,
    member,
    slides: encodeSlides(set, map),
    members: all.map(({ base, stride, space }) => {
      const up = begin.get(space) ?? SHIFTS_START;
      const half = (maxPassedTiles(space) + 1) * PLACES_PER_COUNT;
      return { base, stride, up, down: up + half, shifts: 2 * half };
    }),
  };
}
