import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { puzzleOf } from '../../../src/commands/games/sliding-rules.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = (line: string) => world.chat.answerLine(world.someone(), line);
const playing = async () => {
  const game = await world.store.games.latest('test:Ann');
  return game && puzzleOf(game).start;
};

describe('/play of a board that is given', () => {
  test.each([
    ['/play 867254301', 3, 3, '8 6 7 2 5 4 3 0 1'],
    ['/play 8 6 7/2 5 4/3 0 1', 3, 3, '8 6 7 2 5 4 3 0 1'],
    ['/play 1 2 3 4 0 5', 2, 3, '1 2 3 4 0 5'],
    ['/play 3120', 2, 2, '3 1 2 0'],
    ['/play 2x4 1 2 3 4 5 6 0 7', 2, 4, '1 2 3 4 5 6 0 7'],
  ])('%s', async (line, rows, cols, tiles) => {
    expect((await say(line))?.text).toContain(`**${rows}x${cols}** · 0 moves`);
    expect(await playing()).toEqual({ rows, cols, tiles: tiles.split(' ').map(Number) });
  });

  test('goes to the goal that is given', async () => {
    await say('/play 1 2 3 4 0 5 to 1 2 3 0 4 5');
    expect((await say('R'))?.text).toMatch(/\*\*Solved\*\* in 1 move/);
  });

  test('plays the board of the message that it replies to, if there is one', async () => {
    const to = (repliedTo: string, line = '/play') =>
      world.chat.answerLine({ ...world.someone(), repliedTo }, line);
    expect((await to('/solve 1 2 3/4 5 6/0 7 8'))?.text).toMatch(/^\*\*3x3\*\* · 0 moves · par 2/);
    expect((await to('Who solves `1 2 3 0 4 5`?'))?.text).toMatch(/^\*\*2x3\*\* · 0 moves · par 2/);
    expect((await to('1 2 3 4 5 0'))?.text).toMatch(/already solved/);
    expect((await to('Shall we play?'))?.text).toMatch(/^\*\*3x3\*\*/);
    expect((await to('1 2 3 0 4 5', '/play 4x4'))?.text).toMatch(/^\*\*4x4\*\*/);
  });

  test('that is unsolvable names a line that repairs it, and that works', async () => {
    const reply = await say('/play 2 1 5 3 4 0');
    expect(reply?.text).toMatch(
      /^This board can't be solved .* With \d and \d swapped, it can: `\/play [\d /]+`/,
    );
    const mended = /`(\/play [^`]+)`/.exec(reply?.text ?? '')?.[1] ?? '';
    expect((await say(mended))?.text).toMatch(/^\*\*2x3\*\*/);
    const other = await say('/play 2 1 3 4 5 0 to 5 4 3 2 1 0');
    expect((await say(/`(\/play [^`]+)`/.exec(other?.text ?? '')?.[1] ?? ''))?.text).toMatch(/^\*\*2x3\*\*/);
  });

  test.each([
    ['/play 123450', /already solved.*`\/play 2x3`/],
    ['/play 1 2 3 4 5 6 8 7 0', /the solved board with 8 and 7 swapped.*`\/play 3x3`\.$/],
    ['/play 1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0', /with 15 and 14 swapped.*`\/play 4x4`\.$/],
    ['/play 1 2 3 4 4 5', /0|4/],
    ['/play 11x11', /11x11 is too large/],
    ['/play big', /“big” is neither a size nor a level/],
    ['/play 22', /22x22 is too large/],
  ])('%s', async (line, clue) => {
    const reply = await say(line);
    expect(reply?.kind).toBe('fault');
    expect(reply?.text).toMatch(clue);
  });
});

test('a scramble can be played at a press', async () => {
  const reply = await say('/scramble 3x3 length:4');
  const { reply: board } = await world.chat.answerPress(world.someone(), buttonOf(reply, 'Play it'));
  expect(board?.text).toMatch(/^\*\*3x3\*\* · 0 moves/);
  const written = /`([\d /]+)`/.exec(reply?.text ?? '')?.[1] ?? '';
  expect((await playing())?.tiles.join(' ')).toBe(written.replaceAll('/', ' '));
});

