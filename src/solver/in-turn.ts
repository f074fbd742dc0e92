import { LRUCache } from 'lru-cache';

/** Work that waits, taken by turns of the people who asked for it; one person's in the order of its coming. */
export interface InTurn<Work> {
  /** `person`: whoever asked; all without one share a turn. */
  add(work: Work, person?: string): void;
  /** The work of the person whose last turn is longest ago. */
  take(): Work | undefined;
  isEmpty(): boolean;
}

const REMEMBERED_PEOPLE = 1000;

export function inTurn<Work>(): InTurn<Work> {
  const waiting = new Map<string, Work[]>();
  const turns = new LRUCache<string, number>({ max: REMEMBERED_PEOPLE });
  let count = 0;
  return {
    add(work, person = '') {
      waiting.set(person, [...(waiting.get(person) ?? []), work]);
    },
    take() {
      const [person] = [...waiting.keys()].toSorted(
        (one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0),
      );
      if (person === undefined) return undefined;
      const [work, ...rest] = waiting.get(person) ?? [];
      if (rest.length === 0) waiting.delete(person);
      else waiting.set(person, rest);
      turns.set(person, ++count);
      return work;
    },
    isEmpty: () => waiting.size === 0,
  };
}
