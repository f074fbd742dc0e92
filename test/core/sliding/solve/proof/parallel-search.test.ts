import { expect, test } from 'vitest';
import { applyMoves } from '../../../../../src/core/sliding/moves.ts';
import { parsePuzzle } from '../../../../../src/core/sliding/notation/puzzle.ts';
import { buildTable, openTables } from '../../../../../src/core/sliding/solve/pattern/tables.ts';
import { patternSets } from '../../../../../src/core/sliding/solve/pattern/views.ts';
import { canonicalPuzzle } from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';
import { createMovePruning } from '../../../../../src/core/sliding/solve/proof/move-pruning.ts';
import {
  createParallelSearch,
  helpSearch,
  leadRound,
  openRound,
} from '../../../../../src/core/sliding/solve/proof/parallel-search.ts';
import {
  createPatternSearch,
  type PatternSearch,
  searchLookup,
} from '../../../../../src/core/sliding/solve/proof/pattern-search.ts';
import {
  endSharedSearch,
  expandedByHelpers,
  type SharedSearch,
  setHelping,
} from '../../../../../src/core/sliding/solve/proof/shared-search.ts';

// Number 12 of Korf 1985: 45 moves.
const puzzle = parsePuzzle('14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15 -> 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
if (!puzzle.ok) throw new Error(puzzle.fault.code);
const canonical = canonicalPuzzle(puzzle.value);
const [, set] = patternSets(canonical);
if (set === undefined) throw new Error('no set');
const tables = openTables(set, buildTable(set.key), new Map());
const lookup = searchLookup(tables);
const pruning = createMovePruning();
const LENGTH = 45;

const leadSearch = (shared: SharedSearch, search: PatternSearch, bound: number, shouldStop: () => boolean) =>
  leadRound(shared, search, openRound(shared, search, bound), shouldStop);

const searchOf = (): PatternSearch => createPatternSearch(canonical, tables, lookup, pruning);
const never = (): boolean => false;
/** Stops a thread that has waited for work a few times. */
const soon = (): (() => boolean) => {
  let asked = 0;
  return () => ++asked > 3;
};

function replays(moves: string | undefined): boolean {
  if (moves === undefined || !puzzle.ok) return false;
  const end = applyMoves(puzzle.value.start, canonical.toMoves(moves));
  return end.ok && end.value.tiles.join() === puzzle.value.goal.tiles.join();
}

test('alone, the leader proves each bound and finds the solution as a plain search does', () => {
  const shared = createParallelSearch();
  const search = searchOf();
  for (let bound = search.lowerBound; bound < LENGTH; bound += 2)
    expect(leadSearch(shared, search, bound, never)).toBeUndefined();
  const moves = leadSearch(shared, search, LENGTH, never);
  expect(moves).toHaveLength(LENGTH);
  expect(replays(moves)).toBe(true);
});

test('what a thread leaves behind when it dies or is called away is searched by the leader', () => {
  const shared = createParallelSearch();
  const leader = searchOf();
  let calls = 0;
  let deaths = 0;
  const dying: PatternSearch = {
    ...searchOf(),
    find: () => {
      throw new Error('the thread ends');
    },
  };
  const calledAway: PatternSearch = { ...searchOf(), find: () => 'stopped' };
  const withVisitors: PatternSearch = {
    ...leader,
    find: (bound, first, shouldStop) => {
      if (calls++ % 7 === 0) {
        setHelping(shared, 1, true);
        try {
          helpSearch(shared, 1, dying, soon());
        } catch {
          deaths++;
        }
        setHelping(shared, 1, false);
        helpSearch(shared, 2, calledAway, soon());
      }
      return leader.find(bound, first, shouldStop);
    },
  };
  for (let bound = leader.lowerBound; bound < LENGTH; bound += 2)
    expect(leadSearch(shared, withVisitors, bound, never)).toBeUndefined();
  expect(replays(leadSearch(shared, withVisitors, LENGTH, never) as string)).toBe(true);
  expect(deaths).toBeGreaterThan(10);
});

test('a solution that a thread finds is the leader’s, and no bound is called proved while an item is at work', () => {
  const shared = createParallelSearch();
  const leader = searchOf();
  let done = false;
  const helper = searchOf();
  const handsOver: PatternSearch = {
    ...leader,
    find: (bound, first, shouldStop) => {
      if (!done) {
        done = true;
        // The helper does all that is left of the round and waits for the next one for a while.
        helpSearch(shared, 1, helper, soon());
      }
      return leader.find(bound, first, shouldStop);
    },
  };
  const moves = leadSearch(shared, handsOver, LENGTH, never);
  expect(replays(moves)).toBe(true);
  expect(helper.expanded()).toBeGreaterThan(0);
  endSharedSearch(shared);
  helpSearch(shared, 1, helper, never);
});

test('the positions of all helpers are counted, those of the leader apart', () => {
  const shared = createParallelSearch();
  const search = searchOf();
  const counting = (expanded: number): PatternSearch => ({
    ...search,
    expanded: () => expanded,
    find: (_bound, _firstMoves, shouldStop) => (shouldStop() ? 'stopped' : undefined),
  });
  const round = openRound(shared, search, LENGTH);
  helpSearch(shared, 1, counting(30), soon());
  helpSearch(shared, 2, counting(12), soon());
  expect(leadRound(shared, counting(7), round, never)).toBeUndefined();
  expect(expandedByHelpers(shared)).toBe(42);
});

test('a leader that is asked to stop says so', () => {
  const shared = createParallelSearch();
  expect(leadSearch(shared, { ...searchOf(), find: () => 'stopped' }, LENGTH, () => true)).toBe('stopped');
});
