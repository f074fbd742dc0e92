import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import { locateAll, type SetTables } from '../pattern/tables.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import type { SearchLookup } from './lookup.ts';
import type { MovePruning } from './move-pruning.ts';
import { distinctMoves } from './symmetry.ts';
import { createTableWalk } from './table-walk.ts';

export { type SearchLookup, searchLookup } from './lookup.ts';

/** Searches of one puzzle to one bound after the other. */
export interface PatternSearch {
  /** The larger of the two sums at the start: proved, and of the parity of every solution. */
  readonly lowerBound: number;
  /** Positions expanded so far. */
  expanded(): number;
  /**
   * A solution of just `bound` moves that begins with these (their places in `MOVES`); undefined if there is
   * none, 'stopped' when `shouldStop`, asked every 16,384 positions, said so.
   */
  find(bound: number, first: readonly number[], shouldStop: () => boolean): Moves | 'stopped' | undefined;
  /** All first `depth` moves that a search to that bound goes on from. */
  beginnings(bound: number, depth: number): number[][];
}

const CHECK_EVERY = 0x4000;

/**
 * Depth-first search to a bound by the larger of two sums of additive pattern databases, on boards up to 16
 * cells. The slack of a sum is half of what it lies below the moves left: a move that doesn't lower the sum
 * costs one, and the goal is where no moves are left. The sum in which the tiles keep their order is looked
 * up first: it is cheaper. Where the board is its own mirror image one of two first moves is left out. Korf's boards, 7-7-1 and its mirror image: 53,000 moves tried a board; 71,000
 * without pruned moves, 98,000 where the databases know no regions.
 */
export function patternSearch(
  canonical: CanonicalPuzzle,
  tables: SetTables,
  lookup: SearchLookup,
  pruning: MovePruning,
): PatternSearch {
  const { state, blank } = canonical;
  const views = locateAll(tables, canonical);
  const [sum0 = 0, sum1 = 0] = views.map((view) => view.reduce((sum, { distance }) => sum + distance, 0));
  const lowerBound = Math.max(sum0, sum1);
  const placed = Int32Array.from(
    views.flat(),
    ({ order, set, distance }) => (order << 18) | (set << 2) | (distance & 3),
  );
  const hole = state.indexOf(blank);
  const walk = createTableWalk(tables, lookup, pruning);
  const moves = distinctMoves(canonical);
  const begin = (bound: number, first: readonly number[], steps: number): void => {
    const slack: [number, number] = [(bound - sum0) / 2, (bound - sum1) / 2];
    walk.begin({ state, hole, placed, slack, moves, first, steps });
  };
  const untilCheck = (): number => CHECK_EVERY - (walk.expanded() % CHECK_EVERY);
  return {
    lowerBound,
    expanded: () => walk.expanded(),
    find(bound, first, shouldStop) {
      if (bound < lowerBound) return undefined;
      if (bound === 0) return '';
      begin(bound, first, bound);
      for (;;) {
        const result = walk.go(untilCheck());
        if (result === 'end') return undefined;
        if (result === 'there')
          return walk
            .path()
            .map((move) => MOVES[move])
            .join('');
        if (shouldStop()) return 'stopped';
      }
    },
    beginnings(bound, depth) {
      if (bound < lowerBound) return [];
      const steps = Math.min(bound, depth);
      if (steps === 0) return [[]];
      const all: number[][] = [];
      begin(bound, [], steps);
      for (let result = walk.go(CHECK_EVERY); result !== 'end'; result = walk.go(CHECK_EVERY))
        if (result === 'there') all.push(walk.path());
      return all;
    },
  };
}
