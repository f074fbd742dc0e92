import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../src/chat/reply.ts';
import { puzzleOf, slidingRules } from '../../src/commands/games/sliding-rules.ts';
import { streakOf } from '../../src/daily/streak.ts';
import { pictureBytes } from '../support/pictures/decode.ts';
import { solvingMoves } from '../support/solving-moves.ts';
import { steppedSolver } from '../support/stepped-solver.ts';
import { buttonOf, openWorld, type World } from '../support/world.ts';

const DAY = 86_400_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = (line: string, who = world.someone()) => world.chat.answerLine(who, line);

describe('/solve', () => {
  test.each([
    ['/solve 1 2 3 4 0 5', /\*\*in 1 move\*\*, proved optimal/, /`L`/],
    ['/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2', /\*\*in 31 moves\*\*, proved optimal/, /`[LURD]{31}`/],
    ['/solve 8 6 7\n2 5 4\n3 0 1', /\*\*in 31 moves\*\*/, /`[LURD]{31}`/],
    ['/solve 123450', /0 moves/, /optimal/],
  ])('%j', async (line, length, moves) => {
    const reply = await say(line);
    expect(reply?.text).toMatch(length);
    expect(reply?.text).toMatch(moves);
    expect(reply?.picture?.kind).toBe('png');
    expect(reply?.alt).toMatch(/Sliding puzzle/);
  });

  test('says of an unsolvable board why, with the two tiles', async () => {
    const reply = await say('/solve 1 2 3 4 5 6 8 7 0');
    expect(reply?.text).toMatch(
      /parity.*odd.*\*\*0\*\* steps.*If 8 and 7 swapped places, the board could be solved\./,
    );
    expect(reply?.text).toContain(
      'If the goal is the snail, this board can be solved: `/solve 1 2 3/4 5 6/8 7 0 to 1 2 3/8 0 4/7 6 5`.',
    );
    expect(reply?.picture?.kind).toBe('png');
    const press = await world.chat.answerPress(world.someone(), buttonOf(reply, 'Solve with the snail goal'));
    expect(press.reply?.text).toMatch(/proved optimal/);
    const unreachable = await say('/solve 1 2 3/4 5 6/8 7 0 to 1 2 3/4 5 6/7 8 0');
    expect(unreachable?.text).toMatch(/could be solved\..*snail/);
    const ownGoal = await say('/solve 1 2 3/4 5 6/8 7 0 -> 1 2 3/4 5 6/7 0 8');
    expect(ownGoal?.text).toMatch(/could be solved\.$/);
    expect(ownGoal?.buttons).toBeUndefined();
  });

  // The second of the boards of 80 moves, whose goal has the blank first.
  test('offers the other usual goal where a board needs it, with a line and a button', async () => {
    const board = '15 10 8 12/11 14 9 13/7 2 5 1/3 6 4 0';
    const line = `${board} to 0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15`;
    const reply = await say(`/solve ${board}`);
    expect(reply?.text).toContain(
      `If the goal has the blank first, this board can be solved: \`/solve ${line}\`.`,
    );
    expect((await say(`/analyse ${board}`))?.text).toContain(`\`/analyse ${line}\`.`);
    expect((await say(`/play ${board}`))?.text).toContain(`\`/play ${line}\`.`);
    const easy = await say('/solve 1 0 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
    const press = await world.chat.answerPress(world.someone(), buttonOf(easy, 'Solve with the blank first'));
    expect(press.reply?.text).toMatch(/\*\*in 1 move\*\*, proved optimal/);
  });

  test('has ◀ and ▶, which step through the solution and around', async () => {
    const who = world.someone();
    const reply = await say('/solve 4 1 2 5 0 3');
    expect(buttonRows(reply?.buttons)[0]?.map(({ name }) => name)).toEqual([
      'The start',
      'One step back',
      'One step forward',
      'The goal',
      undefined,
    ]);
    let shown: Reply | undefined = reply;
    for (let step = 1; step <= 5; step++) {
      shown = (await world.chat.answerPress(who, buttonOf(shown, '▶'))).edit;
      expect(shown?.text).toContain(`Step **${step}** of 5`);
    }
    shown = (await world.chat.answerPress(who, buttonOf(shown, '▶'))).edit;
    expect(reply?.text).toContain('in 5 moves');
    expect(shown?.text).toBe(reply?.text);
    shown = (await world.chat.answerPress(who, buttonOf(shown, '◀'))).edit;
    expect(shown?.text).toContain('Step **5** of 5');
  });

  test('adds a file with the whole solution where that is long', async () => {
    // By this solver's clock a search has soon taken its time.
    const hasty = await openWorld(steppedSolver(100));
    const tiles = [...Array(100).keys()].reverse();
    [tiles[0], tiles[1]] = [tiles[1] ?? 0, tiles[0] ?? 0];
    const reply = await hasty.chat.answerLine(hasty.someone(), `/solve 10x10 ${tiles.join(' ')}`);
    const length = Number(/\*\*in (\d+) moves\*\*/.exec(reply?.text ?? '')?.[1]);
    expect(reply?.file?.bytes.toString().trim()).toHaveLength(length);
    expect(reply?.text.length).toBeLessThanOrEqual(1024);
    expect(length).toBeGreaterThan(200);
    expect(hasty.bugs).toEqual([]);
    await hasty.close();
  });
});

describe('/knight', () => {
  test('shows a tour, and another one at the press of a button', async () => {
    const reply = await say('/knight 5x5 e1');
    expect(reply?.text).toMatch(/5x5 from \*\*e1\*\*/);
    const other = (await world.chat.answerPress(world.someone(), buttonOf(reply, 'Another tour'))).edit;
    expect(other?.text).toMatch(/5x5 from \*\*e1\*\*/);
    expect(pictureBytes(other).equals(pictureBytes(reply))).toBe(false);
  });

  test('can be walked by hand from the same square', async () => {
    const reply = await say('/knight 6x5 b2');
    const walk = (await world.chat.answerPress(world.someone(), buttonOf(reply, 'Walk it yourself'))).reply;
    expect(walk?.text).toMatch(/Knight's tour 6x5.*1 of 30 squares/);
    expect(walk?.alt).toContain('the knight on b2');
    await expect(
      say('/knight 14x14 a1').then((large) => buttonOf(large, 'Walk it yourself')),
    ).rejects.toThrow();
  });

  test('says of an impossible start why, and offers squares that work', async () => {
    const reply = await say('/knight 5x5 a2');
    expect(reply?.text).toMatch(/colour.*`\/knight 5x5 [a-e][1-5]`/);
    const line = /`(\/knight 5x5 [a-e][1-5])`/.exec(reply?.text ?? '')?.[1] ?? '';
    expect((await say(line))?.picture).toBeDefined();
  });
});

describe('a size alone', () => {
  test('offers a puzzle and a tour of that size', async () => {
    const reply = await say('8x8');
    expect(reply?.text).toMatch(/`\/play 8x8`.*`\/knight 8x8`/);
    const press = (label: string) => world.chat.answerPress(world.someone(), buttonOf(reply, label));
    expect((await press('Puzzle 8x8')).reply?.text).toMatch(/^\*\*8x8\*\*/);
    expect((await press("Knight's tour 8x8")).edit?.text).toMatch(/tour of 8x8/);
  });

  test.each([
    ['3 x 3', ['Puzzle 3x3']],
    ['20x20', ["Knight's tour 20x20"]],
    ['1x2', undefined],
  ])('%s offers what there is', async (line, labels) => {
    const reply = await say(line);
    expect(reply?.buttons?.[0]?.rows.flat().map(({ label }) => label)).toEqual(labels);
  });

  test('is for others in a group', async () => {
    const group = { ...world.someone('Ann', 'group'), place: { key: 'group', isPrivate: false } };
    expect((await say('8x8', group))?.text).toBeUndefined();
  });
});

describe('a bare line', () => {
  test.each([
    ['1 2 3 4 0 5', /\*\*in 1 move\*\*/],
    ['8 6 7\n2 5 4\n3 0 1', /\*\*in 31 moves\*\*/],
    ['5x5 e1', /knight's tour/],
    ['1 2 3 4 4 5', /4/],
  ])('%j', async (line, clue) => {
    expect((await say(line))?.text).toMatch(clue);
  });
});

describe('/daily', () => {
  test('gives each person a board of their own, which no other person can move', async () => {
    const ann = world.someone('Ann', 'club');
    const bob = world.someone('Bob', 'club');
    const [hers, his] = [await say('/daily', ann), await say('/daily', bob)];
    expect(pictureBytes(hers).equals(pictureBytes(his))).toBe(true);
    const game = await world.store.games.latest('test:Ann');
    const [move = ''] = solvingMoves(game ?? never());
    const answer = await world.chat.answerPress(bob, tileAction(hers, game ?? never(), move));
    expect(answer.edit).toBeUndefined();
    expect(answer.notice).toMatch(/Ann's board/);
    expect((await world.store.games.latest('test:Ann'))?.moves).toBe('');
  });

  test('solved by presses shows moves, optimum, streak, leaderboard and what to share', async () => {
    const cleo = world.someone('Cleo', 'club');
    let reply = await say('/daily', cleo);
    const game = (await world.store.games.latest('test:Cleo')) ?? never();
    const moves = solvingMoves(game);
    let current = game;
    world.clock += 65_000;
    for (const move of moves) {
      const { edit } = await world.chat.answerPress(cleo, tileAction(reply, current, move));
      reply = edit;
      current = (await world.store.games.byId(game.id)) ?? never();
    }
    expect(current.moves).toBe(moves);
    expect(reply?.text).toMatch(new RegExp(`Solved\\*\\* in ${moves.length} moves, 1:05`));
    expect(reply?.text).toMatch(/fewest possible. Perfect/);
    expect(reply?.text).toMatch(/Streak: \*\*1 day\*\*/);
    expect(reply?.text).toMatch(/You're the first to solve it!/);
    expect(reply?.text).toMatch(/Next puzzle in \d+ h\./);
    const shared = (await world.chat.answerPress(cleo, buttonOf(reply, 'Share'))).reply;
    expect(shared?.text).toMatch(/#325 · Cleo: \d+ moves, 1:05/);
    expect(shared?.toShare).toBe(true);
    expect((await say('/daily', cleo))?.text).toMatch(/Solved/);
  });

  test('counts typed moves like pressed ones, those before an illegal one too', async () => {
    const emil = world.someone('Emil');
    await say('/daily', emil);
    const game = (await world.store.games.latest('test:Emil')) ?? never();
    const moves = solvingMoves(game);
    expect((await say(moves.slice(0, 3), emil))?.text).toMatch(/3 moves/);
    expect((await say('/move UUUU', emil))?.text).toMatch(/^Move [1-3] \(U\) is not possible/);
    const half = (await world.store.games.byId(game.id)) ?? never();
    expect(half.moves).toMatch(new RegExp(`^${moves.slice(0, 3)}U{0,2}$`));
    const rest = solvingMoves({ start: half.state, goal: half.goal });
    expect((await say(`/move ${rest}LRLR`, emil))?.text).toMatch(/Solved/);
    expect((await world.store.games.byId(game.id))?.moves).toBe(half.moves + rest);
  });

  test('has a streak that grows day by day, for which practice on a past day doesn’t count', async () => {
    const fay = world.someone('Fay', 'streak');
    const begin = world.clock;
    for (let day = 0; day < 3; day++) {
      world.clock = begin + day * DAY;
      await say('/daily', fay);
      const reply = await say(solvingMoves((await world.store.games.latest('test:Fay')) ?? never()), fay);
      expect(reply?.text).toMatch(day === 0 ? /\*\*1 day\*\*/ : new RegExp(`\\*\\*${day + 1} days\\*\\*`));
    }
    world.clock = begin + 5 * DAY;
    expect((await say('/daily 2026-11-24', fay))?.text).toMatch(
      /Practice on puzzle #328\*\* · Tuesday 2026-11-24/,
    );
    const practice = (await world.store.games.latest('test:Fay')) ?? never();
    const moves = solvingMoves(practice);
    expect((await say(moves.slice(0, 1), fay))?.text).toMatch(/2026-11-24 · 3x3 · 1 move · par \d+\n/);
    expect((await say(moves.slice(1), fay))?.text).toMatch(
      /You practised the puzzle of 2026-11-24, so the result doesn't count/,
    );
    expect(streakOf(await world.store.leaderboard.daysSolved('test:Fay'), '2026-11-26')).toMatchObject({
      current: 0,
      best: 3,
    });
    world.clock = begin;
  });
});

describe('the goal', () => {
  const GOAL = /The goal: 1, 2, 3 \.\.\. row by row, with the blank last\./;

  test('is told below the first boards, until one is solved', async () => {
    const newcomer = world.someone('Nia', 'first');
    expect((await say('/daily', newcomer))?.text).toMatch(GOAL);
    expect((await say('/play 1 2 3 4 5 6 7 0 8', newcomer))?.text).toMatch(GOAL);
    expect((await say('/move R', newcomer))?.text).not.toMatch(GOAL);
    await say('/move LL', newcomer);
    expect((await say('/play 3x3', newcomer))?.text).not.toMatch(GOAL);
    expect((await say('/play knight 5x5', newcomer))?.text).toMatch(/The goal: visit every square once\./);
  });

  test('is not told where it is another one', async () => {
    const newcomer = world.someone('Ned', 'first');
    expect((await say('/play 1 2 3 4 0 5 to 0 1 2 3 4 5', newcomer))?.text).not.toMatch(/The goal/);
  });
});

describe('/play', () => {
  test('says where each tile is, and where the cells are in the picture', async () => {
    const reply = await say('/play 2x3', world.someone('Ida'));
    const [grid] = reply?.buttons ?? [];
    const named = grid?.rows.flatMap((row, y) =>
      row.map(({ label, name, style }, x) => {
        const home = style === 'success' ? ', in place' : '';
        return [name, `${label === '·' ? 'blank' : label}, row ${y + 1}, column ${x + 1}${home}`];
      }),
    );
    expect(named).toHaveLength(6);
    for (const [name, expected] of named ?? []) expect(name).toBe(expected);
    const arrows = await say('/play 10x10', world.someone('Ida'));
    expect(arrows?.buttons?.[0]?.rows[0]?.map(({ name }) => name?.split(' ').at(-1))).toEqual([
      'left',
      'up',
      'down',
      'right',
    ]);
  });

  test('gives a board of each size, played by typed moves, with arrows where tiles have no room', async () => {
    const who = world.someone('Gus', 'home', { maxButtonRows: 5, maxButtonColumns: 5 });
    for (const size of ['2x2', '3x3', '4x4']) {
      const reply = await say(`/play ${size}`, who);
      const [rows, cols] = size.split('x').map(Number);
      expect(reply?.buttons).toHaveLength(2);
      expect(reply?.buttons?.[0]?.kind).toBe('grid');
      expect(reply?.buttons?.[0]?.rows.map((row) => row.length)).toEqual(Array(rows).fill(cols));
    }
    const large = await say('/play 10x10', who);
    expect(
      buttonRows(large?.buttons)
        .flat()
        .map(({ label }) => label),
    ).toEqual(['←', '↑', '↓', '→', 'Hint', 'Give up']);
    const game = (await world.store.games.latest('test:Gus')) ?? never();
    const blank = puzzleOf(game).start.tiles.indexOf(0);
    const label = blank < 50 ? '↑' : '↓';
    const after = (await world.chat.answerPress(who, buttonOf(large, label))).edit;
    expect(after?.text).toMatch(/1 move/);
  });
});

/** The action of the tile that this move slides. */
function tileAction(
  reply: Awaited<ReturnType<typeof say>>,
  game: Parameters<typeof slidingRules.read>[0],
  move: string,
): string {
  const { board } = slidingRules.read(game);
  const step = { U: board.cols, D: -board.cols, L: 1, R: -1 }[move] ?? 0;
  return buttonOf(reply, String(board.tiles[board.tiles.indexOf(0) + step]));
}

function never(): never {
  throw new Error('there is no game');
}

describe('in a group', () => {
  test.each([
    ['/scramble 3x3', 'Another board'],
    ['/knight 5x5 e1', 'Another tour'],
    ['/knight 8x8 a1 classic opts:1-3', 'Another tour'],
    ['/knight 30x30 a1', 'Another tour'],
  ])('%s stays as it is: %s is a message of its own', async (line, label) => {
    const reply = await world.chat.answerLine(world.someone('Ann', 'group'), line);
    const pressed = await world.chat.answerPress(world.someone('Ben', 'group'), buttonOf(reply, label));
    expect(pressed.edit).toBeUndefined();
    expect(pressed.reply?.picture).toBeDefined();
  });

  test('a private answer is edited in its own message', async () => {
    const reply = await world.chat.answerLine(world.someone('Ann', 'group'), '/scramble 3x3');
    const who = { ...world.someone('Ann', 'group'), isPersonal: true } as const;
    expect((await world.chat.answerPress(who, buttonOf(reply, 'Another board'))).edit?.picture).toBeDefined();
  });
});
