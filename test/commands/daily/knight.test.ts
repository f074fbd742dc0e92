import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Incoming } from '../../../src/chat/incoming.ts';
import { createLinks } from '../../../src/chat/links.ts';
import type { LiveMessageContext } from '../../../src/chat/live-message.ts';
import { buttonRows, type Reply } from '../../../src/chat/reply.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { DEFAULT_LOOK } from '../../../src/render/paint/picture.ts';
import { appendMoves } from '../../support/store/append-moves.ts';
import { buttonOf, openWorld, type World } from '../../support/world.ts';

/** The one that `openWorld` uses. */
const SECRET = 'a secret of the tests';
const catalogue = loadCatalogue();
/** A Wednesday: its puzzle is a 2x5 board, its knight walks 6x7. */
const WEDNESDAY = Date.UTC(2026, 10, 25, 12);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => {
  world.clock = WEDNESDAY;
});
afterAll(async () => {
  expect(world.bugs).toEqual([]);
  await world.close();
});

const say = (who: Incoming, line: string) => world.chat.answerLine(who, line);
const linked = (name: string, place = 'group') =>
  world.someone(name, place, { hasPersonalReplies: false, hasPrivateLinks: true });
const gameOf = (name: string) => world.store.games.latest(`test:${name}`);
const labels = (reply: Reply | undefined) =>
  buttonRows(reply?.buttons)
    .flat()
    .map(({ label }) => label);

/** Ends the person's open game of today's knight after that many steps, on any squares. */
async function walked(name: string, made = 41): Promise<void> {
  const day = new Date(world.clock).toISOString().slice(0, 10);
  const games = await world.store.games.currentGames(`test:${name}`, day);
  const game = games.find(({ series }) => series === 'knight');
  if (game === undefined) throw new Error('no walk');
  const { id, revision, start: state } = game;
  const steps = { moves: 'b3'.repeat(made), moveCount: made, isSolved: true };
  await world.store.games.advance({ id, revision, state, ...steps, now: world.clock });
}

