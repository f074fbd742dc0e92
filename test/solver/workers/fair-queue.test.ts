import { expect, test } from 'vitest';
import { createFairQueue, type WaitingWork } from '../../../src/solver/workers/fair-queue.ts';

interface Named extends WaitingWork {
  readonly name: string;
}

const any = () => true;

const all = (...waiting: Named[]): string => {
  const line = createFairQueue<Named>();
  for (const one of waiting) line.add(one);
  let taken = '';
  for (let next = line.take(any, any); next !== undefined; next = line.take(any, any))
    taken += `${next.name} `;
  return taken.trim();
};

const of = (name: string, isExpensive = true, ...people: string[]): Named => ({
  name,
  isExpensive,
  bytes: 0,
  people: new Set([name.charAt(0), ...people]),
});

test('users take turns, and the jobs of one user run in order of arrival', () => {
  expect(all(of('a1'), of('a2'), of('a3'), of('b1'), of('c1'), of('b2'))).toBe('a1 b1 c1 a2 b2 a3');
});

test('a cheap job goes before an expensive one, and counts as a turn', () => {
  expect(all(of('a1'), of('b1'), of('a2', false), of('c1', false))).toBe('a2 c1 b1 a1');
});

test('a shared job has the earliest turn of its users, and counts as a turn of each', () => {
  expect(all(of('a1'), of('a2'), of('a3', true, 'b'), of('b1'))).toBe('a1 a3 a2 b1');
});

test('a cancelled job takes no turn', () => {
  const line = createFairQueue<Named>();
  const [first, second] = [of('a1'), of('b1')];
  line.add(first);
  line.add(second);
  expect([line.remove(first), line.remove(first), line.count(any)]).toEqual([true, false, 1]);
  expect([line.take(any, any), line.take(any, any), line.count(any)]).toEqual([second, undefined, 0]);
});

test('a job that doesn’t fit holds up jobs that need memory, but no others', () => {
  const line = createFairQueue<Named>();
  const huge = { ...of('a1'), bytes: 90 };
  const some = { ...of('b1'), bytes: 20 };
  const none = of('c1');
  for (const one of [huge, some, none]) line.add(one);
  const fits = (room: number) => (bytes: number) => bytes <= room;
  expect([line.take(any, fits(50)), line.take(any, fits(50)), line.take(any, fits(90))]).toEqual([
    none,
    undefined,
    huge,
  ]);
  expect(line.take(any, fits(50))).toBe(some);
});

test('a thread takes only jobs that suit it, in turn', () => {
  const line = createFairQueue<Named>();
  for (const one of [of('a1'), of('a2', false), of('b1')]) line.add(one);
  const taken = ['a1 b1', 'a1 b1', 'a2'].map(
    (suiting) => line.take(({ name }) => suiting.includes(name), any)?.name,
  );
  expect(taken).toEqual(['a1', 'b1', 'a2']);
});
