import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/chat/delivery/clock.ts';
import { startLiveMessageUpdater } from '../../../src/chat/delivery/live-message-updater.ts';
import { createPostingRouter, type Posting, type PostResult } from '../../../src/chat/delivery/posting.ts';
import type { LiveMessageRenderer } from '../../../src/chat/live-message.ts';
import type { Reply } from '../../../src/chat/reply.ts';
import type { BotPermission, PostPermission, Surface } from '../../../src/chat/surface.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { standInChat } from '../../support/chat.ts';
import { PUZZLE } from '../../support/store/append-moves.ts';

const PACE = 100;
const SUBJECT = 'count:a';
const AT = { subject: SUBJECT, address: 'test:1', place: 'test:1', locale: 'en' } as const;
const surface: Surface = {
  textLimit: 100,
  captionLimit: 100,
  maxFileBytes: 0,
  maxButtonRows: 0,
  maxButtonColumns: 0,
  readsAllText: false,
  hasPersonalReplies: false,
  hasPrivateLinks: false,
};

let folder: string;
const stores: Store[] = [];
/** What stops each of them. */
const processes: (() => Promise<void>)[] = [];
const logged: unknown[] = [];
/** The subject of the live message. */
let count: number;
let make: LiveMessageRenderer;
/** The shown messages with their times, and the platform's result for the next one. */
let shown: { readonly text: string; readonly message?: string; readonly at: number }[];
let take: () => PostResult;
let pinned: string[];
let takePin: () => PostResult;
let lacks: readonly BotPermission[];
/** What the platform says to the question whose an address is, in turn; the last answer stays. */
let permissions: PostPermission[];
/** Milliseconds since the epoch. */
let now: number;

const posting: Posting = {
  async post(_, { text }: Reply) {
    shown.push({ text, at: performance.now() });
    return take();
  },
  async edit(_, message, { text }: Reply) {
    shown.push({ text, message, at: performance.now() });
    return take();
  },
  async pin(_, message, insteadOf) {
    pinned.push(`${message} instead of ${insteadOf}`);
    return takePin();
  },
  privateAddress: (person) => `${person as `test:${string}`}/private`,
  surfaceOf: () => surface,
  mayPost: async () => (permissions.length > 1 ? permissions.shift() : permissions[0]) ?? 'unknown',
  missingRights: async () => lacks,
};

/**
 * A process of its own on the same data. It does the work that is due only while `isAtWork` says so. Its
 * updater has the live messages that `wrap` makes of those of the store.
 */
async function begin(
  isAtWork = () => true,
  wrap = (liveMessages: Store['liveMessages']) => liveMessages,
): Promise<Store> {
  const store = await openStore({ dataDir: folder });
  const all = createPostingRouter();
  all.add('test', posting);
  const router = { ...all, adapters: () => (isAtWork() ? all.adapters() : []) };
  const log = {
    info: (facts: object) => void logged.push(facts),
    warn: (facts: object) => void logged.push(facts),
    error: (facts: object) => void logged.push(facts),
  };
  const context = {
    renderers: {
      count: (...given: Parameters<LiveMessageRenderer>) => make(...given),
      round: (...given: Parameters<LiveMessageRenderer>) => make(...given),
      // A notice stays due, so that a test finds it.
      ended: () => Promise.reject(new Error('no notices here')),
    },
    log,
    paceMs: PACE,
  };
  stores.push(store);
  const { texts } = standInChat();
  processes.push(
    startLiveMessageUpdater({
      ...context,
      store: { ...store, liveMessages: wrap(store.liveMessages) },
      posting: router,
      texts,
      clock: systemClock,
      now: () => now,
    }),
  );
  return store;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tileknight-live-'));
  [count, shown, logged.length] = [0, [], 0];
  make = async ([field], { isFirstVersion: isNew }) => ({
    reply: { kind: 'answer', text: `${field} ${count}${isNew ? ' new' : ''}` },
  });
  take = () => ({ kind: 'sent', messageId: 'm1' });
  [pinned, lacks, now, permissions] = [[], [], Date.now(), ['allowed']];
  takePin = () => ({ kind: 'sent', messageId: 'm1' });
});

afterEach(async () => {
  await Promise.all(processes.splice(0).map((stop) => stop()));
  await Promise.all(stores.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true, force: true });
});

