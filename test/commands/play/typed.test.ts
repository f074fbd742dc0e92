import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCode } from '../../../src/core/sliding/notation/code.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const say = (line: string, who = world.someone()) => world.chat.answerLine(who, line);

/** Types a line on a board just opened: the answer's first line, and the board after it. */
async function typed(board: string, line: string): Promise<{ first: string; after: string | undefined }> {
  const who = world.someone('Tia');
  await say(`/play ${board}`, who);
  const reply = await say(line, who);
  return {
    first: reply?.text.split('\n')[0] ?? '',
    after: (await world.store.games.latest('test:Tia'))?.state.replace(/^\S+ /u, ''),
  };
}

const BOARD = '2 3 1/4 5 6/7 0 8';

describe(`on ${BOARD}`, () => {
  test.each([
    ['R', '2 3 1 4 5 6 0 7 8'],
    ['7', '2 3 1 4 5 6 0 7 8'],
    ['5', '2 3 1 4 0 6 7 5 8'],
    ['3', '2 0 1 4 3 6 7 5 8'],
    ['/move 3', '2 0 1 4 3 6 7 5 8'],
    ['5 4', '2 3 1 0 4 6 7 5 8'],
    ['54', '2 3 1 0 4 6 7 5 8'],
    ['5 4 2', '0 3 1 2 4 6 7 5 8'],
    ['542', '0 3 1 2 4 6 7 5 8'],
    ['down right', '2 3 1 0 4 6 7 5 8'],
    ['вниз вправо', '2 3 1 0 4 6 7 5 8'],
    ['下右', '2 3 1 0 4 6 7 5 8'],
    ['⬇️➡️', '2 3 1 0 4 6 7 5 8'],
    ['↓ 4', '2 3 1 0 4 6 7 5 8'],
    ['sd', '2 3 1 0 4 6 7 5 8'],
    ['D2', '2 0 1 4 3 6 7 5 8'],
    ['d', '2 3 1 4 0 6 7 5 8'],
  ])('%j leads to %s', async (line, after) => {
    expect((await typed(BOARD, line)).after).toBe(after);
  });

  const HERE = '2 3 1 4 5 6 7 0 8';
  test.each([
    ['U', /^Move 1 \(U\) is not possible: no tile can slide that way\. No move was made\./, HERE],
    ['/move 1 5', /^Move 1 \(1\) .* No move was made\. A possible move from here: `\/move D`/, HERE],
    ['5 9 4', /^Move 2 \(9\) is not possible: the tiles here have the numbers 1 to 8\./, '2 3 1 4 0 6 7 5 8'],
    ['5 7 4', /^Move 2 \(7\) is not possible: that tile is not in the row/, '2 3 1 4 0 6 7 5 8'],
    ['574', /^Move 2 \(7\) /, '2 3 1 4 0 6 7 5 8'],
    ['7 4 3', /^Move 3 \(3\) .* The 2 moves before it were made\./, '2 3 1 0 5 6 4 7 8'],
    ['left left', /^Move 2 \(left\) .* The move before it was made\./, '2 3 1 4 5 6 7 8 0'],
    ['/move s x d', /^I don't know move 2 \(x\)\. The move before it/, '2 3 1 4 0 6 7 5 8'],
    [
      '/move wl',
      /^Move 1 \(wl\) mixes the letters U, L, R, D with the keys W, A, S, D\. .* No move was made\./,
      HERE,
    ],
    [
      '/move s a l',
      /^Move 3 \(l\) mixes the letters U, L, R, D with the keys W, A, S, D/,
      '2 3 1 4 6 0 7 5 8',
    ],
  ])('%j is told as %s', async (line, words, after) => {
    const told = await typed(BOARD, line);
    expect(told.first).toMatch(words);
    expect(told.after).toBe(after);
  });
});

describe('a line without a move is answered in the terms of the game that is played', () => {
  const TILES = '/play 1 2 3/4 5 6/7 0 8';
  const KNIGHT = '/play knight 5x5 a1';
  test.each([
    [TILES, '/move', /^Where should tiles slide\?.*`\/move LUR2`/],
    [TILES, '/move zz', /^I can't read “zz” as moves\. Write where tiles slide/],
    [TILES, '/move b3', /^I can't read “b3” as moves\. Write where tiles slide/],
    [KNIGHT, '/move', /^Which square comes next\?.*`\/move a1`/],
    [KNIGHT, '/move zz', /^I can't read “zz” as squares\. Write where the knight goes next/],
    [KNIGHT, '/move LUR2', /^I can't read “LUR2” as squares\. Write where the knight goes next/],
  ])('%s, then %s', async (opening, line, answer) => {
    const who = world.someone(`${opening} ${line}`);
    await say(opening, who);
    expect((await say(line, who))?.text).toMatch(answer);
  });
});

test('a number is one tile where the board has it', async () => {
  const board = '1 2 3 4/5 6 7 8/9 10 11 0/13 14 15 12';
  expect((await typed(board, '11')).after).toBe('1 2 3 4 5 6 7 8 9 10 0 11 13 14 15 12');
  expect((await typed(board, '12')).first).toMatch(/Solved/);
  expect((await typed(board, '1110')).first).toMatch(
    /^Move 1 \(1110\) .* 1 to 15\. If you meant several tiles, put spaces/,
  );
});

describe('without a command', () => {
  test.each([
    ['1 2 3 4 0 5', /in 1 move\b/],
    ['8 6 7 2 5 4 3 0 1', /in 31 moves/],
    ['123450', /goal|solved/i],
    ['1 2 3', /^The blank is missing.* tiles 1 to 3:/],
    ['8 6 7 2 5 4 3 1', /^The blank is missing.* tiles 1 to 8:/],
    ['1 2 3 4 5 6 7 8 9', /^The blank is missing.* tiles 1 to 9:/],
    ['1 2 3 4 4 5', /^The blank is missing.* tiles 1 to 5:/],
  ])('%j is a board, whatever is played', async (line, words) => {
    const { first, after } = await typed(BOARD, line);
    expect(first).toMatch(words);
    expect(after).toBe('2 3 1 4 5 6 7 0 8');
  });

  test('a list of tiles that can all slide is moves', async () => {
    expect((await typed(BOARD, '3 3 3 3')).after).toBe('2 3 1 4 0 6 7 5 8');
  });

  test.each(['7', '5 4 2', '12', 'wasd', 'влево', '⬅️'])(
    '%j is for a board that has to be opened',
    async (line) => {
      expect((await say(line, world.someone('Nobody')))?.text).toMatch(
        /You are not playing a board at the moment/,
      );
    },
  );

  test.each(['banana', 'l u x', '5 then 4', 's a l'])('%j is nothing', async (line) => {
    expect((await typed(BOARD, line)).first).toMatch(/Sorry, I didn't get that/);
  });
});

describe('whatever is typed as moves', () => {
  const words = fc.array(
    fc.constantFrom(...'ulrdwas02789ch-(,) ', 'e4', 'Lwu', 'влево', '上', '🔼', '{', '*'),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  test.each(['no board', '/play 3x3', '/play knight 5x5 c3'])('gets a sentence, with %s', async (opening) => {
    const who = world.someone(opening);
    if (opening !== 'no board') await say(opening, who);
    const lines = fc.record({ words, locale: fc.constantFrom('en', 'de', 'es', 'ru', 'zh') });
    await fc.assert(
      fc.asyncProperty(lines, async ({ words, locale }) => {
        await say(`/move ${words.join('')}`, { ...who, locale });
        expect(world.bugs).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

test('moves that happen to be the code of a board are moves', async () => {
  const line = 'RLRLRURULDDRULLDRRUULDLU';
  expect(parseCode(line)).toBeDefined();
  expect((await typed('3 5 0/7 1 8/2 4 6', line)).first).toMatch(/^\*\*Solved\*\* in 24 moves/);
});
