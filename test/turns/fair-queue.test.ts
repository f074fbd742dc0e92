import { describe, expect, test } from 'vitest';
import {
  createFairQueue,
  createKnownPeople,
  type FairQueue,
  type TurnKeys,
  type WaitingWork,
} from '../../src/turns/fair-queue.ts';

interface Named extends WaitingWork {
  readonly name: string;
}

const work = (name: string, ...people: (TurnKeys | string)[]): Named => ({
  name,
  bytes: 0,
  callers: people.map((keys) => ({ turnKeys: typeof keys === 'string' ? [keys] : keys })),
});

/** The work of the person who is named by its first letter, and of others. */
const of = (name: string, ...others: string[]): Named => work(name, name.charAt(0), ...others);

const takeAll = (queue: FairQueue<Named>): string => {
  const taken: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) taken.push(next.name);
  return taken.join(' ');
};

const orderOf = (...waiting: Named[]): string => {
  const queue = createFairQueue<Named>();
  for (const one of waiting) queue.add(one);
  return takeAll(queue);
};

test('people take turns, and the work of one person runs in order of arrival', () => {
  expect(orderOf(of('a1'), of('a2'), of('a3'), of('b1'), of('c1'), of('b2'))).toBe('a1 b1 c1 a2 b2 a3');
});

test('shared work has the earliest turn of its callers, and counts as a turn of each', () => {
  expect(orderOf(of('a1'), of('a2'), of('a3', 'b'), of('b1'))).toBe('a1 a3 a2 b1');
});

test('cancelled work takes no turn', () => {
  const queue = createFairQueue<Named>();
  const [first, second] = [of('a1'), of('b1')];
  queue.add(first);
  queue.add(second);
  expect([queue.remove(first), queue.remove(first), queue.size]).toEqual([true, false, 1]);
  expect([queue.take(), queue.take(), queue.size]).toEqual([second, undefined, 0]);
});

test('work that doesn’t fit holds up work that needs memory, but no other', () => {
  const queue = createFairQueue<Named>();
  const huge = { ...of('a1'), bytes: 90 };
  const some = { ...of('b1'), bytes: 20 };
  const none = of('c1');
  for (const one of [huge, some, none]) queue.add(one);
  const fits = (room: number) => (bytes: number) => bytes <= room;
  expect([queue.take(fits(50)), queue.take(fits(50)), queue.take(fits(90))]).toEqual([none, undefined, huge]);
  expect(queue.take(fits(50))).toBe(some);
});

test('turns go round the groups first, then round the people of each', () => {
  const house = (name: string) => work(name, ['house', name.charAt(0)]);
  const works = [house('a1'), house('a2'), house('b1'), house('c1'), work('d1', 'd'), work('d2', 'd')];
  expect(orderOf(...works)).toBe('a1 d1 b1 d2 c1 a2');
});

describe('beside a flood of newcomers', () => {
  /**
   * Keeps eight works of strangers waiting: for each that is taken, another stranger comes. A person asks
   * `count` times, each time as soon as the work before has been taken. Returns how many turns each took.
   */
  function turnsOf(
    person: TurnKeys,
    strangerKeys: (number: number) => TurnKeys,
    isKnown: boolean,
    count = 5,
  ) {
    const knownPeople = createKnownPeople();
    const queue = createFairQueue<Named>(knownPeople);
    let strangers = 0;
    const addStranger = () => queue.add(work('stranger', strangerKeys(strangers++)));
    for (let turn = 0; turn < 8; turn++) addStranger();
    for (let turn = 0; turn < 20; turn++) {
      queue.take();
      addStranger();
    }
    if (isKnown) knownPeople.set(person.at(-1) ?? '', true);
    return Array.from({ length: count }, () => {
      queue.add(work('own', person));
      for (let turn = 1; ; turn++) {
        if (queue.take()?.name === 'own') return turn;
        addStranger();
        if (turn > 1000) return Infinity;
      }
    });
  }
  const atMost = (turns: readonly number[], most: number) =>
    expect(Math.max(...turns)).toBeLessThanOrEqual(most);

  test('a known person in a chat has a turn within four', () => {
    atMost(
      turnsOf(['ann'], (number) => [`stranger ${number}`], true),
      4,
    );
  });

  test('a new person waits for those who came before, and then counts as known', () => {
    const [first = 0, ...later] = turnsOf(['ann'], (number) => [`stranger ${number}`], false);
    expect(first).toBeLessThanOrEqual(9);
    atMost(later, 4);
  });

  test('a person at another address has every other turn, also the first time', () => {
    for (const isKnown of [true, false])
      atMost(
        turnsOf(['here', 'ann'], (number) => ['there', `stranger ${number}`], isKnown),
        2,
      );
  });

  test('a known person behind the same address has a turn within four', () => {
    atMost(
      turnsOf(['there', 'ann'], (number) => ['there', `stranger ${number}`], true),
      4,
    );
  });

  test('a person has every other turn beside strangers of one address who count as one', () => {
    for (const isKnown of [true, false])
      atMost(
        turnsOf(['there', 'ann'], () => ['there', 'new'], isKnown),
        2,
      );
  });
});

test('newcomers get three turns of four beside a person with endless work', () => {
  const knownPeople = createKnownPeople();
  knownPeople.set('a', true);
  const queue = createFairQueue<Named>(knownPeople);
  for (let number = 0; number < 6; number++) queue.add(work('new', `n${number}`));
  for (let number = 0; number < 6; number++) queue.add(of('a'));
  expect(takeAll(queue)).toBe('new new new a new new new a a a a a');
});
