/** Ids that came in: platforms repeat themselves. */
export interface KnownIds {
  has(id: string): boolean;
  /** True for an id that wasn't there; now it is. */
  add(id: string): boolean;
}

/** Remembers the last `limit` ids. */
export function knownIds(limit: number): KnownIds {
  const known = new Set<string>();
  return {
    has: (id) => known.has(id),
    add(id) {
      if (known.has(id)) return false;
      known.add(id);
      const [oldest] = known;
      if (known.size > limit && oldest !== undefined) known.delete(oldest);
      return true;
    },
  };
}
