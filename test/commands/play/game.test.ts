import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { draw } from '../../../src/render/draw.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import { solvingMoves } from '../../support/solving-moves.ts';
import { appendLegalMoves } from '../../support/store/append-moves.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
let drawingFails = false;
beforeAll(async () => {
  world = await openWorld(undefined, (...scene) => {
    if (drawingFails) throw new Error('the picture can’t be drawn');
    return draw(...scene);
  });
});
beforeEach(() => {
  drawingFails = false;
});
afterAll(() => world.close());

const say = (line: string, who = world.someone()) => world.chat.answerLine(who, line);
const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons)
    .flat()
    .map(({ label }) => label);
const gameOf = async (name: string): Promise<Game> => {
  const game = await world.store.games.latest(`test:${name}`);
  if (game === undefined) throw new Error(`${name} plays nothing`);
  return game;
};
const put = (game: Game, moves: string) => appendLegalMoves(world.store, game, moves);

describe('the words fit the buttons that are there', () => {
  const discord = { maxButtonRows: 5, maxButtonColumns: 5, readsAllText: false };
  test.each([
    ['9x9', {}, /Press an arrow to slide a tile into the blank, or type moves: `\/move LUR2`/],
    ['10x10', {}, /Press an arrow/],
    ['2x10', {}, /Press an arrow/],
    ['5x5', discord, /Press an arrow/],
    ['6x2', discord, /Press an arrow/],
    ['4x4', discord, /Press a tile to slide it, or type moves/],
    ['8x8', {}, /Press a tile/],
    ['3x3', { maxButtonRows: 0, maxButtonColumns: 0 }, /\nType moves: `\/move LUR2`/],
  ])('/play %s, %j', async (size, surface, words) => {
    const reply = await say(`/play ${size}`, world.someone('Ann', 'home', surface));
    expect(reply?.text).toMatch(words);
    expect(labels(reply).includes('←')).toBe(reply?.text.includes('Press an arrow'));
  });
});

test('the daily puzzle says its rules until the first move', async () => {
  const rules =
    /Each tile that moves counts as one move\. The result with fewer moves ranks higher; if two have equally many, the faster one does\. The clock/;
  const ida = world.someone('Ida');
  expect((await say('/daily', ida))?.text).toMatch(rules);
  const moves = solvingMoves(await gameOf('Ida'));
  expect((await say(moves.slice(0, 1), ida))?.text).not.toMatch(rules);
});

test('a hint stands right below the title, without the rules', async () => {
  const ida = world.someone('Ida3');
  await say('/play 3x3', ida);
  expect((await say('/hint', ida))?.text.split('\n')).toEqual([
    expect.stringMatching(/^\*\*3x3\*\* · 0 moves/),
    expect.stringMatching(/^Hint:/),
  ]);
});

test('a press on another player’s board says how to get one’s own', async () => {
  const [ann, bob] = [world.someone('Ann', 'club'), world.someone('Bob', 'club')];
  const first = async (reply: Reply | undefined) =>
    (await world.chat.answerPress(bob, buttonRows(reply?.buttons)[0]?.[0]?.action ?? '')).notice;
  expect(await first(await say('/play 3x3', ann))).toBe("This is Ann's board. /play opens your own board.");
  expect(await first(await say('/daily', ann))).toBe("This is Ann's board. /daily opens your own board.");
});

describe('a finish is never lost', () => {
  test('a press on the finished board shows what its drawing failed to', async () => {
    const kim = world.someone('Kim');
    await say('/play 2x2', kim);
    const game = await gameOf('Kim');
    const moves = solvingMoves(game);
    await put(game, moves.slice(0, -1));
    const { edit: board } = await world.chat.answerPress(kim, `board:${game.id}`);
    // The blank ends in the corner, so the last tile is 3 to its left or 2 above it.
    const last = buttonOf(board, moves.endsWith('L') ? '3' : '2');
    drawingFails = true;
    const lost = await world.chat.answerPress(kim, last);
    expect(lost.notice).toMatch(/Something went wrong on my side/);
    drawingFails = false;
    const again = await world.chat.answerPress(kim, last);
    expect(again.edit?.text).toMatch(/\*\*Solved\*\* in \d/);
  });

  test('/daily does so too', async () => {
    const leo = world.someone('Leo');
    await say('/daily', leo);
    drawingFails = true;
    expect((await say(solvingMoves(await gameOf('Leo')), leo))?.text).toMatch(/Something went wrong/);
    drawingFails = false;
    expect((await say('/daily', leo))?.text).toMatch(/\*\*Solved\*\* in \d+ moves/);
  });
});

