import { slideTable } from '../space.ts';
import type { Pattern } from './pattern.ts';
import { countBits, nodeAt, orderAfter, orderOf, type PlacementSpace } from './placement.ts';

/**
 * A pattern database by region: for every order and node of a `PlacementSpace` the fewest moves of the
 * pattern's tiles that bring them home and the blank into its goal's region, whatever the other tiles do. A
 * move of the pattern changes that number by exactly one, and its parity is that of the tiles' taxicab
 * distance; so the second lowest bit alone tells a neighbour's number from one's own (compare Breyer & Korf
 * 2010, who need log2(3) bits where moves may keep it).
 */
export type Database = Int32Array;

/** Bits from one order to the next. */
export const strideOf = (space: PlacementSpace): number => (space.sets.length + 31) & ~31;

/** Words of a database. */
export const wordsOf = (space: PlacementSpace): number => (strideOf(space) / 32) * space.orders;

export const bitAt = (database: Database, at: number): number =>
  ((database[at >>> 5] as number) >>> (at & 31)) & 1;

/** All moves of the pattern's tiles between nodes: `first[node] .. first[node + 1] - 1`. */
interface Edges {
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** Which change of the order goes with it; 0 is none. */
  readonly change: Int16Array;
  /** A set, cell and hole that make each change. */
  readonly changes: readonly (readonly [number, number, number])[];
}

function edgesOf(space: PlacementSpace): Edges {
  const { rows, cols, sets, regions } = space;
  const slides = slideTable(rows, cols);
  const first = new Int32Array(sets.length + 1);
  const to: number[] = [];
  const change: number[] = [];
  const changes: (readonly [number, number, number])[] = [[0, 0, 1]];
  const numbers = new Map<number, number>();
  sets.forEach((set, node) => {
    first[node] = to.length;
    const region = regions[node] as number;
    for (let cell = 0; cell < rows * cols; cell++) {
      if (((set >>> cell) & 1) === 0) continue;
      for (let move = 0; move < 4; move++) {
        const hole = slides[4 * cell + move] as number;
        if (hole < 0 || ((region >>> hole) & 1) === 0) continue;
        to.push(nodeAt(space, set ^ (1 << cell) ^ (1 << hole), cell));
        const low = Math.min(cell, hole);
        const before = countBits(set & ((1 << low) - 1));
        const between = countBits(set & ((1 << Math.max(cell, hole)) - 1) & ~((2 << low) - 1));
        const kind = between === 0 ? -1 : (before * 32 + between) * 2 + Number(hole < cell);
        let number = kind < 0 ? 0 : numbers.get(kind);
        if (number === undefined) {
          number = changes.length;
          numbers.set(kind, number);
          changes.push([set, cell, hole]);
        }
        change.push(number);
      }
    }
  });
  first[sets.length] = to.length;
  return { first, to: Int32Array.from(to), change: Int16Array.from(change), changes };
}

/** The order and node of solved tiles: `order` is 0. */
function homeNode(space: PlacementSpace, { cells, blank }: Pattern): number {
  return nodeAt(
    space,
    cells.reduce((set, cell) => set | (1 << cell), 0),
    blank,
  );
}

/** Placements in a word while a database is built: two bits each. */
const IN_WORD = 16;
const LOW_BITS = 0x55555555;
/** What those bits say: not seen, in either of two levels that follow each other, or in an earlier one. */
const EARLIER = 3;

/**
 * Breadth-first from the goal, a level at a time, into `bits`, as long as `wordsOf`; `onShare` is told
 * the share of placements seen. Seven tiles on 4x4: 139.8 million numbers in 17.5 MB (twice 7 and 1
 * tiles: 35 MB), six tiles 1.5 MB; while it builds, twice as much beside it.
 */
