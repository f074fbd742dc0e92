// Makes the README's pictures with the program's own solver and renderer: node docs/pictures.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { createKnightMemory } from '../src/core/knight/memory.ts';
import { findTour } from '../src/core/knight/tour.ts';
import type { Puzzle } from '../src/core/sliding/board.ts';
import { parsePuzzle } from '../src/core/sliding/notation.ts';
import { mendingSwap } from '../src/core/sliding/parity.ts';
import { buildTable, createSolverMemory, solveSliding } from '../src/core/sliding/solve.ts';
import { animate, draw } from '../src/render/draw.ts';
import type { Picture, ThemeName } from '../src/render/picture.ts';

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

mkdirSync(folder, { recursive: true });

const hardest = puzzleOf('2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2');
const short = puzzleOf('1 2 3 / 7 4 5 / 8 0 6 -> 1 2 3 / 4 5 6 / 7 8 0');
const easy = puzzleOf('5 1 2 4 / 9 6 3 8 / 13 10 7 11 / 0 14 15 12');
const sold = puzzleOf('1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0');

save('solve', draw({ kind: 'solution', start: hardest.start, moves: solve(hardest) }, 'light'));
save('solve-short', draw({ kind: 'solution', start: short.start, moves: solve(short) }, 'dark'));
save('solve-animated', animate({ kind: 'solution', start: short.start, moves: solve(short) }, 'light'));
save('unsolvable', draw({ kind: 'unsolvable', ...sold, swap: mendingSwap(sold) }, 'light'));
save('board-light', draw({ kind: 'board', board: easy.start, goal: easy.goal }, 'light'));
save('board-dark', draw({ kind: 'board', board: easy.start, goal: easy.goal }, 'dark'));
saveTour('knight', 8, 8, false, 'light');
saveTour('knight-closed', 6, 6, true, 'dark');
saveTour('knight-large', 30, 30, false, 'dark');
saveTour('knight-huge', 100, 100, false, 'light');
