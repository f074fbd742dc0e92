import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { createGrowingPause, pause, withTimeout } from '../../../src/chat/delivery/clock.ts';
import { testClock } from '../../support/clock.ts';

/** Has the promise fulfilled after all that is already due? */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol();
  return (
    (await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, pending))])) !== pending
  );
}

test('a pause lasts its time, and leaves neither timer nor listener', async () => {
  const clock = testClock();
  const { signal } = new AbortController();
  const paused = pause(clock, 50, signal);
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  await clock.pass(49);
  expect(await isOver(paused)).toBe(false);
  await clock.pass(1);
  await paused;
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a pause ends when its signal is aborted, before or meanwhile', async () => {
  const clock = testClock();
  const cancelled: number[] = [];
  const counting = {
    ...clock,
    after(milliseconds: number, callback: () => void) {
      const cancel = clock.after(milliseconds, callback);
      return () => {
        cancelled.push(milliseconds);
        cancel();
      };
    },
  };
  const controller = new AbortController();
  const paused = pause(counting, 50, controller.signal);
  controller.abort();
  await paused;
  await pause(counting, 60, controller.signal);
  expect(cancelled).toEqual([50, 60]);
  expect(clock.now()).toBe(0);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

test('a promise has its time, and its value or error counts within it', async () => {
  const clock = testClock();
  const late = withTimeout(clock, new Promise(() => {}), 100);
  await clock.pass(99);
  expect(await isOver(late)).toBe(false);
  await clock.pass(1);
  expect(await late).toBeUndefined();
  expect(await withTimeout(clock, Promise.resolve('value'), 100)).toBe('value');
  await expect(withTimeout(clock, Promise.reject(new Error('broken')), 100)).rejects.toThrow('broken');
});

test('a growing pause doubles up to its limit', () => {
  const nextMs = createGrowingPause(100, 500);
  expect([nextMs(), nextMs(), nextMs(), nextMs(), nextMs()]).toEqual([100, 200, 400, 500, 500]);
});
