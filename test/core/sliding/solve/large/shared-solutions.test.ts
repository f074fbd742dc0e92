import { expect, test } from 'vitest';
import {
  createSharedSolutions,
  exchangeOf,
  tellTimeLeft,
  timeLeft,
} from '../../../../../src/core/sliding/solve/large/shared-solutions.ts';
import {
  endSharedSearch,
  isOver,
  setHelping,
  threadsIn,
} from '../../../../../src/core/sliding/solve/shared-search.ts';

test('what one thread shows is news to each other one, once', () => {
  const shared = createSharedSolutions();
  const [leader, helper, other] = [0, 1, 15].map((thread) => exchangeOf(shared, thread));
  expect(helper?.news()).toEqual([]);
  leader?.show('URDL');
  expect(helper?.news()).toEqual(['URDL']);
  expect(helper?.news()).toEqual([]);
  helper?.show('UR');
  helper?.show('U');
  expect(leader?.news()).toEqual(['U']);
  expect(other?.news()).toEqual(['URDL', 'U']);
  expect(helper?.news()).toEqual([]);
});

test('the longest solution that is told has 4,096 moves', () => {
  const shared = createSharedSolutions();
  const [leader, last] = [exchangeOf(shared, 0), exchangeOf(shared, 15)];
  last.show('LR'.repeat(2048));
  expect(leader.news()).toEqual(['LR'.repeat(2048)]);
  last.show('LR'.repeat(2049));
  expect(leader.news()).toEqual([]);
});

test('a thread that ended while it wrote has shown nothing, and the next with its number is heard', () => {
  const shared = createSharedSolutions();
  const leader = exchangeOf(shared, 0);
  // Ends in the middle of its moves.
  const moves = new Proxy(
    { length: 3 },
    { get: (target, at) => (at === '2' ? stop() : Reflect.get(target, at)) },
  );
  const stop = (): never => {
    throw new Error('the thread ends');
  };
  expect(() => exchangeOf(shared, 1).show(moves as unknown as string)).toThrow('ends');
  expect(leader.news()).toEqual([]);
  exchangeOf(shared, 1).show('DDR');
  expect(leader.news()).toEqual(['DDR']);
});

test('each run is claimed once', () => {
  const shared = createSharedSolutions();
  const [one, two] = [exchangeOf(shared, 0), exchangeOf(shared, 1)];
  expect([one, two, two, one].map(({ claimRun }) => claimRun())).toEqual([0, 1, 2, 3]);
});

test('all know who helps, how long there is and when it is over', () => {
  const shared = createSharedSolutions();
  expect(threadsIn(shared)).toBe(1);
  setHelping(shared, 3, true);
  setHelping(shared, 15, true);
  expect(threadsIn(shared)).toBe(3);
  setHelping(shared, 3, false);
  expect(threadsIn(shared)).toBe(2);
  tellTimeLeft(shared, 812.7);
  expect(timeLeft(shared)).toBe(812);
  tellTimeLeft(shared, -3);
  expect(timeLeft(shared)).toBe(0);
  expect(isOver(shared)).toBe(false);
  endSharedSearch(shared);
  expect(isOver(shared)).toBe(true);
});
