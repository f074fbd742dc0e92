import { readFileSync } from 'node:fs';
import { createKnightMemory } from '../src/core/knight/memory.ts';
import { findTour } from '../src/core/knight/tour.ts';
import type { SlidingRequest } from '../src/core/sliding/answer.ts';
import { buildTable, createSolverMemory, solveSliding, tableChoices } from '../src/core/sliding/solve.ts';

const now = (): number => performance.now();
const rows: Record<string, string>[] = [];
const report = (task: string, figure: string, ratio: string): void => void rows.push({ task, figure, ratio });
const tables = new Map<string, Uint8Array>();
const memory = createSolverMemory();
const context = { now, memory, table: (key: string) => tables.get(key) };
const request = (side: number, start: number[], goal: number[]): SlidingRequest => ({
  start: { rows: side, cols: side, tiles: start },
  goal: { rows: side, cols: side, tiles: goal },
  metric: 'stm',
  algorithm: 'auto',
  timeMs: 60_000,
});
const timed = (work: () => unknown): number => {
  const begun = now();
  work();
  return now() - begun;
};

const small = request(3, [2, 6, 4, 1, 3, 7, 0, 5, 8], [8, 1, 5, 7, 3, 6, 4, 0, 2]);
const setUp = timed(() => solveSliding(small, context));
report('3x3, first answer (set-up)', `${setUp.toFixed(1)} ms`, '');
const PATHS = 20_000;
const path = timed(() => Array.from({ length: PATHS }, () => solveSliding(small, context).length)) / PATHS;
report(
  '3x3, a 31-move answer, warm',
  `${(path * 1000).toFixed(2)} us`,
  `set-up x ${(path / setUp).toExponential(1)}`,
);

const boards = readFileSync(new URL('./boards/korf100.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const goal = Array.from({ length: 16 }, (_, tile) => tile);
const times: number[] = [];
for (const board of boards) {
  const [, length, ...start] = board.split(' ').map(Number);
  const puzzle = request(4, start, goal);
  for (const key of tableChoices(puzzle)[0]?.keys ?? [])
    if (!tables.has(key)) tables.set(key, buildTable(key));
  const answer = solveSliding(puzzle, context);
  if (answer.length !== length || !answer.optimal) throw new Error(`not the published optimum: ${board}`);
  times.push(answer.milliseconds);
}
const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
report('4x4, Korf 100, mean', `${mean.toFixed(1)} ms`, '');
report(
  '4x4, Korf 100, max',
  `${Math.max(...times).toFixed(0)} ms`,
  `mean x ${(Math.max(...times) / mean).toFixed(1)}`,
);

const knights = createKnightMemory();
for (const [side, rounds] of [
  [8, 2000],
  [200, 50],
  [1000, 5],
] as const) {
  const tour = (): unknown =>
    findTour(
      { cols: side, rows: side, closed: false, method: 'construct', seed: 1, timeMs: 60_000 },
      { now, memory: knights },
    );
  const array = new Int32Array(side * side);
  const write = (): void => {
    for (let at = 0; at < array.length; at++) array[at] = at + 1;
  };
  const each = (work: () => unknown): number => {
    for (let round = 0; round < rounds; round++) work();
    return (timed(() => Array.from({ length: rounds }, work)) / rounds / side ** 2) * 1e6;
  };
  const [square, base] = [each(tour), each(write)];
  report(
    `knight ${side}x${side}`,
    `${square.toFixed(1)} ns a square`,
    `Int32Array x ${(square / base).toFixed(1)}`,
  );
}
console.table(rows);
