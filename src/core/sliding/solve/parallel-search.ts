import type { Move, Moves } from '../board.ts';
import { MOVES } from '../moves.ts';
import type { PatternSearch } from './pattern/search.ts';

/**
 * What several threads share that search one puzzle to one bound after the other. The work of a bound is cut into items, first moves that
 * all threads list alike; each is claimed by one thread, and one that a thread gives back or leaves behind is claimed again,
 * so a bound counts as proved only when every item has been searched to its end.
 */
export type Crew = Int32Array<SharedArrayBuffer>;

/** Words: the round, its bound and depth, whether all is over, a bell for the leader, whether a solution is written (1) or there (2). */
const ROUND = 0;
const BOUND = 1;
const DEPTH = 2;
const OVER = 3;
const BELL = 4;
const SOLVED = 5;
/** By member: whether it still works, and positions expanded. */
const ALIVE = 8;
const EXPANDED = 24;
const SOLUTION = 40;
const LONGEST_SOLUTION = 120;
const ITEMS = SOLUTION + LONGEST_SOLUTION;
const MOST_ITEMS = 8192;

/** Members at most, the leader (0) included. */
export const MOST_MEMBERS = 16;
/** An item's word is `round * 32 + state`: free, claimed by member m (1 + m), done. */
const STATES = 32;
const FREE = 0;
const DONE_STATE = 31;
/** Items that a round should have at least, so that the threads end it together. */
const ENOUGH_ITEMS = 300;
const DEEPEST = 16;
const WAIT_MS = 5;

export const createCrew = (): Crew => new Int32Array(new SharedArrayBuffer(4 * (ITEMS + MOST_ITEMS)));

/** Before a member starts, and when it has ended, however it did: what it had claimed is then free. */
export const setAlive = (crew: Crew, member: number, isAlive: boolean): void => {
  Atomics.store(crew, ALIVE + member, isAlive ? 1 : 0);
};

/** Nothing is left to do for any member. */
export function disband(crew: Crew): void {
  Atomics.store(crew, OVER, 1);
  Atomics.notify(crew, ROUND);
}

export const expandedByMembers = (crew: Crew): number => {
  let sum = 0;
  for (let member = 1; member < MOST_MEMBERS; member++) sum += Atomics.load(crew, EXPANDED + member);
  return sum;
};

/** Searches items of the round until none is free; true when it was asked to stop. */
function work(
  crew: Crew,
  member: number,
  round: number,
  items: readonly (readonly number[])[],
  search: PatternSearch,
  shouldStop: () => boolean,
): boolean {
  const bound = Atomics.load(crew, BOUND);
  const isOver = (): boolean =>
    Atomics.load(crew, SOLVED) !== 0 || Atomics.load(crew, ROUND) !== round || Atomics.load(crew, OVER) !== 0;
  const stop = (): boolean => {
    Atomics.store(crew, EXPANDED + member, search.expanded() | 0);
    return isOver() || shouldStop();
  };
  for (const [at, first] of items.entries()) {
    const word = ITEMS + at;
    if (
      Atomics.compareExchange(crew, word, round * STATES + FREE, round * STATES + 1 + member) !==
      round * STATES
    )
      continue;
    const found = search.find(bound, first, stop);
    if (found === 'stopped') {
      Atomics.compareExchange(crew, word, round * STATES + 1 + member, round * STATES + FREE);
      return !isOver();
    }
    if (found !== undefined) {
      if (Atomics.compareExchange(crew, SOLVED, 0, 1) === 0) {
        [...found].forEach((letter, move) => {
          Atomics.store(crew, SOLUTION + move, MOVES.indexOf(letter as Move));
        });
        Atomics.store(crew, SOLVED, 2);
      }
    }
    Atomics.store(crew, word, round * STATES + DONE_STATE);
    Atomics.add(crew, BELL, 1);
    Atomics.notify(crew, BELL);
    if (isOver()) return false;
  }
  return false;
}

