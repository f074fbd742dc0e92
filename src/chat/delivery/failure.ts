import { type Clock, createGrowingPause, pause } from './clock.ts';
import { isStillOurs } from './reply-lease.ts';

/** What it means that a platform took no message. */
export type Failure =
  /**
   * Its moment may come: a limit, a server's error, a broken connection. `afterMs`: the wait that was asked
   * for, 0 if none was.
   */
  | { readonly kind: 'retryable'; readonly afterMs: number }
  /** Nobody can be reached there (any more): blocked, removed, deleted, expired, not permitted. */
  | { readonly kind: 'unreachable' }
  /** The message itself is refused: a bug of ours. */
  | { readonly kind: 'rejected' };

/** How long a call is repeated. */
export interface Persistence {
  readonly failureOf: (error: unknown) => Failure;
  /** Not later than this, by the clock. */
  readonly deadline: number;
  readonly clock: Clock;
  /** Ends the repetition; a call under way goes on. */
  readonly signal: AbortSignal;
}

/** Before the second try, with up to a half more by chance, so that not all come at the same time. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;

/**
 * Repeats the call while it fails with what may pass, after the wait that was asked for or growing pauses,
 * and as long as what it is for is this process' to answer. Rejects with the last error. A call whose answer
 * got lost is repeated too: at least once, not exactly once.
 */
export async function persist<T>(call: () => Promise<T>, persistence: Persistence): Promise<T> {
  const { failureOf, deadline, clock, signal } = persistence;
  const nextPause = createGrowingPause(FIRST_PAUSE_MS, MAX_PAUSE_MS);
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'retryable') throw error;
      const wait = failure.afterMs || nextPause() * (1 + Math.random() / 2);
      if (clock.now() + wait > deadline) throw error;
      await pause(clock, wait, signal);
      if (signal.aborted || !(await isStillOurs())) throw error;
    }
  }
}
