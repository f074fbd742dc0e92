import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoreUnavailableError } from '../../src/store/contract/faults.ts';
import { startCleanup } from '../../src/store/upkeep/tidy.ts';
import { recordLog } from '../support/record-log.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A store whose clock is the fake one. Counts its upkeep; `failure`: with what it fails. */
function countedStore(problem?: string, failure?: Error) {
  const counts = { tidy: 0, sweep: 0 };
  const takenAtMs = new Map<string, number>();
  const count = async (work: keyof typeof counts, nowMs: number) => {
    expect(nowMs).toBe(Date.now());
    counts[work] += 1;
    if (failure !== undefined) throw failure;
  };
  const store: Parameters<typeof startCleanup>[0] = {
    leases: {
      async take(name: string, intervalMs: number) {
        const isFree = Date.now() - (takenAtMs.get(name) ?? Number.NEGATIVE_INFINITY) >= intervalMs;
        if (isFree) takenAtMs.set(name, Date.now());
        return isFree;
      },
    } as Parameters<typeof startCleanup>[0]['leases'],
    clock: { now: Date.now, problem: () => problem },
    tidy: (nowMs) => count('tidy', nowMs),
    sweep: (nowMs) => count('sweep', nowMs),
  };
  return { store, counts };
}

test('the database is tidied every ten minutes and swept once a day, until it is stopped', async () => {
  const { store, counts } = countedStore();
  const { log, logged } = recordLog();
  const stop = startCleanup(store, log);
  await vi.advanceTimersByTimeAsync(72 * HOUR_MS);
  expect(counts).toEqual({ tidy: 3 * 144, sweep: 3 });
  stop();
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
  expect(counts).toEqual({ tidy: 3 * 144, sweep: 3 });
  expect(logged).toEqual([]);
});

test('a process whose clock is wrong leaves the upkeep to others', async () => {
  const { store, counts } = countedStore('the clock is wrong');
  const stop = startCleanup(store, recordLog().log);
  await vi.advanceTimersByTimeAsync(48 * HOUR_MS);
  expect(counts).toEqual({ tidy: 0, sweep: 0 });
  stop();
});

test('upkeep that fails is logged, but not in an outage, and tried again', async () => {
  for (const [failure, lines] of [
    [new Error('disk full'), 6],
    [new StoreUnavailableError('away'), 0],
  ] as const) {
    const { store, counts } = countedStore(undefined, failure);
    const { log, logged } = recordLog();
    const stop = startCleanup(store, log);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(counts.tidy).toBe(6);
    expect(logged.map(({ message }) => message)).toEqual(
      Array(lines).fill('the database could not be tidied'),
    );
    stop();
  }
});
