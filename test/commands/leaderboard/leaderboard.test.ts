import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { slidingGame } from '../../../src/commands/games/sliding-rules.ts';
import { appendMoves } from '../../support/store/append-moves.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // A Thursday.
  world.clock = Date.UTC(2026, 11, 3, 12);
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const PUZZLE = slidingGame({
  start: { rows: 2, cols: 2, tiles: [1, 2, 0, 3] },
  goal: { rows: 2, cols: 2, tiles: [1, 2, 3, 0] },
});
const say = (who: Incoming, line: string) => world.chat.answerLine(who, line);

/** A finished puzzle of that day. */
async function solved(
  name: string,
  day: string,
  made: number,
  seconds: number,
  place = 'group',
  help = false,
) {
  const { person, place: where } = world.someone(name, place);
  const player = { person: person.key, personName: name, place: where.key, day, now: 0, par: 1 };
  const { id } = await world.store.games.daily({ ...player, ...PUZZLE });
  if (help) await world.store.games.assist(id);
  await appendMoves(world.store, {
    id,
    revision: 0,
    moves: 'L'.repeat(made),
    isSolved: true,
    now: seconds * 1000,
  });
}

test('a leaderboard is of a period, here or everywhere, with ten rows and then your own', async () => {
  const eve = world.someone('Eve', 'group');
  expect((await say(eve, '/leaderboard'))?.text).toBe(
    'Nobody in this chat has solved the puzzle of 2026-12-03 yet. `/daily` opens today’s puzzle.'.replace(
      '’',
      "'",
    ),
  );
  await solved('Ann', '2026-12-03', 1, 65);
  await solved('Bob', '2026-12-03', 5, 30);
  await solved('Cy', '2026-12-03', 1, 5, 'elsewhere');
  await solved('Dan', '2026-12-03', 1, 1, 'group', true);
  await solved('Bob', '2026-11-30', 3, 40);
  await solved('Ann', '2026-11-29', 1, 10);
  expect((await say(eve, '/leaderboard'))?.text.split('\n')).toEqual([
    '**Leaderboard** · 2026-12-03 · this chat',
    '1. Ann: 1 move (par), 1:05',
    '2. Bob: 5 moves (+4), 0:30',
    '3. Dan: 1 move (par), 0:01, with help',
  ]);
  expect((await say(eve, '/leaderboard week'))?.text.split('\n')).toEqual([
    '**Leaderboard** · week of 2026-11-30 · this chat',
    '1. Bob: 2 days, +6 over par, 1:10',
    '2. Ann: 1 day, all at par, 1:05',
    '3. Dan: 1 day, all at par, 0:01, with help',
  ]);
  expect((await say(eve, '/leaderboard everywhere неделя'))?.text.split('\n').slice(0, 3)).toEqual([
    '**Leaderboard** · week of 2026-11-30 · everywhere',
    '1. Bob: 2 days, +6 over par, 1:10',
    '2. Cy: 1 day, all at par, 0:05',
  ]);
  expect((await say(eve, '/leaderboard all everywhere'))?.text).toMatch(
    /· all time · everywhere\n1\. Ann: 2 days/,
  );
  expect((await say(eve, '/leaderboard month'))?.text).toMatch(/· 2026-12 · this chat\n1\. Ann: 1 day/);
  expect((await say(eve, '/leaderboard 2026-11-29'))?.text).toMatch(
    /· 2026-11-29 · this chat\n1\. Ann: 1 move/,
  );

  for (let at = 0; at < 10; at++) await solved(`P${at}`, '2026-12-03', 2, 10 + at);
  await solved('Eve', '2026-12-03', 9, 100);
  const lines = (await say(eve, '/leaderboard'))?.text.split('\n') ?? [];
  expect(lines).toHaveLength(13);
  expect(lines.slice(-2)).toEqual(['…', '13. Eve: 9 moves (+8), 1:40']);
});

