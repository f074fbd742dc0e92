/** Time for limits and pauses. */
export interface Clock {
  /** Monotonic milliseconds. Only differences are meaningful. */
  now(): number;
  /**
   * The wall clock, in milliseconds since the epoch. It goes on while the machine is suspended, and may be
   * set back.
   */
  wallNow(): number;
  after(milliseconds: number, callback: () => void): () => void;
  /** Like `after`, but the delay doesn't keep the process alive. */
  afterInBackground(milliseconds: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wallNow: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  afterInBackground(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

export function pause(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stopWaiting = () => resolve();
  if (signal?.aborted) stopWaiting();
  const cancelTimer = clock.after(milliseconds, stopWaiting);
  signal?.addEventListener('abort', stopWaiting);
  return promise.finally(() => {
    cancelTimer();
    signal?.removeEventListener('abort', stopWaiting);
  });
}

/** Undefined if the time is over first. The work then continues. Rejects if `promise` rejects in time. */
export async function withTimeout<T>(
  clock: Clock,
  promise: Promise<T>,
  milliseconds: number,
): Promise<T | undefined> {
  const { promise: timeoutPromise, resolve } = Promise.withResolvers<undefined>();
  const cancelTimer = clock.after(milliseconds, () => resolve(undefined));
  return Promise.race([promise, timeoutPromise]).finally(cancelTimer);
}

/** Pauses in milliseconds: first `firstMs`, then each twice the one before, at most `maxMs`. */
export function createGrowingPause(firstMs: number, maxMs: number): () => number {
  let nextMs = firstMs;
  return () => {
    const currentMs = nextMs;
    nextMs = Math.min(2 * nextMs, maxMs);
    return currentMs;
  };
}
