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
  take(isSuitable: (work: Work) => boolean, fits: (bytes: number) => boolean): Work | undefined;
  /** Removes work from the queue. Returns false if it wasn't in the queue. */
  remove(work: Work): boolean;
  /** Counts the waiting work that `isSuitable` accepts. */
  count(isSuitable: (work: Work) => boolean): number;
}

const MAX_REMEMBERED_PEOPLE = 1000;

export function createFairQueue<Work extends WaitingWork>(): FairQueue<Work> {
  const waiting = new Set<Work>();
  const lastTurns = new LRUCache<string, number>({ max: MAX_REMEMBERED_PEOPLE });
  let turnCount = 0;
  const lastTurn = ({ people }: Work): number =>
    Math.min(...Array.from(people, (person) => lastTurns.get(person) ?? 0));
  const firstInOrder = (candidates: readonly Work[]): Work | undefined => {
    let best: { readonly work: Work; readonly last: number } | undefined;
    for (const work of candidates) {
      if (best !== undefined && work.isExpensive && !best.work.isExpensive) continue;
      const last = lastTurn(work);
      const isCheaper = best?.work.isExpensive === true && !work.isExpensive;
      if (best === undefined || isCheaper || last < best.last) best = { work, last };
    }
    return best?.work;
  };
  return {
    add: (work) => void waiting.add(work),
    take(isSuitable, fits) {
      const suitable = [...waiting].filter(isSuitable);
      const next = firstInOrder(suitable);
      const chosen =
        next === undefined || fits(next.bytes)
          ? next
          : firstInOrder(suitable.filter(({ bytes }) => bytes === 0));
      if (chosen === undefined) return undefined;
      waiting.delete(chosen);
      turnCount++;
      for (const person of chosen.people) lastTurns.set(person, turnCount);
      return chosen;
    },
    remove: (work) => waiting.delete(work),
    count: (isSuitable) => [...waiting].filter(isSuitable).length,
  };
}
