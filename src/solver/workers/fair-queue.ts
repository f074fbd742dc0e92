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
  const waitingWork = new Set<Work>();
  const lastTurnByPerson = new LRUCache<string, number>({ max: MAX_REMEMBERED_PEOPLE });
  let turnCount = 0;
  const lastTurnOf = ({ people }: Work): number =>
    Math.min(...Array.from(people, (person) => lastTurnByPerson.get(person) ?? 0));
  const findFirstInOrder = (candidates: readonly Work[]): Work | undefined => {
    let bestCandidate: { readonly work: Work; readonly lastTurn: number } | undefined;
    for (const work of candidates) {
      if (bestCandidate !== undefined && work.isExpensive && !bestCandidate.work.isExpensive) continue;
      const workLastTurn = lastTurnOf(work);
      const isCheaper = bestCandidate?.work.isExpensive === true && !work.isExpensive;
      if (bestCandidate === undefined || isCheaper || workLastTurn < bestCandidate.lastTurn)
        bestCandidate = { work, lastTurn: workLastTurn };
    }
    return bestCandidate?.work;
  };
  return {
    add: (work) => void waitingWork.add(work),
    take(isSuitable, fits) {
      const suitableWork = [...waitingWork].filter(isSuitable);
      const nextWork = findFirstInOrder(suitableWork);
      const chosenWork =
        nextWork === undefined || fits(nextWork.bytes)
          ? nextWork
          : findFirstInOrder(suitableWork.filter(({ bytes }) => bytes === 0));
      if (chosenWork === undefined) return undefined;
      waitingWork.delete(chosenWork);
      turnCount++;
      for (const person of chosenWork.people) lastTurnByPerson.set(person, turnCount);
      return chosenWork;
    },
    remove: (work) => waitingWork.delete(work),
    count: (isSuitable) => [...waitingWork].filter(isSuitable).length,
  };
}
