import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { ok } from '../../../src/core/result.ts';
import { createTableCache } from '../../../src/solver/tables/table-cache.ts';
import { sharedMemory } from '../../../src/solver/workers/memory.ts';

/** A thread that drops what it shares, never collects by itself, and says when it was collected. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(({ collect, collectOnRequest }) => {
    collectOnRequest();
    globalThis.registry = new FinalizationRegistry(() => parentPort.postMessage('collected'));
    collect();
    parentPort.on('message', () => {
      globalThis.registry.register(new SharedArrayBuffer(8));
      parentPort.postMessage('dropped');
    });
    parentPort.postMessage('ready');
  });`;

test('a table that makes room is let go of by all threads at once', async () => {
  const workerData = new URL('../../../src/solver/workers/collect.ts', import.meta.url).href;
  const thread = new Worker(THREAD, { eval: true, workerData });
  onTestFinished(() => void thread.terminate());
  await once(thread, 'message');
  thread.postMessage('drop');
  await once(thread, 'message');
  const collected = once(thread, 'message');

  const cache = createTableCache(sharedMemory(100));
  for (const key of ['first', 'second']) {
    const found = ok(new Uint8Array(new SharedArrayBuffer(60)));
    const lease = await cache.acquire(
      [key],
      async () => found,
      () => {},
    );
    if (lease.ok) lease.value.release();
  }

  expect(cache.bytes()).toBe(60);
  expect(await collected).toEqual(['collected']);
});
