import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { drawInPieces } from '../../../src/render/draw.ts';
import type { Series } from '../../../src/store/contract/game.ts';
import { dayToPlay } from '../../support/program/day-player.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

/** The one that `openWorld` uses. */
const SECRET = 'a secret of the tests';

let world: World;
let isBroken = false;
beforeAll(async () => {
  world = await openWorld(undefined, (...given) => {
    if (isBroken) throw new Error('no canvas today');
    return drawInPieces(...given);
  });
});
beforeEach(() => {
  isBroken = false;
  world.bugs.length = 0;
});
afterAll(() => world.close());

/** Plays a day's puzzle to one press before its end; returns that press. */
async function almost(who: Incoming, day: string, series: Series = 'puzzle'): Promise<string> {
  world.clock = Date.parse(`${day}T12:00:00Z`);
  const { labels } = await dayToPlay(SECRET, day, series);
  let reply = await world.chat.answerLine(who, series === 'puzzle' ? '/daily' : '/daily knight');
  for (const label of labels.slice(0, -1))
    reply = (await world.chat.answerPress(who, buttonOf(reply, label))).edit;
  // No hand is quicker.
  world.clock += 60_000;
  return buttonOf(reply, labels.at(-1) ?? '');
}

test('a finish is not lost though its picture can’t be drawn: the next press shows it, and it counts', async () => {
  const ann = world.someone('Ann', 'group');
  const last = await almost(ann, '2026-11-23');
  isBroken = true;
  const failed = await world.chat.answerPress(ann, last);
  expect(JSON.stringify(failed)).not.toContain('Solved');
  expect(world.bugs).toHaveLength(1);
  isBroken = false;
  world.clock += 3_600_000;
  const { edit } = await world.chat.answerPress(ann, last);
  expect(edit?.text).toMatch(/^\*\*Solved\*\* in \d+ moves, 1:00\.\nThat is the fewest possible/);
  expect(edit?.text).toMatch(/You're the first to solve it!/);
  expect((await world.chat.answerLine(ann, '/leaderboard'))?.text).toMatch(
    /1\. Ann: \d+ moves \(par\), 1:00/,
  );
});

test('a finish with help is told as one', async () => {
  const hal = world.someone('Hal', 'group');
  const last = await almost(hal, '2026-11-23');
  await world.store.games.assist((await world.store.games.latest('test:Hal'))?.id ?? '');
  const { edit } = await world.chat.answerPress(hal, last);
  expect(edit?.text).toMatch(
    /^\*\*Solved\*\* in \d+ moves, 1:00, with help\.\nThat is the fewest possible\.\n/,
  );
});

test('the title names the weekday and what is played; the rules stand in one line until it begins', async () => {
  world.clock = Date.parse('2026-11-25T18:30:00Z');
  const knight = (await world.chat.answerLine(world.someone('Bob'), '/daily knight'))?.text.split('\n') ?? [];
  expect(knight[0]).toMatch(/^\*\*Knight of the day #329\*\* · Wednesday 2026-11-25 · .*6x7.* · par 41$/);
  expect(knight[1]).toBe(
    'Each square you visit counts as one move, even if you take it back. The result with fewer moves ranks higher; if two have equally many, the faster one does. The clock has been running since you opened the board. Next puzzle in 6 h.',
  );
  world.clock = Date.parse('2026-11-27T23:45:00Z');
  const tiles = (await world.chat.answerLine(world.someone('Bob'), '/daily'))?.text.split('\n') ?? [];
  expect(tiles[0]).toMatch(/^\*\*Daily puzzle #331\*\* · Friday 2026-11-27 · 3x4 · 0 moves · par 3[3-7]$/);
  expect(tiles[1]).toMatch(/^Each tile that moves counts as one move\. .* Next puzzle in 15 min\.$/);
});

test.each([
  ['puzzle', /^TileKnight #329 · Cleo: (\d+) moves, 1:00 🟩🟩🟩🟩🟩 · par \1 · streak 1$/u],
  ['knight', /^TileKnight ♞ #329 · Cleo: 41 moves, 1:00 🟩🟩🟩🟩🟩 · par 41 · streak 1$/u],
] as const)(
  'the shared text of a day’s %s tells moves, par, squares and streak, and nothing of the puzzle',
  async (series, shared) => {
    const cleo = world.someone('Cleo', 'group');
    const last = await almost(cleo, '2026-11-25', series);
    const { edit } = await world.chat.answerPress(cleo, last);
    const { reply } = await world.chat.answerPress(cleo, buttonOf(edit, 'Share'));
    expect(reply?.toShare).toBe(true);
    expect(reply?.text).toMatch(shared);
    expect(reply?.picture).toBeUndefined();
  },
);

test('a shared result stands once in a channel, with a button that opens the puzzle', async () => {
  const ola = { ...world.someone('Ola', 'club'), address: 'test:club' } as const;
  const { edit } = await world.chat.answerPress(ola, await almost(ola, '2026-11-25'));
  const { reply } = await world.chat.answerPress(ola, buttonOf(edit, 'Share'));
  const { subject = '' } = reply?.liveMessage ?? {};
  const where = { subject, address: ola.address, place: ola.place.key, locale: 'en' };
  expect(subject).toMatch(/^share:/);
  const eve = world.someone('Eve', 'club');
  const opened = await world.chat.answerPress(eve, buttonOf(reply, 'Play'));
  expect(opened.reply?.text).toMatch(/Daily puzzle #329.* 0 moves/);
  await world.store.liveMessages.record(where, 'its message');
  const again = await world.chat.answerPress(ola, buttonOf(edit, 'Share'));
  expect(again).toEqual({ notice: expect.stringMatching(/a few messages up/) });
});

test('a shared board of one’s own has a button that opens it', async () => {
  const ola = { ...world.someone('Ola', 'club'), address: 'test:club' } as const;
  await world.chat.answerLine(ola, '/play 1 2 3 4 0 5');
  const solved = await world.chat.answerLine(ola, '/move L');
  const { reply } = await world.chat.answerPress(ola, buttonOf(solved, 'Challenge a friend'));
  const opened = await world.chat.answerPress(world.someone('Eve', 'club'), buttonOf(reply, 'Play'));
  expect(opened.reply?.text).toMatch(/^\*\*2x3\*\* · 0 moves/);
});

test('the shortest way of today’s puzzle can’t be handed to another chat', async () => {
  const nia = world.someone('Nia', 'home', { hasInlineMode: true });
  const shortest = async (solved: Reply | undefined) => {
    const { reply } = await world.chat.answerPress(nia, buttonOf(solved, 'Shortest way'));
    expect(reply?.picture).toBeDefined();
    return buttonRows(reply?.buttons)
      .flat()
      .some(({ inlineQuery: shares }) => shares !== undefined);
  };
  const { edit } = await world.chat.answerPress(nia, await almost(nia, '2026-11-25'));
  expect(await shortest(edit)).toBe(false);
  await world.chat.answerLine(nia, '/play 1 2 3 4 0 5');
  expect(await shortest(await world.chat.answerLine(nia, '/move L'))).toBe(true);
});

test('a walked day of the knight can be walked once more, which counts for nothing', async () => {
  const gus = world.someone('Gus', 'group');
  const { edit } = await world.chat.answerPress(gus, await almost(gus, '2026-11-23', 'knight'));
  expect(edit?.text).toMatch(/Knight's tour streak: \*\*1 day\*\*/);
  let { reply } = await world.chat.answerPress(gus, buttonOf(edit, 'Play it again'));
  expect(reply?.text).toMatch(/^\*\*Practice on the knight of the day #327\*\* · Monday 2026-11-23 · .*5x6/);
  for (const label of (await dayToPlay(SECRET, '2026-11-23', 'knight')).labels)
    reply = (await world.chat.answerPress(gus, buttonOf(reply, label))).edit;
  expect(reply?.text).toMatch(
    /You practised the knight's tour of 2026-11-23, so the result doesn't count towards your streak/,
  );
  const friend = await world.chat.answerPress(gus, buttonOf(reply, 'Challenge a friend'));
  expect(friend.reply?.text).toContain('`/daily knight 2026-11-23`');
  expect(await world.store.leaderboard.daysSolved('test:Gus', 'knight')).toEqual(['2026-11-23']);
  expect(await world.store.leaderboard.daysSolved('test:Gus')).toEqual([]);
});

test('a solved day can be played once more, which counts for nothing', async () => {
  const dora = world.someone('Dora', 'group');
  const last = await almost(dora, '2026-11-24');
  const { edit } = await world.chat.answerPress(dora, last);
  const again = await world.chat.answerPress(dora, buttonOf(edit, 'Play it again'));
  expect(again.reply?.text).toMatch(/^\*\*Practice on puzzle #328\*\* · Tuesday 2026-11-24 · 3x3/);
  const { labels } = await dayToPlay(SECRET, '2026-11-24');
  let reply = again.reply;
  for (const label of labels) reply = (await world.chat.answerPress(dora, buttonOf(reply, label))).edit;
  expect(reply?.text).toMatch(/doesn't count towards your streak/);
  expect(await world.store.leaderboard.daysSolved('test:Dora')).toEqual(['2026-11-24']);
});

test.each([
  ['/play 1 2 3 4 0 5', ['5'], /`\/play \w{3}`/],
  ['/play 1 2 3 4 0 5 to 1 2 3 0 4 5', ['4'], /`\/play \w{3}-\w{2}`/],
])('a friend gets the same board by a link after %s', async (line, labels, given) => {
  const eve = world.someone('Eve');
  let reply = await world.chat.answerLine(eve, line);
  for (const label of labels) reply = (await world.chat.answerPress(eve, buttonOf(reply, label))).edit;
  const friend = await world.chat.answerPress(eve, buttonOf(reply, 'Challenge a friend'));
  expect(friend.reply).toMatchObject({ toShare: true, text: expect.stringMatching(given) });
  const typed = /`(.*)`/.exec(friend.reply?.text ?? '')?.[1] ?? '';
  expect((await world.chat.answerLine(world.someone('Fay'), typed))?.text).toMatch(/^\*\*2x3\*\* · 0 moves/);
});

test('a player too fast for a person keeps result and streak, and is on no leaderboard', async () => {
  const [robot, ann] = [world.someone('Robot', 'group'), world.someone('Ann', 'group')];
  const last = await almost(robot, '2026-11-27');
  world.clock = Date.parse('2026-11-27T12:00:00.500Z');
  const { edit } = await world.chat.answerPress(robot, last);
  expect(edit?.text).toMatch(/faster than any hand can move.*counts for your streak\.\n.*\*\*1 day\*\*/);
  expect((await world.chat.answerLine(robot, '/leaderboard'))?.text).toMatch(/Nobody in this chat/);
  const hers = await almost(ann, '2026-11-27');
  expect((await world.chat.answerPress(ann, hers)).edit?.text).toContain("You're the first to solve it!");
});

test('a shortest way through a 4x4 in one typed line is not ranked, however late', async () => {
  const day = '2026-11-28';
  const { labels } = await dayToPlay(SECRET, day);
  for (const [name, lines, isRanked] of [
    ['Pat', [labels.join(' ')], false],
    ['Una', labels, true],
  ] as const) {
    const who = world.someone(name);
    world.clock = Date.parse(`${day}T12:00:00Z`);
    await world.chat.answerLine(who, '/daily');
    world.clock += 3_600_000;
    let text = '';
    for (const line of lines) text = (await world.chat.answerLine(who, `/move ${line}`))?.text ?? '';
    expect(text).toContain('That is the fewest possible');
    expect(/Rank 1 of|first to solve it/.test(text)).toBe(isRanked);
    expect(/faster than any hand/.test(text)).toBe(!isRanked);
  }
});
