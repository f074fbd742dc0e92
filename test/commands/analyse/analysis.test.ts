import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultGoal } from '../../../src/core/sliding/board.ts';
import { applyMoves } from '../../../src/core/sliding/moves.ts';
import { makeBoard, parseBoard, parseMoves } from '../../../src/core/sliding/notation/puzzle.ts';
import { isSolvable } from '../../../src/core/sliding/parity.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = (line: string, who = world.someone()) => world.chat.answerLine(who, line);
const code = (text: string | undefined, line: number): string =>
  /`([^`]+)`/.exec(text?.split('\n')[line] ?? '')?.[1] ?? '';

describe('/explain', () => {
  test.each([
    [
      '/explain 1 2 3 4 0 5',
      /can be solved.*\n.*\*\*1\*\* exchange, an odd number\.\n.*\*\*1\*\* step .*, an odd number\.\n.*Here they are ✓/,
    ],
    [
      '/explain 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0',
      /can't be solved.*\n.*`\(15 14\)`.*odd.*\n.*\*\*0\*\* steps.*even.*\n.*Here they are not ✗/,
    ],
    [
      '/explain 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2',
      /24 pairs.*2:7 6:5 4:5 1:1 3:3 7:2 5:1.*even\. It is ✓/,
    ],
    ['/explain 1 2 3 4 5 0', /Every tile is in its place/],
    ['/explain 2x3 1 2 3 4 0 5', /base 6: `11165` \(the goal: `11190`\)/],
    ['/explain 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0', /1 \+ 1 = 2 must be odd\. It isn't/],
  ])('%s', async (line, expected) => {
    const reply = await say(line);
    expect(reply?.text).toMatch(expected);
    expect(reply?.picture?.kind).toBe('png');
    expect(reply?.alt).toMatch(/Sliding puzzle/);
    expect(reply?.text.length).toBeLessThanOrEqual(1024);
  });

  test('of a 10x10 board stays within a caption', async () => {
    const tiles = [...Array(100).keys()].reverse();
    const reply = await say(`/explain ${tiles.join(' ')}`);
    expect(reply?.text).toMatch(/50 cycles|exchanges/);
    expect(reply?.text.length).toBeLessThanOrEqual(1024);
  });
});

describe('/analyse a solution in other words', () => {
  test('whose letters name the way of the blank says so', async () => {
    const reply = await say('/analyse 1 2 3/4 0 5/7 8 6 RD');
    expect(reply?.text).toMatch(/^Your letters name the way of the blank/);
    expect(reply?.text).toMatch(/reach(es)? the goal/);
    expect((await say('/analyse 1 2 3/4 0 5/7 8 6 RD moves:tile'))?.text).not.toMatch(/way of the blank/);
  });

  test.each([
    ['tile numbers', 'solution:5,6'],
    ['words of a list', "['left', 'up']"],
    ['lower case', 'lu'],
    ['counts', 'l1u1'],
  ])('%s are those of the tiles', async (_, moves) => {
    const reply = await say(`/analyse 1 2 3/4 0 5/7 8 6 ${moves}`);
    expect(reply?.text).toMatch(/reach(es)? the goal/);
    expect(reply?.text).not.toMatch(/way of the blank/);
  });
});

describe('/analyse a board', () => {
  test('of 31 moves tells its 40 shortest solutions, three good moves, and that none is harder', async () => {
    const reply = await say('/analyse 8 6 7/2 5 4/3 0 1');
    expect(reply?.text).toMatch(
      /\*\*31 moves\*\*, proved optimal\. If a straight slide of several tiles counts as one move \(MTM\), the minimum is \*\*20\*\*\./,
    );
    expect(reply?.text).toMatch(/>99\.99%.*no board is harder.*2 boards out of 181,440/);
    expect(reply?.text).toMatch(/Good next moves: D, L, R\./);
    expect(reply?.text).toMatch(/Number of shortest solutions: \*\*40\*\*/);
    expect(reply?.picture?.kind).toBe('png');
    expect(reply?.alt).toMatch(/good next moves: D, L, R/);
    for (const [, moves = ''] of reply?.text.matchAll(/^`([UDLR]+)`$/gm) ?? []) {
      const start = parseBoard('8 6 7/2 5 4/3 0 1');
      expect(start.ok && applyMoves(start.value, moves)).toEqual({ ok: true, value: defaultGoal(3, 3) });
    }
  });

  test('counts in slides, and names moves by the blank', async () => {
    expect((await say('/analyse 8 6 7/2 5 4/3 0 1 mtm'))?.text).toMatch(
      /Number of shortest solutions in straight slides \(MTM\).*\n`\w*2/,
    );
    expect((await say('/analyse 1 2 3 4 0 5 moves:blank'))?.text).toMatch(/Good next moves: R\./);
    expect((await say('/analyse 1 2 3 4 0 5'))?.text).toMatch(/Good next moves: L\./);
  });

  test('that can’t be solved leads to /explain', async () => {
    const reply = await say('/analyse 1 2 3 4 5 6 8 7 0');
    const line = /`(\/explain [^`]+)`/.exec(reply?.text ?? '')?.[1] ?? '';
    expect((await say(line))?.text).toMatch(/can't be solved/);
  });
});

describe('/analyse a solution', () => {
  test.each([
    [
      '/analyse 1 2 3 4 0 5 RLL',
      /\*\*3\*\* moves, or 2 counted in straight slides.*reaches the goal.*\n.*1 move\. Your solution wasted \*\*2\*\* moves here:\nMove 1, `R`: 2 wasted\n.*1 move: `L`/,
    ],
    ['/analyse 1 2 3 4 0 5 R L2', /\*\*3\*\* moves/],
    ['/analyse 1 2 3 4 0 5 →←←', /Move 1, `R`: 2 wasted/],
    ['/analyse 1 2 3 4 0 5 -> 1 2 3 4 5 0 RLL', /Move 1, `R`: 2 wasted/],
    ['/analyse 1 2 3 4 0 5 solution:RLL', /Move 1, `R`: 2 wasted/],
    ['/analyse 1 2 3 4 0 5 LRR moves:blank', /Move 1, `L`: 2 wasted/],
    [
      '/analyse 1 2 3 4 0 5 mtm RLL',
      /1 slide\. Your solution wasted \*\*1\*\* slide here:\nMove 1, `R`: 1 wasted/,
    ],
    [
      '/analyse 4 1 2 5 0 3 RD',
      /doesn't reach the goal: 3 more moves are needed\. It ends at `0 1 2\/4 5 3`\./,
    ],
    ['/analyse 1 2 3 4 0 5 L', /No moves were wasted/],
    [
      '/analyse 1 2 3 4 0 5 LR',
      /Your solution wasted \*\*2\*\* moves here:\n.*2 wasted\nAll moves of your solution cancel each other: nothing is left\./,
    ],
    ['/analyse 1 2 3\n4 0 5\nL', /No moves were wasted/],
  ])('%j', async (line, expected) => {
    const reply = await say(line);
    expect(reply?.text).toMatch(expected);
    expect(reply?.picture?.kind).toBe('png');
  });

  test('of a 10x10 board stays within a caption, whatever was lost', async () => {
    const tiles = [...Array(100).keys()].map((tile) => (tile + 1) % 100);
    const laps = 'R9D9L9U9'.repeat(6);
    const reply = await say(`/analyse ${tiles.join(' ')} ${laps}`);
    expect(reply?.text).toMatch(/doesn't reach the goal: \d+ more moves are needed|doesn't reach the goal/);
    expect(reply?.text.length).toBeLessThanOrEqual(1024);
  });

  test('in a form with its own field for the moves is the same', async () => {
    const reply = await world.chat.answerForm(world.someone(), 'analyse', {
      board: '1 2 3 4 0 5',
      solution: 'RLL',
    });
    expect(reply.text).toBe((await say('/analyse 1 2 3 4 0 5 RLL'))?.text);
  });
});

describe('/scramble', () => {
  test.each([
    ['/scramble', 4],
    ['/scramble 3x3', 3],
    ['/scramble 3x3 corner', 3],
    ['/scramble 3x3 blank:corner', 3],
    ['/scramble 10x10', 10],
  ])('%s gives a board that can be pasted into /solve', async (line, side) => {
    const reply = await say(line);
    const board = parseBoard(code(reply?.text, 1));
    if (!board.ok) throw new Error(board.fault.code);
    const goal = defaultGoal(side, side);
    expect(isSolvable({ start: board.value, goal })).toBe(true);
    expect(reply?.picture?.kind).toBe('png');
    const way = code(reply?.text, 2);
    if (side === 10) return expect(way).toBe('');
    const moves = parseMoves(way);
    expect(moves.ok && applyMoves(goal, moves.value)).toEqual(board);
    if (/corner/.test(line)) expect(board.value.tiles.indexOf(0)).toBe(8);
  });

  test('by a number of random moves gives the board that these moves lead to', async () => {
    const reply = await say('/scramble 5x5 moves:30');
    const [board, moves] = [code(reply?.text, 1), code(reply?.text, 2)];
    expect(moves).toMatch(/^[UDLR]{30}$/);
    const there = applyMoves(defaultGoal(5, 5), moves);
    expect(there.ok && makeBoard(there.value)).toBe(board);
  });

  test('of an exact length gives a board that its own button solves in that many moves', async () => {
    const who = world.someone();
    const reply = await say('/scramble 3x3 length:24', who);
    expect(reply?.text).toMatch(/exactly \*\*24 moves\*\*\. Every such board is equally likely/);
    const { reply: solved } = await world.chat.answerPress(who, buttonOf(reply, 'Solve it'));
    expect(solved?.text).toMatch(/\*\*in 24 moves\*\*, proved optimal/);
    const { edit } = await world.chat.answerPress(who, buttonOf(reply, 'Another board'));
    expect(edit?.text).toMatch(/exactly \*\*24 moves\*\*/);
    expect(edit?.text).not.toBe(reply?.text);
  });

  test('keeps its kind at “Another board”, of random moves and of a corner board', async () => {
    const who = world.someone();
    for (const [line, kind] of [
      ['/scramble 3x3 moves:12', /12 random moves/],
      ['/scramble 3x3 corner', /blank in its corner/],
      ['/scramble 2x5', /random \*\*2x5\*\*/],
    ] as const) {
      const { edit } = await world.chat.answerPress(who, buttonOf(await say(line, who), 'Another board'));
      expect(edit?.text).toMatch(kind);
    }
  });

  test.each([
    'solveit:nothing',
    'solveit',
    'scramble:3x3:magic:',
    'scramble:99x99:random:',
    'scramble:3x3:moves:-1',
  ])('tells of the forged button %s that it is too old to work', async (action) => {
    expect((await world.chat.answerPress(world.someone(), action)).notice).toMatch(/too old/);
  });

  test('doesn’t solve a kept solution, which is no scramble', async () => {
    const who = world.someone();
    const solution = await say('/solve 4 1 2 5 0 3', who);
    const id = buttonOf(solution, '▶').split(':')[1];
    expect((await world.chat.answerPress(who, `solveit:${id}`)).notice).toMatch(/too old/);
  });
});

describe('a line that can’t be read gets one sentence with an example', () => {
  test.each([
    ['/explain', /board is missing/i],
    ['/explain banana', /banana/],
    ['/explain 1 2 3 4 4 5', /4 appears twice|blank is missing/],
    ['/analyse', /board is missing/i],
    ['/analyse RLL', /board is missing/i],
    ['/analyse 1 2 3 4 0 5 LURD', /Move 2 \(U\).*after `L`/],
    ['/analyse 1 2 3 4 0 5 UD', /Move 1 \(U\) is not possible: no tile can slide that way\./],
    ['/analyse 1 2 3 4 0 5 LURX', /I can't read “LURX” as moves/],
    ['/analyse 1 2 3 4 0 5 moves:mine', /mine/],
    ['/analyse 1 2 3 4 0 5 metric:miles', /miles/],
    ['/analyse 4x4 1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15 mtm', /up to 10 cells, but 4x4 has more/],
    ['/scramble banana', /banana/],
    ['/scramble 11x11', /11x11 is too large/],
    ['/scramble 1x5', /too small/],
    ['/scramble 3x3 moves:many', /many/],
    ['/scramble 3x3 moves:9999', /2000/],
    ['/scramble 3x3 moves:-3', /-3/],
    ['/scramble 3x3 length:1.5', /1\.5/],
    ['/scramble 3x3 length:32', /hardest boards need 31/],
    ['/scramble 2x2 length:7', /hardest boards need 6/],
    ['/scramble 3x3 blank:middle', /middle/],
    ['/scramble 3x3 corner length:5', /one way/],
  ])('%s', async (line, clue) => {
    const reply = await say(line);
    expect(reply?.text).toMatch(clue);
    expect(reply?.text).toMatch(/^[^\n]{15,400}$/);
    expect(reply?.text).toMatch(/`\/[a-z]+/);
    expect(reply?.kind).toBe('fault');
    const example = /`(\/(?:solve|analyse|explain|scramble)[^`]*)`/.exec(reply?.text ?? '')?.[1] ?? 'none';
    expect((await say(example))?.kind).toBe('answer');
  });
});

test('an analysis that is too large to prove can be cancelled', async () => {
  const tiles = [...Array(36).keys()].reverse();
  [tiles[0], tiles[1]] = [tiles[1] ?? 0, tiles[0] ?? 0];
  const who = world.someone();
  const cancel = new AbortController();
  setTimeout(() => cancel.abort(), 400);
  const reply = await say(`/analyse 6x6 ${tiles.join(' ')}`, { ...who, signal: cancel.signal });
  expect(reply?.text).toMatch(/Cancelled/);
});

test('/analyse plays the moves of a solution as a GIF, also those that do not reach the goal', async () => {
  const who = world.someone();
  const review = await say('/analyse 1 2 3 4 0 5 RLL', who);
  const { reply } = await world.chat.answerPress(who, buttonOf(review, 'GIF'));
  expect(reply?.text).toBe('All **3 moves**, one after the other.');
  expect(reply?.picture?.kind).toBe('gif');
  expect(reply?.alt).toContain('RLL');
  expect((await say('/analyse 1 2 3 4 0 5', who))?.buttons).toBeUndefined();
});
