/** A token bucket for each key: `burst` at once, then `perSecond`. */
export interface PaceLimit {
  readonly burst: number;
  readonly perSecond: number;
}

const KEYS_KEPT = 10_000;

/**
 * May this key go on? Counts the call if so. Keeps the buckets of the last 10,000 keys that were used, so memory is
 * bounded. `now`: milliseconds.
 */
export function createPace({ burst, perSecond }: PaceLimit, now: () => number): (key: string) => boolean {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key) => {
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: burst, at: time };
    const tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) / 1000) * perSecond);
    const passes = tokens >= 1;
    buckets.delete(key);
    buckets.set(key, { tokens: passes ? tokens - 1 : tokens, at: time });
    for (const oldest of buckets.keys()) {
      if (buckets.size <= KEYS_KEPT) break;
      buckets.delete(oldest);
    }
    return passes;
  };
}
