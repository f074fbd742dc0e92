import { expect, test } from 'vitest';
import { ok } from '../../../src/core/result.ts';
import { createTableCache } from '../../../src/solver/tables/table-cache.ts';
import { createSharedMemory } from '../../../src/solver/workers/memory.ts';

/** A cache in 100 bytes, whose tables have 40 each; `found` are the keys that it had to find. */
function cacheOf() {
  const memory = createSharedMemory(100);
  const cache = createTableCache(memory);
  const found: string[] = [];
  const find = async (key: string) => {
    found.push(key);
    return ok(new Uint8Array(new SharedArrayBuffer(40)));
  };
  const acquire = async (key: string) => {
    const lease = await cache.acquire([key], find, () => {});
    if (!lease.ok) throw new Error(lease.fault.code);
    return lease.value.release;
  };
  return { memory, cache, found, acquire };
}

test('the least recently used table is evicted for another', async () => {
  const { cache, found, acquire } = cacheOf();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) (await acquire(key))();
  expect(found).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.bytes()).toBe(80);
});

test('a table in use is not evicted and counts as memory; others are evicted for jobs', async () => {
  const { memory, cache, acquire } = cacheOf();
  const release = await acquire('a');
  (await acquire('b'))();
  memory.change({ jobs: 30 });
  expect([cache.has(['a']), cache.has(['b'])]).toEqual([true, false]);
  expect([memory.fits(30), memory.fits(31)]).toEqual([true, false]);
  release();
  expect(memory.fits(70)).toBe(true);
});
