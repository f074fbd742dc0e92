import { expect, test } from 'vitest';
import { retryDuringOutage, StoreError, StoreUnavailableError } from '../../src/store/contract/faults.ts';

test('work is repeated during an outage until it succeeds', async () => {
  const failures: Error[] = [new StoreUnavailableError('away')];
  const calls: string[] = [];
  const work = async () => {
    calls.push('call');
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return 'done';
  };
  expect(await retryDuringOutage(work)).toBe('done');
  expect(calls).toHaveLength(2);
});

test('any other failure is not repeated', async () => {
  let calls = 0;
  const work = async () => {
    calls += 1;
    throw new StoreError('damaged');
  };
  await expect(retryDuringOutage(work)).rejects.toThrow('damaged');
  expect(calls).toBe(1);
});