/** First moves to that bound, enough of them for all; the same on every thread that takes the same depth. */
function itemsFor(search: PatternSearch, bound: number): { items: number[][]; depth: number } {
  let depth = 4;
  let items = search.beginnings(bound, depth);
  while (items.length < ENOUGH_ITEMS && depth < Math.min(DEEPEST, bound))
    items = search.beginnings(bound, ++depth);
  if (items.length <= MOST_ITEMS) return { items, depth };
  return { items: search.beginnings(bound, depth - 1), depth: depth - 1 };
}

/** Frees what members that are gone had claimed. */
function reclaim(crew: Crew, round: number, count: number): void {
  for (let at = 0; at < count; at++) {
    const word = Atomics.load(crew, ITEMS + at);
    const member = word - round * STATES - 1;
    if (member > 0 && member < MOST_MEMBERS && Atomics.load(crew, ALIVE + member) === 0)
      Atomics.compareExchange(crew, ITEMS + at, word, round * STATES + FREE);
  }
}

const isProved = (crew: Crew, round: number, count: number): boolean => {
  for (let at = 0; at < count; at++)
    if (Atomics.load(crew, ITEMS + at) !== round * STATES + DONE_STATE) return false;
  return true;
};

/** The solution that a member found; undefined if that member is gone before it was written. */
function solutionIn(crew: Crew, bound: number): Moves | undefined {
  for (let patience = 100; Atomics.load(crew, SOLVED) === 1; patience--) {
    if (patience === 0) return undefined;
    Atomics.wait(crew, SOLVED, 1, WAIT_MS);
  }
  return Array.from({ length: bound }, (_, at) => MOVES[Atomics.load(crew, SOLUTION + at)]).join('');
}

/**
 * The leader's search of one bound, with whoever joins: a solution of `bound` moves, undefined if there is none, or 'stopped'.
 */
export function leadSearch(
  crew: Crew,
  search: PatternSearch,
  bound: number,
  shouldStop: () => boolean,
): Moves | 'stopped' | undefined {
  const round = Atomics.load(crew, ROUND) + 1;
  const { items, depth } = itemsFor(search, bound);
  items.forEach((_, at) => {
    Atomics.store(crew, ITEMS + at, round * STATES + FREE);
  });
  Atomics.store(crew, SOLVED, 0);
  Atomics.store(crew, BOUND, bound);
  Atomics.store(crew, DEPTH, depth);
  Atomics.store(crew, ROUND, round);
  Atomics.notify(crew, ROUND);
  for (;;) {
    if (work(crew, 0, round, items, search, shouldStop)) return 'stopped';
    if (Atomics.load(crew, SOLVED) !== 0)
      return solutionIn(crew, bound) ?? search.find(bound, [], shouldStop);
    const rung = Atomics.load(crew, BELL);
    if (isProved(crew, round, items.length)) return undefined;
    if (shouldStop()) return 'stopped';
    Atomics.wait(crew, BELL, rung, WAIT_MS);
    reclaim(crew, round, items.length);
  }
}

/** A member's work: item by item, round by round, until it is asked to stop or the crew is disbanded. */
export function joinSearch(
  crew: Crew,
  member: number,
  search: PatternSearch,
  shouldStop: () => boolean,
): void {
  let joined = 0;
  while (Atomics.load(crew, OVER) === 0 && !shouldStop()) {
    const round = Atomics.load(crew, ROUND);
    if (round === joined) {
      Atomics.wait(crew, ROUND, round, WAIT_MS);
      continue;
    }
    const [bound, depth] = [Atomics.load(crew, BOUND), Atomics.load(crew, DEPTH)];
    // Read between two rounds, the bound may belong to neither; then the round has changed, and nothing is claimed.
    const items = search.beginnings(bound, depth);
    if (work(crew, member, round, items, search, shouldStop)) return;
    joined = round;
  }
}
