import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { holdsCurrentLease, runWithLease } from '../../../src/chat/delivery/reply-lease.ts';

test('work without a lease may answer', async () => {
  expect(await holdsCurrentLease()).toBe(true);
});

test('work asks its own lease each time, also in later calls', async () => {
  const answers = [true, false];
  const asked = runWithLease({ isOurs: async () => answers.shift() ?? false }, async () => {
    const first = await holdsCurrentLease();
    await turn();
    return [first, await holdsCurrentLease()];
  });
  const other = runWithLease({ isOurs: async () => true }, holdsCurrentLease);
  expect(await asked).toEqual([true, false]);
  expect(await other).toBe(true);
  expect(answers).toEqual([]);
});
