/** A rate limit: `burst` requests, then one more each `refillMs`. */
export interface Allowance {
  readonly burst: number;
  readonly refillMs: number;
}

/**
 * Creates a token bucket per key. `take` returns whether one more request is allowed. Full buckets are
 * forgotten, so only active keys need memory.
 */
export function createLimiter(
  { burst, refillMs }: Allowance,
  now: () => number,
): { take(key: string): boolean } {
  const emptyAt = new Map<string, number>();
  let sweptAt = now();
  const sweep = (time: number) => {
    if (time - sweptAt < burst * refillMs) return;
    sweptAt = time;
    for (const [key, at] of emptyAt) if (at <= time) emptyAt.delete(key);
  };
  return {
    take(key) {
      const time = now();
      sweep(time);
      // Generic cell rate algorithm: store the time at which the bucket would be full again.
      const full = Math.max(emptyAt.get(key) ?? time, time) + refillMs;
      if (full - time > burst * refillMs) return false;
      emptyAt.set(key, full);
      return true;
    },
  };
}

/** The most unanswered messages, and the most solver jobs, that one person may have, over all platforms. */
export const MAX_OPEN_WORK = 8;

/** Counts the unfinished work of each person. */
export interface OpenWork {
  /** Adds work with this id. False if the person has too much unfinished work. */
  open(person: string, id: string): boolean;
  close(person: string, id: string): void;
}

export function createOpenWork(max: number): OpenWork {
  const openOf = new Map<string, Set<string>>();
  return {
    open(person, id) {
      const ids = openOf.get(person) ?? new Set();
      if (ids.size >= max && !ids.has(id)) return false;
      openOf.set(person, ids.add(id));
      return true;
    },
    close(person, id) {
      const ids = openOf.get(person);
      ids?.delete(id);
      if (ids?.size === 0) openOf.delete(person);
    },
  };
}
