import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { makeSquare } from '../../../src/core/knight/board/square.ts';
import { isTour, squareOfCell } from '../../../src/core/knight/board/walk.ts';
import type { Game } from '../../../src/store/contract/game.ts';
import { searchTour } from '../../support/tour-search.ts';
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
const press = (reply: Reply | undefined, label: string, who = world.someone()) =>
  world.chat.answerPress(who, buttonOf(reply, label));
const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons)
    .flat()
    .map(({ label }) => label);
const gameOf = async (name = 'Ann'): Promise<Game | undefined> => world.store.games.latest(`test:${name}`);

describe('/play knight', () => {
  test('walks by presses and by lines, takes back, and is solved on the last square', async () => {
    const first = await say('/play knight 5x5 a1');
    expect(first?.text).toMatch(/^\*\*Knight's tour 5x5\*\* · 1 of 25 squares · 0 moves · par 24\n/);
    expect(first?.alt).toBe('A 5 by 5 chessboard, one square visited, the knight on a1; it can go to b3, c2');
    expect(labels(first)).toEqual(['b3', 'c2', 'Hint', 'Give up']);

    const second = (await press(first, 'c2')).edit;
    expect(second?.text).toMatch(/2 of 25 squares · 1 move · par 24/);
    expect(labels(second)).toEqual(['a3', 'b4', 'd4', 'e1', 'e3', 'Undo', 'Hint', 'Restart', 'Give up']);
    const back = (await press(second, 'Undo')).edit;
    expect(back?.text).toMatch(/1 of 25 squares · 1 move/);

    // A tour of 5x5 from a1 by Warnsdorff's rule, walked by hand.
    const rest = 'c2 e1 d3 e5 c4 a5 b3 d4 b5 a3 b1 d2 e4 c5 a4 b2 d1 e3 d5 b4 a2 c1 e2 c3';
    const line = await say(rest);
    expect(line?.text).toMatch(/\*\*Solved\*\* in 25 moves/);
    expect(line?.text).toContain('The fewest possible is 24, so you took 1 more.');
    expect(labels(line)).toEqual(['Another board', 'Play it again', 'Show a tour', 'Challenge a friend']);
    expect((await press(line, 'Show a tour')).reply?.text).toMatch(/knight's tour of 5x5 from \*\*a1\*\*/);
    expect((await press(line, 'Another board')).reply?.text).toMatch(/^\*\*Knight's tour 5x5\*\* · 1 of 25/);
  });

  test('a dead end is told, and the way out of it', async () => {
    await say('/play knight 5x5 a1');
    // The corner e1 has two neighbours: d3, where the knight comes from, and c2, walked already.
    const stuck = await say('c2 a3 b5 d4 b3 d2 c4 e5 d3 e1');
    expect(stuck?.text).toContain('The knight is stuck');
    expect(stuck?.text).not.toMatch(/Press a square|e1`/);
    expect(labels(stuck)).toEqual(['Undo', 'Hint', 'Restart', 'Give up']);
    const free = (await press(stuck, 'Undo')).edit;
    expect(free?.text).not.toContain('stuck');
  });

  test('that no tour is possible any more is said as soon as it is proved', async () => {
    await say('/play knight 5x5 a1');
    // c5 leaves e4 and a4 ... the corner e5 is cut off: its neighbours are c4 and d3.
    const reply = await say('c2 a3 c4 b2 d3');
    expect(reply?.text).toContain('No full tour is possible from here');
    const early = await say('/play knight 5x5 a1');
    expect(early?.text).not.toContain('No full tour');
  });

  test('what is typed wrong is named, and those before it count', async () => {
    await say('/play knight 5x5 a1');
    const half = await say('/move c2 e1 a5 d3');
    expect(half?.text).toMatch(
      /^The knight can't go from e1 to a5\. The 2 moves before it were made\. The knight can reach d3\. For example `\/move d3`/,
    );
    expect(half?.text).toContain('3 of 25 squares');
    expect((await say('/move c2'))?.text).toMatch(
      /The knight has already visited c2, as square number 2\. No move was made\./,
    );
    expect((await say('/move f9'))?.text).toMatch(/f9 is off the 5x5 board/);
    expect((await say('/move LUR'))?.text).toMatch(/can't read “LUR” as squares/);
  });

  test.each([
    ['/play knight 4x4', /4x4 has no tour\. From two diagonally opposite corners.*`\/play knight \d+x\d+`/],
    ['/play knight 5x5 a2', /No tour of 5x5 begins on a2.*`\/play knight 5x5 [a-e][1-5]`/],
    ['/play knight 2x9 a1', /2x9 has no tour/],
    ['/play knight 1x1', /A board of one square/],
    ['/play knight 14x5', /too large to walk/],
    ['/play knight 6x6 a1 to b3', /write only a size/],
    ['/play knight 5x5 closed', /5x5 has no closed tour: with an odd.*`\/play knight \d+x\d+ closed`/],
    ['/play knight 4x6 a1 closed', /4x6 has no closed tour.*`\/play knight \d+x\d+ closed`/],
    ['/play knight 6x6 hard', /write only a size/],
    ['/play knight zebra', /“zebra”/],
  ])('%s is refused in a sentence, and the line in it works', async (line, clue) => {
    const before = await gameOf();
    const reply = await say(line);
    expect(reply?.kind).toBe('fault');
    expect(reply?.text).toMatch(clue);
    expect(await gameOf()).toEqual(before);
    const example = /`(\/play [^`]+)`/.exec(reply?.text ?? '')?.[1] ?? 'no example';
    expect((await say(example))?.text).toMatch(/^\*\*(?:Closed k|K)night's tour/);
  });

  test.each(['/play knight', '/play horse 7x7', '/play конь 8x8 a1', '/play knight 3x4'])(
    '%s',
    async (line) => {
      expect((await say(line))?.text).toMatch(/^\*\*Knight's tour \d+x\d+\*\* · 1 of \d+ squares/);
    },
  );
});

describe('one’s own game', () => {
  test('is begun anew, and given up with its solution', async () => {
    const first = await say('/play 8 6 7/2 5 4/3 0 1');
    const moved = (await press(first, '5')).edit;
    const undone = (await press(moved, 'Undo')).edit;
    expect(undone?.text).toMatch(/· 1 move/);
    expect((await gameOf())?.moves).toBe('D-');
    expect(labels(undone)).not.toContain('Undo');
    await vi.waitUntil(async () => (await gameOf())?.par !== undefined, 5000);
    const anew = (await press(undone, 'Restart')).edit;
    expect(anew?.text).toMatch(/· 0 moves · par 31/);
    expect(await gameOf()).toMatchObject({ moves: '', moveCount: 0, revision: 3 });

    const given = await press(anew, 'Give up');
    expect(given.edit?.text).toMatch(/^\*\*Given up\*\* after 0 moves/);
    expect(given.reply?.text).toContain('**in 31 moves**, proved optimal');
    expect(buttonOf(given.reply, '▶')).toBeDefined();
    expect((await gameOf())?.kind).toBe('knight');
    expect((await press(anew, 'Give up')).edit?.text).toMatch(/Given up/);
    expect(labels(given.edit)).toEqual(['Another board', 'Play it again', 'Shortest way']);
    expect((await press(given.edit, 'Play it again')).reply?.text).toMatch(/^\*\*3x3\*\* · 0 moves/);
  });

  test('is changed by words, too', async () => {
    await say('/play 1 2 3 4 0 5');
    await say('D');
    expect((await say('undo'))?.text).toMatch(/^\*\*2x3\*\* · 1 move/);
    expect((await say('/move undo'))?.text).toMatch(/nothing to undo yet/);
    expect((await say('Restart'))?.text).toMatch(/^\*\*2x3\*\* · 0 moves/);
    expect((await say('сдаюсь'))?.text).toMatch(/^\*\*Given up\*\*/);
    // Without a game, one is offered.
    expect((await say('undo', world.someone('Nobody')))?.text).toMatch(/^No game of yours is open/);
  });

  test('an old button changes nothing and shows the board as it is', async () => {
    const first = await say('/play 8 6 7/2 5 4/3 0 1');
    const moved = (await press(first, '5')).edit;
    const late = await press(first, 'Give up');
    expect(late).toMatchObject({ notice: expect.stringMatching(/has changed/) });
    expect(moved?.text).toMatch(/1 move · par 31/);
    expect(late.edit?.text).toBe(moved?.text);
    expect(late.reply).toBeUndefined();
  });

  test('today’s puzzle has no undo, restart or giving up, by forged buttons either', async () => {
    const daily = await say('/daily');
    for (const label of ['Undo', 'Restart', 'Give up']) expect(labels(daily)).not.toContain(label);
    const { id = '' } = (await gameOf()) ?? {};
    for (const prefix of ['undo', 'restart', 'giveup'])
      expect((await world.chat.answerPress(world.someone(), `${prefix}:${id}:0`)).notice).toMatch(
        /only in games of your own/,
      );
    expect((await say('/move undo'))?.text).toMatch(/only in games of your own/);
  });
});

test('of two presses of one square at one instant one is made, and both see the board after it', async () => {
  const action = buttonOf(await say('/play knight 5x5 a1'), 'c2');
  const both = await Promise.all([1, 2].map(() => world.chat.answerPress(world.someone(), action)));
  expect(both.map(({ notice }) => notice ?? '').sort()).toEqual(['', expect.stringMatching(/has changed/)]);
  expect(both[0]?.edit?.text).toContain('2 of 25 squares');
  expect(both[1]?.edit?.text).toBe(both[0]?.edit?.text);
  expect(await gameOf()).toMatchObject({ revision: 1, moveCount: 1 });
});

describe('/play of a length', () => {
  test('the length that is asked for is the par, also of another board', async () => {
    const reply = await say('/play 3x3 length:17');
    expect(reply?.text).toMatch(/0 moves · par 17/);
    await press(reply, 'Give up');
    const over = await world.chat.answerPress(world.someone(), 'play:3x3 length:17');
    expect(over.reply?.text).toMatch(/par 17/);
  });

  test.each([
    ['/play 3x3 hard length:20', /not both/],
    ['/play 3x3 length:many', /“many” is not a length/],
    ['/play 3x3 length:99', /hardest.* 31\b/],
    ['/play 8 6 7/2 5 4/3 0 1 hard', /choose a level for a size, but not for a board/],
  ])('%s', async (line, clue) => {
    const reply = await say(line);
    expect(reply?.kind).toBe('fault');
    expect(reply?.text).toMatch(clue);
  });
});

test('a surface with a board of its own gets the game as data, not its picture', async () => {
  const who = world.someone('Una', 'home', { drawsOwnBoard: true });
  const knight = await say('/play knight 5x5 a1', who);
  expect(knight?.picture).toBeUndefined();
  expect(labels(knight)).toEqual(['Hint', 'Give up']);
  expect(knight?.game).toMatchObject({
    kind: 'knight',
    rows: 5,
    cols: 5,
    position: [20],
    moveCount: 0,
    par: 24,
    state: 'running',
  });
  const { id = '' } = (await gameOf('Una')) ?? {};
  const walked = await world.chat.answerPress(who, `tile:${id}:0:c2e3`);
  expect(walked.edit?.game).toMatchObject({ revision: 1, position: [20, 17, 14], moveCount: 2 });
  const wrong = await world.chat.answerPress(who, `tile:${id}:1:d5a1`);
  expect(wrong.edit).toBeUndefined();
  expect((await world.store.games.byId(id))?.moveCount).toBe(2);
  const sliding = await say('/play 1 2 3 4 0 5', who);
  expect(sliding?.game).toMatchObject({
    rows: 2,
    cols: 3,
    position: [1, 2, 3, 4, 0, 5],
    goal: [1, 2, 3, 4, 5, 0],
  });
  const solved = await say('L', who);
  expect(solved).toMatchObject({ game: { state: 'solved', moveCount: 1 } });
});

describe('a closed walk', () => {
  /** The squares of a closed tour of 6x6 from a1, the first one too. */
  function tourSquares(): string[] {
    const found = searchTour(6, 6, { start: { file: 0, rank: 0 }, closed: true });
    if (!found.ok) throw new Error(found.fault.code);
    const walk = { cols: 6, rows: 6 };
    const squares: string[] = [];
    for (const [cell, number] of found.value.order.entries())
      squares[number - 1] = makeSquare(squareOfCell(cell, walk));
    return squares;
  }
  const [, ...tour] = tourSquares();

  test('is solved on a last square from which the knight could go back', async () => {
    const first = await say('/play knight 6x6 a1 closed');
    expect(first?.text).toMatch(/^\*\*Closed knight's tour 6x6\*\* · 1 of 36 squares · 0 moves · par 35\n/);
    expect(first?.text).toContain("The last square has to be one knight's move away from the first, **a1**.");
    const solved = await say(tour.join(' '));
    expect(solved?.text).toMatch(/\*\*Solved\*\* in 35 moves.*\nThat is the fewest possible/);
    expect(solved?.picture).toBeDefined();
    expect((await press(solved, 'Show a tour')).reply?.text).toMatch(/closed knight's tour.*6x6/);
    expect((await press(solved, 'Another board')).reply?.text).toMatch(/^\*\*Closed knight's tour 6x6/);
    expect((await press(solved, 'Challenge a friend')).reply?.text).toContain('`/play knight 6x6 a1 closed`');
    expect((await press(solved, 'Play it again')).reply?.text).toMatch(/^\*\*Closed knight's tour 6x6/);
  });

  test('whose squares are all walked, and that ends elsewhere, is not solved', async () => {
    const who = world.someone('Eve');
    const far = searchTour(6, 6, { start: { file: 0, rank: 0 }, end: { file: 5, rank: 0 } });
    if (!far.ok) throw new Error(far.fault.code);
    const order = [...far.value.order.entries()].sort((a, b) => a[1] - b[1]).slice(1);
    const line = order.map(([cell]) => makeSquare(squareOfCell(cell, { cols: 6, rows: 6 }))).join(' ');
    await say('/play knight 6x6 a1 closed', who);
    const reply = await say(line, who);
    expect(reply?.text).toMatch(/36 of 36 squares/);
    expect(reply?.text).toContain("Every square is visited**, but no knight's move leads back to a1.");
    expect((await gameOf('Eve'))?.finishedAt).toBeUndefined();
  });

  test('has hints that lead to a closed tour, and says when there is none any more', async () => {
    const who = world.someone('Flo');
    await say('/play knight 6x6 a1 closed', who);
    // One of the two squares next to a1 has to be the last: with both walked, none can be.
    expect((await say('b3 c1 e2 d4', who))?.text).not.toContain('No full tour');
    expect((await say('c2', who))?.text).toContain('No full tour is possible from here');
    const back = await say('/move undo', who);
    const hinted = await press(back, 'Hint', who);
    expect(`${hinted.edit?.text}${hinted.notice ?? ''}`).toMatch(/Hint/);
  });

  test('is begun by the button under a closed tour, in a group by a link', async () => {
    const reply = await say('/knight 6x6 b2 closed');
    expect((await press(reply, 'Walk it yourself')).reply?.text).toMatch(/^\*\*Closed knight's tour 6x6/);
    const group = world.someone('Gus', 'group', { hasPersonalReplies: false, hasPrivateLinks: true });
    const shared = await say('/play knight 6x6 closed', group);
    expect(shared?.text).toMatch(/^\*\*A closed knight's tour of 6x6\*\* to walk/);
    const payload = shared?.buttons?.[0]?.rows[0]?.[0]?.deepLinkPayload;
    expect((await say(`/start ${payload}`, world.someone('Gus')))?.text).toMatch(
      /^\*\*Closed knight's tour 6x6/,
    );
  });
});

test('a walk over all squares is a tour, a closed one only if its ends are a move apart', () => {
  const cells = [...Array(36).keys()];
  const ringed = [0, ...cells.slice(1).filter((cell) => cell !== 8), 8];
  const size = { rows: 6, cols: 6 };
  expect(isTour({ ...size, cells })).toBe(true);
  expect(isTour({ ...size, cells, closed: true })).toBe(false);
  expect(isTour({ ...size, cells: ringed, closed: true })).toBe(true);
  expect(isTour({ ...size, cells: ringed.slice(1), closed: true })).toBe(false);
});
