import type { Move, Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import type { PatternSearch } from './pattern-search.ts';
import {
  createSharedSearch,
  FIRST_OWN_WORD,
  isHelping,
  isOver,
  MAX_THREADS,
  type SharedSearch,
  setExpanded,
} from './shared-search.ts';

/**
 * Offsets of words in the shared memory:
 * - `ROUND_WORD`: of the current round
 * - `BOUND_WORD`: moves of the solutions of the round
 * - `DEPTH_WORD`: moves in a work item
 * - `WAKE_WORD`: helpers change this word to wake the leader
 * - `SOLVED_WORD`: 0 without a solution, 1 while a solution is being written, 2 when the solution is complete
 * - `SOLUTION_WORDS`: the first move of the solution; the other moves follow
 */
const ROUND_WORD = FIRST_OWN_WORD;
const BOUND_WORD = ROUND_WORD + 1;
const DEPTH_WORD = ROUND_WORD + 2;
const WAKE_WORD = ROUND_WORD + 3;
const SOLVED_WORD = ROUND_WORD + 4;
const SOLUTION_WORDS = ROUND_WORD + 5;
const MAX_SOLUTION_MOVES = 120;
/** One word for each work item. */
const ITEM_WORDS = SOLUTION_WORDS + MAX_SOLUTION_MOVES;
const MAX_ITEMS = 8192;

/**
 * The word of a work item holds `round * 32 + state`. The state is 0 (free), 1 + t (claimed by thread t) or
 * 31 (done).
 */
const STATE_COUNT = 32;
const FREE_STATE = 0;
const DONE_STATE = 31;
/** Enough items for all threads to finish a round at about the same time. */
const MIN_ITEMS = 300;
const MAX_ITEM_DEPTH = 16;
/** A waiting thread checks the shared memory again after this time. */
const MAX_WAIT_MS = 5;

/**
 * Threads search one puzzle together. They look for solutions of one length (the bound), then of the next
 * length. The work for a bound is divided into items: possible sequences of first moves. All threads list the
 * items in the same order. A thread claims an item and searches it. If this thread stops or crashes before
 * the item is done, another thread claims the item. A bound is excluded only when all its items have been
 * searched to the end.
 */
export const createParallelSearch = (): SharedSearch =>
  createSharedSearch(ITEM_WORDS + MAX_ITEMS - FIRST_OWN_WORD);

/** Returns true only if `shouldStop` ended the search before the end of the round. */
function searchFreeItems(
  sharedSearch: SharedSearch,
  threadIndex: number,
  roundNumber: number,
  items: readonly (readonly number[])[],
  search: PatternSearch,
  shouldStop: () => boolean,
): boolean {
  const bound = Atomics.load(sharedSearch, BOUND_WORD);
  const hasEnded = (): boolean =>
    Atomics.load(sharedSearch, SOLVED_WORD) !== 0 ||
    Atomics.load(sharedSearch, ROUND_WORD) !== roundNumber ||
    isOver(sharedSearch);
  const shouldStopItem = (): boolean => {
    setExpanded(sharedSearch, threadIndex, search.expanded());
    return hasEnded() || shouldStop();
  };
  for (const [itemIndex, firstMoves] of items.entries()) {
    const itemWordIndex = ITEM_WORDS + itemIndex;
    if (
      Atomics.compareExchange(
        sharedSearch,
        itemWordIndex,
        roundNumber * STATE_COUNT + FREE_STATE,
        roundNumber * STATE_COUNT + 1 + threadIndex,
      ) !==
      roundNumber * STATE_COUNT
    )
      continue;
    const searchResult = search.find(bound, firstMoves, shouldStopItem);
    if (searchResult === 'stopped') {
      Atomics.compareExchange(
        sharedSearch,
        itemWordIndex,
        roundNumber * STATE_COUNT + 1 + threadIndex,
        roundNumber * STATE_COUNT + FREE_STATE,
      );
      return !hasEnded();
    }
    if (searchResult !== undefined) {
      if (Atomics.compareExchange(sharedSearch, SOLVED_WORD, 0, 1) === 0) {
        [...searchResult].forEach((letter, moveIndex) => {
          Atomics.store(sharedSearch, SOLUTION_WORDS + moveIndex, MOVES.indexOf(letter as Move));
        });
        Atomics.store(sharedSearch, SOLVED_WORD, 2);
      }
    }
    Atomics.store(sharedSearch, itemWordIndex, roundNumber * STATE_COUNT + DONE_STATE);
    Atomics.add(sharedSearch, WAKE_WORD, 1);
    Atomics.notify(sharedSearch, WAKE_WORD);
    if (hasEnded()) return false;
  }
  return false;
}

/** Equal depths give equal items. */
function listItems(search: PatternSearch, bound: number): { items: number[][]; depth: number } {
  let depth = 4;
  let items = search.listFirstMoves(bound, depth);
  while (items.length < MIN_ITEMS && depth < Math.min(MAX_ITEM_DEPTH, bound))
    items = search.listFirstMoves(bound, ++depth);
  if (items.length <= MAX_ITEMS) return { items, depth };
  return { items: search.listFirstMoves(bound, depth - 1), depth: depth - 1 };
}

/** Frees items of helpers that left before finishing them. */
function freeAbandonedItems(sharedSearch: SharedSearch, roundNumber: number, itemCount: number): void {
  for (let itemIndex = 0; itemIndex < itemCount; itemIndex++) {
    const wordValue = Atomics.load(sharedSearch, ITEM_WORDS + itemIndex);
    const threadIndex = wordValue - roundNumber * STATE_COUNT - 1;
    if (threadIndex > 0 && threadIndex < MAX_THREADS && !isHelping(sharedSearch, threadIndex))
      Atomics.compareExchange(
        sharedSearch,
        ITEM_WORDS + itemIndex,
        wordValue,
        roundNumber * STATE_COUNT + FREE_STATE,
      );
  }
}

const areItemsDone = (sharedSearch: SharedSearch, roundNumber: number, itemCount: number): boolean => {
  for (let itemIndex = 0; itemIndex < itemCount; itemIndex++)
    if (Atomics.load(sharedSearch, ITEM_WORDS + itemIndex) !== roundNumber * STATE_COUNT + DONE_STATE)
      return false;
  return true;
};

/** Undefined if a thread left before writing all of it. */
function readSolution(sharedSearch: SharedSearch, bound: number): Moves | undefined {
  for (let attemptsLeft = 100; Atomics.load(sharedSearch, SOLVED_WORD) === 1; attemptsLeft--) {
    if (attemptsLeft === 0) return undefined;
    Atomics.wait(sharedSearch, SOLVED_WORD, 1, MAX_WAIT_MS);
  }
  return Array.from(
    { length: bound },
    (_, moveIndex) => MOVES[Atomics.load(sharedSearch, SOLUTION_WORDS + moveIndex)],
  ).join('');
}

/** Opened by the leader; helpers may be working on it. */
export interface ParallelRound {
  readonly roundNumber: number;
  readonly bound: number;
  readonly items: readonly (readonly number[])[];
}

/** Helpers start to search for solutions of `bound` moves. */
export function openRound(sharedSearch: SharedSearch, search: PatternSearch, bound: number): ParallelRound {
  const roundNumber = Atomics.load(sharedSearch, ROUND_WORD) + 1;
  const { items, depth } = listItems(search, bound);
  items.forEach((_, itemIndex) => {
    Atomics.store(sharedSearch, ITEM_WORDS + itemIndex, roundNumber * STATE_COUNT + FREE_STATE);
  });
  Atomics.store(sharedSearch, SOLVED_WORD, 0);
  Atomics.store(sharedSearch, BOUND_WORD, bound);
  Atomics.store(sharedSearch, DEPTH_WORD, depth);
  Atomics.store(sharedSearch, ROUND_WORD, roundNumber);
  Atomics.notify(sharedSearch, ROUND_WORD);
  return { roundNumber, bound, items };
}

/**
 * Returns a solution of `bound` moves, undefined if there is none, or 'stopped'. A stopped round can be
 * continued.
 */
export function leadRound(
  sharedSearch: SharedSearch,
  search: PatternSearch,
  { roundNumber, bound, items }: ParallelRound,
  shouldStop: () => boolean,
): Moves | 'stopped' | undefined {
  for (;;) {
    if (searchFreeItems(sharedSearch, 0, roundNumber, items, search, shouldStop)) return 'stopped';
    if (Atomics.load(sharedSearch, SOLVED_WORD) !== 0)
      return readSolution(sharedSearch, bound) ?? search.find(bound, [], shouldStop);
    const wakeCount = Atomics.load(sharedSearch, WAKE_WORD);
    if (areItemsDone(sharedSearch, roundNumber, items.length)) return undefined;
    if (shouldStop()) return 'stopped';
    Atomics.wait(sharedSearch, WAKE_WORD, wakeCount, MAX_WAIT_MS);
    freeAbandonedItems(sharedSearch, roundNumber, items.length);
  }
}

/** Helps round after round, until the search is over or `shouldStop` returns true. */
export function helpSearch(
  sharedSearch: SharedSearch,
  helperIndex: number,
  search: PatternSearch,
  shouldStop: () => boolean,
): void {
  let lastRoundNumber = 0;
  while (!isOver(sharedSearch) && !shouldStop()) {
    const roundNumber = Atomics.load(sharedSearch, ROUND_WORD);
    if (roundNumber === lastRoundNumber) {
      Atomics.wait(sharedSearch, ROUND_WORD, roundNumber, MAX_WAIT_MS);
      continue;
    }
    const [bound, depth] = [Atomics.load(sharedSearch, BOUND_WORD), Atomics.load(sharedSearch, DEPTH_WORD)];
    // `bound` may already belong to the next round. No harm: the items' words then have its number, so this
    // thread can't claim any.
    const items = search.listFirstMoves(bound, depth);
    if (searchFreeItems(sharedSearch, helperIndex, roundNumber, items, search, shouldStop)) return;
    lastRoundNumber = roundNumber;
  }
}
