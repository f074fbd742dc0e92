import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SlidingRequest } from '../../src/core/sliding/sliding-answer.ts';
import type { RunningSolver, SolverOptions } from '../../src/solver/solver.ts';
import { createSolverService } from '../../src/solver/solver-service.ts';
import { SHARED_SEARCH_TASKS } from '../support/shared-search-worker.ts';

let dir: string;
let solver: RunningSolver<typeof SHARED_SEARCH_TASKS>;
let logged: string[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tileknight-help-'));
  process.env.HELP_MARKER = join(dir, 'noted');
  writeFileSync(process.env.HELP_MARKER, '');
  logged = [];
});

afterEach(async () => {
  await solver.close();
  rmSync(dir, { recursive: true });
});

const note = (_facts: object, message: string): void => void logged.push(message);

const SHARED_SEARCH_WORKER = new URL('../support/shared-search-worker.ts', import.meta.url);

/** Two threads, unless said otherwise, which run already. */
async function start(options: Partial<SolverOptions> = {}): Promise<void> {
  solver = createSolverService(
    {
      threads: 2,
      memoryMb: 4,
      timeMs: 20_000,
      dataDir: dir,
      graceMs: 20_000,
      log: { info: note, warn: note, error: note },
      ...options,
    },
    { worker: SHARED_SEARCH_WORKER, builder: SHARED_SEARCH_WORKER, tasks: SHARED_SEARCH_TASKS },
  );
  await Promise.all([solve(SMALL), solve(ALONE, { timeMs: 1 })]);
  await idle();
  writeFileSync(process.env.HELP_MARKER ?? '', '');
}

/** The board's first tile says what its helper does; those of four cells are small and take none. */
const SMALL = 0;
const ALONE = 1;
const SHOWS = 2;
const ENDS = 3;

function solve(behaviour: number, { timeMs = 1500, signal }: { timeMs?: number; signal?: AbortSignal } = {}) {
  const side = behaviour === SMALL ? 2 : 6;
  const rest = Array.from({ length: side * side }, (_, tile) => tile).filter((tile) => tile !== behaviour);
  const grid = { rows: side, cols: side, tiles: [behaviour, ...rest] };
  const request: SlidingRequest = { start: grid, goal: grid, metric: 'stm', algorithm: 'auto', timeMs };
  return solver.ask('solve', request, signal ? { signal } : {});
}

const noted = (): string[] =>
  readFileSync(process.env.HELP_MARKER ?? '', 'utf8')
    .trim()
    .split(' ');
const saw = (word: string) => expect.poll(noted, { timeout: 15_000 }).toContain(word);
const idle = () =>
  expect
    .poll(() => ({ ...solver.state().running, jobs: solver.state().memory.jobs }), { timeout: 15_000 })
    .toEqual({ large: 0, small: 0, tables: 0, jobs: 0 });

test('an idle thread helps a search, and its part is in the answer', async () => {
  await start();
  expect(await solve(SHOWS)).toMatchObject({ ok: true, value: { moves: 'URDL' } });
  await saw('over');
  await idle();
  expect(logged).toEqual([]);
});

test('a helper thread that crashes does not harm the search', async () => {
  await start();
  expect(await solve(ENDS)).toMatchObject({ ok: true, value: { moves: '' } });
  expect(noted()).toContain('came');
  expect(noted()).toContain('led');
  expect(logged).toContain('a worker crashed');
  expect(await solve(SMALL)).toMatchObject({ ok: true });
  await idle();
});

test('a helper thread leaves for a small board, and helps again after it', async () => {
  await start();
  const large = solve(SHOWS, { timeMs: 4000 });
  await saw('came');
  expect(await solve(SMALL)).toMatchObject({ ok: true });
  expect(noted().slice(0, 3)).toEqual(['came', 'away', 'small']);
  expect(await large).toMatchObject({ ok: true, value: { moves: 'URDL,URDL' } });
});

test('cancelling a search frees its thread and its helper', async () => {
  await start();
  const cancel = new AbortController();
  const large = solve(SHOWS, { timeMs: 15_000, signal: cancel.signal });
  await saw('came');
  cancel.abort();
  expect(await large).toMatchObject({ ok: false, fault: { code: 'cancelled' } });
  await idle();
  expect(noted()).toContain('stopped');
  expect(logged).toEqual([]);
});
