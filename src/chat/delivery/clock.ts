/** Time for limits and pauses: only goes forward, whatever becomes of the wall clock. */
export interface Clock {
  /** Milliseconds; only differences mean anything. */
  now(): number;
  /** Calls `act` once, after this many milliseconds; the returned function calls it off. */
  after(milliseconds: number, act: () => void): () => void;
  /** The same for the program's own rounds, which nobody waits for: they keep no process alive. */
  meanwhile(milliseconds: number, act: () => void): () => void;
}

/** The machine's own. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  meanwhile(milliseconds, act) {
    const timer = setTimeout(act, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};

/** Fulfils after this many milliseconds, or as soon as the signal is aborted. */
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

/** The value if it comes in time, else undefined (the work goes on). Rejects if the promise does by then. */
export async function withTimeout<T>(
  clock: Clock,
  promise: Promise<T>,
  milliseconds: number,
): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const callOff = clock.after(milliseconds, () => resolve(undefined));
  return Promise.race([promise, late]).finally(callOff);
}

/** Pauses that double from one to the next: each call returns the milliseconds of the next one. */
export function createGrowingPause(firstMs: number, longestMs: number): () => number {
  let nextMs = firstMs;
  return () => {
    const ms = nextMs;
    nextMs = Math.min(2 * nextMs, longestMs);
    return ms;
  };
}
