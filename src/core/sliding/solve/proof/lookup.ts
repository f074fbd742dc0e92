import { countBits, type PlacementSpace } from '../pattern/placement.ts';
import type { SetTables } from '../pattern/tables.ts';
import type { PatternSet } from '../pattern/views.ts';
import { slideTable } from '../position/space.ts';

/** Lookup arrays of `Walk`, shared by all tables of a pattern set; about 3 MB. */
export interface SearchLookup {
  /**
   * Three lookups in one array of 16-bit numbers. From 0: the number of bits of every set of 16 cells. From
   * `NODES`: the node of every set and blank cell, by `set << 4 | cell`. Then the shifts of each placement
   * space, see `shiftsOf`.
   */
  readonly near: Uint16Array;
  /** By view and tile: the index of its member among all. */
  readonly member: Int32Array;
  /** By slide, `4 * hole + move`: four words, see `slideWords`. */
  readonly slides: Int32Array;
  readonly members: readonly MemberLookup[];
}

/** Where the numbers of one member are found. */
export interface MemberLookup {
  /** `base`: first bit of the member's database. `stride`: number of bits for one order. */
  readonly base: number;
  readonly stride: number;
  /**
   * Index in `near` of the member's shifts: for a tile that moves to a higher cell (`up`), to a lower one
   * (`down`).
   */
  readonly up: number;
  readonly down: number;
  /** Number of shifts for one order. */
  readonly shifts: number;
}

const NODES = 1 << 16;
const SHIFTS = NODES + (1 << 20);
/** Places in a set of at most 7 cells, rounded up to a power of two. */
const PLACES = 8;

/** Returns the largest number of tiles that a vertical slide can pass in reading order. */
const passedTiles = ({ size, cols }: PlacementSpace): number => Math.min(size, cols) - 1;

/**
 * Returns the order after a tile has passed others, by old order, direction (up, then down), number of tiles
 * passed and the lowest place concerned. The order stays if none is passed.
 */
function shiftsOf(space: PlacementSpace): Uint16Array {
  const { orders, size, swapped } = space;
  const most = passedTiles(space);
  const half = (most + 1) * PLACES;
  const shifts = new Uint16Array(orders * 2 * half);
  for (let order = 0; order < orders; order++) {
    for (let count = 0; count <= most; count++) {
      for (let place = 0; place + count < size; place++) {
        let [up, down] = [order, order];
        for (let at = 0; at < count; at++) {
          up = swapped[up * size + place + at] as number;
          down = swapped[down * size + place + count - 1 - at] as number;
        }
        const at = order * 2 * half + count * PLACES + place;
        shifts[at] = up;
        shifts[at + half] = down;
      }
    }
  }
  return shifts;
}

/** Writes the node of every set and blank cell. */
function writeNodes(spaces: Iterable<PlacementSpace>, near: Uint16Array): void {
  for (const { sets, regions } of spaces) {
    sets.forEach((set, node) => {
      for (let left = regions[node] as number; left !== 0; left &= left - 1)
        near[NODES + ((set << 4) | (31 - Math.clz32(left & -left)))] = node;
    });
  }
}

/**
 * Encodes a tile's slide. The first word holds the tile's cell (4 bits), and from bit 7 the view to look up
 * first. Bits 8 and 12: the tile's cell in that view and in the other one. For both views in this order: the
 * lower cell of the slide (bits 16 and 22), whether tiles may be between (20, 26), and whether it goes down
 * (21, 27). The next words hold the changed cells in each view.
 */
function slideWords(cell: number, view: number, from: readonly number[], to: readonly number[]): number[] {
  const [a = 0, b = 0] = from;
  const [flagsA = 0, flagsB = 0] = from.map((start, at) => {
    const end = to[at] as number;
    return Math.min(start, end) | (Number(Math.abs(start - end) !== 1) << 4) | (Number(end < start) << 5);
  });
  const changed = from.map((start, at) => ((1 << start) | (1 << (to[at] as number))) << 2);
  return [cell | (view << 7) | (a << 8) | (b << 12) | (flagsA << 16) | (flagsB << 22), ...changed];
}

/** Returns all slides of a board seen through two maps, one after the other in `map`. */
function slidesOf({ rows, cols }: PatternSet, map: Int32Array): Int32Array {
  const n = rows * cols;
  const cells = slideTable(rows, cols);
  const slides = new Int32Array(4 * 4 * n);
  // If the second view is transposed, vertical moves keep its order of tiles, so it is cheaper to look up
  // first.
  const transposed = Math.abs((map[n + 1] as number) - (map[n] as number)) !== 1;
  cells.forEach((cell, at) => {
    if (cell < 0) return;
    const first = transposed && at % 4 < 2 ? 1 : 0;
    const seen = (place: number): number[] =>
      [first, 1 - first].map((view) => map[view * n + place] as number);
    slides.set(slideWords(cell, first, seen(cell), seen(at >> 2)), 4 * at);
  });
  return slides;
}

/** Creates the lookups of a pattern set for boards up to 16 cells. */
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
    [...new Set(all.map(({ space }) => space))].map((space) => [space, shiftsOf(space)]),
  );
  let end = SHIFTS;
  for (const { length } of shifts.values()) end += length;
  const near = new Uint16Array(end);
  for (let mask = 0; mask < 1 << n; mask++) near[mask] = countBits(mask);
  writeNodes(shifts.keys(), near);
  const begin = new Map<PlacementSpace, number>();
  end = SHIFTS;
  for (const [space, numbers] of shifts) {
    near.set(numbers, end);
    begin.set(space, end);
    end += numbers.length;
  }
  return {
    near,
    member,
    slides: slidesOf(set, map),
    members: all.map(({ base, stride, space }) => {
      const up = begin.get(space) ?? SHIFTS;
      const half = (passedTiles(space) + 1) * PLACES;
      return { base, stride, up, down: up + half, shifts: 2 * half };
    }),
  };
}
