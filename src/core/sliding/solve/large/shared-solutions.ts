import type { Move, Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import { createSharedSearch, MOST_THREADS, OWN_WORDS, type SharedSearch } from '../shared-search.ts';

/**
 * Words: the first run that nobody has begun, milliseconds that are left; by thread how often it has begun or
 * ended writing its solution (odd while it writes), and that solution's length. Its moves are bytes behind
 * them.
 */
const NEXT_RUN = OWN_WORDS;
const LEFT = NEXT_RUN + 1;
const WRITTEN = LEFT + 1;
const LENGTH = WRITTEN + MOST_THREADS;
const BYTES = 4 * (LENGTH + MOST_THREADS);
/** Longest solution that is told; those of 10x10 are constructed with half of it. */
const LONGEST = 4096;

/** What threads share that look for short solutions of one puzzle: each one's best, and who does which run. */
export const createSharedSolutions = (): SharedSearch =>
  createSharedSearch((BYTES + MOST_THREADS * LONGEST) / 4 - OWN_WORDS);

/** Tells helpers how long the search goes on; they have no clock in common. */
export const tellTimeLeft = (shared: SharedSearch, milliseconds: number): void => {
  Atomics.store(shared, LEFT, Math.max(0, Math.floor(milliseconds)));
};

/** As last told. */
export const timeLeft = (shared: SharedSearch): number => Atomics.load(shared, LEFT);

/** One thread's part in it. */
export interface Exchange {
  /** The number of a run that no other thread does, from 0. */
  claimRun(): number;
  /** Shows the others this solution instead of the one before. */
  show(moves: Moves): void;
  /** What others have shown since the last call. A thread that ended while it wrote has shown nothing. */
  news(): Moves[];
}

/** The part of that thread; 0 leads. */
export function exchangeOf(shared: SharedSearch, thread: number): Exchange {
  const bytesOf = (owner: number): Uint8Array =>
    new Uint8Array(shared.buffer, BYTES + owner * LONGEST, LONGEST);
  const own = bytesOf(thread);
  const seen = new Int32Array(MOST_THREADS);
  const read = (owner: number): Moves | undefined => {
    const written = Atomics.load(shared, WRITTEN + owner);
    if (written === seen[owner] || written % 2 === 1) return undefined;
    const bytes = bytesOf(owner).slice(0, Atomics.load(shared, LENGTH + owner));
    // Written anew meanwhile: the next call finds it.
    if (Atomics.load(shared, WRITTEN + owner) !== written) return undefined;
    seen[owner] = written;
    return Array.from(bytes, (move) => MOVES[move]).join('');
  };
  return {
    claimRun: () => Atomics.add(shared, NEXT_RUN, 1),
    show(moves) {
      if (moves.length > LONGEST) return;
      const writing = Atomics.load(shared, WRITTEN + thread) | 1;
      Atomics.store(shared, WRITTEN + thread, writing);
      for (let at = 0; at < moves.length; at++) own[at] = MOVES.indexOf(moves[at] as Move);
      Atomics.store(shared, LENGTH + thread, moves.length);
      Atomics.store(shared, WRITTEN + thread, writing + 1);
    },
    news() {
      const others = Array.from({ length: MOST_THREADS }, (_, owner) =>
        owner === thread ? undefined : read(owner),
      );
      return others.filter((moves) => moves !== undefined);
    },
  };
}
