import type { Moves } from '../board.ts';
import type { Frame } from '../frame.ts';
import type { MovePruning } from '../move-pruning.ts';
import { MOVES } from '../moves.ts';
import { slideTable } from '../space.ts';
import { countBits } from './placement.ts';
import { locateAll, type SetTables } from './tables.ts';

/** Searches of one puzzle to one bound after the other. */
export interface PatternSearch {
  /** The larger of the two sums at the start: proved, and of the parity of every solution. */
  readonly lowerBound: number;
  /** Positions expanded so far. */
  expanded(): number;
  /**
   * A solution of just `bound` moves that begins with these (their places in `MOVES`); undefined if there is none,
   * 'stopped' when `shouldStop`, asked every 16,384 positions, said so.
   */
  find(bound: number, first: readonly number[], shouldStop: () => boolean): Moves | 'stopped' | undefined;
  /** All first `depth` moves that a search to that bound goes on from. */
  beginnings(bound: number, depth: number): number[][];
}

const CHECK_EVERY = 0x3fff;
const ROW = 8;

/** What the hot loop reads, in flat arrays; two views, `n` numbers each. */
function flattened({ set, words, members }: SetTables): {
  words: Int32Array;
  /** By view and tile: its member's place among all. */
  member: Int32Array;
  /** By view and cell. */
  map: Int32Array;
  base: Int32Array;
  stride: Int32Array;
  swapped: Uint16Array;
  swapBase: Int32Array;
} {
  const n = set.rows * set.cols;
  const all = members.flat();
  const member = new Int32Array(2 * n);
  const map = new Int32Array(2 * n);
  let at = 0;
  set.views.forEach((view, index) => {
    view.map.forEach((cell, from) => {
      map[index * n + from] = cell;
    });
    for (const pattern of view.patterns) {
      for (const cell of pattern.cells) member[index * n + (view.map[cell] as number)] = at;
      at++;
    }
  });
  const rows = all.map(({ space }) => space.orders * ROW);
  const swapped = new Uint16Array(rows.reduce((sum, length) => sum + length, 0));
  const swapBase = new Int32Array(all.length);
  let begin = 0;
  all.forEach(({ space }, index) => {
    const same = all.findIndex((other) => other.space === space);
    if (same < index) {
      swapBase[index] = swapBase[same] as number;
      return;
    }
    swapBase[index] = begin;
    for (let order = 0; order < space.orders; order++)
      for (let place = 0; place < space.size; place++)
        swapped[begin + order * ROW + place] = space.swapped[order * space.size + place] as number;
    begin += rows[index] ?? 0;
  });
  return {
    words,
    member,
    map,
    base: Int32Array.from(all, ({ base }) => base),
    stride: Int32Array.from(all, ({ stride }) => stride),
    swapped,
    swapBase,
  };
}

/** The node of every set (16 bits) and blank cell (4 bits) of a board of at most 16 cells. */
function nodeTable({ members }: SetTables): Uint16Array {
  const nodeOf = new Uint16Array(1 << 20);
  for (const { sets, regions } of new Set(members.flat().map(({ space }) => space))) {
    sets.forEach((set, node) => {
      for (let left = regions[node] as number; left !== 0; left &= left - 1)
        nodeOf[(set << 4) | (31 - Math.clz32(left & -left))] = node;
    });
  }
  return nodeOf;
}

/** What `patternSearch` needs of a table besides it; made once for each table, about 3 MB. */
export type SearchLookup = ReturnType<typeof flattened> & {
  readonly nodeOf: Uint16Array;
  /** Number of bits of every set. */
  readonly bits: Uint8Array;
};

export const searchLookup = (tables: SetTables): SearchLookup => ({
  ...flattened(tables),
  nodeOf: nodeTable(tables),
  bits: Uint8Array.from({ length: 1 << (tables.set.rows * tables.set.cols) }, (_, set) => countBits(set)),
});

/**
 * Depth-first search to a bound by the larger of two sums of additive pattern databases, on boards up to 16 cells. The slack of a
 * sum is half of what it lies below the moves left: a move that doesn't lower the sum costs one, and the goal is where no moves
 * are left. The sum in which the tiles keep their order is looked up first: it is cheaper. Korf's boards, 7-7-1 and its mirror
 * image: 53,000 moves tried a board; 71,000 without pruned moves, 98,000 where the databases know no regions.
 */
