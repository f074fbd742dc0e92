/**
 * A rate limit. After a long enough pause, `burst` requests may follow each other without pauses. Then one
 * more request is allowed every `refillMs` milliseconds.
 */
export interface Allowance {
  readonly burst: number;
  readonly refillMs: number;
}

/**
 * Creates a rate limiter with one token bucket for each key. `take` counts a request and returns true, or
 * returns false if the limit is reached. Full buckets are deleted, so that inactive keys need no memory.
 */
export function createLimiter(
  { burst, refillMs }: Allowance,
  now: () => number,
): { take(key: string): boolean } {
  const forgetAt = new Map<string, number>();
  let sweptAt = now();
  const forgetOldKeys = (time: number) => {
    if (time - sweptAt < burst * refillMs) return;
    sweptAt = time;
    for (const [key, at] of forgetAt) if (at <= time) forgetAt.delete(key);
  };
  return {
    take(key) {
      const time = now();
      forgetOldKeys(time);
      // Generic cell rate algorithm: stores only one time for each key, in `forgetAt`. At this time, all
      // requests of the key will be forgotten, so that `burst` requests are allowed again.
      const nextForgetAt = Math.max(forgetAt.get(key) ?? time, time) + refillMs;
      if (nextForgetAt - time > burst * refillMs) return false;
      forgetAt.set(key, nextForgetAt);
      return true;
    },
  };
}

/**
 * Maximum number of unanswered messages of a person, and of running solver jobs of a person, over all
 * platforms.
 */
export const MAX_OPEN_WORK = 8;

/** Counts the unfinished work of each person. */
export interface OpenWork {
  /**
   * Adds work with this id. Returns false, and adds nothing, if the person already has the maximum of
   * unfinished work.
   */
  add(person: string, id: string): boolean;
  remove(person: string, id: string): void;
}

export function createOpenWork(max: number): OpenWork {
  const openOf = new Map<string, Set<string>>();
  return {
    add(person, id) {
      const ids = openOf.get(person) ?? new Set();
      if (ids.size >= max && !ids.has(id)) return false;
      openOf.set(person, ids.add(id));
      return true;
    },
    remove(person, id) {
      const ids = openOf.get(person);
      ids?.delete(id);
      if (ids?.size === 0) openOf.delete(person);
    },
  };
}
