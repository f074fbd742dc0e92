/**
 * After a long enough pause, `burst` requests may follow each other without pauses. Then one more is allowed
 * every `refillMs` milliseconds.
 */
export interface RateLimit {
  readonly burst: number;
  readonly refillMs: number;
}

/** Each key has a token bucket. Full buckets are deleted, so inactive keys need no memory. */
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
      // Generic cell rate algorithm: one time for each key, at which `burst` requests are allowed again.
      const nextForgetMs = Math.max(forgetMsByKey.get(key) ?? nowMs, nowMs) + refillMs;
      if (nextForgetMs - nowMs > burst * refillMs) return false;
      forgetMsByKey.set(key, nextForgetMs);
      return true;
    },
  };
}

/** Unanswered messages of a person, and running solver jobs, over all platforms. */
export const MAX_OPEN_WORK = 8;

export interface OpenWork {
  /** False, and nothing is added, if the person has `MAX_OPEN_WORK`. */
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
