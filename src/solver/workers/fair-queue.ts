import { LRUCache } from 'lru-cache';

/** A piece of work that waits for a thread. */
export interface Waiting {
  /** The people who wait for it; more may join. Those without a name are one person. */
  readonly people: ReadonlySet<string>;
  /** It takes longer than a moment. */
  readonly isExpensive: boolean;
  /** Memory that it takes while it runs, if that is worth counting; else 0. */
  readonly bytes: number;
}

/** Work that waits, taken by turns of the people who wait for it; one person's in the order of its coming. */
export interface FairQueue<Work extends Waiting> {
  add(work: Work): void;
  /**
   * Takes the next of the work that `suits`: cheap before expensive, and of these the work of the person
   * whose last turn is longest ago. While that doesn't fit into memory, only work that takes none passes, so
   * that the largest gets its turn, too. O(waiting work).
   */
  take(suits: (work: Work) => boolean, fits: (bytes: number) => boolean): Work | undefined;
  /** It waits no more. False: it didn't. */
  remove(work: Work): boolean;
  /** The waiting work that `suits`. */
  count(suits: (work: Work) => boolean): number;
}

const REMEMBERED_PEOPLE = 1000;

/** Nothing waits yet. */
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