export function buildDatabase(
  space: PlacementSpace,
  pattern: Pattern,
  bits: Database,
  onShare?: (share: number) => void,
): void {
  const { orders, sets } = space;
  const stride = strideOf(space);
  const { first, to, change, changes } = edgesOf(space);
  const words = stride / IN_WORD;
  const seen = new Int32Array(words * orders);
  const home = homeNode(space, pattern);
  let level = 1;
  seen[home >>> 4] = level << ((home & 15) << 1);
  bits.fill(-1);
  bits[home >>> 5] = ~(1 << (home & 31));
  let live = new Uint8Array(orders);
  live[0] = 1;
  const orderBy = new Int32Array(changes.length);
  const rowBy = new Int32Array(changes.length);
  let count = 1;
  for (let depth = 1; live.includes(1); depth++, level ^= EARLIER) {
    const next = new Uint8Array(orders);
    const nextLevel = level ^ EARLIER;
    const second = (depth >>> 1) & 1;
    for (let order = 0; order < orders; order++) {
      if (live[order] === 0) continue;
      changes.forEach(([set, cell, hole], at) => {
        orderBy[at] = orderAfter(space, order, set, cell, hole);
        rowBy[at] = (orderBy[at] as number) * stride;
      });
      const row = order * words;
      for (let word = 0; word < words; word++) {
        const pairs = seen[row + word] as number;
        // The low bit of each pair that says `level`; in most words none does.
        const begun = (level === 1 ? pairs & ~(pairs >>> 1) : (pairs >>> 1) & ~pairs) & LOW_BITS;
        for (let left = begun; left !== 0; left &= left - 1) {
          const node = word * IN_WORD + ((31 - Math.clz32(left & -left)) >>> 1);
          const end = first[node + 1] as number;
          for (let edge = first[node] as number; edge < end; edge++) {
            const kind = change[edge] as number;
            const reached = (rowBy[kind] as number) + (to[edge] as number);
            const shift = (reached & 15) << 1;
            const pair = seen[reached >>> 4] as number;
            if (((pair >>> shift) & EARLIER) !== 0) continue;
            seen[reached >>> 4] = pair | (nextLevel << shift);
            if (second === 0) bits[reached >>> 5] = (bits[reached >>> 5] as number) & ~(1 << (reached & 31));
            next[orderBy[kind] as number] = 1;
            count++;
          }
        }
        if (begun !== 0) seen[row + word] = (seen[row + word] as number) | begun | (begun << 1);
      }
    }
    live = next;
    onShare?.(count / (sets.length * orders));
  }
}

/** Where a pattern's tiles lie, as a search follows them. */
export interface Placement {
  readonly set: number;
  readonly order: number;
  /** Moves of the pattern's tiles to the goal. */
  readonly distance: number;
}

/**
 * The placement with its number, by walking down to the goal: O(moves). `cellOf` gives each of the pattern's
 * tiles its cell.
 */
export function locate(
  space: PlacementSpace,
  database: Database,
  pattern: Pattern,
  cellOf: (tile: number) => number,
  blank: number,
): Placement {
  const { rows, cols } = space;
  const slides = slideTable(rows, cols);
  const stride = strideOf(space);
  const places = pattern.cells.map((tile, at) => ({ at, cell: cellOf(tile) }));
  let taxicab = 0;
  for (const { at, cell } of places) {
    const home = pattern.cells[at] ?? 0;
    taxicab +=
      Math.abs(Math.floor(cell / cols) - Math.floor(home / cols)) + Math.abs((cell % cols) - (home % cols));
  }
  const start = places.reduce((mask, { cell }) => mask | (1 << cell), 0);
  const startOrder = orderOf(places.sort((a, b) => a.cell - b.cell).map(({ at }) => at));
  const home = homeNode(space, pattern);
  let [set, order, node, parity, distance] = [start, startOrder, nodeAt(space, start, blank), taxicab & 1, 0];

  const stepDown = (): boolean => {
    const now = (bitAt(database, order * stride + node) << 1) | parity;
    const region = space.regions[node] as number;
    for (let cell = 0; cell < rows * cols; cell++) {
      if (((set >>> cell) & 1) === 0) continue;
      for (let move = 0; move < 4; move++) {
        const hole = slides[4 * cell + move] as number;
        if (hole < 0 || ((region >>> hole) & 1) === 0) continue;
        const nextSet = set ^ (1 << cell) ^ (1 << hole);
        const nextOrder = orderAfter(space, order, set, cell, hole);
        const nextNode = nodeAt(space, nextSet, cell);
        if (bitAt(database, nextOrder * stride + nextNode) !== ((now + 3) & 3) >> 1) continue;
        [set, order, node, parity] = [nextSet, nextOrder, nextNode, parity ^ 1];
        return true;
      }
    }
    return false;
  };
  while (order !== 0 || node !== home) {
    if (!stepDown()) throw new Error('no move leads nearer: the table is damaged');
    distance++;
  }
  return { set: start, order: startOrder, distance };
}
