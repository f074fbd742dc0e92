import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { makeSearchAction, readSearchAction } from '../../../src/commands/explain/search/search-request.ts';
import { parsePuzzle } from '../../../src/core/sliding/notation/puzzle.ts';
import {
  WATCHED_ALGORITHMS,
  WATCHED_HEURISTICS,
  type WatchedMethod,
} from '../../../src/core/sliding/watch/method.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const ask = async (line: string, who: Incoming = world.someone()): Promise<Reply> => {
  const reply = await world.chat.answerLine(who, line);
  if (reply === undefined) throw new Error(`no answer to ${line}`);
  return reply;
};
const press = async (reply: Reply | undefined, label: string) =>
  (await world.chat.answerPress(world.someone(), buttonOf(reply, label))).edit;
const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons).map((row) => row.map(({ label }) => label).join(' '));
const blockOf = ({ text }: Reply): string[] => /```([\s\S]*)```/.exec(text)?.[1]?.split('\n') ?? [];

/** The hardest 3x3 board. */
const HARDEST = '8 6 7/2 5 4/3 0 1';

describe('a search in a chat', () => {
  test('tells the article’s example a step a line, with its keys in base 6', async () => {
    const reply = await ask('/explain 1 2 3 4 0 5 bfs');
    expect(blockOf(reply)).toEqual([
      '1. 123/405 #11165 (0): new 103/425 #8585, 123/045 #11045; the goal 123/450 #11190',
    ]);
    expect(reply.text).toContain(
      'Found **in 1 move**: `L`. No solution is shorter. The search looked at 1 position',
    );
    expect(reply).toMatchObject({
      kind: 'answer',
      picture: expect.anything(),
      alt: expect.stringContaining('bfs'),
    });
    expect(reply.file).toBeUndefined();
    // A screen reader would read the marks aloud.
    expect(reply.alt).not.toMatch(/[*`]/);
  });

  test('tells G + H = F of each position of A*', async () => {
    expect(blockOf(await ask('/explain 1 2 3 4 0 5 astar misplaced'))).toEqual([
      // Of 103/425 two tiles are out of place, 2 and 5, of 123/045 also two, 4 and 5.
      '1. 123/405 (0+1=1): new 103/425 (1+2=3), 123/045 (1+2=3), 123/450 (1+0=1)',
      '2. 123/450 (1+0=1): the goal',
    ]);
  });

  test('tells each round of IDA* with its bound, and what it cut off', async () => {
    const lines = blockOf(await ask('/explain 0 1 3/4 2 6/7 5 8 iddfs'));
    // A089473: 1, 2, 4, 8, 16 boards are 0, 1, 2, 3, 4 moves from a corner's.
    expect(lines.filter((line) => line.startsWith('Round'))).toEqual([
      'Round 1: depth up to 0',
      'Round 2: depth up to 1; the round before cut off 2 positions',
      'Round 3: depth up to 2; the round before cut off 4 positions',
      'Round 4: depth up to 3; the round before cut off 8 positions',
      'Round 5: depth up to 4; the round before cut off 16 positions',
    ]);
    expect(lines[1]?.trim()).toBe('1. 013/426/758 (0): cut off 103/426/758, 413/026/758');
  });

  test('begins with the parity where there is no solution', async () => {
    const reply = await ask('/explain 2 1 3 4 5 0 bfs');
    expect(reply.text).toMatch(/^This board can't be solved because its parity is wrong\./);
    expect(reply.text).toMatch(
      /the search has looked at all reachable positions\. The search looked at 360 positions/,
    );
    expect(labels(reply)).toEqual(['⏮ ◀ ▶ ⏭ GIF']);
    const step = await press(reply, '⏭');
    expect(step?.text).toMatch(/^Step \*\*360\*\* of 360/);
  });

  test('shows 40 lines of a long log, and sends all of it as a file', async () => {
    const reply = await ask('/explain 2 1 3 4 5 0 bfs', world.someone('Ann', 'home', { textLimit: 100_000 }));
    expect(blockOf(reply)).toHaveLength(41);
    expect(blockOf(reply).at(-1)).toBe('... and 320 more lines ...');
    expect(reply.file?.name).toBe('bfs-213-450.txt');
    expect(reply.file?.bytes.toString()).toMatch(/\n360\. .*\n/);
  });

  test('leaves the file out where it is too large', async () => {
    const reply = await ask('/explain 2 1 3 4 5 0 bfs', world.someone('Ann', 'home', { maxFileBytes: 100 }));
    expect(reply.file).toBeUndefined();
  });

  test.each([4096, 2000])('stays within %i characters', async (textLimit) => {
    for (const method of ['bfs', 'dfs', 'iddfs', 'astar', 'ida', 'bidirectional']) {
      const reply = await ask(`/explain ${HARDEST} ${method}`, world.someone('Ann', 'home', { textLimit }));
      expect(reply.text.length).toBeLessThanOrEqual(textLimit);
      expect(reply.alt?.length).toBeLessThanOrEqual(1000);
    }
  });

  test('ends a log that is too long for a chat, and says so', async () => {
    const reply = await ask(`/explain ${HARDEST} bfs`);
    expect(reply.text).toContain('The log ends here, after 2000 steps, because I stopped the search.');
    expect((await press(reply, '⏭'))?.text).toMatch(/^Step \*\*2000\*\* of 2000/);
  });

  test('is a sentence with an example where the board is too large', async () => {
    const reply = await ask('/explain 4x4 1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15 astar');
    expect(reply.kind).toBe('fault');
    expect(reply.text).toMatch(
      /only on boards of up to 10 cells, and 4x4 has more.*`\/explain 8 6 7\/2 5 4\/3 0 1 astar misplaced`/,
    );
  });

  test('without a method is about the parity, as before', async () => {
    expect((await ask('/explain 1 2 3 4 0 5')).text).toMatch(/^\*\*This board can be solved\*\*/);
  });

  test('takes a form’s options', async () => {
    const options = { board: '1 2 3 4 0 5', algorithm: 'dfs', limit: '3' };
    const reply = await world.chat.answerForm(world.someone(), 'explain', options);
    expect(reply.text).toMatch(/^\*\*dfs limit:3\*\*, step by step\./);
  });
});

describe('the buttons below a search', () => {
  test('step through it, around a ring, and back to all of it', async () => {
    const sheet = await ask('/explain 0 1 3/4 2 6/7 5 8 astar manhattan');
    expect(labels(sheet)).toEqual(['⏮ ◀ ▶ ⏭ GIF']);
    const first = await press(sheet, '▶');
    expect(labels(first)).toEqual(['⏮ ◀ ▶ ⏭ GIF', 'All steps']);
    expect(first?.text.split('\n')).toEqual([
      'Step **1** of 5',
      '`013/426/758 (0+4=4): new 103/426/758 (1+3=4), 413/026/758 (1+5=6)`',
      'Open list: 103/426/758 (1+3=4), 413/026/758 (1+5=6)',
      'Closed list: 013/426/758 (0+4=4)',
    ]);
    const last = await press(first, '⏭');
    expect(last?.text).toMatch(/^Step \*\*5\*\* of 5\n`123\/456\/780 \(4\+0=4\): the goal`/);
    expect(last?.text).toMatch(/Found \*\*in 4 moves\*\*: `LUUL`/);
    expect((await press(last, '◀'))?.text).toMatch(/^Step \*\*4\*\*/);
    const start = await press(last, '⏮');
    expect(start?.text).toMatch(
      /^The start, before the first of 5 steps\nOpen list: 013\/426\/758 \(0\+4=4\)/,
    );
    expect((await press(last, '▶'))?.text).toBe(sheet.text);
    expect((await press(start, 'All steps'))?.text).toBe(sheet.text);
  });

  test('stride by ten through a long one', async () => {
    const sheet = await ask('/explain 2 1 3 4 5 0 astar');
    const first = await press(sheet, '▶');
    expect(labels(first)).toEqual(['⏮ ◀ ▶ ⏭ GIF', '-10 All steps +10']);
    expect((await press(first, '+10'))?.text).toMatch(/^Step \*\*11\*\*/);
  });

  test('send an animation, in words where it leaves steps out', async () => {
    const film = async (line: string) =>
      (await world.chat.answerPress(world.someone(), buttonOf(await ask(line), 'GIF'))).reply;
    const short = await film('/explain 1 2 3 4 0 5 astar');
    expect(short).toMatchObject({ text: 'All **2 steps**, one after the other.', picture: { kind: 'gif' } });
    const long = await film('/explain 2 1 3 4 5 0 bfs');
    expect(long?.text).toBe('60 pictures of the 360 steps, evenly spaced.');
  });

  const BOARDS = [
    '8 6 7/2 5 4/3 0 1',
    '2 1 3 4 5 6 7 8 0',
    '2x5 9 4 8 3 2 6 7 1 0 5 -> 2x5 0 9 8 7 6 5 4 3 2 1',
    '5x2 9 4 8 3 2 6 7 1 0 5 -> 5x2 0 9 8 7 6 5 4 3 1 2',
  ];
  const METHODS: readonly WatchedMethod[] = [
    ...WATCHED_ALGORITHMS.map((algorithm) => ({ algorithm })).filter(
      ({ algorithm }) => !['astar', 'ida', 'dfs'].includes(algorithm),
    ),
    { algorithm: 'dfs', limit: 999 },
    ...WATCHED_HEURISTICS.flatMap((heuristic) => [
      { algorithm: 'astar', heuristic } as const,
      { algorithm: 'ida', heuristic } as const,
    ]),
  ];

  test.each(BOARDS)('hold all that they need of %s, in at most 64 letters of ASCII', (board) => {
    const puzzle = parsePuzzle(board);
    if (!puzzle.ok) throw new Error(puzzle.fault.code);
    for (const method of METHODS) {
      const request = { kind: 'search', ...puzzle.value, method, maxSteps: 2000 } as const;
      const action = makeSearchAction('watch', request);
      const [, word, code] = action.split(':');
      expect(readSearchAction(word, code)).toEqual({ ok: true, value: request });
      expect(`${action}:2000:start`).toMatch(/^[!-~]{1,64}$/);
      expect(makeSearchAction('watch-film', request)).toMatch(/^[!-~]{1,64}$/);
    }
  });

  test.each([
    'watch:bfs:nonsense:1',
    'watch:nonsense:P1:1',
    'watch:bfs::1',
    'watch',
    'watch-film:bfs',
    'watch-film:astar.pattern-database:P1',
  ])('tell of the forged %s that it is too old to work', async (action) => {
    const { notice } = await world.chat.answerPress(world.someone(), action);
    expect(notice).toMatch(/too old/);
  });

  test('tell of a step beyond the last one that it is too old', async () => {
    const action = buttonOf(await ask('/explain 1 2 3 4 0 5 bfs'), '▶');
    const { notice } = await world.chat.answerPress(world.someone(), action.replace(/:\d+:on$/, ':2:on'));
    expect(notice).toMatch(/too old/);
  });
});