const texts = (): string[] => shown.map(({ text }) => text);
/** Executes a statement of SQL. */
const run = async (statement: string): Promise<unknown> => {
  const database = new DatabaseSync(join(folder, 'tileknight.sqlite'));
  const rows = database.prepare(statement).all();
  database.close();
  return rows;
};
const owner = async () => ((await run('select owner from live_messages')) as { owner: string }[])[0]?.owner;
const row = (store: Store) => store.liveMessages.find(SUBJECT, AT.address);

test('a live message joins many changes, keeps the pace and ends with the last change', async () => {
  const store = await begin();
  await store.liveMessages.request(AT);
  await expect.poll(texts).toEqual(['a 0 new']);
  for (count = 1; count < 30; count++) {
    await store.liveMessages.markDue(SUBJECT);
    await sleep(10);
  }
  await store.liveMessages.markDue(SUBJECT);
  await expect.poll(() => texts().at(-1)).toBe('a 30');
  const gaps = shown.slice(1).map(({ at }, index) => at - (shown[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PACE - 1);
  expect(shown.length).toBeLessThanOrEqual(1 + 300 / 10);
  expect(new Set(shown.slice(1).map(({ message }) => message))).toEqual(new Set(['m1']));
  await sleep(700);
  expect(texts().filter((text) => text === 'a 30')).toHaveLength(1);
});

test('two processes show each change of a live message once', async () => {
  const one = await begin();
  await begin();
  await one.liveMessages.request(AT);
  for (count = 0; count < 4; ) {
    await expect.poll(() => texts().at(-1)).toMatch(`a ${count}`);
    count++;
    await one.liveMessages.markDue(SUBJECT);
  }
  await expect.poll(() => texts().at(-1)).toBe('a 4');
  expect(texts()).toEqual(['a 0 new', 'a 1', 'a 2', 'a 3', 'a 4']);
});

test('a change that leaves a live message as it looks is not sent', async () => {
  const store = await begin();
  await store.liveMessages.request(AT);
  await expect.poll(texts).toEqual(['a 0 new']);
  make = async () => ({ reply: { kind: 'answer', text: 'the same' } });
  for (let change = 0; change < 3; change++) {
    await store.liveMessages.markDue(SUBJECT);
    await sleep(2 * PACE);
  }
  expect(texts()).toEqual(['a 0 new', 'the same']);
});

test('a live message that another process has changed is shown as before again', async () => {
  let atWork = 'one';
  const store = await begin(() => atWork === 'one');
  await begin(() => atWork === 'other');
  let text = 'joined';
  make = async () => ({ reply: { kind: 'answer', text } });
  await store.liveMessages.request(AT);
  await expect.poll(texts).toEqual(['joined']);
  const expected = ['joined'];
  for ([atWork, text] of [
    ['one', 'left'],
    ['other', 'joined'],
    ['one', 'left'],
  ] as const) {
    await store.liveMessages.markDue(SUBJECT);
    expected.push(text);
    await expect.poll(texts, { timeout: 5000 }).toEqual(expected);
  }
});

test('a process that lost its message before an edit leaves it alone', async () => {
  const store = await begin();
  await store.liveMessages.request(AT);
  await expect.poll(texts).toEqual(['a 0 new']);
  // Another process takes the message over while this one renders.
  make = async () => {
    make = async () => ({ reply: { kind: 'answer', text: 'newer' } });
    await run("update live_messages set owner = 'other', held_until = 1e15");
    return { reply: { kind: 'answer', text: 'older' } };
  };
  await store.liveMessages.markDue(SUBJECT);
  await expect.poll(owner).toBe('other');
  await sleep(3 * PACE);
  expect(texts()).toEqual(['a 0 new']);
});

test('an edit that arrives after a newer one is followed by one that shows what is kept', async () => {
  const store = await begin();
  const { address, place } = AT;
  const { id } = await store.rounds.open({
    address,
    place,
    kind: 'race',
    host: 'test:2',
    hostName: 'Ann',
    size: '2x3',
    seconds: 30,
    now: 1,
    start: PUZZLE.start,
    goal: PUZZLE.goal,
  });
  const subject = `round:${id}`;
  await store.liveMessages.request({ ...AT, subject });
  await expect.poll(texts).toEqual([`${id} 0 new`]);
  make = async () => ({ reply: { kind: 'answer', text: 'older' } });
  const { edit } = posting;
  posting.edit = async (...call) => {
    posting.edit = edit;
    // Another process shows the last version and ends the row. Then this edit arrives.
    make = async () => ({ reply: { kind: 'answer', text: 'newest' }, isLast: true });
    await run('delete from live_messages');
    await posting.edit('test:1', 'm1', { kind: 'answer', text: 'newest' });
    return edit(...call);
  };
  await store.liveMessages.markDue(subject);
  await expect.poll(texts).toEqual([`${id} 0 new`, 'newest', 'older', 'newest']);
  await expect.poll(() => store.liveMessages.find(subject, address)).toBeUndefined();
});

test('a live message is tried again after the wait that the platform asked for', async () => {
  const store = await begin();
  take = () => ({ kind: 'retryable', afterMs: 600, reason: 'too many' });
  await store.liveMessages.request(AT);
  await expect.poll(texts).toHaveLength(1);
  take = () => ({ kind: 'sent', messageId: 'm1' });
  await store.liveMessages.markDue(SUBJECT);
  await expect.poll(texts, { timeout: 3000 }).toHaveLength(2);
  expect((shown[1]?.at ?? 0) - (shown[0]?.at ?? 0)).toBeGreaterThanOrEqual(590);
});

test.each(['unreachable', 'rejected'] as const)(
  'a live message whose failure is “%s” is no longer kept',
  async (kind) => {
    const store = await begin();
    await store.liveMessages.request(AT);
    take = () => ({ kind, reason: 'blocked' });
    await expect.poll(() => row(store)).toBeUndefined();
    expect(texts()).toHaveLength(1);
    expect(logged).toMatchObject([{ subject: SUBJECT, address: AT.address, reason: 'blocked' }]);
  },
);

test('the last state of a live message ends it, and one of an unknown kind is not shown', async () => {
  const store = await begin();
  make = async () => ({ reply: { kind: 'answer', text: 'over' }, isLast: true });
  await store.liveMessages.request(AT);
  await store.liveMessages.request({ ...AT, subject: 'unknown:b', address: 'test:2' });
  await expect.poll(() => row(store)).toBeUndefined();
  await expect.poll(() => store.liveMessages.find('unknown:b', 'test:2')).toBeUndefined();
  expect(texts()).toEqual(['over']);
});

test('the last state of a live message ends it also if the message shows it already', async () => {
  const store = await begin();
  make = async () => ({ reply: { kind: 'answer', text: 'over' } });
  await store.liveMessages.request(AT);
  await expect.poll(async () => (await row(store))?.messageId).toBe('m1');
  make = async () => ({ reply: { kind: 'answer', text: 'over' }, isLast: true });
  await store.liveMessages.markDue(SUBJECT);
  await expect.poll(() => row(store)).toBeUndefined();
  expect(texts()).toEqual(['over']);
});

test('a bug in a live message is logged, and the message tried again later', async () => {
  const store = await begin();
  make = async () => {
    throw new Error('a bug');
  };
  await store.liveMessages.request(AT);
  await expect.poll(() => logged.length).toBe(1);
  expect(await row(store)).toMatchObject({ tries: 1 });
  expect(texts()).toEqual([]);
});

test('a stop waits until a failed live message has been put off', async () => {
  const [reached, permitted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const store = await begin(undefined, (liveMessages) => ({
    ...liveMessages,
    async postpone(...given) {
      reached.resolve();
      await permitted.promise;
      return liveMessages.postpone(...given);
    },
  }));
  make = () => Promise.reject(new Error('a bug'));
  await store.liveMessages.request(AT);
  await reached.promise;
  let hasStopped = false;
  const stopped = processes
    .pop()?.()
    .then(() => {
      hasStopped = true;
    });
  await sleep(50);
  expect(hasStopped).toBe(false);
  permitted.resolve();
  await stopped;
  expect(await row(store)).toMatchObject({ tries: 1 });
});

test('a live message that a stopped process began is shown by the next one', async () => {
  const store = await begin();
  const sent = Promise.withResolvers<PostResult>();
  const slow: Posting['post'] = () => sent.promise;
  const post = posting.post;
  posting.post = slow;
  await store.liveMessages.request(AT);
  await sleep(100);
  posting.post = post;
  sent.resolve({ kind: 'retryable', afterMs: 0, reason: 'the process ends' });
  await Promise.all(processes.splice(0).map((stop) => stop()));
  await begin();
  await expect.poll(texts, { timeout: 5000 }).toEqual(['a 0 new']);
});

/** A post of the place `test:1`, due at its address; an admin has chosen 18:00 in Kyiv. */
async function planned(store: Store, plannedAt = now, told = 'test:admin'): Promise<void> {
  const chosen = { dailyAt: 1080, zone: 'Europe/Kyiv', address: AT.address, told, pin: true } as const;
  await store.settings.change(AT.place, () => ({ ...chosen, postDueAt: plannedAt }));
  await store.posts.claim('test', now, 10, () => ({
    nextAt: now + 86_400_000,
    message: { subject: SUBJECT, plannedAt },
  }));
}
const told = () => logged.filter((one) => (one as { part?: string }).part !== undefined);
const chosenIn = async (store: Store) => (await store.settings.of([AT.place])).get(AT.place);

describe('a scheduled post', () => {
  test('is sent although a message of its subject is there, and is pinned instead of another', async () => {
    const store = await begin();
    make = async (_, { plannedAt, isFirstVersion: isNew }) => ({
      reply: { kind: 'answer', text: `${plannedAt === now} ${isNew}` },
      pinned: { unpinSubject: 'count:yesterday' },
    });
    await store.liveMessages.record(AT, 'm0');
    await store.liveMessages.record({ ...AT, subject: 'count:yesterday' }, 'm-1');
    await planned(store);
    await expect.poll(texts).toEqual(['true true']);
    await expect.poll(() => pinned).toEqual(['m1 instead of m-1']);
    expect(await row(store)).toMatchObject({ messageId: 'm1', plannedAt: now });
  });

  test('is skipped, and that logged, three hours after it was to come', async () => {
    const store = await begin();
    await planned(store, now - 3 * 3_600_000 - 1);
    await expect.poll(() => row(store)).toBeUndefined();
    expect(texts()).toEqual([]);
    expect(logged).toMatchObject([{ subject: SUBJECT, address: AT.address }]);
    await planned(store, now - 3 * 3_600_000 + 60_000);
    await expect.poll(texts).toHaveLength(1);
  });

  test('that the bot may no longer make ends, and the admin who chose it is told once', async () => {
    const store = await begin();
    take = () => ({ kind: 'unreachable', reason: 'kicked' });
    await planned(store);
    await expect.poll(told).toMatchObject([{ owner: AT.place, told: 'test:admin/private' }]);
    expect(await row(store)).toBeUndefined();
    const chosen = await chosenIn(store);
    expect(chosen).toMatchObject({ zone: 'Europe/Kyiv' });
    expect(chosen?.dailyAt ?? chosen?.postDueAt).toBeUndefined();
    const note = await store.liveMessages.find('ended:post:there:1080:Europe/Kyiv:', 'test:admin/private');
    expect(note).toMatchObject({ place: 'test:admin' });
  });

  test('that lacks the right to send pictures says so where it was to come', async () => {
    const store = await begin();
    [take, lacks] = [() => ({ kind: 'unreachable', reason: 'no pictures' }), ['files', 'pin']];
    await planned(store);
    await expect.poll(told).toMatchObject([{ told: AT.address }]);
    const ended = 'ended:post:here:1080:Europe/Kyiv:files';
    await expect.poll(() => store.liveMessages.find(ended, AT.address)).toBeDefined();
  });

  test('that may not be pinned is sent unpinned, and says so once', async () => {
    const store = await begin();
    make = async () => ({ reply: { kind: 'answer', text: 'post' }, pinned: { unpinSubject: 'none' } });
    takePin = () => ({ kind: 'unreachable', reason: 'no right' });
    await planned(store);
    await expect.poll(told).toMatchObject([{ part: 'pin', told: AT.address }]);
    expect(await row(store)).toMatchObject({ messageId: 'm1' });
    expect(await chosenIn(store)).toMatchObject({ dailyAt: 1080 });
    expect((await chosenIn(store))?.pin).toBeUndefined();
  });

  test('of a chat that has moved its post meanwhile ends nothing', async () => {
    const store = await begin();
    take = () => ({ kind: 'unreachable', reason: 'kicked' });
    await planned(store);
    await store.settings.change(AT.place, () => ({ address: 'test:2' }));
    await expect.poll(() => row(store)).toBeUndefined();
    expect(await chosenIn(store)).toMatchObject({ dailyAt: 1080, address: 'test:2' });
    expect(told()).toEqual([]);
  });
});

test('waits that a platform asks for don’t count as failed tries of a live message', async () => {
  const store = await begin();
  take = () => ({ kind: 'retryable', afterMs: 10, reason: 'too many' });
  await store.liveMessages.request(AT);
  await expect.poll(texts).toHaveLength(3);
  take = () => ({ kind: 'retryable', afterMs: 0, reason: 'broken' });
  const before = shown.length;
  await expect.poll(() => shown.length, { timeout: 3000 }).toBeGreaterThan(before);
  await expect.poll(async () => (await row(store))?.tries).toBe(1);
});

test('a live message has the language and the look that its chat has chosen', async () => {
  const store = await begin();
  make = async (_, { texts: { locale }, look, settings }) => ({
    reply: { kind: 'answer', text: `${locale} ${look.theme} ${look.tiles} ${settings.ping}` },
  });
  await store.settings.change(AT.place, () => ({
    language: 'de',
    theme: 'dark',
    tiles: 'nonsense',
    ping: '7',
  }));
  await store.liveMessages.request(AT);
  await expect.poll(texts).toEqual(['de dark wood 7']);
});

test('a live message for one person has the language and the look of that person', async () => {
  const store = await begin();
  make = async (_, { viewOf: seenBy }) => {
    const [ann, ben] = [await seenBy('test:ann'), await seenBy('test:ben')];
    const text = `${ann.texts.locale} ${ann.look.theme}, ${ben.texts.locale} ${ben.look.theme}`;
    return { reply: { kind: 'answer', text } };
  };
  await store.settings.change(AT.place, () => ({ language: 'de' }));
  await store.settings.change('test:ann', () => ({ language: 'de-AT', theme: 'contrast' }));
  await store.liveMessages.request(AT);
  await expect.poll(texts).toEqual(['de contrast, en light']);
});

describe('a message at an address that its chat doesn’t own', () => {
  const kept = async (store: Store) => {
    await sleep(200);
    return row(store);
  };

  test('is never posted: the post ends, and only the admin who chose it is told', async () => {
    const store = await begin();
    [permissions, lacks] = [['foreign'], ['files']];
    await planned(store);
    await expect.poll(told).toMatchObject([{ part: 'post', told: 'test:admin/private' }]);
    expect(await row(store)).toBeUndefined();
    expect([texts(), pinned]).toEqual([[], []]);
    expect((await chosenIn(store))?.dailyAt).toBeUndefined();
    const note = 'ended:post:foreign:1080:Europe/Kyiv:';
    await expect.poll(() => store.liveMessages.find(note, 'test:admin/private')).toBeDefined();
  });

  test('waits while the platform can’t say whose the address is, and is posted later', async () => {
    const store = await begin();
    permissions = ['unknown'];
    await planned(store);
    expect(await kept(store)).toMatchObject({ tries: expect.any(Number), plannedAt: now });
    expect(texts()).toEqual([]);
    expect(await chosenIn(store)).toMatchObject({ dailyAt: 1080 });
    permissions = ['allowed'];
    await expect.poll(texts, { timeout: 5000 }).toEqual(['a 0 new']);
  });

  test('is not pinned after its channel has moved, and its post ends', async () => {
    const store = await begin();
    make = async () => ({ reply: { kind: 'answer', text: 'post' }, pinned: { unpinSubject: 'none' } });
    permissions = ['allowed', 'foreign'];
    await planned(store);
    await expect.poll(told).toMatchObject([{ part: 'post', told: 'test:admin/private' }]);
    expect([texts(), pinned]).toEqual([['post'], []]);
  });

  test('is not edited if it is a scheduled post', async () => {
    const store = await begin();
    await planned(store);
    await expect.poll(texts).toEqual(['a 0 new']);
    [permissions, count] = [['foreign'], 1];
    await store.liveMessages.markDue(SUBJECT);
    await expect.poll(() => row(store)).toBeUndefined();
    expect(texts()).toEqual(['a 0 new']);
    expect(await chosenIn(store)).toMatchObject({ dailyAt: 1080 });
  });

  test('is edited without a question if a user of the chat has asked for it', async () => {
    const store = await begin();
    permissions = ['foreign'];
    await store.liveMessages.record(AT, 'm1');
    await store.liveMessages.markDue(SUBJECT);
    await expect.poll(texts).toEqual(['a 0']);
  });
});
