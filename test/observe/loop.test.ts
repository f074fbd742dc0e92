import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchEventLoop } from '../../src/observe/health.ts';

test('the check of the event loop says for how long the program was blocked', async () => {
  const check = watchEventLoop(400);
  await sleep(50);
  // A busy machine may add to it: the pattern takes any longer time.
  const until = performance.now() + 700;
  while (performance.now() < until);
  await sleep(50);
  await expect(check()).rejects.toThrow(/^the program stood still for (0\.[6-9]|\d+\.\d) seconds$/);
});
