import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreError, StoreUnavailableError } from '../../src/store/contract/faults.ts';
import { startRenewals } from '../../src/store/leases/agreement.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the renewals of an agreement go on through an outage, and end at the first refusal', async () => {
  const outage = new StoreUnavailableError('away');
  const refusal = new StoreError('other settings');
  const results: (Error | undefined)[] = [undefined, outage, undefined, refusal, refusal, refusal];
  const told: Error[] = [];
  const stop = startRenewals(
    async () => {
      const error = results.shift();
      if (error !== undefined) throw error;
    },
    (error) => void told.push(error),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([refusal]);
  expect(results).toHaveLength(2);
  await stop();
});

test('a stop of the renewals waits for the one under way, and no other begins', async () => {
  const renewal = Promise.withResolvers<void>();
  let begun = 0;
  const stop = startRenewals(
    () => {
      begun += 1;
      return renewal.promise;
    },
    () => {},
  );
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begun).toBe(1);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(isStopped).toBe(false);
  renewal.resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begun).toBe(1);
});
