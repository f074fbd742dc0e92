import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { slidingKind } from '../../../src/commands/games/sliding-kind.ts';
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

  test('of the same tile in the same instant are one move', async () => {
    const cleo = world.someone('Cleo');
    const board = await world.chat.answerLine(cleo, '/play 1 2 3/4 5 6/0 7 8');
    const seven = buttonOf(board, '7');
    const both = await Promise.all([
      world.chat.answerPress(cleo, seven),
      world.chat.answerPress(cleo, seven),
    ]);
    expect(await stateOf(cleo)).toEqual(['3x3 1 2 3 4 5 6 7 0 8', 1]);
    for (const { edit, notice } of both)
      expect([edit?.text.includes('· 1 move'), notice]).toEqual([true, undefined]);
  });

  test('of a knight go to their square, if it can be reached by then', async () => {
    const dan = world.someone('Dan');
    const first = await world.chat.answerLine(dan, '/play knight 5x5 a1');
    const second = (await world.chat.answerPress(dan, buttonOf(first, 'c2'))).edit;
    await world.chat.answerPress(dan, buttonOf(second, 'e3'));
    expect((await world.chat.answerPress(dan, buttonOf(second, 'b4'))).notice).toMatch(/has changed/);
    const third = (await world.chat.answerPress(dan, buttonOf(second, 'Undo'))).edit;
    expect(await stateOf(dan)).toEqual(['5x5 a1 c2', 2]);
    await world.chat.answerPress(dan, buttonOf(third, 'Undo'));
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

describe.each([
  ['Telegram, in private', 'home', { hasPersonalReplies: false, hasPrivateLinks: true }],
  ['Discord, in a server', 'server', { hasPersonalReplies: true, maxButtonRows: 5, maxButtonColumns: 5 }],
])('a nervous thumb on the ranked board of the day on %s', (name, place, surface) => {
  test('makes each move once, whenever its presses arrive', async () => {
    const player = world.someone(`Nervous ${name}`, place, surface);
    const board = await world.chat.answerLine(player, '/daily');
    const { id, state } = (await world.store.games.latest(player.person.key)) ?? {};
    const tiles = state?.split(' ').slice(1) ?? [];
    const blank = tiles.indexOf('0');
    const beside = tiles[blank % 3 === 2 ? blank - 1 : blank + 1] ?? '';
    const press = () => world.chat.answerPress(player, buttonOf(board, beside));
    const answers = [...(await Promise.all([press(), press()])), await press(), await press()];
    expect(answers.map(({ notice }) => notice)).toEqual(Array(4).fill(undefined));
    for (const { edit } of answers) expect(edit?.text).toContain('· 1 move ·');
    const expected = tiles.map((tile) => (tile === '0' ? beside : tile === beside ? '0' : tile));
    expect((await world.store.games.byId(id ?? ''))?.state).toBe(`3x3 ${expected.join(' ')}`);
  });
});

describe('a press that comes again', () => {
  const BOARD = '3x3 1 2 3 4 5 6 0 7 8';
  const begin = async (name: string) => {
    const player = world.someone(name);
    const shown = await world.chat.answerLine(player, '/play 1 2 3/4 5 6/0 7 8');
    const press = (action: string) => world.chat.answerPress(player, action);
    return { player, shown, press, say: (line: string) => world.chat.answerLine(player, line) };
  };

  test('slides nothing back, however many presses of other tiles came in between', async () => {
    const { player, shown, press } = await begin('Again');
    const [four, five, six] = ['4', '5', '6'].map((tile) => buttonOf(shown, tile));
    for (const action of [four, five, six, six, five, four]) await press(action ?? '');
    // By hand: 4 down, 5 left, 6 left. Then 6 could slide back, and so on.
    expect(await stateOf(player)).toEqual(['3x3 1 2 3 5 6 0 4 7 8', 3]);
  });

  test('counts where its tile was only taken along by another press', async () => {
    const { player, shown, press } = await begin('Along');
    await press(buttonOf(shown, '1'));
    // 1 was pressed and pushed 4 down: a press of 4 is a new one.
    expect(await stateOf(player)).toEqual(['3x3 0 2 3 1 5 6 4 7 8', 2]);
    await press(buttonOf(shown, '4'));
    expect(await stateOf(player)).toEqual([BOARD, 4]);
  });

  test('counts on the board that shows its first move', async () => {
    const { player, shown, press } = await begin('Back');
    const next = (await press(buttonOf(shown, '7'))).edit;
    const last = (await press(buttonOf(next, '7'))).edit;
    await press(buttonOf(shown, '7'));
    await press(buttonOf(next, '7'));
    expect(await stateOf(player)).toEqual([BOARD, 2]);
    expect(last?.text).toMatch(/· 2 moves/);
  });

  test('does nothing after its move was taken back, or moves were typed', async () => {
    const { player, shown, press, say } = await begin('Typed');
    await press(buttonOf(shown, '7'));
    await say('/move undo');
    await press(buttonOf(shown, '7'));
    expect(await stateOf(player)).toEqual([BOARD, 1]);
    const next = (await press(buttonOf(await say('/play 1 2 3/4 5 6/0 7 8'), '7'))).edit;
    await press(buttonOf(next, '5'));
    await say('/move 4 1 2');
    const typed = await stateOf(player);
    await press(buttonOf(next, '5'));
    await press(buttonOf(next, '2'));
    expect(await stateOf(player)).toEqual(typed);
  });

  test('does nothing to a board that was restarted since, and says so', async () => {
    const { player, shown, press, say } = await begin('Restarted');
    await press(buttonOf(shown, '7'));
    const again = await say('/move restart');
    const late = await press(buttonOf(shown, '7'));
    expect([await stateOf(player), late.notice]).toEqual([[BOARD, 0], expect.stringMatching(/has changed/)]);
    await press(buttonOf(again, '7'));
    expect((await stateOf(player))[1]).toBe(1);
  });

  test('by an arrow still counts, because it moves another tile', async () => {
    const player = world.someone('Arrow');
    const shown = await world.chat.answerLine(player, '/play 10x10');
    const steps = ['←', '→', '↑', '↓'].map((label) => buttonOf(shown, label));
    let made = 0;
    for (const step of steps.flatMap((action) => [action, action])) {
      const { notice } = await world.chat.answerPress(player, step);
      if (notice === undefined) made++;
    }
    expect(made).toBeGreaterThan(4);
    expect((await stateOf(player))[1]).toBe(made);
  });

  test.each(['', '-1', '1e0', 'x'])('with the made-up revision %j does nothing', async (revision) => {
    const { player, press } = await begin(`Forged ${revision}`);
    const { id } = (await world.store.games.latest(player.person.key)) ?? {};
    expect((await press(`tile:${id}:${revision}:7`)).notice).toMatch(/too old/);
    expect(await stateOf(player)).toEqual([BOARD, 0]);
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
