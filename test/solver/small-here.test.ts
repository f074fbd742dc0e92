import { afterAll, expect, test } from 'vitest';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import type { SlidingRequest } from '../../src/core/sliding/sliding-answer.ts';
import { createSolverService } from '../../src/solver/solver-service.ts';
import { TASKS } from '../../src/solver/tasks.ts';

const NO_THREAD = new URL('file:///no/such/thread.ts');

const solver = createSolverService(
  {
    threads: 1,
    memoryMb: 64,
    timeMs: 5000,
    dataDir: '/no/such/folder',
    isBatch: true,
    log: { info() {}, warn() {}, error() {} },
    runsSmallHere: true,
  },
  { worker: NO_THREAD, builder: NO_THREAD, tasks: TASKS },
);
afterAll(() => solver.close());

const request = (rows: number, cols: number, tiles: readonly number[]): SlidingRequest => ({
  start: { rows, cols, tiles },
  goal: defaultGoal(rows, cols),
  metric: 'stm',
  algorithm: 'auto',
  timeMs: 5000,
});

test('a small request is answered without a thread, where the caller wants that', async () => {
  expect(await solver.ask('solve', request(2, 3, [1, 2, 3, 4, 0, 5]))).toMatchObject({
    value: { moves: 'L', optimal: true },
  });
  expect(await solver.ask('walkOn', { cols: 5, rows: 5, cells: [0] })).toMatchObject({
    ok: true,
  });
});

test('a small request that is cancelled before its turn is not begun', async () => {
  const stop = new AbortController();
  const answer = solver.ask('solve', request(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]), { signal: stop.signal });
  stop.abort();
  expect(await answer).toMatchObject({ fault: { code: 'cancelled' } });
});

test('a large request waits for a thread as ever', async () => {
  const large = request(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15]);
  expect(await solver.ask('solve', large)).toMatchObject({ fault: { code: 'solver-failed' } });
});

test('a small request that takes longer goes on in a thread, so that it can be cancelled', async () => {
  const request = { cols: 3, rows: 130, start: { file: 0, rank: 0 }, closed: false, seed: 0 } as const;
  expect(
    await solver.ask('tour', { ...request, method: 'warnsdorff', measured: false, timeMs: 5000 }),
  ).toMatchObject({ fault: { code: 'solver-failed' } });
});
