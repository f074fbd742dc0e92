import { expect, test } from 'vitest';
import { createIdentifyThrottler } from '../../../../src/adapters/discord/connection/identify-throttler.ts';
import { testClock } from '../../../support/clock.ts';

const never = new AbortController().signal;

/** When each shard begins, in seconds. */
async function begins(shards: readonly number[], concurrency: number): Promise<Record<number, number>> {
  const clock = testClock();
  const throttler = createIdentifyThrottler(concurrency, clock);
  const at: Record<number, number> = {};
  for (const shard of shards)
    void throttler.waitForIdentify(shard, never).then(() => {
      at[shard] = clock.now() / 1000;
    });
  await clock.passUntil(() => Object.keys(at).length === shards.length);
  return at;
}

test('one shard may identify every five and a half seconds', async () => {
  expect(await begins([0, 1, 2], 1)).toEqual({ 0: 0, 1: 5.5, 2: 11 });
});

test('as many shards as Discord allows identify at the same time, by their numbers', async () => {
  expect(await begins([0, 1, 2, 3, 4], 2)).toEqual({ 0: 0, 1: 0, 2: 5.5, 3: 5.5, 4: 11 });
});

test('a shard whose connection breaks off while it waits makes room', async () => {
  const clock = testClock();
  const throttler = createIdentifyThrottler(1, clock);
  const gone = new AbortController();
  await throttler.waitForIdentify(0, never);
  const waits = expect(throttler.waitForIdentify(1, gone.signal)).rejects.toThrow();
  const next = throttler.waitForIdentify(2, never);
  gone.abort();
  await clock.pass(5500);
  await waits;
  await next;
  expect(clock.now()).toBe(5500);
});

test('processes that share a store wait for each other before a shard identifies', async () => {
  const clock = testClock();
  let holder: string | undefined;
  const leasesOf = (name: string) => ({
    async take() {
      holder ??= name;
      return holder === name;
    },
    async release() {
      holder = undefined;
    },
  });
  await createIdentifyThrottler(1, clock, leasesOf('one')).waitForIdentify(0, never);
  let begun = false;
  const waiting = createIdentifyThrottler(1, clock, leasesOf('other')).waitForIdentify(4, never);
  void waiting.then(() => {
    begun = true;
  });
  await clock.pass(5000);
  expect(begun).toBe(false);
  await leasesOf('one').release();
  await clock.pass(500);
  await waiting;
});

test('a store that doesn’t answer holds up no shard', async () => {
  const away = { take: () => Promise.reject(new Error('away')), release: async () => {} };
  await createIdentifyThrottler(1, testClock(), away).waitForIdentify(0, never);
});