test('a typed move that can’t be made names those that can', async () => {
  await say('/play 1 2 3 4 0 5');
  expect((await say('/move U'))?.text).toBe(
    'Move 1 (U) is not possible: no tile can slide that way. No move was made. A possible move from here: `/move D`.',
  );
  const half = await say('/move DDR');
  expect(half?.text).toMatch(
    /^Move 2 \(D\) .* The move before it was made\. A possible move from here: `\/move U`\.\n/,
  );
  expect(half?.text).toContain('**2x3** · 1 move');
});

describe('on a surface with a board of its own', () => {
  const own = () => world.someone('Olga', 'home', { drawsOwnBoard: true });
  const asked = (line: string) => world.chat.answerLine(own(), line);

  test('a game comes as data, without a picture of it or buttons of its cells', async () => {
    const start = world.clock;
    const reply = await asked('/play 1 2 3/4 5 6/0 7 8');
    world.clock += 5000;
    expect(reply?.picture).toBeUndefined();
    expect(reply?.buttons?.some(({ kind }) => kind === 'grid')).toBe(false);
    const { id = '', revision } = reply?.game ?? {};
    expect(reply?.game).toMatchObject({
      kind: 'sliding',
      rows: 3,
      cols: 3,
      position: [1, 2, 3, 4, 5, 6, 0, 7, 8],
      goal: [1, 2, 3, 4, 5, 6, 7, 8, 0],
      moveCount: 0,
      elapsedMs: 0,
      state: 'running',
    });
    const solved = await world.chat.answerPress(own(), `tile:${id}:${revision}:LL`);
    expect(solved.edit?.picture).toBeUndefined();
    expect(solved.edit?.game).toMatchObject({
      revision: (revision ?? 0) + 1,
      moveCount: 2,
      elapsedMs: 5000,
      state: 'solved',
    });
    world.clock = start;
  });

  test('a press that waited for the program ends the game when it was made, not before its last known move', async () => {
    const start = world.clock;
    for (const [lateMs, elapsedMs] of [
      [15_000, 10_000],
      [90_000, 4_000],
      [0, 25_000],
    ]) {
      const { id, revision = 0 } = (await asked('/play 1 2 3/4 5 6/0 7 8'))?.game ?? {};
      world.clock += 4_000;
      await world.chat.answerPress(own(), `tile:${id}:${revision}:L`);
      world.clock += 21_000;
      const late = { ...own(), pressDelayMs: lateMs ?? 0 };
      const solved = await world.chat.answerPress(late, `tile:${id}:${revision + 1}:L`);
      expect(solved.edit?.game).toMatchObject({ state: 'solved', elapsedMs });
    }
    world.clock = start;
  });

  test('steps of a press count all or not at all', async () => {
    const { id, revision } = (await asked('/play 1 2 3/4 5 6/0 7 8'))?.game ?? {};
    const wrong = await world.chat.answerPress(own(), `tile:${id}:${revision}:LLL`);
    expect([wrong.edit, wrong.notice !== undefined]).toEqual([undefined, true]);
    const board = await world.chat.answerPress(own(), `board:${id}`);
    expect(board.edit?.game).toMatchObject({ revision, moveCount: 0, position: [1, 2, 3, 4, 5, 6, 0, 7, 8] });
  });

  test('`board:` shows a game as it stands, to its player alone', async () => {
    const { id } = (await asked('/play 1 2 3/4 5 6/0 7 8'))?.game ?? {};
    await asked('/move L');
    expect((await world.chat.answerPress(own(), `board:${id}`)).edit?.game).toMatchObject({ moveCount: 1 });
    const other = await world.chat.answerPress(
      world.someone('Mallory', 'home', { drawsOwnBoard: true }),
      `board:${id}`,
    );
    expect([other.edit, other.notice !== undefined]).toEqual([undefined, true]);
    const gone = (await world.chat.answerPress(own(), 'board:nothingthere')).edit;
    expect([gone?.game, gone?.buttons]).toEqual([undefined, undefined]);
    expect(gone?.text).toMatch(/no longer saved\. Start a new one: `\/play 3x3`/);
  });
});
