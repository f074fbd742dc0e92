import { LRUCache } from 'lru-cache';

/** Work that waits for a thread. */
export interface Waiting {
  /** The people who wait for this work; more may join. People without a name count as one person. */
  readonly people: ReadonlySet<string>;
  /** Whether the work takes longer than a moment. */
  readonly isExpensive: boolean;
  /** Bytes that the work takes while it runs; 0 if too few to count. */
  readonly bytes: number;
}

/**
 * A queue of waiting work. The people who wait for it take turns; work of one person runs in order of
 * arrival.
 */
export interface FairQueue<Work extends Waiting> {
  add(work: Work): void;
  /**
   * Takes the next work that `suits` accepts: cheap work before expensive work, then the person whose last
   * turn is longest ago. If that work doesn't fit into memory, returns only work of 0 bytes, so that large
   * work gets its turn. O(waiting work).
   */
  take(suits: (work: Work) => boolean, fits: (bytes: number) => boolean): Work | undefined;
  /** Removes waiting work. Returns false if it wasn't waiting. */
  remove(work: Work): boolean;
  /** Returns how much waiting work `suits` accepts. */
  count(suits: (work: Work) => boolean): number;
}

const REMEMBERED_PEOPLE = 1000;

export function createFairQueue<Work extends Waiting>(): FairQueue<Work> {
  const waiting = new Set<Work>();
  const turns = new LRUCache<string, number>({ max: REMEMBERED_PEOPLE });
  let count = 0;
  const lastTurn = ({ people }: Work): number =>
    Math.min(...Array.from(people, (person) => turns.get(person) ?? 0));
  const first = (works: readonly Work[]): Work | undefined => {
    let best: { readonly work: Work; readonly last: number } | undefined;
    for (const work of works) {
      if (best !== undefined && work.isExpensive && !best.work.isExpensive) continue;
      const last = lastTurn(work);
      const isCheaper = best?.work.isExpensive === true && !work.isExpensive;
      if (best === undefined || isCheaper || last < best.last) best = { work, last };
    }
    return best?.work;
  };
  return {
    add: (work) => void waiting.add(work),
    take(suits, fits) {
      const suiting = [...waiting].filter(suits);
      const next = first(suiting);
      const taken =
        next === undefined || fits(next.bytes) ? next : first(suiting.filter(({ bytes }) => bytes === 0));
      if (taken === undefined) return undefined;
      waiting.delete(taken);
      count++;
      for (const person of taken.people) turns.set(person, count);
      return taken;
    },
    remove: (work) => waiting.delete(work),
    count: (suits) => [...waiting].filter(suits).length,
  };
}
