import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import { steppedSolver } from '../../support/stepped-solver.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(steppedSolver(10));
});
afterAll(() => world.close());

const say = (line: string, who = world.someone()) => world.chat.answerLine(who, line);
const gameOf = async (name: string): Promise<Game> => {
  const game = await world.store.games.latest(`test:${name}`);
  if (game === undefined) throw new Error(`${name} plays nothing`);
  return game;
};
const lastLine = (reply: Reply | undefined) => reply?.text.split('\n').at(-1);
const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons)
    .flat()
    .map(({ label }) => label);

/** Presses Hint on a board: the board after it. */
async function press(board: Reply | undefined, who = world.someone(), label = 'Hint') {
  const { edit } = await world.chat.answerPress(who, buttonOf(board, label));
  if (edit === undefined) throw new Error('no board');
  return edit;
}

test('each hint for a position says more, and a move begins again', async () => {
  const ann = world.someone('Ann');
  const board = await say('/play 1 2 3/4 5 6/0 7 8', ann);
  const first = await press(board, ann);
  expect(lastLine(first)).toBe('Hint: move tile **7** next.');
  // Its tile is marked.
  expect(first.picture?.bytes.equals(board?.picture?.bytes ?? Buffer.of())).toBe(false);
  const second = await press(first, ann);
  expect(lastLine(second)).toBe('Hint: tile **7** slides to the left.');
  const third = await press(second, ann);
  expect(lastLine(third)).toBe(
    'Hint: a shortest way from here takes 2 more moves. The next 2 moves are `LL`.',
  );
  expect(lastLine(await press(third, ann))).toBe(lastLine(third));
  expect(await gameOf('Ann')).toMatchObject({ hints: 4, assisted: true, moveCount: 0, revision: 0 });
  const moved = await say('L', ann);
  expect(moved?.text).not.toMatch(/Hint/);
  expect(lastLine(await press(moved, ann))).toBe('Hint: move tile **8** next.');
});

test('a press for a hint that comes again says the same, and counts once', async () => {
  const zoe = world.someone('Zoe');
  const board = await say('/play 1 2 3/4 5 6/0 7 8', zoe);
  const [first, again] = [await press(board, zoe), await press(board, zoe)];
  expect([lastLine(first), lastLine(again)]).toEqual(Array(2).fill('Hint: move tile **7** next.'));
  expect(await gameOf('Zoe')).toMatchObject({ hints: 1, hinted: 1 });
  expect(lastLine(await press(again, zoe))).toBe('Hint: tile **7** slides to the left.');
  const daily = await say('/daily', zoe);
  const question = await press(daily, zoe);
  const shown = [await press(question, zoe, 'Show it'), await press(question, zoe, 'Show it')];
  expect(lastLine(shown[1])).toBe(lastLine(shown[0]));
  expect(await gameOf('Zoe')).toMatchObject({ hints: 1, hinted: 1, assisted: true });
});

test('typed hints for a position say more each time too', async () => {
  const bob = world.someone('Bob');
  await say('/play 1 2 3/4 5 6/7 0 8', bob);
  expect(lastLine(await say('/hint', bob))).toBe('Hint: move tile **8** next.');
  expect(lastLine(await say('/hint', bob))).toBe('Hint: tile **8** slides to the left.');
  expect(lastLine(await say('/hint', bob))).toBe(
    'Hint: a shortest way from here takes 1 more move. The next move is `L`.',
  );
});

test('a hint on a long way tells its next five moves', async () => {
  const cat = world.someone('Cat');
  await say('/play 8 6 7/2 5 4/3 0 1', cat);
  for (let at = 0; at < 2; at++) await say('/hint', cat);
  expect(lastLine(await say('/hint', cat))).toMatch(
    /^Hint: a shortest way from here takes 31 more moves\. The next 5 moves are `[LURD]{5}`\.$/,
  );
});

