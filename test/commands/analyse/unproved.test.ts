import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../src/core/result.ts';
import { analyseSolution } from '../../../src/core/sliding/analysis/analyse-solution.ts';
import { createSolverMemory } from '../../../src/core/sliding/solve/solve-sliding.ts';
import { makeSingleTaskAsk } from '../../support/single-task-ask.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  const context = { now: () => performance.now(), table: () => undefined, memory: createSolverMemory() };
  // Too short for a proof.
  const ask = makeSingleTaskAsk('analyseSolution', async (request) =>
    ok(analyseSolution({ ...request, timeMs: 1 }, context)),
  );
  world = await openWorld({ ask, close: async () => {} });
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

test('distances that are not proved are ranges, the least first', async () => {
  // A board of 80 moves (Brüngger and others 1999).
  const board = '15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 0 to 0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15';
  const reply = await world.chat.answerLine(world.someone(), `/analyse ${board} RDLURDLU`);
  const ranges = [...(reply?.alt?.matchAll(/(\d+)-(\d*)/g) ?? [])];
  expect(ranges.length).toBeGreaterThan(0);
  for (const [range, least, most] of ranges) {
    expect(Number(least), range).toBeGreaterThan(40);
    if (most !== '') expect(Number(most), range).toBeGreaterThan(Number(least));
  }
});
