import { expect, test } from 'vitest';
import { type Failure, retryUntilDeadline } from '../../../src/chat/delivery/failure.ts';
import { runWithLease } from '../../../src/chat/delivery/reply-lease.ts';
import { testClock } from '../../support/clock.ts';
import { Refused } from './recording-sender.ts';

const later = (afterMs = 0): Failure => ({ kind: 'retryable', afterMs });

/** A call that meets these failures one after another, and the times at which it was tried. */
function calling(failures: Failure[], deadline = 3_600_000) {
  const clock = testClock();
  const stopping = new AbortController();
  const tries: number[] = [];
  const call = async () => {
    tries.push(clock.now());
    const failure = failures.shift();
    if (failure !== undefined) throw new Refused(failure);
    return 'taken';
  };
  const failureOf = (error: unknown) => (error as Refused).failure;
  const result = retryUntilDeadline(call, {
    failureOf,
    deadlineMs: deadline,
    clock,
    signal: stopping.signal,
  }).catch((error: Error) => error.message);
  return { clock, tries, result, stop: () => stopping.abort() };
}

test('a call to a server that is down for eight seconds is repeated in growing pauses', async () => {
  const { clock, tries, result } = calling(Array.from({ length: 5 }, () => later()));
  await clock.pass(60_000);
  expect(await result).toBe('taken');
  expect(tries).toHaveLength(6);
  const pauses = tries.slice(1).map((time, at) => time - (tries[at] ?? 0));
  for (const [at, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(500 * 2 ** at);
    expect(pause).toBeLessThanOrEqual(750 * 2 ** at);
  }
});

test('a call waits exactly as long as the platform asks for', async () => {
  const { clock, tries, result } = calling([later(7000)]);
  await clock.pass(10_000);
  expect(await result).toBe('taken');
  expect(tries).toEqual([0, 7000]);
});

test.each(['unreachable', 'rejected'] as const)(
  'a call whose failure is “%s” is not repeated',
  async (kind) => {
    const { clock, tries, result } = calling([{ kind }]);
    await clock.pass(60_000);
    expect(await result).toBe(kind);
    expect(tries).toEqual([0]);
  },
);

test('no call is made after its deadline', async () => {
  const { clock, tries, result } = calling([later(5000), later(5000)], 9000);
  await clock.pass(60_000);
  expect(await result).toBe('retryable');
  expect(tries).toEqual([0, 5000]);
});

test('a call for a request that another process has taken up is not repeated', async () => {
  let isOurs = true;
  const { clock, tries, result } = await runWithLease({ isOurs: async () => isOurs }, async () =>
    calling([later(5000), later(5000)]),
  );
  await clock.pass(6000);
  isOurs = false;
  await clock.pass(60_000);
  expect(await result).toBe('retryable');
  expect(tries).toEqual([0, 5000]);
});

test('a call doesn’t wait for its next try when the program stops', async () => {
  const { clock, tries, result, stop } = calling([later(5000)]);
  await clock.pass(1000);
  stop();
  expect(await result).toBe('retryable');
  expect(tries).toEqual([0]);
});
