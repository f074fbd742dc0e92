import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import { createSolver } from '../../src/solver/create-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';

const SILENT = { info() {}, warn() {}, error() {} };
let dataDir: string;
let solver: Solver;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tileknight-pool-'));
  solver = createSolver({ threads: 2, memoryMb: 128, timeMs: 10_000, dataDir, log: SILENT });
});
afterEach(async () => {
  await solver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (rows: number, cols: number, tiles: readonly number[], signal = new AbortController().signal) =>
  solver.ask(
    'solve',
    {
      start: { rows, cols, tiles },
      goal: defaultGoal(rows, cols),
      metric: 'stm',
      algorithm: 'auto',
      timeMs: 10_000,
    },
    { signal },
  );

test('an easy 4x4 board is proved without building any table', async () => {
  const answer = await ask(4, 4, [5, 1, 2, 4, 9, 6, 3, 8, 13, 10, 7, 11, 14, 0, 15, 12]);
  expect(answer).toMatchObject({ ok: true, value: { length: 10, optimal: true } });
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a board of ten cells is answered while a large one is at work', async () => {
  const reversed = [...Array(36).keys()].reverse();
  [reversed[0], reversed[1]] = [reversed[1] ?? 0, reversed[0] ?? 0];
  const end = new AbortController();
  const large = ask(6, 6, reversed, end.signal);
  expect(await ask(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1])).toMatchObject({
    ok: true,
    value: { length: 31, optimal: true },
  });
  end.abort();
  expect(await large).toMatchObject({ ok: false, fault: { code: 'cancelled' } });
});

test.runIf(process.platform === 'linux')(
  'threads of the solver have a lower priority than chats',
  async () => {
    /** As proc_pid_stat(5) has it: the seventeenth after the name. */
    const niceOf = (thread: string): number =>
      Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(/.*\) /s)[1]?.split(' ')[16]);
    const own = getPriority();
    expect(niceOf(String(process.pid))).toBe(own);
    /** Threads of searches, those of other tests' solvers too. */
    const nicer = () =>
      readdirSync('/proc/self/task').filter((thread) => niceOf(thread) === Math.min(19, own + 5));
    const before = nicer();
    await ask(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1]);
    expect(nicer().filter((thread) => !before.includes(thread))).toHaveLength(1);
  },
);

test('the solver answers a tour as the core does', async () => {
  const asked = {
    cols: 5,
    rows: 5,
    start: { file: 4, rank: 0 },
    closed: false,
    method: 'construct',
    seed: 1,
  } as const;
  const answer = await solver.ask('tour', { ...asked, timeMs: 5000 });
  expect(answer).toMatchObject({ ok: true, value: { exists: true, method: 'construct' } });
});

test('pattern tables are built by their own threads, saved, and read by the search threads', async () => {
  const board = (tiles: readonly number[]) => ({ rows: 4, cols: 4, tiles });
  // The first of Korf's hundred boards.
  const asked = {
    start: board([14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3]),
    goal: board([...Array(16).keys()]),
    metric: 'stm',
    algorithm: 'ida',
    heuristic: 'pattern-database',
    timeMs: 10_000,
  } as const;
  for (const found of ['a table was built', 'a table was loaded']) {
    const told: string[] = [];
    const note = (_: object, message: string) => void told.push(message);
    const log = { info: note, warn: note, error: note };
    const another = createSolver({ threads: 1, memoryMb: 16, timeMs: 10_000, dataDir, log });
    expect(await another.ask('solve', asked)).toMatchObject({ ok: true, value: { length: 57 } });
    expect(new Set(told)).toEqual(new Set([found]));
    await another.close();
  }
});

test('solver threads start when they are needed, and closing starts none', async () => {
  const batch = createSolver({
    threads: 2,
    memoryMb: 128,
    timeMs: 10_000,
    dataDir,
    log: SILENT,
    isBatch: true,
  });
  let started = 0;
  const count = () => started++;
  process.on('worker', count);
  const tour = { cols: 5, rows: 5, closed: false, method: 'construct', seed: 1, timeMs: 5000 } as const;
  expect(await batch.ask('tour', tour)).toMatchObject({ ok: true });
  expect(started).toBe(1);
  await batch.close();
  await batch.close();
  process.off('worker', count);
  expect(started).toBe(1);
});
