import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/chat/delivery/clock.ts';
import { startLiveMessageUpdater } from '../../../src/chat/delivery/live-message-updater.ts';
import { createPostingRouter } from '../../../src/chat/delivery/posting.ts';
import type { LiveMessageContext } from '../../../src/chat/live-message.ts';
import { notableStreaks } from '../../../src/commands/daily/day-message.ts';
import { keyOfNumber } from '../../../src/daily/day.ts';
import { planOf } from '../../../src/daily/post-scheduler.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { DEFAULT_LOOK } from '../../../src/render/paint/picture.ts';
import { appendMoves, PUZZLE } from '../../support/store/append-moves.ts';
import { openWorld, type World } from '../../support/world.ts';

/** 2026-11-21, the day of the world's clock. */
const TODAY = 325;
const HOUR = 3_600_000;
const texts = loadCatalogue().texts('en');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The person solves the puzzles of these days, in that place. */
async function solves(name: string, place: string, days: readonly number[], moves = 'LL'): Promise<void> {
  const person = { person: `test:${name}`, personName: name, place: `test:${place}` };
  for (const number of days) {
    const now = Date.UTC(2026, 0, number, 12);
    const game = await world.store.games.daily({
      ...person,
      day: keyOfNumber(number),
      ...PUZZLE,
      par: 2,
      now,
    });
    await appendMoves(world.store, { id: game.id, revision: 0, moves, isSolved: true, now: now + 60_000 });
  }
}

const upTo = (day: number, count: number): number[] => Array.from({ length: count }, (_, at) => day - at);

const contextIn = (place: string, more: Partial<LiveMessageContext> = {}): LiveMessageContext => ({
  address: 'test:1',
  place: `test:${place}`,
  texts,
  look: DEFAULT_LOOK,
  settings: {},
  isFirstVersion: true,
  surface: world.someone().surface,
  viewOf: async () => ({ texts, look: DEFAULT_LOOK }),
  missingRights: async () => [],
  ...more,
});
const made = (subject: string, context: LiveMessageContext) => {
  const [word = '', ...fields] = subject.split(':');
  return world.renderers[word]?.(fields, context);
};
const dayIn = (place: string, more?: Partial<LiveMessageContext>) =>
  made('day:2026-11-21', contextIn(place, more));
const remindedOf = (name: string) => made('remind:2026-11-21', contextIn(name));

describe('the post of a chat', () => {
  test('has the day with its picture and a button that opens a board, without a link where answers can be personal', async () => {
    const post = await dayIn('empty', { plannedAt: world.clock });
    expect(post?.reply.text).toMatch(
      /^\*\*Daily puzzle #325\*\* · 2026-11-21 .*\nNobody here has solved this puzzle yet\./,
    );
    expect(post?.reply.text).toContain('only you see');
    expect(post?.reply.picture).toBeDefined();
    expect(post?.reply.buttons?.[0]?.rows[0]?.[0]).toMatchObject({ label: 'Play', action: 'day:325' });
    const surface = { ...world.someone().surface, hasPrivateLinks: true };
    const linked = await dayIn('empty', { surface });
    expect(linked?.reply.text).toContain('in our private chat');
    expect(linked?.reply.buttons?.[0]?.rows[0]?.[0]?.deepLinkPayload).toBeDefined();
  });

  test('tells of the day before: the first three, how many more, and streaks worth a word', async () => {
    for (const [at, name] of ['Ada', 'Bob', 'Cyd', 'Dan'].entries())
      await solves(name, 'club', [TODAY - 1], 'L'.repeat(2 + at));
    await solves('Ada', 'elsewhere', upTo(TODAY - 2, 9));
    await solves('Bob', 'elsewhere', upTo(TODAY - 2, 6));
    const { reply } = (await dayIn('club', { plannedAt: world.clock })) ?? {};
    expect(reply?.text.split('\n').slice(2)).toEqual([
      '',
      '**Yesterday**, puzzle #324:',
      '1. Ada: 2 moves (par), 1:00',
      '2. Bob: 3 moves (+1), 1:00',
      '3. Cyd: 4 moves (+2), 1:00',
      'and 1 more',
      'Streaks: Ada 10 days, Bob 7 days',
    ]);
    expect((await dayIn('club'))?.reply.text).not.toContain('Yesterday');
  });

  test('makes room for today where it is long', async () => {
    await solves('Eve', 'club', [TODAY]);
    const long = await dayIn('club', { plannedAt: world.clock, isFirstVersion: false });
    expect(long?.reply.text).toContain('Yesterday');
    const surface = { ...world.someone().surface, captionLimit: 120 };
    const short = await dayIn('club', { plannedAt: world.clock, isFirstVersion: false, surface });
    expect(short?.reply.text).toContain('1. Eve');
    expect(short?.reply.text).not.toContain('Yesterday');
  });

  test('calls a role and is pinned if that was chosen, a message that was asked for is neither', async () => {
    const settings = { ping: '7', pin: true } as const;
    const post = await dayIn('empty', { settings, plannedAt: world.clock });
    expect(post).toMatchObject({ reply: { ping: '7' }, pinned: { unpinSubject: 'day:2026-11-20' } });
    const asked = await dayIn('empty', { settings });
    expect(asked?.reply.ping ?? asked?.pinned).toBeUndefined();
  });

  test('of a day that is over is not begun any more', async () => {
    expect(await made('day:2026-11-20', contextIn('empty'))).toBeUndefined();
    expect(await made('day:2026-11-20', contextIn('empty', { isFirstVersion: false }))).toBeDefined();
  });
});

