import { type Clock, createGrowingPause, pause } from './clock.ts';
import { isStillOurs } from './reply-lease.ts';

/** Why a platform rejected a call. */
export type Failure =
  /**
   * Worth another attempt: a rate limit, a server error, a broken connection. `afterMs`: the wait that the
   * platform demands, 0 if none.
   */
  | { readonly kind: 'retryable'; readonly afterMs: number }
  /** The chat can't be reached (any more): blocked, removed, deleted, expired, not permitted. */
  | { readonly kind: 'unreachable' }
  /** The platform rejects the message itself: a bug of ours. */
  | { readonly kind: 'rejected' };

/** The limits of a repeated call. */
export interface Persistence {
  readonly failureOf: (error: unknown) => Failure;
  /** Time on `clock` after which no attempt begins. */
  readonly deadline: number;
  readonly clock: Clock;
  /** Stops further attempts. A call in progress continues. */
  readonly signal: AbortSignal;
}

/** Up to half is added at random, so that retries don't coincide. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;

/**
 * Repeats a call while it fails with `retryable`, after the demanded wait or growing pauses, and while this
 * process holds the lease. Rejects with the last error. Calls happen at least once, since one with a lost
 * response is repeated.
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
