import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = (line: string) => world.chat.answerLine(world.someone(), line);

test.each([
  ['/lösen 1 2 3 4 0 5', /in 1 move/],
  ['/loesen 1 2 3 4 0 5', /in 1 move/],
  ['/rösselsprung 5x5 a1', /5x5/],
  ['/hilfe', /\/solve/],
  ['/resolver 1 2 3 4 0 5', /in 1 move/],
  ['/решить 1 2 3 4 0 5', /in 1 move/],
  ['/求解 1 2 3 4 0 5', /in 1 move/],
  ['/Täglich yesterday', /.{20}/],
  ['/täglih', /Did you mean this\? `\/daily`/],
])('%s', async (line, answer) => {
  expect((await say(line))?.text).toMatch(answer);
});

test('the composed and the decomposed form of a letter are one', async () => {
  expect((await say('/lösen 1 2 3 4 0 5'.normalize('NFD')))?.text).toMatch(/in 1 move/);
});