test('following hints solves a board that is too large for a proof', async () => {
  const dee = world.someone('Dee');
  await say('/play 5x5', dee);
  let left = Number.POSITIVE_INFINITY;
  for (let moves = 0; moves < 400; moves += 5) {
    await say('/hint', dee);
    await say('/hint', dee);
    const line = lastLine(await say('/hint', dee)) ?? '';
    const [, count, next = ''] = /(\d+) more moves?[^`]*`([LURD]+)`/.exec(line) ?? [];
    expect(line).toMatch(/a (good|shortest) way/);
    expect(Number(count)).toBeLessThan(left);
    left = Number(count);
    const reply = await say(`/move ${next}`, dee);
    if (/Solved/.test(reply?.text ?? '')) return;
  }
  throw new Error('never solved');
});

describe('today’s puzzle', () => {
  test('asks before the first hint', async () => {
    const eve = world.someone('Eve');
    const asked = await press(await say('/daily', eve), eve);
    expect(lastLine(asked)).toMatch(/^A hint marks today's puzzle as assisted.* Show the hint\?$/);
    expect(labels(asked)).toContain('Show it');
    expect(await gameOf('Eve')).toMatchObject({ assisted: false, hints: 0 });
    const shown = await press(asked, eve, 'Show it');
    expect(lastLine(shown)).toMatch(/^Hint: move tile \*\*\d\*\* next\.$/);
    expect(shown.text).toMatch(/^Assisted: this result ranks after results without help\.$/m);
    expect(await gameOf('Eve')).toMatchObject({ assisted: true, hints: 1 });
    expect(lastLine(await press(shown, eve))).toMatch(/slides/);
  });

  test('asks those who type too', async () => {
    const fay = world.someone('Fay');
    await say('/daily', fay);
    expect(lastLine(await say('/hint', fay))).toMatch(/Show the hint\?$/);
    expect(lastLine(await say('/hint show', fay))).toMatch(/^Hint: move tile/);
    expect(await gameOf('Fay')).toMatchObject({ assisted: true, hints: 1 });
  });
});

describe('in a shared chat', () => {
  test('the hint is for its player alone, not on the board', async () => {
    const gus = world.someone('Gus', 'server');
    const board = await say('/play 1 2 3/4 5 6/0 7 8', gus);
    const { edit, notice } = await world.chat.answerPress(gus, buttonOf(board, 'Hint'));
    expect(notice).toBe('Hint: move tile **7** next.');
    expect(edit?.text).not.toMatch(/Hint/);
    expect(await say('/hint', gus)).toMatchObject({ personal: true });
    const other = await world.chat.answerPress(world.someone('Hal', 'server'), buttonOf(board, 'Hint'));
    expect(other.notice).toMatch(/^This is Gus's board/);
  });

  test('without messages for one alone nothing is told', async () => {
    const ida = world.someone('Ida', 'group', { hasPersonalReplies: false, hasPrivateLinks: true });
    expect((await say('/hint', ida))?.text).toMatch(/not playing a board at the moment/);
    await say('/play 3x3', world.someone('Ida'));
    expect((await say('/hint', ida))?.text).toMatch(/private chat/);
  });
});

describe('a knight’s walk', () => {
  test('goes on to a tour along hints', async () => {
    const jan = world.someone('Jan');
    await say('/play knight 6x6 a1', jan);
    expect(lastLine(await say('/hint', jan))).toMatch(/^Hint: a tour continues with `[a-f][1-6]`\.$/);
    expect(lastLine(await say('/hint', jan))).toMatch(/with `[a-f][1-6] [a-f][1-6]`, in this order\.$/);
    for (let squares = 1; squares < 36; squares += 5) {
      await say('/hint', jan);
      await say('/hint', jan);
      const next = /`([^`]+)`/.exec(lastLine(await say('/hint', jan)) ?? '')?.[1];
      const reply = await say(`/move ${next}`, jan);
      if (squares + 5 >= 36) expect(reply?.text).toMatch(/Solved/);
    }
  });

  test('that no tour follows is told with where to take back to', async () => {
    const kim = world.someone('Kim');
    await say('/play knight 5x5 a1', kim);
    // Both squares that e1 attacks are walked, and the knight has left them.
    const board = await say('/move c2 e3 d1 b2 d3 b4', kim);
    expect(lastLine(await press(board, kim))).toBe(
      'No full tour is possible from here any more. Go back to **b2**.',
    );
  });
});

test('without a game, or on an old board, a hint says what to do', async () => {
  const lou = world.someone('Lou');
  expect((await say('/hint', lou))?.text).toMatch(/You are not playing a board at the moment/);
  const board = await say('/play 1 2 3/4 5 6/0 7 8', lou);
  await say('L', lou);
  expect((await world.chat.answerPress(lou, buttonOf(board, 'Hint'))).notice).toMatch(
    /Another move came first/,
  );
  expect((await world.chat.answerPress(lou, 'hint:nothingthere:0')).edit?.text).toMatch(/no longer saved/);
  expect(await gameOf('Lou')).toMatchObject({ hints: 0, assisted: false });
});
