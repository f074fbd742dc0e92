// Makes the README's pictures with the program's own solver and renderer: node docs/pictures.ts
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { comparisonScene } from '../src/commands/compare.ts';
import { createKnightMemory } from '../src/core/knight/memory.ts';
import { findTour } from '../src/core/knight/tour.ts';
import { analyse } from '../src/core/sliding/analyse.ts';
import type { Moves, Puzzle } from '../src/core/sliding/board.ts';
import { isMove } from '../src/core/sliding/moves.ts';
import { parsePuzzle } from '../src/core/sliding/notation.ts';
import { mendingSwap } from '../src/core/sliding/parity.ts';
import { buildTable, createSolverMemory, solveSliding } from '../src/core/sliding/solve.ts';
import { animate, draw } from '../src/render/draw.ts';
import type { Picture, ThemeName } from '../src/render/picture.ts';
import { compareMethods } from '../src/solver/comparison.ts';
import { createSolver } from '../src/solver/pool.ts';

const folder = new URL('./pictures/', import.meta.url);
const knightMemory = createKnightMemory();
const solverMemory = createSolverMemory();
const now = () => performance.now();

function save(name: string, { bytes, kind, width, height }: Picture): void {
  writeFileSync(new URL(`${name}.${kind}`, folder), bytes);
  console.log(`${name}.${kind}: ${width}x${height}, ${bytes.length} bytes`);
}

function puzzleOf(text: string): Puzzle {
  const read = parsePuzzle(text);
  if (!read.ok) throw new Error(`${text}: ${read.fault.code}`);
  return read.value;
}

function solve(puzzle: Puzzle): string {
  const answer = solveSliding(
    { ...puzzle, metric: 'stm', algorithm: 'auto', timeMs: 30_000 },
    { now, table: (key) => buildTable(key), memory: solverMemory },
  );
  return answer.moves;
}

function saveTour(name: string, cols: number, rows: number, closed: boolean, theme: ThemeName): void {
  const answer = findTour(
    {
      cols,
      rows,
      closed,
      method: closed || cols * rows > 1000 ? 'construct' : 'warnsdorff',
      seed: 1,
      timeMs: 10_000,
    },
    { now, memory: knightMemory },
  );
  if (!answer.ok) throw new Error(answer.fault.code);
  save(name, draw({ kind: 'tour', tour: answer.value }, theme));
}

async function saveComparison(name: string, puzzle: Puzzle, theme: ThemeName): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tileknight-pictures-'));
  const log = { info() {}, warn: console.warn, error: console.error };
  const solver = createSolver({
    threads: 1,
    memoryMb: 256,
    timeMs: 10_000,
    dataDir,
    log,
    batch: true,
  });
  const compared = await compareMethods(solver, { ...puzzle, metric: 'stm', timeMs: 2000 });
  await solver.close();
  rmSync(dataDir, { recursive: true });
  if (!compared.ok) throw new Error(compared.fault.code);
  save(name, draw(comparisonScene(compared.value), theme));
}

/** Boards up to 10 cells need no tables. */
const whole = { now, memory: solverMemory, table: () => undefined };

function saveAnalysis(name: string, puzzle: Puzzle, theme: ThemeName): void {
  const found = analyse({ ...puzzle, about: 'board', metric: 'stm', timeMs: 10_000 }, whole);
  if (!found.ok || found.value.about !== 'board') throw new Error('no analysis of a board');
  const { shortest, hardness } = found.value;
  const good = (shortest?.good ?? []).filter(isMove);
  const lengths = hardness && { counts: hardness.counts, length: hardness.length };
  const scene = { kind: 'analysis', board: puzzle.start, goal: puzzle.goal, good } as const;
  save(name, draw({ ...scene, ...(lengths && { lengths }) }, theme));
}

function saveWay(name: string, puzzle: Puzzle, moves: Moves, theme: ThemeName): void {
  const found = analyse({ ...puzzle, about: 'solution', moves, metric: 'stm', timeMs: 10_000 }, whole);
  if (!found.ok || found.value.about !== 'solution') throw new Error('no analysis of a solution');
  const { remaining, losses, reachesGoal } = found.value;
  save(name, draw({ kind: 'way', remaining, losses, done: reachesGoal }, theme));
}

mkdirSync(folder, { recursive: true });

const hardest = puzzleOf('2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2');
const short = puzzleOf('1 2 3 / 7 4 5 / 8 0 6 -> 1 2 3 / 4 5 6 / 7 8 0');
const easy = puzzleOf('5 1 2 4 / 9 6 3 8 / 13 10 7 11 / 0 14 15 12');
// Korf 1985, number 12.
const korf = puzzleOf('14 1 9 6/4 8 12 5/7 2 3 0/10 11 13 15 -> 0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15');
const sold = puzzleOf('1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0');

save('solve', draw({ kind: 'solution', start: hardest.start, moves: solve(hardest) }, 'light'));
save('solve-short', draw({ kind: 'solution', start: short.start, moves: solve(short) }, 'dark'));
save('solve-animated', animate({ kind: 'solution', start: short.start, moves: solve(short) }, 'light'));
save('unsolvable', draw({ kind: 'unsolvable', ...sold, swap: mendingSwap(sold) }, 'light'));
const far = puzzleOf('8 6 7/2 5 4/3 0 1');
const beginners = puzzleOf('5 8 2/3 0 7/4 1 6');
save('explain', draw({ kind: 'parity', ...beginners }, 'light'));
saveAnalysis('analyse', far, 'light');
saveWay('analyse-solution', beginners, 'URDLDRULDLRUURDLULDRDLURURDLULDRRULLDRUL', 'light');
save('board-light', draw({ kind: 'board', board: easy.start, goal: easy.goal }, 'light'));
save('board-dark', draw({ kind: 'board', board: easy.start, goal: easy.goal }, 'dark'));
saveTour('knight', 8, 8, false, 'light');
saveTour('knight-closed', 6, 6, true, 'dark');
saveTour('knight-large', 30, 30, false, 'dark');
saveTour('knight-huge', 100, 100, false, 'light');
await saveComparison('compare', korf, 'light');
