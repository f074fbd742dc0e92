import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonRows, type Reply } from '../../src/chat/reply.ts';
import { streakOf } from '../../src/daily/streak.ts';
import { puzzleOf, sliding } from '../../src/play/kinds/sliding.ts';
import { pictureBytes } from '../support/pictures/decoded.ts';
import { solvingMoves } from '../support/solving-moves.ts';
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

const say = (line: string, who = world.someone()) => world.chat.line(who, line);

describe('/solve', () => {
  test.each([
    ['/solve 1 2 3 4 0 5', /\*\*in 1 move\*\*, proved optimal/, /`L`/],
    ['/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2', /\*\*in 31 moves\*\*, proved optimal/, /`[LURD]{31}`/],
    ['/solve 8 6 7\n2 5 4\n3 0 1', /\*\*in 31 moves\*\*/, /`[LURD]{31}`/],
    ['/solve 123450', /in 0 moves/, /optimal/],
  ])('%j', async (line, length, moves) => {
    const reply = await say(line);
    expect(reply?.text).toMatch(length);
    expect(reply?.text).toMatch(moves);
    expect(reply?.picture?.kind).toBe('png');
    expect(reply?.alt).toMatch(/Sliding puzzle/);
  });

  test('an unsolvable board says why, with -1 and the two tiles', async () => {
    const reply = await say('/solve 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0');
    expect(reply?.text).toMatch(/parity.*odd.*\*\*0\*\* steps.*-1.*changed places/);
    expect(reply?.picture?.kind).toBe('png');
  });

  test('◀ ▶ step through the solution and around', async () => {
    const who = world.someone();
    const reply = await say('/solve 4 1 2 5 0 3');
    expect(buttonRows(reply?.buttons)[0]?.map(({ name }) => name)).toEqual([
      'The start',
      'One step back',
      'One step on',
      'The goal',
      undefined,
    ]);
    let shown: Reply | undefined = reply;
    for (let step = 1; step <= 5; step++) {
      shown = (await world.chat.press(who, buttonOf(shown, '▶'))).edit;
      expect(shown?.text).toContain(`Step **${step}** of 5`);
    }
    shown = (await world.chat.press(who, buttonOf(shown, '▶'))).edit;
    expect(shown?.text).toBe(reply?.text);
    shown = (await world.chat.press(who, buttonOf(shown, '◀'))).edit;
    expect(shown?.text).toContain('Step **5** of 5');
  });

  test('a long solution comes with a file that holds all of it', async () => {
    const tiles = [...Array(100).keys()].reverse();
    [tiles[0], tiles[1]] = [tiles[1] ?? 0, tiles[0] ?? 0];
    const reply = await say(`/solve 10x10 ${tiles.join(' ')}`);
    const length = Number(/\*\*in (\d+) moves\*\*/.exec(reply?.text ?? '')?.[1]);
    expect(reply?.file?.bytes.toString().trim()).toHaveLength(length);
    expect(reply?.text.length).toBeLessThanOrEqual(1024);
    expect(length).toBeGreaterThan(200);
  });
});

