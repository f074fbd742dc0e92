import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

test.each([
  ['/scramble 2x3', /\*\*2x3\*\*.*every solvable board is equally likely/],
  ['/scramble 3x2 length:5', /\*\*3x2\*\*.*\b5\b/],
  ['/scramble 3x3 moves:7', /\*\*3x3\*\*.*\b7\b/],
  ['/scramble 3x4 blank:corner', /\*\*3x4\*\*.*corner/],
])('another board after %s is made in the same way', async (line, sentence) => {
  const who = world.someone(line);
  const first = await world.chat.answerLine(who, line);
  expect(first?.text).toMatch(sentence);
  const { edit, reply } = await world.chat.answerPress(who, buttonOf(first, 'Another board'));
  const firstLine = (text = '') => text.split('\n')[0];
  expect(firstLine((edit ?? reply)?.text)).toBe(firstLine(first?.text));
});