test('buttons change a leaderboard in its message, and those of an earlier version open the day’s', async () => {
  const ann = world.someone('Ann', 'group');
  const reply = await say(ann, '/leaderboard');
  const week = await world.chat.answerPress(ann, buttonOf(reply, 'Week'));
  expect(week.edit?.text).toMatch(/· week of 2026-11-30 · this chat/);
  const all = await world.chat.answerPress(ann, buttonOf(week.edit, 'Everywhere'));
  expect(all.edit?.text).toMatch(/· week of 2026-11-30 · everywhere/);
  const day = await world.chat.answerPress(ann, 'leaders:2026-12-03');
  expect(day.reply).toMatchObject({
    personal: true,
    text: expect.stringMatching(/· 2026-12-03 · this chat/),
  });
  for (const forged of ['leaders:2026-12-04', 'leaders:x', 'leaders:2026-12-03:year:here', 'leaders:'])
    expect((await world.chat.answerPress(ann, forged)).reply?.kind ?? 'notice').toMatch(/fault|notice/);
});

test.each([
  ['en', /the week of 2026-11-16 yet/, /a puzzle of 2026-11 yet/],
  ['de', /der Woche ab 2026-11-16 gelöst/, /vom Monat 2026-11 gelöst/],
  ['es', /la semana del 2026-11-16\./, /del mes 2026-11\./],
  ['ru', /недели с 2026-11-16\./, /за 2026-11\./],
  ['zh', /解出 2026-11-16 起的一周的题/, /解出 2026-11 的题/],
])(
  'an empty leaderboard of a past week or month names it in the language %s',
  async (locale, week, month) => {
    const ann = { ...world.someone('Ann', 'empty'), locale };
    for (const [period, sentence] of [
      ['week', week],
      ['month', month],
    ] as const) {
      const { edit } = await world.chat.answerPress(ann, `leaders:2026-11-18:${period}:here`);
      expect(edit?.text).toMatch(sentence);
      const knight = await world.chat.answerPress(ann, `leaders:2026-11-18:knight:${period}:here`);
      expect(knight.edit?.text).toMatch(period === 'week' ? /2026-11-16/ : /2026-11(?!-)/);
    }
  },
);

test('a leaderboard in a private chat is global, without a button for this chat', async () => {
  const ann = world.someone('Ann');
  const reply = await say(ann, '/leaderboard');
  expect(reply?.text).toMatch(/· 2026-12-03 · everywhere/);
  expect(() => buttonOf(reply, 'This chat')).toThrow();
});

test('the leaderboard below a result that counts for a group is the group’s', async () => {
  const zoe = world.someone('Zoe');
  const player = { person: zoe.person.key, personName: 'Zoe', place: 'test:club', origin: 'test:club' };
  const { id } = await world.store.games.daily({ ...player, day: '2026-12-03', now: 0, par: 1, ...PUZZLE });
  await appendMoves(world.store, { id, revision: 0, moves: 'L', isSolved: true, now: 1000 });
  const shown = await world.chat.answerPress(zoe, 'leaders:2026-12-03');
  expect(shown.reply?.text).toBe('**Leaderboard** · 2026-12-03 · the group\n1. Zoe: 1 move (par), 0:01');
  const all = await world.chat.answerPress(zoe, buttonOf(shown.reply, 'Everywhere'));
  expect(all.edit?.text).toMatch(/everywhere\n1\. Zoe/);
  const back = await world.chat.answerPress(zoe, buttonOf(all.edit, 'The group'));
  expect(shown.reply?.text).toMatch(/\S/);
  expect(back.edit?.text).toBe(shown.reply?.text);
});

test.each([
  [
    '/leaderboard year',
    /There is no leaderboard “year”\. Write `day`, `week`, `month` or `all`.*`\/leaderboard everywhere week`/,
  ],
  ['/leaderboard 2026-12-24', /puzzle of 2026-12-24 is still to come/],
])('%s', async (line, sentence) => {
  const reply = await say(world.someone('Ann', 'group'), line);
  expect(reply).toMatchObject({ kind: 'fault', text: expect.stringMatching(sentence) });
});

test('a name on a leaderboard can’t mark or mention anything', async () => {
  await solved('**@everyone** `x` [a](http://b.c)', '2026-12-01', 1, 1, 'inert');
  const reply = await say(world.someone('Eve', 'inert'), '/leaderboard 2026-12-01');
  expect(reply?.text).not.toMatch(/\*\*@|`/);
});
