/** Monotonic time for limits and pauses. Changes of the wall clock don't affect it. */
export interface Clock {
  /** Returns milliseconds since an arbitrary moment. Only differences are meaningful. */
  now(): number;
  /** Calls `act` once after the delay. The returned function cancels the call. */
  after(milliseconds: number, act: () => void): () => void;
  /** Like `after`, but for background work: the delay doesn't keep the process alive. */
  afterInBackground(milliseconds: number, act: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  afterInBackground(milliseconds, act) {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

/** Waits for the given time, or until the signal is aborted. */
export function pause(clock: Clock, milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  if (signal?.aborted) done();
  const callOff = clock.after(milliseconds, done);
  signal?.addEventListener('abort', done);
  return promise.finally(() => {
    callOff();
    signal?.removeEventListener('abort', done);
  });
}

/**
 * Returns the promise's value, or undefined if the time is over first. Work that the promise waits for
 * continues after a timeout. Rejects if the promise rejects in time.
 */
export async function withTimeout<T>(
  clock: Clock,
  promise: Promise<T>,
  milliseconds: number,
): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const callOff = clock.after(milliseconds, () => resolve(undefined));
  return Promise.race([promise, late]).finally(callOff);
}

/**
 * Creates a function that returns pauses in milliseconds. The first is `firstMs`. Each further pause is twice
 * as long as the one before, but at most `longestMs`.
 */
export function createGrowingPause(firstMs: number, longestMs: number): () => number {
  let nextMs = firstMs;
  return () => {
    const ms = nextMs;
    nextMs = Math.min(2 * nextMs, longestMs);
    return ms;
  };
}