describe('/knight', () => {
  test('a tour, and another one at the press of a button', async () => {
    const reply = await say('/knight 5x5 e1');
    expect(reply?.text).toMatch(/5x5 from \*\*e1\*\*/);
    const other = (await world.chat.press(world.someone(), buttonOf(reply, 'Another tour'))).edit;
    expect(other?.text).toMatch(/5x5 from \*\*e1\*\*/);
    expect(pictureBytes(other).equals(pictureBytes(reply))).toBe(false);
  });

  test('an impossible start says why and offers squares that work', async () => {
    const reply = await say('/knight 5x5 a2');
    expect(reply?.text).toMatch(/colour.*`\/knight 5x5 [a-e][1-5]`/);
    const line = /`(\/knight 5x5 [a-e][1-5])`/.exec(reply?.text ?? '')?.[1] ?? '';
    expect((await say(line))?.picture).toBeDefined();
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
  test('is one board for each person, the same for all, and nobody moves another’s', async () => {
    const ann = world.someone('Ann', 'club');
    const bob = world.someone('Bob', 'club');
    const [hers, his] = [await say('/daily', ann), await say('/daily', bob)];
    expect(pictureBytes(hers).equals(pictureBytes(his))).toBe(true);
    const game = await world.store.games.latest('test:Ann');
    const [move = ''] = solvingMoves(game ?? never());
    const answer = await world.chat.press(bob, tileAction(hers, game ?? never(), move));
    expect(answer.edit).toBeUndefined();
    expect(answer.notice).toMatch(/Ann's board/);
    expect((await world.store.games.latest('test:Ann'))?.moves).toBe('');
  });

  test('solved by presses: moves, optimum, streak, leaderboard, share', async () => {
    const cleo = world.someone('Cleo', 'club');
    let reply = await say('/daily', cleo);
    const game = (await world.store.games.latest('test:Cleo')) ?? never();
    const moves = solvingMoves(game);
    let current = game;
    world.clock += 65_000;
    for (const move of moves) {
      const { edit } = await world.chat.press(cleo, tileAction(reply, current, move));
      reply = edit;
      current = (await world.store.games.byId(game.id)) ?? never();
    }
    expect(current.moves).toBe(moves);
    expect(reply?.text).toMatch(new RegExp(`Solved\\*\\* in ${moves.length} moves, 1:05`));
    expect(reply?.text).toMatch(/fewest possible. Perfect/);
    expect(reply?.text).toMatch(/Streak: \*\*1 day\*\*/);
    expect(reply?.text).toMatch(/Rank 1 of 1 in this chat, \d+ of \d+ everywhere\./);
    expect(reply?.text).toMatch(/Next puzzle in \d+ h\./);
    const shared = (await world.chat.press(cleo, buttonOf(reply, 'Share'))).reply;
    expect(shared?.text).toMatch(/#325 · Cleo: \d+ moves, 1:05/);
    expect(shared?.toShare).toBe(true);
    expect((await say('/daily', cleo))?.text).toMatch(/Solved/);
  });

  test('a stale press changes nothing and brings the board as it is', async () => {
    const dora = world.someone('Dora');
    const first = await say('/daily', dora);
    const game = (await world.store.games.latest('test:Dora')) ?? never();
    const moves = solvingMoves(game);
    const action = tileAction(first, game, moves[0] ?? '');
    await world.chat.press(dora, action);
    const again = await world.chat.press(dora, action);
    expect(again.notice).toMatch(/moved on/);
    expect(again.edit?.text).toMatch(/1 move/);
    expect((await world.store.games.byId(game.id))?.moves).toHaveLength(1);
  });

  test('typed moves count as pressed ones, those before an illegal one too', async () => {
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

  test('the streak grows day by day and practice on a past day does not count', async () => {
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
    expect((await say(moves.slice(1), fay))?.text).toMatch(/practice on the puzzle of 2026-11-24/);
    expect(streakOf(await world.store.leaderboard.daysSolved('test:Fay'), '2026-11-26')).toMatchObject({
      current: 0,
      best: 3,
    });
    world.clock = begin;
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

  test('a board of each size, playable by typed moves; arrows where tiles have no room', async () => {
    const who = world.someone('Gus', 'home', { buttonRows: 5, buttonColumns: 5 });
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
    const after = (await world.chat.press(who, buttonOf(large, label))).edit;
    expect(after?.text).toMatch(/1 move/);
  });
});

/** The action of the tile that this move slides. */
function tileAction(
  reply: Awaited<ReturnType<typeof say>>,
  game: Parameters<typeof sliding.read>[0],
  move: string,
): string {
  const { board } = sliding.read(game);
  const step = { U: board.cols, D: -board.cols, L: 1, R: -1 }[move] ?? 0;
  return buttonOf(reply, String(board.tiles[board.tiles.indexOf(0) + step]));
}

function never(): never {
  throw new Error('there is no game');
}