describe('a game that holds as many moves as it can', () => {
  test('keeps no more of them, says so kindly, and begins again at a press', async () => {
    const mia = world.someone('Mia');
    await say('/play 3x3', mia);
    const game = await gameOf('Mia');
    const [there = ''] = solvingMoves(game);
    const back = { L: 'R', R: 'L', U: 'D', D: 'U' }[there] ?? '';
    await put(game, (there + back).repeat(4999));
    const full = await say(`/move ${(there + back).repeat(4)}`, mia);
    expect(full?.text).toMatch(/10,000 moves, as many as I can save\. To go on, start again\./);
    expect(labels(full)).toEqual(['Start again']);
    expect((await gameOf('Mia')).moves).toHaveLength(10_000);
    expect((await say(`/move ${there}`, mia))?.text).toMatch(/To go on, start again/);
    expect((await gameOf('Mia')).moves).toHaveLength(10_000);
    const { edit } = await world.chat.answerPress(mia, buttonOf(full, 'Start again'));
    expect(edit?.text).toMatch(/^\*\*3x3\*\* · 0 moves/);
    expect(await gameOf('Mia')).toMatchObject({ start: game.start, moves: '' });
    expect(
      (await world.chat.answerPress(world.someone('Ned'), buttonOf(full, 'Start again'))).notice,
    ).toMatch(/too old|Mia's board/);
  });

  test('the daily puzzle comes back as practice', async () => {
    const oda = world.someone('Oda');
    await say('/daily', oda);
    const game = await gameOf('Oda');
    const [there = ''] = solvingMoves(game);
    const back = { L: 'R', R: 'L', U: 'D', D: 'U' }[there] ?? '';
    await put(game, (there + back).repeat(5000));
    const full = await say('/daily', oda);
    expect(full?.text).toMatch(/The new game is practice and doesn't count towards a streak/);
    const { edit } = await world.chat.answerPress(oda, buttonOf(full, 'Start again'));
    expect(edit?.text).toMatch(/Practice on puzzle #325/);
  });
});

test('a clock that is set back makes no time of a game negative', async () => {
  const pia = world.someone('Pia', 'clocks');
  await say('/daily', pia);
  const noon = world.clock;
  world.clock -= 600_000;
  const reply = await say(solvingMoves(await gameOf('Pia')), pia);
  world.clock = noon;
  expect(reply?.text).toMatch(/Solved\*\* in \d+ moves, 0:00\./);
});

test('a result shows how many more moves were taken than the fewest', async () => {
  const quin = world.someone('Quin');
  await say('/play 3x3', quin);
  const moves = solvingMoves(await gameOf('Quin'));
  const [there = ''] = moves;
  const back = { L: 'R', R: 'L', U: 'D', D: 'U' }[there] ?? '';
  expect((await say(there + back + moves, quin))?.text).toContain(
    `The fewest possible is ${moves.length}, so you took 2 more.`,
  );
});

test('the daily puzzle no longer says its rules to those who have solved one', async () => {
  const ida = world.someone('Ida2');
  await say('/daily', ida);
  expect((await say(solvingMoves(await gameOf('Ida2')), ida))?.text).toMatch(/^\*\*Solved\*\*/);
  const { clock } = world;
  world.clock += 24 * 3_600_000;
  expect((await say('/daily', ida))?.text.split('\n')[1]).toMatch(/^Next puzzle in/);
  world.clock = clock;
});
