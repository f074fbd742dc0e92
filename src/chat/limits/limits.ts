/**
 * After a long enough pause, `burst` requests may follow each other without pauses. Then one more is allowed
 * every `refillMs` milliseconds.
 */
export interface RateLimit {
  readonly burst: number;
  readonly refillMs: number;
}

/**
 * Creates one token bucket for each key. `take` returns false if the limit is reached. Full buckets are
 * deleted, so that inactive keys need no memory.
 */
export function createLimiter(
  { burst, refillMs }: RateLimit,
  now: () => number,
): { take(key: string): boolean } {
  const forgetMsByKey = new Map<string, number>();
  let lastSweepMs = now();
  const forgetOldKeys = (nowMs: number) => {
    if (nowMs - lastSweepMs < burst * refillMs) return;
    lastSweepMs = nowMs;
    for (const [key, forgetMs] of forgetMsByKey) if (forgetMs <= nowMs) forgetMsByKey.delete(key);
  };
  return {
    take(key) {
      const nowMs = now();
      forgetOldKeys(nowMs);
      // Generic cell rate algorithm: `forgetMsByKey` has only one time for each key, at which all its
      // requests are forgotten, so that `burst` requests are allowed again.
      const nextForgetMs = Math.max(forgetMsByKey.get(key) ?? nowMs, nowMs) + refillMs;
      if (nextForgetMs - nowMs > burst * refillMs) return false;
      forgetMsByKey.set(key, nextForgetMs);
      return true;
    },
  };
}

/** Maximum of unanswered messages of a person, and of running solver jobs of a person, over all platforms. */
export const MAX_OPEN_WORK = 8;

export interface OpenWork {
  /** Returns false, and adds nothing, if the person already has the maximum of unfinished work. */
  add(personKey: string, workId: string): boolean;
  remove(personKey: string, workId: string): void;
}

export function createOpenWork(maxOpenWork: number): OpenWork {
  const workIdsByPerson = new Map<string, Set<string>>();
  return {
    add(personKey, workId) {
      const workIds = workIdsByPerson.get(personKey) ?? new Set();
      if (workIds.size >= maxOpenWork && !workIds.has(workId)) return false;
      workIdsByPerson.set(personKey, workIds.add(workId));
      return true;
    },
    remove(personKey, workId) {
      const workIds = workIdsByPerson.get(personKey);
      workIds?.delete(workId);
      if (workIds?.size === 0) workIdsByPerson.delete(personKey);
    },
  };
}
