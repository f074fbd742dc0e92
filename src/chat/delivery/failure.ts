import { type Clock, createGrowingPause, pause } from './clock.ts';
import { holdsCurrentLease } from './reply-lease.ts';

export type Failure =
  /**
   * The same call may succeed later: a rate limit, a server error or a broken connection. `afterMs`: the wait
   * that the platform demands, or 0.
   */
  | { readonly kind: 'retryable'; readonly afterMs: number }
  /** The bot was blocked or removed, the chat was deleted, an address expired or a permission is missing. */
  | { readonly kind: 'unreachable' }
  /** The message's content: a bug of this program. */
  | { readonly kind: 'rejected' };

export interface RetryOptions {
  readonly failureOf: (error: unknown) => Failure;
  /** Time on `clock`. No attempt begins later. */
  readonly deadlineMs: number;
  readonly clock: Clock;
  /** Prevents further attempts, but doesn't interrupt one in progress. */
  readonly signal: AbortSignal;
}

/** Up to half of it is added at random, so that failed calls spread. */
const FIRST_RETRY_PAUSE_MS = 500;
const MAX_RETRY_PAUSE_MS = 60_000;

/**
 * Repeats a `retryable` call until the deadline or the loss of the lease. Pauses grow, unless the platform
 * demands a wait. Rejects with the last error. After a lost response, the message may be sent twice.
 */
export async function retryUntilDeadline<T>(call: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { failureOf, deadlineMs, clock, signal } = options;
  const nextPauseMs = createGrowingPause(FIRST_RETRY_PAUSE_MS, MAX_RETRY_PAUSE_MS);
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'retryable') throw error;
      const waitMs = failure.afterMs || nextPauseMs() * (1 + Math.random() / 2);
      if (clock.now() + waitMs > deadlineMs) throw error;
      await pause(clock, waitMs, signal);
      if (signal.aborted || !(await holdsCurrentLease())) throw error;
    }
  }
}
