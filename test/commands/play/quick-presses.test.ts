import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { slidingKind } from '../../../src/commands/kinds/sliding-kind.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const stateOf = async ({ person }: Incoming) => {
  const { state, moveCount: made } = (await world.store.games.latest(person.key)) ?? {};
  return [state, made];
};

describe('presses on a board that has moved on', () => {
  test('count by their tile, wherever it is by then', async () => {
    const ann = world.someone('Ann');
    const first = await world.chat.answerLine(ann, '/play 1 2 3/4 5 6/0 7 8');
    const press = (tile: string) => world.chat.answerPress(ann, buttonOf(first, tile));
    expect((await press('4')).notice).toBeUndefined();
    // 4 has gone down, so 7 can't slide there; the blank is where 4 was.
    expect((await press('5')).notice).toBeUndefined();
    expect(await stateOf(ann)).toEqual(['3x3 1 2 3 5 0 6 4 7 8', 2]);
    const blocked = await press('4');
    expect(blocked.notice).toBe('The board has changed; this is how it looks now.');
    expect(blocked.edit?.text).toMatch(/· 2 moves/);
  });

  test('on the board that is shown still say why they can’t be made', async () => {
    const bob = world.someone('Bob');
    const board = await world.chat.answerLine(bob, '/play 1 2 3/4 5 6/0 7 8');
    const wrong = await world.chat.answerPress(bob, buttonOf(board, '5'));
    expect([wrong.edit, wrong.notice]).toEqual([
      undefined,
      'Only tiles in the row or column of the blank can slide.',
    ]);
  });

  test('of the same tile in the same instant are two moves', async () => {
    const cleo = world.someone('Cleo');
    const board = await world.chat.answerLine(cleo, '/play 1 2 3/4 5 6/0 7 8');
    const seven = buttonOf(board, '7');
    await Promise.all([world.chat.answerPress(cleo, seven), world.chat.answerPress(cleo, seven)]);
    expect(await stateOf(cleo)).toEqual(['3x3 1 2 3 4 5 6 0 7 8', 2]);
  });

  test('of a knight go to their square, if it can be reached by then', async () => {
    const dan = world.someone('Dan');
    const first = await world.chat.answerLine(dan, '/play knight 5x5 a1');
    const second = (await world.chat.answerPress(dan, buttonOf(first, 'c2'))).edit;
    await world.chat.answerPress(dan, buttonOf(second, 'e3'));
    expect((await world.chat.answerPress(dan, buttonOf(second, 'b4'))).notice).toMatch(/has changed/);
    await world.chat.answerPress(dan, buttonOf(second, 'Undo'));
    await world.chat.answerPress(dan, buttonOf(second, 'Undo'));
    expect(await stateOf(dan)).toEqual(['5x5 a1', 2]);
  });

  test('restart or give up nothing', async () => {
    const eve = world.someone('Eve');
    const first = await world.chat.answerLine(eve, '/play 1 2 3/4 5 6/0 7 8');
    const second = (await world.chat.answerPress(eve, buttonOf(first, '4'))).edit;
    await world.chat.answerPress(eve, buttonOf(second, '5'));
    for (const label of ['Restart', 'Give up'])
      expect((await world.chat.answerPress(eve, buttonOf(second, label))).notice).toMatch(/has changed/);
    expect(await stateOf(eve)).toEqual(['3x3 1 2 3 5 0 6 4 7 8', 2]);
  });

  test('count at their own revision alone where the surface plays ahead', async () => {
    const fay = world.someone('Fay', 'home', { drawsOwnBoard: true });
    const { id } = (await world.chat.answerLine(fay, '/play 1 2 3/4 5 6/0 7 8'))?.game ?? {};
    for (let twice = 0; twice < 2; twice++) await world.chat.answerPress(fay, `tile:${id}:0:LR`);
    expect(await stateOf(fay)).toEqual(['3x3 1 2 3 4 5 6 0 7 8', 2]);
  });
});

test('a press reads the position of its game from its text once', async () => {
  const ann = world.someone('Reader');
  const board = await world.chat.answerLine(ann, '/play 1 2 3/4 5 6/0 7 8');
  const read = vi.spyOn(slidingKind, 'read');
  const { edit } = await world.chat.answerPress(ann, buttonOf(board, '7'));
  expect(edit?.text).toContain('· 1 move');
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});
