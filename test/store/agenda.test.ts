import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAgenda } from '../../src/store/agenda.ts';
import type { DueWork } from '../../src/store/contract/agenda.ts';
import { StoreUnavailableError } from '../../src/store/contract/faults.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A work that counts its runs, after each of which it wants to be looked at again in `pause` milliseconds.
 */
function counted(kind: DueWork['kind'], pause = 500) {
  const counts = { runs: 0, away: 0 };
  const work: DueWork = {
    kind,
    now: Date.now,
    async run() {
      counts.runs++;
      return pause;
    },
    onQueryFailed: () => void counts.away++,
  };
  return { counts, work };
}

test('the agenda does work when it is due, and again after a pause while it stays due', async () => {
  const dueAt = performance.now() + 700;
  const agenda = createAgenda(async () => [dueAt - performance.now()]);
  const { counts, work } = counted('rounds');
  agenda.watch(work);
  await vi.advanceTimersByTimeAsync(699);
  expect(counts.runs).toBe(0);
  await vi.advanceTimersByTimeAsync(2);
  expect(counts.runs).toBe(1);
  await vi.advanceTimersByTimeAsync(498);
  expect(counts.runs).toBe(1);
  await vi.advanceTimersByTimeAsync(902);
  expect(counts.runs).toBe(3);
  await agenda.close();
});

test('the agenda leaves work alone that is not due, even if other work is', async () => {
  const agenda = createAgenda(async (works) => works.map(({ kind }) => (kind === 'posts' ? 0 : null)));
  const [posts, rounds] = [counted('posts'), counted('rounds')];
  agenda.watch(posts.work);
  agenda.watch(rounds.work);
  await vi.advanceTimersByTimeAsync(3000);
  expect(posts.counts.runs).toBeGreaterThan(4);
  expect(rounds.counts.runs).toBe(0);
  await agenda.close();
});

test('the agenda leaves work to other processes as long as the clock has a problem', async () => {
  let problem: string | undefined = 'wrong';
  const agenda = createAgenda(async () => [0], undefined, { problem: () => problem });
  const { counts, work } = counted('rounds');
  agenda.watch(work);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(counts.runs).toBe(0);
  problem = undefined;
  await vi.advanceTimersByTimeAsync(2100);
  expect(counts.runs).toBe(1);
  await agenda.close();
});

test('the agenda asks the store once for changes that follow each other closely', async () => {
  let questions = 0;
  const agenda = createAgenda(async () => {
    questions++;
    return [null];
  });
  agenda.watch(counted('liveMessages').work);
  await vi.advanceTimersByTimeAsync(1000);
  questions = 0;
  for (let change = 0; change < 50; change++) agenda.wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(questions).toBe(1);
  await agenda.close();
});

test('the agenda tells work of an outage, and does it when that is over', async () => {
  let isAway = true;
  const agenda = createAgenda(async () => {
    if (isAway) throw new StoreUnavailableError();
    return [0];
  });
  const { counts, work } = counted('replies');
  agenda.watch(work);
  await vi.advanceTimersByTimeAsync(1200);
  expect(counts.away).toBeGreaterThan(1);
  expect(counts.runs).toBe(0);
  isAway = false;
  await vi.advanceTimersByTimeAsync(600);
  expect(counts.runs).toBeGreaterThan(0);
  await agenda.close();
});
