import { countBits, type PlacementSpace } from '../pattern/placement.ts';
import type { SetTables } from '../pattern/tables.ts';
import type { PatternSet } from '../pattern/views.ts';
import { slideTable } from '../position/space.ts';

/** What `Walk` looks up beside a table, the same for all tables of a pattern set; about 3 MB. */
export interface SearchLookup {
  /**
   * Three lookups in one array, each a 16-bit number: from 0 on the number of bits of every set of 16 cells;
   * from `NODES` on the node of every set and blank cell, `set << 4 | cell`; then the shifts of each
   * placement space, see `shiftsOf`.
   */
  readonly near: Uint16Array;
  /** By view and tile: its member's place among all. */
  readonly member: Int32Array;
  /** By slide, `4 * hole + move`: four words, see `slideWords`. */
  readonly slides: Int32Array;
  /** By member. */
  readonly members: readonly MemberLookup[];
}

/** Where one member's numbers are. */
export interface MemberLookup {
  /** First bit of its database, and bits from one order to the next. */
  readonly base: number;
  readonly stride: number;
  /** Place of its shifts in `near`: for a tile that goes to a higher cell, and to a lower one. */
  readonly up: number;
  readonly down: number;
  /** Shifts from one order to the next. */
  readonly shifts: number;
}

const NODES = 1 << 16;
const SHIFTS = NODES + (1 << 20);
/** Places in a set of at most 7 cells, rounded up. */
const PLACES = 8;

/** Tiles that a vertical slide passes at most. */
const passedTiles = ({ size, cols }: PlacementSpace): number => Math.min(size, cols) - 1;

/**
 * By order, direction (up, then down), tiles passed and the lowest place concerned: the order after that tile
 * has gone past the others. Passing none leaves it as it is. Seven tiles on 4x4: 645 KB.
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

/** The node of every set and blank cell. */
function writeNodes(spaces: Iterable<PlacementSpace>, near: Uint16Array): void {
  for (const { sets, regions } of spaces) {
    sets.forEach((set, node) => {
      for (let left = regions[node] as number; left !== 0; left &= left - 1)
        near[NODES + ((set << 4) | (31 - Math.clz32(left & -left)))] = node;
    });
  }
}

/**
 * The slide of a tile, as placements hold it: a word with the tile's cell (4 bits), the view that is looked
 * up first in bit 7, the tile's cell in that view (8) and in the other (12), and for each of both the lower
 * cell of the slide (16, 22), whether tiles may lie between (20, 26) and whether it goes down (21, 27); then
 * the cells that it changes in each of both.
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

/** All slides of a board seen through two maps, one behind the other in `map`. */
function slidesOf({ rows, cols }: PatternSet, map: Int32Array): Int32Array {
  const n = rows * cols;
  const cells = slideTable(rows, cols);
  const slides = new Int32Array(4 * 4 * n);
  // Where the second view is transposed, vertical moves keep the order of its tiles: the cheaper lookup comes
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

/** The lookups of a pattern set for boards up to 16 cells. */
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