test('a post mentions streaks of whole weeks, and the longest one from three days on', () => {
  const solvers = [3, 14, 7, 1, 21, 28].map((days) => ({
    name: `s${days}`,
    days: upTo(100, days).map(keyOfNumber),
  }));
  expect(notableStreaks(solvers, keyOfNumber(100)).map(({ days }) => days)).toEqual([28, 21, 14]);
  expect(notableStreaks(solvers.slice(0, 1), keyOfNumber(100))).toEqual([{ name: 's3', days: 3 }]);
  expect(notableStreaks(solvers.slice(3, 4), keyOfNumber(100))).toEqual([]);
});

describe('a reminder', () => {
  test('says what waits and which streak is at stake, and opens the board at a press', async () => {
    await solves('Fay', 'somewhere', upTo(TODAY - 1, 8));
    const { reply } = (await remindedOf('Fay')) ?? {};
    expect(reply?.text).toMatch(
      /^\*\*Today's puzzle is waiting\*\*: #325, .*par \d+\.\nSolve this puzzle to keep your streak of \*\*8 days\*\*/,
    );
    expect(reply?.text).toContain('If you miss today, a freeze keeps your streak');
    const pressed = await world.chat.answerPress(world.someone('Fay'), 'day:325');
    expect(pressed.reply?.text).toContain('Daily puzzle #325');
    expect((await remindedOf('Gus'))?.reply.text).toContain('Solve this puzzle to start a streak.');
  });

  test('does not come once the person has solved it, nor a day late', async () => {
    await solves('Hal', 'somewhere', [TODAY]);
    expect(await remindedOf('Hal')).toBeUndefined();
    world.clock += 24 * HOUR;
    expect(await remindedOf('Ivy')).toBeUndefined();
    world.clock -= 24 * HOUR;
  });
});

test('a reminder that waits for its platform does not come once the person has solved the puzzle', async () => {
  const { store } = world;
  let tries = 0;
  const posting = createPostingRouter();
  posting.add('test', {
    async post() {
      tries++;
      return { kind: 'retryable', afterMs: 200, reason: 'too many' };
    },
    edit: async () => ({ kind: 'unreachable', reason: 'nothing stands' }),
    pin: async () => ({ kind: 'unreachable', reason: 'nothing stands' }),
    privateAddress: () => undefined,
    surfaceOf: () => world.someone().surface,
    mayPost: async () => 'allowed',
    missingRights: async () => [],
  });
  const log = { info() {}, warn() {}, error() {} };
  const keeping = { store, posting, renderers: world.renderers, texts: () => texts, log, clock: systemClock };
  const stop = startLiveMessageUpdater({ ...keeping, now: world.now });
  const own = {
    address: 'test:Joe',
    told: 'test:Joe',
    dailyAt: 0,
    zone: 'UTC',
    postDueAt: world.clock,
  } as const;
  await store.settings.change('test:Joe', () => own);
  await store.posts.claim('test', world.clock, 1, (post) => planOf(post, world.clock, 'UTC'));
  await expect.poll(() => tries).toBeGreaterThan(1);
  await solves('Joe', 'somewhere', [TODAY]);
  await expect.poll(() => store.liveMessages.find('remind:2026-11-21', 'test:Joe')).toBeUndefined();
  const before = tries;
  await sleep(500);
  expect(tries).toBe(before);
  await stop();
});

describe('the person who is told that a post has ended', () => {
  const told = async (subject: string) => (await made(subject, contextIn('any')))?.reply.text;

  test('hears why, and the line that brings it back', async () => {
    expect(await told('ended:post:there:1080:Europe/Kyiv:')).toBe(
      "**A daily post that you set up has ended**: I'm no longer allowed to write in that chat. Once I'm allowed to again, send this line there to bring the post back: `/settings daily 18:00 Europe/Kyiv`",
    );
    expect(await told('ended:post:here:545:Asia/Tokyo:files')).toBe(
      "**The daily post has ended**: I'm not allowed to send pictures and files here. Once I'm allowed to, send this line to bring the post back: `/settings daily 09:05 Asia/Tokyo`",
    );
    expect(await told('ended:pin:here:1080:UTC:')).toContain('pin');
  });
});
