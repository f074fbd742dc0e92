import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const BOARD = '/play 1 2 3/4 5 6/0 7 8';
const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons)
    .flat()
    .map(({ label }) => label)
    .filter((label) => !/^[\d·]/.test(label));

test.each([
  ['Restart', 'Restart? Your 20 moves will be lost.', /^\*\*3x3\*\* · 0 moves/],
  ['Give up', 'Give up? The game ends unsolved after 20 moves.', /^\*\*Given up\*\* after 20 moves/],
])('%s of a long game asks a question first, by button and typed', async (label, question, done) => {
  const ann = world.someone(`Ann ${label}`);
  await world.chat.answerLine(ann, BOARD);
  const board = await world.chat.answerLine(ann, 'DU'.repeat(10));
  const { edit: asked } = await world.chat.answerPress(ann, buttonOf(board, label));
  expect(asked?.text.split('\n').at(-1)).toBe(question);
  expect(labels(asked)).toEqual([label, 'Keep playing']);
  const { edit: on } = await world.chat.answerPress(ann, buttonOf(asked, 'Keep playing'));
  expect(board?.text).toMatch(/\S/);
  expect(on?.text).toBe(board?.text);
  const typed = await world.chat.answerLine(ann, `/move ${label.toLowerCase()}`);
  expect(typed?.text.split('\n').at(-1)).toBe(question);
  expect((await world.chat.answerPress(ann, buttonOf(typed, label))).edit?.text).toMatch(done);
});

test('a short game ends without a question', async () => {
  const bob = world.someone('Bob');
  await world.chat.answerLine(bob, BOARD);
  const board = await world.chat.answerLine(bob, 'DU'.repeat(9));
  const anew = (await world.chat.answerPress(bob, buttonOf(board, 'Restart'))).edit;
  expect(anew?.text).toMatch(/· 0 moves/);
  expect((await world.chat.answerPress(bob, buttonOf(anew, 'Give up'))).edit?.text).toMatch(/Given up/);
});
