import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runForPerson, waitForEarlierWork } from '../../../src/chat/limits/ongoing-work.ts';

/** Work of the person that ends when the test says so. */
function held(personKey: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { ended: runForPerson(personKey, () => promise), end: resolve };
}

test('a request waits for each earlier one of its person, and says that there was one', async () => {
  const [first, second] = [held('ann'), held('ann')];
  let found: boolean | undefined;
  const waiting = runForPerson('ann', async () => {
    found = await waitForEarlierWork('ann');
  });
  first.end();
  await first.ended;
  await turn();
  expect(found).toBeUndefined();
  second.end();
  await waiting;
  expect(found).toBe(true);
});

test('a single earlier request counts', async () => {
  const earlier = held('ann');
  const waiting = runForPerson('ann', () => waitForEarlierWork('ann'));
  earlier.end();
  expect(await waiting).toBe(true);
});

test('a request waits neither for other people, nor for itself, nor for later ones', async () => {
  const other = held('ben');
  const first = Promise.withResolvers<void>();
  const waiting = runForPerson('ann', async () => {
    await first.promise;
    return runForPerson('ann', () => waitForEarlierWork('ann'));
  });
  const later = held('ann');
  first.resolve();
  expect(await waiting).toBe(false);
  for (const { end, ended } of [other, later]) {
    end();
    await ended;
  }
  expect(await waitForEarlierWork('ann')).toBe(false);
});
