import { afterAll, beforeAll, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { MAX_OWN_GAMES } from '../../../src/store/contract/game.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons)
    .flat()
    .map(({ label }) => label);

test('several games of a player are pressed on their boards, and typed moves go to the one used last', async () => {
  const ann = world.someone('Ann');
  const first = await world.chat.answerLine(ann, '/play 1 2 3/4 5 6/0 7 8');
  await world.chat.answerLine(ann, '/play 1 2 3 0 4 5');
  await world.chat.answerLine(ann, '/daily yesterday');
  expect((await world.chat.answerPress(ann, buttonOf(first, '7'))).edit?.text).toMatch(
    /^\*\*3x3\*\* · 1 move/,
  );
  expect((await world.chat.answerLine(ann, 'L'))?.text).toMatch(/^\*\*Solved\*\* in 2 moves/);
  expect((await world.chat.answerLine(ann, '/hint'))?.text).toMatch(/^\*\*Practice/);
});

test('with too many games the board of the least recent one says that it was put away, and what to do', async () => {
  const bob = world.someone('Bob');
  const first = await world.chat.answerLine(bob, '/play 1 2 3/4 5 6/0 7 8');
  for (let more = 0; more < MAX_OWN_GAMES; more++) await world.chat.answerLine(bob, '/play 2x2');
  const { edit: away } = await world.chat.answerPress(bob, buttonOf(first, '7'));
  expect(away?.text).toBe(
    '**Closed** after 0 moves, to make room for newer games. **Play it again** starts this board over.',
  );
  expect(labels(away)).toEqual(['Another board', 'Play it again', 'Shortest way']);
  const again = (await world.chat.answerPress(bob, buttonOf(away, 'Play it again'))).reply;
  expect((await world.chat.answerPress(bob, buttonOf(again, '7'))).edit?.text).toMatch(/· 1 move/);
});

test('a board whose game is forgotten is seen to be over when it is pressed', async () => {
  const kim = world.someone('Kim');
  const board = await world.chat.answerLine(kim, '/play 3x3');
  await world.store.forget('test:Kim');
  for (const label of ['1', 'Hint', 'Give up']) {
    const { edit, notice } = await world.chat.answerPress(kim, buttonOf(board, label));
    expect([edit?.text, edit?.buttons, notice]).toEqual([
      '**Over**: this game is no longer saved. Start a new one: `/play 3x3`.',
      undefined,
      undefined,
    ]);
  }
});
