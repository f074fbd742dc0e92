import type { Move, Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import type { PatternSearch } from './pattern-search.ts';
import {
  createSharedSearch,
  isHelping,
  isOver,
  MAX_THREADS,
  OWN_WORDS,
  type SharedSearch,
  setExpanded,
} from './shared-search.ts';

/**
 * Offsets of words in the shared memory. `BOUND`: number of moves that the round searches. `DEPTH`: number of
 * moves in a work item. `BELL`: changes to wake the leader. `SOLVED`: 0 without a solution, 1 while it is
 * being written, 2 when it is ready. `SOLUTION`: its first move.
 */
const ROUND = OWN_WORDS;
const BOUND = ROUND + 1;
const DEPTH = ROUND + 2;
const BELL = ROUND + 3;
const SOLVED = ROUND + 4;
const SOLUTION = ROUND + 5;
const LONGEST_SOLUTION = 120;
const ITEMS = SOLUTION + LONGEST_SOLUTION;
const MAX_ITEMS = 8192;

/**
 * The word of a work item holds `round * 32 + state`. The state is 0 (free), 1 + t (claimed by thread t) or
 * 31 (done).
 */
const STATES = 32;
const FREE = 0;
const DONE_STATE = 31;
/**
 * A round has at least this number of work items if possible, so that all threads finish it at about the same
 * time.
 */
const ENOUGH_ITEMS = 300;
const DEEPEST = 16;
const WAIT_MS = 5;

/**
 * Creates the shared memory of threads that search one puzzle together, for one number of moves (bound) after
 * the other. The work for a bound is divided into items: sequences of first moves, which all threads list in
 * the same order. One thread claims an item. If it stops or crashes before the item is done, another thread
 * claims the item. A bound is excluded only when every item has been searched to its end.
 */
export const createParallelSearch = (): SharedSearch => createSharedSearch(ITEMS + MAX_ITEMS - OWN_WORDS);

/**
 * Searches the free work items of a round until none is left. Returns true only if `shouldStop` stopped it
 * before the round ended.
 */
function work(
  shared: SharedSearch,
  thread: number,
  round: number,
  items: readonly (readonly number[])[],
  search: PatternSearch,
  shouldStop: () => boolean,
): boolean {
  const bound = Atomics.load(shared, BOUND);
  const hasEnded = (): boolean =>
    Atomics.load(shared, SOLVED) !== 0 || Atomics.load(shared, ROUND) !== round || isOver(shared);
  const stop = (): boolean => {
    setExpanded(shared, thread, search.expanded());
    return hasEnded() || shouldStop();
  };
  for (const [at, first] of items.entries()) {
    const word = ITEMS + at;
    if (
      Atomics.compareExchange(shared, word, round * STATES + FREE, round * STATES + 1 + thread) !==
      round * STATES
    )
      continue;
    const found = search.find(bound, first, stop);
    if (found === 'stopped') {
      Atomics.compareExchange(shared, word, round * STATES + 1 + thread, round * STATES + FREE);
      return !hasEnded();
    }
    if (found !== undefined) {
      if (Atomics.compareExchange(shared, SOLVED, 0, 1) === 0) {
        [...found].forEach((letter, move) => {
          Atomics.store(shared, SOLUTION + move, MOVES.indexOf(letter as Move));
        });
        Atomics.store(shared, SOLVED, 2);
      }
    }
    Atomics.store(shared, word, round * STATES + DONE_STATE);
    Atomics.add(shared, BELL, 1);
    Atomics.notify(shared, BELL);
    if (hasEnded()) return false;
  }
  return false;
}

/**
 * Returns the work items for `bound`, and their depth (number of moves). Threads that use the same depth get
 * the same items.
 */
function itemsFor(search: PatternSearch, bound: number): { items: number[][]; depth: number } {
  let depth = 4;
  let items = search.beginnings(bound, depth);
  while (items.length < ENOUGH_ITEMS && depth < Math.min(DEEPEST, bound))
    items = search.beginnings(bound, ++depth);
  if (items.length <= MAX_ITEMS) return { items, depth };
  return { items: search.beginnings(bound, depth - 1), depth: depth - 1 };
}

/** Frees the work items of helpers that have left before finishing them. */
function reclaim(shared: SharedSearch, round: number, count: number): void {
  for (let at = 0; at < count; at++) {
    const word = Atomics.load(shared, ITEMS + at);
    const thread = word - round * STATES - 1;
    if (thread > 0 && thread < MAX_THREADS && !isHelping(shared, thread))
      Atomics.compareExchange(shared, ITEMS + at, word, round * STATES + FREE);
  }
}

const isProved = (shared: SharedSearch, round: number, count: number): boolean => {
  for (let at = 0; at < count; at++)
    if (Atomics.load(shared, ITEMS + at) !== round * STATES + DONE_STATE) return false;
  return true;
};

/** Returns the solution that a thread found. Undefined if that thread left before writing all of it. */
function solutionIn(shared: SharedSearch, bound: number): Moves | undefined {
  for (let patience = 100; Atomics.load(shared, SOLVED) === 1; patience--) {
    if (patience === 0) return undefined;
    Atomics.wait(shared, SOLVED, 1, WAIT_MS);
  }
  return Array.from({ length: bound }, (_, at) => MOVES[Atomics.load(shared, SOLUTION + at)]).join('');
}

/**
 * A round: the search for solutions of `bound` moves. The leader has opened it, and helpers may be working on
 * its items.
 */
export interface Round {
  readonly number: number;
  readonly bound: number;
  readonly items: readonly (readonly number[])[];
}

/** Opens a round for solutions of `bound` moves, so that the helpers start to search. */
export function openRound(shared: SharedSearch, search: PatternSearch, bound: number): Round {
  const number = Atomics.load(shared, ROUND) + 1;
  const { items, depth } = itemsFor(search, bound);
  items.forEach((_, at) => {
    Atomics.store(shared, ITEMS + at, number * STATES + FREE);
  });
  Atomics.store(shared, SOLVED, 0);
  Atomics.store(shared, BOUND, bound);
  Atomics.store(shared, DEPTH, depth);
  Atomics.store(shared, ROUND, number);
  Atomics.notify(shared, ROUND);
  return { number, bound, items };
}

/**
 * Searches an open round as leader, together with helpers. Returns a solution of `bound` moves, undefined if
 * there is none, or 'stopped'. A stopped round can be continued.
 */
export function leadRound(
  shared: SharedSearch,
  search: PatternSearch,
  { number, bound, items }: Round,
  shouldStop: () => boolean,
): Moves | 'stopped' | undefined {
  for (;;) {
    if (work(shared, 0, number, items, search, shouldStop)) return 'stopped';
    if (Atomics.load(shared, SOLVED) !== 0)
      return solutionIn(shared, bound) ?? search.find(bound, [], shouldStop);
    const rung = Atomics.load(shared, BELL);
    if (isProved(shared, number, items.length)) return undefined;
    if (shouldStop()) return 'stopped';
    Atomics.wait(shared, BELL, rung, WAIT_MS);
    reclaim(shared, number, items.length);
  }
}

/**
 * Helps the leader: searches free work items, round after round. Returns when the search is over or
 * `shouldStop` returns true.
 */
export function helpSearch(
  shared: SharedSearch,
  helper: number,
  search: PatternSearch,
  shouldStop: () => boolean,
): void {
  let done = 0;
  while (!isOver(shared) && !shouldStop()) {
    const round = Atomics.load(shared, ROUND);
    if (round === done) {
      Atomics.wait(shared, ROUND, round, WAIT_MS);
      continue;
    }
    const [bound, depth] = [Atomics.load(shared, BOUND), Atomics.load(shared, DEPTH)];
    // The bound may already be that of the next round. Then the items' words have the next round's number
    // too, so nothing is claimed.
    const items = search.beginnings(bound, depth);
    if (work(shared, helper, round, items, search, shouldStop)) return;
    done = round;
  }
}
