/** How much one person may ask: `burst` at once, then one more each `refillMs` milliseconds. */
export interface Allowance {
  readonly burst: number;
  readonly refillMs: number;
}

/**
 * A token bucket for each key. `take` says whether one more is allowed now. Buckets that are full again are
 * forgotten, so memory is bounded by those who are active.
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
      // The generic cell rate algorithm: the time at which the bucket would be full again.
      const full = Math.max(emptyAt.get(key) ?? time, time) + refillMs;
      if (full - time > burst * refillMs) return false;
      emptyAt.set(key, full);
      return true;
    },
  };
}

/** Lines of one person that wait or are at work, and jobs of the solver: this many each, on all surfaces. */
export const MAX_OPEN_WORK = 8;

/** What each person has open, at most `most` at once. */
export interface OpenWork {
  /** Opens `id`, unless that is one too many. */
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
