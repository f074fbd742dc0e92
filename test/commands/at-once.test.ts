import { expect, onTestFinished, test } from 'vitest';
import type { Solver } from '../../src/solver/solver.ts';
import { openWorld } from '../support/world.ts';

test('a person has at most eight requests in progress, regardless of other people', async () => {
  const people: string[] = [];
  const never: Solver = {
    ask: (_task, _request, options) => {
      people.push(options?.turnKeys?.join() ?? '');
      return new Promise(() => {});
    },
    close: async () => {},
  };
  const world = await openWorld(never);
  onTestFinished(world.close);
  const ask = (name: string) =>
    world.chat.answerForm(world.someone(name), 'solve', { board: '8 6 7/2 5 4/3 0 1' });
  // Eight of the nine are never answered; which one is refused depends on how fast each got there.
  const refused = await Promise.race(Array.from({ length: 9 }, () => ask('Ann')));
  expect(refused.kind).toBe('fault');
  expect(refused.text).toMatch(/^I'm still working on 8 of your questions\. .*\/solve/);
  void ask('Ben');
  await expect.poll(() => people.toSorted()).toEqual([...Array(8).fill('test:Ann'), 'test:Ben']);
});
