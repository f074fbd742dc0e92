import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { planOf, startPostScheduler } from '../../src/daily/post-scheduler.ts';
import type { Store } from '../../src/store/contract/store.ts';
import { openStore } from '../../src/store/open.ts';

const post = (dueAt: string, isReminder = false) => ({
  ...({ owner: 'test:1', address: 'test:1', isReminder, minutes: 18 * 60, zone: 'Europe/Kyiv' } as const),
  dueAt: Date.parse(dueAt),
});
const plan = (dueAt: string, now: string, isReminder = false) => {
  const { nextAt, message } = planOf(post(dueAt, isReminder), Date.parse(now), 'UTC');
  const plannedAt = message && new Date(message.plannedAt).toISOString();
  return { next: new Date(nextAt).toISOString(), ...(message && { subject: message.subject, plannedAt }) };
};

describe('a post that is due', () => {
  test('is that of the day that it is, and comes again the next day', () => {
    expect(plan('2026-11-22T16:00:00Z', '2026-11-22T16:00:01Z')).toEqual({
      subject: 'day:2026-11-22',
      plannedAt: '2026-11-22T16:00:00.000Z',
      next: '2026-11-23T16:00:00.000Z',
    });
    expect(plan('2026-11-22T16:00:00Z', '2026-11-22T16:00:01Z', true).subject).toBe('remind:2026-11-22');
  });

  test('is caught up while it is less than three hours late, else skipped', () => {
    const next = '2026-11-23T16:00:00.000Z';
    expect(plan('2026-11-22T16:00:00Z', '2026-11-22T18:59:59Z')).toMatchObject({
      subject: 'day:2026-11-22',
      next,
    });
    expect(plan('2026-11-22T16:00:00Z', '2026-11-22T19:00:01Z')).toEqual({ next });
  });

  test('of several that were missed the last comes, if it is not too late for that', () => {
    expect(plan('2026-11-20T16:00:00Z', '2026-11-22T17:00:00Z')).toEqual({
      subject: 'day:2026-11-22',
      plannedAt: '2026-11-22T16:00:00.000Z',
      next: '2026-11-23T16:00:00.000Z',
    });
    expect(plan('2025-11-20T16:00:00Z', '2026-11-22T15:00:00Z')).toEqual({
      next: '2026-11-22T16:00:00.000Z',
    });
  });
});

const NOW = Date.parse('2026-11-22T16:00:00Z');

async function opened(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-posts-'));
  const store = await openStore({ dataDir });
  onTestFinished(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return store;
}

function keep(store: Store) {
  const logged: object[] = [];
  const stop = startPostScheduler({
    store,
    adapters: () => ['test'],
    now: () => NOW,
    timeZone: 'UTC',
    log: {
      info() {},
      warn: (facts: object) => void logged.push(facts),
      error: (facts: object) => void logged.push(facts),
    },
  });
  onTestFinished(stop);
  return { logged };
}

const choose = (store: Store, chat: number, postDueAt = NOW, dailyAt = 18 * 60) =>
  store.settings.change(`test:${chat}`, () => ({
    dailyAt,
    zone: 'Europe/Kyiv',
    address: `test:${chat}` as const,
    postDueAt,
  }));

test('at an hour that many chats have chosen, a few posts begin each second', async () => {
  const store = await opened();
  for (let chat = 1; chat <= 50; chat++) await choose(store, chat);
  const began = performance.now();
  keep(store);
  const begun = async () => (await store.liveMessages.claim(['test'], 100, 0)).length;
  await sleep(500);
  const counts = [await begun()];
  while (counts.reduce((one, other) => one + other) < 50) {
    await sleep(200);
    counts.push(await begun());
  }
  const seconds = (performance.now() - began) / 1000;
  // Twenty a second.
  expect(seconds).toBeGreaterThan(2);
  expect(await store.posts.claim('test', NOW, 1, (post) => planOf(post, NOW, 'UTC'))).toEqual([]);
});

test('a post that is too late is noted in the log', async () => {
  const store = await opened();
  await choose(store, 1, NOW - 4 * 3_600_000, 14 * 60);
  const { logged } = keep(store);
  await expect.poll(() => logged).toMatchObject([{ owner: 'test:1', due: '2026-11-22T12:00:00.000Z' }]);
  expect(await store.liveMessages.claim(['test'], 100, 0)).toEqual([]);
});
