import { LRUCache } from 'lru-cache';

/**
 * Keys of a caller, from a group to the person: `['web:192.0.2.1', 'web:4f1c']`, or `['telegram:7']`. Turns
 * go round the groups, and within a group round its people. So a group takes no more turns than a person
 * without a group.
 */
export type TurnKeys = readonly string[];

/** Callers without a name count as one person. */
export const NAMELESS_TURN_KEYS: TurnKeys = [''];

/** Others may join while the work waits. */
export type Callers = Iterable<{ readonly turnKeys: TurnKeys }>;

export interface WaitingWork {
  readonly callers: Callers;
  /** Memory while the work runs. 0: too little to count. */
  readonly bytes: number;
}

/**
 * People take turns, so that no one waits for all work of another. The work of one person runs in order of
 * arrival.
 */
export interface FairQueue<Work extends WaitingWork> {
  readonly size: number;
  add(work: Work): void;
  /**
   * Removes and returns the next work.
   *
   * A person joins at the current turn, also after an absence. While known people wait, at most
   * `MAX_NEWCOMER_TURNS` newcomers in a row come before them. So neither much work nor many newcomers hold up
   * the others.
   *
   * While the next work doesn't fit, only work of 0 bytes is returned: otherwise other work could take the
   * free memory again and again. Time: O(waiting work).
   */
  take(fits?: (bytes: number) => boolean): Work | undefined;
  /** False if the work wasn't in the queue. */
  remove(work: Work): boolean;
}

/** People who have had a turn. Several queues may share them. */
export type KnownPeople = Pick<LRUCache<string, true>, 'has' | 'set'>;

const MAX_KNOWN_PEOPLE = 10_000;
const MAX_REMEMBERED_TURNS = 1000;
const MAX_NEWCOMER_TURNS = 3;

export const createKnownPeople = (): KnownPeople => new LRUCache({ max: MAX_KNOWN_PEOPLE });

/**
 * Uses start-time fair queueing (Goyal, Vin and Cheng, 1996), where the virtual time counts the turns taken,
 * so that newcomers can't stop it.
 */
export function createFairQueue<Work extends WaitingWork>(
  knownPeople: KnownPeople = createKnownPeople(),
): FairQueue<Work> {
  /** Waiting work in order of arrival, with the turns taken before it. */
  const arrivalTurns = new Map<Work, number>();
  /** Last turns of groups, and of people within groups. */
  const lastTurns = new LRUCache<string, number>({ max: MAX_REMEMBERED_TURNS });
  let turnCount = 0;
  /** Counts turns that newcomers took while known people waited. */
  let newcomersInARow = 0;

  const isKnown = ({ callers }: Work): boolean =>
    [...callers].some(({ turnKeys }) => knownPeople.has(personOf(turnKeys)));
  const placeOf = (work: Work): readonly number[] => {
    const arrivalTurn = arrivalTurns.get(work) ?? turnCount;
    const places = Array.from(work.callers, ({ turnKeys }) =>
      pathsOf(turnKeys).flatMap((path) => {
        const lastTurn = lastTurns.get(path) ?? 0;
        return [Math.max(arrivalTurn, lastTurn), lastTurn];
      }),
    );
    return places.reduce((one, other) => (comparePlaces(other, one) < 0 ? other : one), places[0] ?? []);
  };
  const findFirst = (works: readonly Work[]): Work | undefined => {
    let first: { readonly work: Work; readonly place: readonly number[] } | undefined;
    for (const work of works) {
      const place = placeOf(work);
      if (first === undefined || comparePlaces(place, first.place) < 0) first = { work, place };
    }
    return first?.work;
  };

  return {
    get size() {
      return arrivalTurns.size;
    },
    add: (work) => void arrivalTurns.set(work, turnCount),
    take(fits = () => true) {
      const works = [...arrivalTurns.keys()];
      const knownWorks = works.filter(isKnown);
      const isKnownTurn = knownWorks.length > 0 && newcomersInARow >= MAX_NEWCOMER_TURNS;
      const nextWork = findFirst(isKnownTurn ? knownWorks : works);
      const isNextFitting = nextWork === undefined || fits(nextWork.bytes);
      const work = isNextFitting ? nextWork : findFirst(works.filter(({ bytes }) => bytes === 0));
      if (work === undefined) return undefined;
      arrivalTurns.delete(work);
      turnCount++;
      if (isNextFitting) newcomersInARow = knownWorks.length === 0 || isKnown(work) ? 0 : newcomersInARow + 1;
      for (const { turnKeys } of work.callers) {
        for (const path of pathsOf(turnKeys)) lastTurns.set(path, turnCount);
        knownPeople.set(personOf(turnKeys), true);
      }
      return work;
    },
    remove: (work) => arrivalTurns.delete(work),
  };
}

const personOf = (turnKeys: TurnKeys): string => turnKeys.at(-1) ?? '';

const pathsOf = (turnKeys: TurnKeys): readonly string[] =>
  turnKeys.map((_, index) => turnKeys.slice(0, index + 1).join('\n'));

/** Compares by the first difference. A missing number counts as 0. */
function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
