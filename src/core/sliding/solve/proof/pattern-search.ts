import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import { locatePatterns, type SetTables } from '../pattern/tables.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import type { SearchLookup } from './lookup.ts';
import type { MovePruning } from './move-pruning.ts';
import { distinctFirstMoveBits } from './symmetry.ts';
import { createTableSearch } from './table-walk.ts';

export { createSearchLookup as searchLookup, type SearchLookup } from './lookup.ts';

/** Searches for one number of moves (`bound`) after the other. */
export interface PatternSearch {
  /**
   * Proved at the start: the larger of the two views' sums of pattern distances. Has the parity of every
   * solution's length.
   */
  readonly lowerBound: number;
  expanded(): number;
  /**
   * Finds a solution of exactly `bound` moves that begins with `requiredMoves` (indices in `MOVES`). Calls
   * `shouldStop` every 16,384 positions.
   */
  find(
    bound: number,
    requiredMoves: readonly number[],
    shouldStop: () => boolean,
  ): Moves | 'stopped' | undefined;
  /** All sequences of `depth` first moves that the databases don't exclude. */
  listFirstMoves(bound: number, depth: number): number[][];
}

const STOP_CHECK_INTERVAL = 0x4000;

/**
 * A depth-first search for boards up to 16 cells. Each of two views gives a sum of distances from additive
 * pattern databases. The lower bound is the larger sum.
 * - The slack of a sum is half of the difference between the number of moves left and the sum.
 * - Each move that doesn't lower a sum reduces the sum's slack by 1. If the slack is already 0, the move is
 *   skipped.
 * - The view in which a move keeps the order of the tiles is looked up first. Its lookup is cheaper.
 * - If the puzzle is its own mirror image, only one of two equivalent first moves is tried.
 */
export function createPatternSearch(
  canonical: CanonicalPuzzle,
  tables: SetTables,
  lookup: SearchLookup,
  pruning: MovePruning,
): PatternSearch {
  const { state, blank } = canonical;
  const placementsByView = locatePatterns(tables, canonical);
  const [firstViewSum = 0, secondViewSum = 0] = placementsByView.map((view) =>
    view.reduce((sum, { distance }) => sum + distance, 0),
  );
  const lowerBound = Math.max(firstViewSum, secondViewSum);
  const placementWords = Int32Array.from(
    placementsByView.flat(),
    ({ order, set, distance }) => (order << 18) | (set << 2) | (distance & 3),
  );
  const blankCell = state.indexOf(blank);
  const tableSearch = createTableSearch(tables, lookup, pruning);
  const allowedFirstMoveBits = distinctFirstMoveBits(canonical);
  const beginSearch = (bound: number, requiredMoves: readonly number[], pathLength: number): void => {
    const slack: [number, number] = [(bound - firstViewSum) / 2, (bound - secondViewSum) / 2];
    tableSearch.begin({
      state,
      blankCell,
      placementWords,
      slack,
      allowedFirstMoveBits,
      requiredMoves,
      pathLength,
    });
  };
  const positionsUntilCheck = (): number =>
    STOP_CHECK_INTERVAL - (tableSearch.expanded() % STOP_CHECK_INTERVAL);
  return {
    lowerBound,
    expanded: () => tableSearch.expanded(),
    find(bound, requiredMoves, shouldStop) {
      if (bound < lowerBound) return undefined;
      if (bound === 0) return '';
      beginSearch(bound, requiredMoves, bound);
      for (;;) {
        const runResult = tableSearch.run(positionsUntilCheck());
        if (runResult === 'end') return undefined;
        if (runResult === 'there')
          return tableSearch
            .path()
            .map((move) => MOVES[move])
            .join('');
        if (shouldStop()) return 'stopped';
      }
    },
    listFirstMoves(bound, depth) {
      if (bound < lowerBound) return [];
      const stepCount = Math.min(bound, depth);
      if (stepCount === 0) return [[]];
      const moveSequences: number[][] = [];
      beginSearch(bound, [], stepCount);
      for (
        let runResult = tableSearch.run(STOP_CHECK_INTERVAL);
        runResult !== 'end';
        runResult = tableSearch.run(STOP_CHECK_INTERVAL)
      )
        if (runResult === 'there') moveSequences.push(tableSearch.path());
      return moveSequences;
    },
  };
}
