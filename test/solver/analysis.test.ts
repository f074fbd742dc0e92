import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultGoal } from '../../src/core/sliding/board.ts';
import type { SlidingProgress } from '../../src/core/sliding/sliding-answer.ts';
import { createSolver } from '../../src/solver/create-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';

const SILENT = { info() {}, warn() {}, error() {} };
const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-analysis-'));
let solver: Solver;
beforeAll(() => {
  solver = createSolver({ threads: 2, memoryMb: 16, timeMs: 20_000, dataDir, log: SILENT });
});
afterAll(async () => {
  await solver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const goal = defaultGoal(4, 4);
const fifteen = (text: string) => ({ rows: 4, cols: 4, tiles: text.split(' ').map(Number) });

test('an analysis of a 4x4 board has its length, all shortest solutions and its place among the published counts', async () => {
  // DeepCubeA's test set (Agostinelli and others 2019), number 1.
  const start = fifteen('9 1 7 4 5 10 8 14 15 6 2 11 13 0 12 3');
  const told: SlidingProgress[] = [];
  const answer = await solver.ask(
    'analyseBoard',
    { start, goal, metric: 'stm', timeMs: 20_000 },
    { onProgress: (progress) => told.push(progress) },
  );
  if (!answer.ok) throw new Error(answer.fault.code);
  const { stm, shortest, hardness } = answer.value;
  expect(stm).toEqual({ atLeast: 38, atMost: 38 });
  expect(shortest).toMatchObject({ complete: true, unsure: [] });
  expect(shortest?.first).toHaveLength(Math.min(8, shortest?.count ?? -1));
  const firstMoves = new Set(shortest?.first.map((moves) => moves[0]));
  expect(shortest?.good).toEqual(expect.arrayContaining([...firstMoves]));
  // Korf & Schultze 2005: 27,171,347,953 boards of 38 moves, and about 4.9e10 easier ones of 1.05e13.
  expect(hardness?.counts[38]).toBe(27_171_347_953);
  expect(hardness?.shorter).toBeCloseTo(0.00467, 5);
  expect(told.some(({ lowerBound }) => lowerBound === 38)).toBe(true);
});

test('an analysis of a 4x4 solution finds its detour', async () => {
  const start = fifteen('5 1 2 4 9 6 3 8 13 10 7 11 14 0 15 12');
  const solved = await solver.ask('solve', { start, goal, metric: 'stm', algorithm: 'auto', timeMs: 10_000 });
  if (!solved.ok) throw new Error(solved.fault.code);
  const moves = `RL${solved.value.moves}`;
  const answer = await solver.ask('analyseSolution', { start, goal, moves, metric: 'stm', timeMs: 10_000 });
  expect(answer).toMatchObject({
    ok: true,
    value: { reachesGoal: true, stm: solved.value.length + 2, simplified: solved.value.moves },
  });
  expect(answer.ok && answer.value.losses.reduce((sum, { lost }) => sum + lost, 0)).toBe(2);
});

test.each([12, 45, 55])('a scramble of 4x4 takes exactly %i moves', async (length) => {
  const answer = await solver.ask('scramble', { rows: 4, cols: 4, length, seed: 3, timeMs: 15_000 });
  if (!answer.ok) throw new Error(answer.fault.code);
  const { start } = answer.value;
  const solved = await solver.ask('solve', { start, goal, metric: 'stm', algorithm: 'auto', timeMs: 15_000 });
  expect(solved).toMatchObject({ ok: true, value: { length, optimal: true } });
});

test('an analysis ends when it is cancelled', async () => {
  const cancel = new AbortController();
  const start = fifteen('15 10 8 12 11 14 9 13 2 6 5 1 3 7 4 0');
  const answer = solver.ask(
    'analyseBoard',
    { start, goal: fifteen('0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15'), metric: 'stm', timeMs: 20_000 },
    { signal: cancel.signal },
  );
  setTimeout(() => cancel.abort(), 300);
  expect(await answer).toEqual({ ok: false, fault: { code: 'cancelled', facts: {} } });
});
