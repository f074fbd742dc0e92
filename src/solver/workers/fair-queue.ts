import { LRUCache } from 'lru-cache';

/** Work that waits for a thread. */
export interface WaitingWork {
  /**
   * The people who wait for the result. Others may join while the work waits. All people without a name count
   * as one.
   */
  readonly people: ReadonlySet<string>;
  /** Does the work take long? Cheap work runs first. */
  readonly isExpensive: boolean;
  /** Memory that the work takes while it runs, in bytes. 0 if it is too little to count. */
  readonly bytes: number;
}

/**
 * A queue of work in which people take turns, so that nobody waits for all work of another person. Equally
 * expensive work of one person runs in order of arrival.
 */
export interface FairQueue<Work extends WaitingWork> {
  add(work: Work): void;
  /**
   * Removes the next work from the queue and returns it. Considers only work that `isSuitable` accepts. Cheap
   * work comes before expensive work. Among equally expensive work, the person comes first whose last turn is
   * longest ago.
   *
   * If `fits` returns false for the next work, this work waits until memory is free. Meanwhile, only work of
   * 0 bytes is returned. Otherwise other work could take the free memory again and again. The time of a call
   * is proportional to the amount of waiting work.
   */
  take(suits: (work: Work) => boolean, fits: (bytes: number) => boolean): Work | undefined;
  /** Removes work from the queue. Returns false if it wasn't in the queue. */
  remove(work: Work): boolean;
  /** Counts the waiting work that `isSuitable` accepts. */
  count(suits: (work: Work) => boolean): number;
}

const REMEMBERED_PEOPLE = 1000;

export function createFairQueue<Work extends WaitingWork>(): FairQueue<Work> {
  const waiting = new Set<Work>();
  const turns = new LRUCache<string, number>({ max: REMEMBERED_PEOPLE });
  let count = 0;
  const lastTurn = ({ people }: Work): number =>
    Math.min(...Array.from(people, (person) => turns.get(person) ?? 0));
  const firstInOrder = (works: readonly Work[]): Work | undefined => {
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
      const next = firstInOrder(suiting);
      const taken =
        next === undefined || fits(next.bytes)
          ? next
          : firstInOrder(suiting.filter(({ bytes }) => bytes === 0));
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
