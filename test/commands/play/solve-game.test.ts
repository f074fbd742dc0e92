import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

test('/solve without a board solves the one in play as it stands, by any method', async () => {
  const ann = world.someone('Ann');
  await world.chat.answerLine(ann, '/play 1 2 3/4 5 6/0 7 8');
  await world.chat.answerLine(ann, 'L');
  const solved = (await world.chat.answerLine(ann, '/solve'))?.text;
  expect(solved).toMatch(/in 1 move\b/);
  expect(solved).toContain('`L`');
  expect((await world.chat.answerLine(ann, '/solve astar'))?.text).toMatch(/in 1 move\b/);
});

test('/solve without a board solves towards the goal of the game in play', async () => {
  const bob = world.someone('Bob');
  await world.chat.answerLine(bob, '/play 1 2 3 4 0 5 to 0 1 2 4 5 3');
  expect((await world.chat.answerLine(bob, '/solve'))?.text).toMatch(/in 4 moves/);
});

test('/solve without a board asks first in today’s puzzle, and says without a game what is missing', async () => {
  const cleo = world.someone('Cleo');
  expect((await world.chat.answerLine(cleo, '/solve'))?.kind).toBe('fault');
  await world.chat.answerLine(cleo, '/play knight 5x5');
  expect((await world.chat.answerLine(cleo, '/solve'))?.kind).toBe('fault');
  await world.chat.answerLine(cleo, '/daily');
  expect((await world.chat.answerLine(cleo, '/solve'))?.text).toMatch(/assisted.*Show the solution\?$/);
});