export function patternSearch(
  frame: Frame,
  tables: SetTables,
  lookup: SearchLookup,
  { next: automaton }: MovePruning,
): PatternSearch {
  const { rows, cols } = frame;
  const n = rows * cols;
  const slides = slideTable(rows, cols);
  const { words, member, map, base, stride, swapped, swapBase, nodeOf, bits } = lookup;
  const placed = locateAll(tables, frame);
  const [sum0 = 0, sum1 = 0] = placed.map((view) => view.reduce((sum, { distance }) => sum + distance, 0));
  // A placement in one word: order (13 bits), set (16 bits), distance modulo 4.
  const packed = Int32Array.from(
    placed.flat(),
    ({ order, set, distance }) => (order << 18) | (set << 2) | (distance & 3),
  );
  // Where the second view is transposed, vertical moves keep the order of its tiles.
  const transposed = Math.abs((map[n + 1] as number) - (map[n] as number)) !== 1;
  const viewOfMove = transposed ? [1, 1, 0, 0] : [0, 0, 0, 0];
  const between = (1 << (cols - 1)) - 1;
  const state = new Uint8Array(n);
  const path = new Uint8Array(256);
  let expanded = 0;
  let stopped = false;
  let shouldStop = (): boolean => false;
  let first: readonly number[] = [];
  let end = 0;
  let free = 0;
  let hear: (() => void) | undefined;

  const search = (hole: number, pruned: number, left: number, slack0: number, slack1: number): boolean => {
    if (left === end) {
      hear?.();
      return hear === undefined;
    }
    if ((++expanded & CHECK_EVERY) === 0 && shouldStop()) stopped = true;
    if (stopped) return false;
    let move = 0;
    let last = 3;
    if (left > free) last = move = first[first.length - (left - free)] as number;
    for (; move <= last; move++) {
      const cell = slides[4 * hole + move] as number;
      if (cell < 0) continue;
      const after = automaton[4 * pruned + move] as number;
      if (after < 0) continue;
      const tile = state[cell] as number;
      const viewA = viewOfMove[move] as number;
      const viewB = 1 - viewA;

      const cellsA = viewA * n;
      const memberA = member[cellsA + tile] as number;
      const wordA = packed[memberA] as number;
      const fromA = map[cellsA + cell] as number;
      const toA = map[cellsA + hole] as number;
      const othersA = (wordA >> 2) & 0xffff & ~(1 << fromA);
      let orderA = wordA >>> 18;
      if (fromA - toA !== 1 && toA - fromA !== 1) {
        const low = fromA < toA ? fromA : toA;
        const lower = bits[othersA & ((1 << low) - 1)] as number;
        const upper = lower + (bits[(othersA >> (low + 1)) & between] as number);
        const row = swapBase[memberA] as number;
        if (toA < fromA) {
          for (let at = upper - 1; at >= lower; at--) orderA = swapped[row + orderA * ROW + at] as number;
        } else {
          for (let at = lower; at < upper; at++) orderA = swapped[row + orderA * ROW + at] as number;
        }
      }
      const setA = othersA | (1 << toA);
      const bitA =
        (base[memberA] as number) +
        orderA * (stride[memberA] as number) +
        (nodeOf[(setA << 4) | fromA] as number);
      const fallsA = ((((wordA & 3) + 1) >> 1) ^ ((words[bitA >>> 5] as number) >>> (bitA & 31))) & 1;
      const slackA = (viewA === 0 ? slack0 : slack1) - 1 + fallsA;
      if (slackA < 0) continue;

      const cellsB = viewB * n;
      const memberB = member[cellsB + tile] as number;
      const wordB = packed[memberB] as number;
      const fromB = map[cellsB + cell] as number;
      const toB = map[cellsB + hole] as number;
      const othersB = (wordB >> 2) & 0xffff & ~(1 << fromB);
      let orderB = wordB >>> 18;
      if (fromB - toB !== 1 && toB - fromB !== 1) {
        const low = fromB < toB ? fromB : toB;
        const lower = bits[othersB & ((1 << low) - 1)] as number;
        const upper = lower + (bits[(othersB >> (low + 1)) & between] as number);
        const row = swapBase[memberB] as number;
        if (toB < fromB) {
          for (let at = upper - 1; at >= lower; at--) orderB = swapped[row + orderB * ROW + at] as number;
        } else {
          for (let at = lower; at < upper; at++) orderB = swapped[row + orderB * ROW + at] as number;
        }
      }
      const setB = othersB | (1 << toB);
      const bitB =
        (base[memberB] as number) +
        orderB * (stride[memberB] as number) +
        (nodeOf[(setB << 4) | fromB] as number);
      const fallsB = ((((wordB & 3) + 1) >> 1) ^ ((words[bitB >>> 5] as number) >>> (bitB & 31))) & 1;
      const slackB = (viewB === 0 ? slack0 : slack1) - 1 + fallsB;
      if (slackB < 0) continue;

      state[hole] = tile;
      packed[memberA] = (orderA << 18) | (setA << 2) | (((wordA & 3) + 1 - 2 * fallsA) & 3);
      packed[memberB] = (orderB << 18) | (setB << 2) | (((wordB & 3) + 1 - 2 * fallsB) & 3);
      path[left] = move;
      const solved =
        viewA === 0
          ? search(cell, after, left - 1, slackA, slackB)
          : search(cell, after, left - 1, slackB, slackA);
      state[cell] = tile;
      packed[memberA] = wordA;
      packed[memberB] = wordB;
      if (solved) return true;
    }
    return false;
  };

  const run = (bound: number): boolean => {
    state.set(frame.state);
    stopped = false;
    return search(frame.state.indexOf(frame.blank), 0, bound, (bound - sum0) / 2, (bound - sum1) / 2);
  };
  const lowerBound = Math.max(sum0, sum1);
  return {
    lowerBound,
    expanded: () => expanded,
    find(bound, beginning, ask) {
      if (bound < lowerBound) return undefined;
      [first, free, end, hear, shouldStop] = [beginning, bound - beginning.length, 0, undefined, ask];
      const solved = run(bound);
      if (stopped) return 'stopped';
      return solved
        ? Array.from({ length: bound }, (_, at) => MOVES[path[bound - at] as number]).join('')
        : undefined;
    },
    beginnings(bound, depth) {
      const all: number[][] = [];
      if (bound < lowerBound) return all;
      [first, free, end, shouldStop] = [[], bound, Math.max(0, bound - depth), () => false];
      hear = () => void all.push(Array.from({ length: bound - end }, (_, at) => path[bound - at] as number));
      run(bound);
      return all;
    },
  };
}