describe('/daily knight', () => {
  test.each([
    ['/daily knight', '6x7'],
    ['/daily конь', '6x7'],
    ['/daily springer', '6x7'],
    ['/daily caballo', '6x7'],
    ['/daily 马', '6x7'],
    ['/daily Knight 2026-11-25', '6x7'],
    ['/daily knight yesterday', '6x5'],
    ['/daily вчера конь', '6x5'],
    ['/daily ayer caballo', '6x5'],
    ['/daily springer gestern', '6x5'],
    ['/daily 昨天 马', '6x5'],
    ['/daily knight 327', '5x6'],
    ['/daily knight 2026-01-01', '7x6'],
  ])('%s opens the walk on %s', async (line, size) => {
    const reply = await say(world.someone('Ann'), line);
    expect(reply?.text).toContain(`Knight's tour ${size}`);
    expect(reply?.picture).toBeDefined();
    expect(await gameOf('Ann')).toMatchObject({ kind: 'knight', series: 'knight' });
  });

  test('is a game next to the puzzle’s, each with its own buttons and its own message', async () => {
    const bob = world.someone('Bob');
    const puzzle = await say(bob, '/daily');
    const walk = await say(bob, '/daily knight');
    expect(puzzle?.text).toMatch(/^\*\*Daily puzzle #329\*\* · Wednesday 2026-11-25 · 2x5/);
    expect(walk?.text).toMatch(/^\*\*Knight of the day #329\*\* · Wednesday 2026-11-25 · Knight's tour 6x7/);
    expect([puzzle?.liveMessage?.subject, walk?.liveMessage?.subject]).toEqual([
      `game:${(await world.store.games.currentGames('test:Bob', '2026-11-25')).find((game) => game.series === undefined)?.id}`,
      `game:${(await gameOf('Bob'))?.id}`,
    ]);
    expect(buttonOf(walk, 'Leaderboard')).toBe('leaders:2026-11-25:knight');
    const step = labels(walk)[0] ?? '';
    const { edit } = await world.chat.answerPress(bob, buttonOf(walk, step));
    expect(edit?.text).toContain('2 of 42 squares');
    expect(labels(edit)).toContain('Undo');
  });

  test.each([
    ['/daily knight 2025-12-31', /^The daily puzzles begin on 2026-01-01/],
    ['/daily knight 2026-11-26', /^The puzzle of 2026-11-26 is still to come/],
    ['/daily knight nonsense', /^“nonsense” is not a day\./],
  ])('%s is answered in words', async (line, words) => {
    expect(await say(world.someone('Ann'), line)).toMatchObject({
      kind: 'fault',
      text: expect.stringMatching(words),
    });
  });

  test('in a group of links is one message, whose link opens a board that counts there', async () => {
    const reply = await say(linked('Cyd'), '/daily knight');
    expect(reply?.text).toMatch(/^\*\*Knight of the day #329\*\* · 2026-11-25 · 6x7 · par 41\n/);
    expect(reply?.liveMessage?.subject).toBe('day:2026-11-25:knight');
    expect(labels(reply)).toEqual(['Play']);
    const payload = buttonRows(reply?.buttons).flat()[0]?.deepLinkPayload ?? '';
    expect(payload).toMatch(/^[\w-]{1,64}$/);
    expect(createLinks(SECRET).parsePayload(payload)).toBe('day:329:knight:test:group');
    const board = await say(world.someone('Cyd'), `/start ${payload}`);
    expect(board?.text).toMatch(/^\*\*Knight of the day #329/);
    expect(await gameOf('Cyd')).toMatchObject({ series: 'knight', origin: 'test:group' });
    const past = await say(linked('Cyd'), '/daily knight yesterday');
    expect(past?.text).toMatch(/^\*\*Practice on the knight of the day #328\*\*/);
  });

  test.each([
    ['day:329:test:group', 'puzzle'],
    ['day:today:test:group', 'puzzle'],
    ['day:329:knight:', 'knight'],
    ['day:today:knight:test:group', 'knight'],
  ])('a link to %s opens the %s', async (target, series) => {
    await say(world.someone('Dee'), `/start ${createLinks(SECRET).makePayload(target)}`);
    expect((await gameOf('Dee'))?.series ?? 'puzzle').toBe(series);
  });

  test('a link or a button of a day that is over says so, and how to open today’s', async () => {
    const payload = createLinks(SECRET).makePayload('day:328:knight:test:group');
    const words = /^This was the knight's tour of 2026-11-24, and its day is over\. `\/daily knight`/;
    expect((await say(world.someone('Dee'), `/start ${payload}`))?.text).toMatch(words);
    expect((await world.chat.answerPress(world.someone('Dee'), 'day:328:knight')).notice).toMatch(words);
  });

  test('the longest link has room', () => {
    // Telegram's ids of chats have at most 52 bits.
    const payload = createLinks(SECRET).makePayload(`day:9999:knight:telegram:-${2 ** 52}`.slice(0, 42));
    expect(payload.length).toBeLessThanOrEqual(64);
  });
});

describe('the message of the day in a chat', () => {
  const texts = catalogue.texts('en');
  const made = (subject: string, more: Partial<LiveMessageContext> = {}) => {
    const [word = '', ...fields] = subject.split(':');
    return world.renderers[word]?.(fields, {
      address: 'test:1',
      place: 'test:club',
      texts,
      look: DEFAULT_LOOK,
      settings: {},
      isFirstVersion: true,
      surface: world.someone().surface,
      viewOf: async () => ({ texts, look: DEFAULT_LOOK }),
      missingRights: async () => [],
      ...more,
    });
  };
  const dayIn = async (place: string, more?: Partial<LiveMessageContext>) =>
    (await made('day:2026-11-25', { place: `test:${place}`, ...more }))?.reply;

  test('has a second button once the knight is played there, and tells who has walked it', async () => {
    expect(labels(await dayIn('club'))).toEqual(['Play']);
    await say(world.someone('Eve', 'elsewhere'), '/daily knight');
    await say(world.someone('Eve', 'club'), '/daily');
    expect(labels(await dayIn('club'))).toEqual(['Play']);
    await say(world.someone('Fay', 'club'), '/daily knight');
    const begun = await dayIn('club');
    expect(labels(begun)).toEqual(['Play', '♞ Knight of the day']);
    expect(buttonOf(begun, '♞ Knight of the day')).toBe('day:329:knight');
    expect(begun?.text).toMatch(/\n♞ \*\*Knight of the day\*\*: under way, but nobody has finished yet\.$/);
    await walked('Fay');
    expect((await dayIn('club'))?.text).toMatch(/walked by Fay\.$/);
    for (const name of ['Gus', 'Hal', 'Ida', 'Jo']) {
      await say(world.someone(name, 'club'), '/daily knight');
      await walked(name, 43);
    }
    expect((await dayIn('club'))?.text).toMatch(/walked by Fay, Gus, Hal and 2 more\.$/);
    expect((await dayIn('club', { plannedAt: world.clock }))?.text).toContain('walked by Fay');
    const { hasPrivateLinks: _, ...surface } = world.someone().surface;
    const links = await dayIn('club', { surface: { ...surface, hasPrivateLinks: true } });
    const opens = buttonRows(links?.buttons)
      .flat()
      .map((button) => createLinks(SECRET).parsePayload(button.deepLinkPayload ?? ''));
    expect(opens).toEqual(['day:329:test:club', 'day:329:knight:test:club']);
  });

  test('that is pressed opens the walk for its presser alone, counted there', async () => {
    const kim = world.someone('Kim', 'club');
    const { reply } = await world.chat.answerPress(kim, 'day:329:knight');
    expect(reply).toMatchObject({
      personal: true,
      text: expect.stringMatching(/^\*\*Knight of the day #329/),
    });
    await walked('Kim', 41);
    expect((await say(kim, '/leaderboard knight'))?.text).toContain('Kim: 41 moves (par)');
  });

  test('of the walk has its results, and no second button', async () => {
    const walks = (await made('day:2026-11-25:knight'))?.reply;
    expect(labels(walks)).toEqual(['Play']);
    expect(walks?.text).toMatch(/^\*\*Knight of the day #329\*\*.*\n1\. Fay: 41 moves \(par\)/);
    expect(walks?.liveMessage?.subject).toBe('day:2026-11-25:knight');
    expect(await made('day:2026-11-24:knight')).toBeUndefined();
  });
});

describe('the two series', () => {
  test('have leaderboards, streaks and statistics of their own', async () => {
    const lou = world.someone('Lou', 'duo');
    for (const day of [23, 24, 25]) {
      world.clock = Date.UTC(2026, 10, day, 12);
      await say(lou, '/daily knight');
      await walked('Lou', 46);
    }
    await say(lou, '/daily');
    expect((await say(lou, '/stats'))?.text.split('\n')).toEqual([
      expect.stringMatching(/^You haven't solved a daily puzzle yet/),
      "♞ **3 knight's tours of the day** walked. Streak: 3 days (best 3), no freeze left for missed days.",
    ]);
    const game = (await world.store.games.currentGames('test:Lou', '2026-11-25')).find(
      ({ series }) => !series,
    );
    await appendMoves(world.store, {
      id: game?.id ?? '',
      revision: 0,
      moves: 'LL',
      isSolved: true,
      now: world.clock + 1000,
    });
    const both = await say(lou, '/stats');
    expect(both?.picture).toBeDefined();
    expect(both?.text.split('\n')).toEqual([
      '**1 daily puzzle** solved. Streak: 1 day (best 1), no freeze left for missed days.',
      expect.any(String),
      "♞ **3 knight's tours of the day** walked. Streak: 3 days (best 3), no freeze left for missed days.",
      'Best times: 2x5 0:01, Knight 5x6 0:00, Knight 6x5 0:00, Knight 6x7 0:00.',
    ]);

    expect((await say(lou, '/leaderboard'))?.text).toMatch(
      /^\*\*Leaderboard\*\* · 2026-11-25 · this chat\n1\. Lou: 2 moves/,
    );
    const week = await say(lou, '/leaderboard knight week');
    expect(week?.text).toMatch(
      /^\*\*Leaderboard\*\* · ♞ knight of the day · week of 2026-11-23 · this chat\n1\. Lou: 3 days/,
    );
    expect((await say(lou, '/leaderboard неделя конь'))?.text).toBe(week?.text);
    expect((await say(lou, '/leaderboard knight 2026-11-24'))?.text).toContain('2026-11-24');
    expect(buttonOf(week, 'Day')).toBe('leaders:2026-11-25:knight:day:here');
    const { edit } = await world.chat.answerPress(lou, buttonOf(week, 'Day'));
    expect(edit?.text).toMatch(/♞ knight of the day · 2026-11-25 · this chat\n1\. Lou: 46 moves/);
    expect((await world.chat.answerPress(lou, 'leaders:2026-11-25:knight')).reply?.text).toBe(edit?.text);
    expect((await say(world.someone('Max', 'empty'), '/leaderboard knight'))?.text).toBe(
      "Nobody in this chat has completed the knight's tour of 2026-11-25 yet. `/daily knight` opens today's tour.",
    );
  });

  test.each(['en', 'ru', 'de', 'es', 'zh'])('are told apart in words of %s', async (locale) => {
    const who = { ...world.someone(`N ${locale}`), locale };
    const [puzzle, walk] = [await say(who, '/daily'), await say(who, '/daily knight')];
    const title = (reply: Reply | undefined) => reply?.text.split('·')[0];
    expect(title(walk)).toContain('329');
    expect(title(walk)).not.toBe(title(puzzle));
    await walked(`N ${locale}`);
    for (const line of ['/stats', '/leaderboard knight']) expect((await say(who, line))?.text).toContain('♞');
    expect((await say({ ...world.someone('X', 'none'), locale }, '/leaderboard knight'))?.text).toContain(
      '/daily knight',
    );
    // Solved, and the streak of the knight.
    const texts = catalogue.texts(locale);
    const streak = texts.say('daily-streak', { series: 'knight', current: 1, best: 1, freezes: 0 });
    expect((await say(who, '/daily knight'))?.text).toContain(streak);
    expect(streak).not.toBe(texts.say('daily-streak', { series: 'puzzle', current: 1, best: 1, freezes: 0 }));
  });
});
