import { type Clock, createGrowingPause, pause } from './clock.ts';
import { isStillOurs } from './reply-lease.ts';

/** Why a platform rejected a call. */
export type Failure =
  /**
   * The call is worth another attempt: a rate limit, a server error or a broken connection. `afterMs`: the
   * wait that the platform demands, 0 if none.
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

/** First pause between attempts. Up to half is added at random, so that retries don't coincide. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;

/**
 * Repeats a call while it fails with `retryable` and this process holds the lease. Waits as long as the
 * platform demands, else for growing pauses. Rejects with the last error. A call whose response was lost is
 * repeated, so it may take effect twice.
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
