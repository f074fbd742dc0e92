import { LRUCache } from 'lru-cache';

/** A piece of work that waits for a thread. */
export interface Waiting {
  /** Who waits for it; more may come. Those without a name are one person. */
  readonly people: ReadonlySet<string>;
  /** It takes longer than a moment. */
  readonly isDear: boolean;
}

/** Work that waits, taken by turns of the people who wait for it; one person's in the order of its coming. */
export interface InTurn<Work extends Waiting> {
  add(work: Work): void;
  /** Cheap before dear; of these the work of the person whose last turn is longest ago. O(what waits). */
  take(): Work | undefined;
  /** It waits no more. False: it didn't. */
  remove(work: Work): boolean;
  readonly size: number;
}

const REMEMBERED_PEOPLE = 1000;

/** Nothing waits yet. */
export function inTurn<Work extends Waiting>(): InTurn<Work> {
  const waiting = new Set<Work>();
  const turns = new LRUCache<string, number>({ max: REMEMBERED_PEOPLE });
  let count = 0;
  const lastTurn = ({ people }: Work): number =>
    Math.min(...Array.from(people, (person) => turns.get(person) ?? 0));
  return {
    add: (work) => void waiting.add(work),
    take() {
      let [first] = waiting;
      if (first === undefined) return undefined;
      let longestAgo = lastTurn(first);
      for (const work of waiting) {
        if (work.isDear && !first.isDear) continue;
        const last = lastTurn(work);
        if (work.isDear === first.isDear && last >= longestAgo) continue;
        [first, longestAgo] = [work, last];
      }
      waiting.delete(first);
      count++;
      for (const person of first.people) turns.set(person, count);
      return first;
    },
    remove: (work) => waiting.delete(work),
    get size() {
      return waiting.size;
    },
  };
}
