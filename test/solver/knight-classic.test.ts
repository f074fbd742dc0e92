import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSolver } from '../../src/solver/create-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';

const SILENT = { info() {}, warn() {}, error() {} };
const PLAIN = { opts: [1], program: 'iterative' } as const;
const SLOW = { cols: 9, rows: 9, choices: [PLAIN], timeMs: 20_000 };
let dataDir: string;
let solver: Solver;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tileknight-classic-'));
  solver = createSolver({ threads: 2, memoryMb: 16, timeMs: 20_000, dataDir, log: SILENT });
});
afterAll(async () => {
  await solver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('tables of backtracks come from a worker, one for each choice', async () => {
  const classic = { opts: [1, 2, 3], program: 'automaton' } as const;
  const table = await solver.ask('backtrackTables', {
    cols: 5,
    rows: 5,
    choices: [classic, PLAIN],
    timeMs: 9000,
  });
  expect(table).toMatchObject({
    ok: true,
    value: [
      { cols: 5, rows: 5, ...classic, table: [[0, 'N', 127, 'N', 0], {}, {}, {}, {}] },
      { ...PLAIN, table: [[33951, 'N', 212310, 'N', 4543], {}, {}, {}, {}] },
    ],
  });
});

test('the recursive knight program takes boards up to the depth of a thread’s stack', async () => {
  const classic = { opts: [1, 2, 3, 4], program: 'recursive' } as const;
  const asked = {
    cols: 80,
    rows: 80,
    closed: false,
    method: 'classic',
    classic,
    seed: 1,
    timeMs: 20_000,
  } as const;
  expect(await solver.ask('tour', asked)).toMatchObject({ ok: true, value: { exists: true } });
});

test('a backtrack table reports its progress, and frees the thread when it is cancelled', async () => {
  const controller = new AbortController();
  const shares: number[] = [];
  const table = solver.ask('backtrackTables', SLOW, {
    signal: controller.signal,
    onProgress: (share) => {
      shares.push(share);
      controller.abort();
    },
  });
  expect(await table).toEqual({ ok: false, fault: { code: 'cancelled', facts: {} } });
  expect(shares).toHaveLength(1);
  expect(shares[0]).toBeGreaterThan(0);
  expect(shares[0]).toBeLessThan(1);
  const next = await solver.ask('backtrackTables', { ...SLOW, cols: 3, rows: 4 });
  expect(next).toMatchObject({ ok: true });
});

test('a small backtrack table, or a single search, does not wait for a large table', async () => {
  const controller = new AbortController();
  const done: string[] = [];
  const large = solver
    .ask('backtrackTables', { ...SLOW, cols: 20, rows: 20 }, { signal: controller.signal })
    .then(() => done.push('large'));
  await solver.ask('backtrackTables', { ...SLOW, cols: 5, rows: 5 }).then(() => done.push('small'));
  const request = { cols: 8, rows: 8, closed: false, method: 'classic', seed: 1, timeMs: 9000 } as const;
  await solver.ask('tour', request).then(() => done.push('search'));
  controller.abort();
  await large;
  expect(done).toEqual(['small', 'search', 'large']);
});

test('a backtrack table whose time is over before its first square is a fault', async () => {
  const table = await solver.ask('backtrackTables', { ...SLOW, timeMs: 1 });
  expect(table).toEqual({ ok: false, fault: { code: 'table-out-of-time', facts: { cols: 9, rows: 9 } } });
});

test('a step log comes from a worker, and so do its faults', async () => {
  const start = { file: 1, rank: 0 };
  const request = { cols: 3, rows: 4, start, classic: { ...PLAIN, array: 'B' }, maxSteps: 1000 } as const;
  const log = await solver.ask('stepLog', request);
  expect(log).toMatchObject({ ok: true, value: { outcome: 'tour', backtracks: 19 } });
  expect(log.ok && log.value.steps).toHaveLength(50);
  expect(await solver.ask('stepLog', { ...request, cols: 1 })).toMatchObject({
    ok: false,
    fault: { code: 'square-off-board' },
  });
});

test('a classical tour with its measures comes from a worker', async () => {
  const tour = await solver.ask('tour', {
    cols: 50,
    rows: 50,
    start: { file: 0, rank: 0 },
    closed: false,
    method: 'classic',
    classic: { opts: [1, 2, 3, 4], program: 'recursive' },
    measured: true,
    seed: 1,
    timeMs: 9000,
  });
  expect(tour).toMatchObject({ ok: true, value: { exists: true, backtracks: 0, classic: { array: 'A' } } });
  expect(tour.ok && tour.value.measures?.turns).toBeGreaterThan(0);
});
