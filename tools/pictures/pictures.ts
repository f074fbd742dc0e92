// Makes the pictures of the documents with the program's own solver and renderer:
// node tools/pictures/pictures.ts [START OF NAMES, such as knight]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analysisScene } from '../../src/commands/analyse/analysis-scene.ts';
import { comparisonScene } from '../../src/commands/compare/rows.ts';
import { parityScene } from '../../src/commands/explain/explain-parity.ts';
import { searchAnimation } from '../../src/commands/explain/search/search.ts';
import { searchScene } from '../../src/commands/explain/search/search-scene.ts';
import { tablesScene } from '../../src/commands/knight/table.ts';
import { tourScene } from '../../src/commands/knight/tour-reply.ts';
import { stagesScene } from '../../src/commands/solve/verdict.ts';
import { statsScene } from '../../src/commands/stats/stats.ts';
import { createBacktrackTables } from '../../src/core/knight/classic/table.ts';
import { createKnightCache, findTour } from '../../src/core/knight/find-tour.ts';
import type { Optimisation } from '../../src/core/knight/request/choice.ts';
import type { KnightAnswer } from '../../src/core/knight/request/tour-answer.ts';
import type { DrawingStyle, KnightMethod } from '../../src/core/knight/request/tour-request.ts';
import { seededRandom } from '../../src/core/random.ts';
import { analyseBoard } from '../../src/core/sliding/analysis/analyse-board.ts';
import { analyseSolution } from '../../src/core/sliding/analysis/analyse-solution.ts';
import type { Moves, Puzzle } from '../../src/core/sliding/board.ts';
import { parsePuzzle } from '../../src/core/sliding/notation/puzzle.ts';
import { swapThatMakesSolvable } from '../../src/core/sliding/parity.ts';
import { buildTable, createSolverMemory, solveSliding } from '../../src/core/sliding/solve/solve-sliding.ts';
import type { WatchedMethod } from '../../src/core/sliding/watch/method.ts';
import { watchSearch } from '../../src/core/sliding/watch/watch-search.ts';
import { dayNumber, keyOfNumber } from '../../src/daily/day.ts';
import { type SolvedDay, statsOf } from '../../src/daily/player-stats.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { animate } from '../../src/render/animate.ts';
import { draw } from '../../src/render/draw.ts';
import type { Picture, ThemeName } from '../../src/render/paint/picture.ts';
import { compareMethods } from '../../src/solver/comparison.ts';
import { createSolver } from '../../src/solver/create-solver.ts';
import {
  blocksFigure,
  deepeningFigure,
  groupsFigure,
  seamFigure,
  stripsFigure,
  warnsdorffFigure,
} from './figures.ts';
import { looksSheet, palettesSheet } from './look-sheets.ts';
import { cellsFigure, inkFigure } from './reader-figures.ts';

const folder = new URL('../../docs/pictures/', import.meta.url);
const knightMemory = createKnightCache();
const solverMemory = createSolverMemory();
const now = () => performance.now();
const texts = loadCatalogue().texts('en');

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

/** Twelve weeks of a player who plays on most days. */
function someDays(): SolvedDay[] {
  const random = seededRandom(5);
  const names = ['3x3', '3x3', '2x5', '3x4', '3x4', '4x4', '4x4'];
  return Array.from({ length: 80 }, (_, at): SolvedDay => {
    const over = [0, 0, 0, 2, 2, 4, 6, 8, 16][Math.floor(random() * 9)] ?? 0;
    const day = keyOfNumber(dayNumber('2026-11-30') + at);
    const milliseconds = 20_000 + Math.floor(random() * 400_000);
    return {
      day,
      name: names[at % 7] ?? '',
      moveCount: 20 + over,
      par: 20,
      milliseconds,
      assisted: random() < 0.04,
    };
  }).filter((_, at) => ![16, 17, 38, 52, 71].includes(at));
}

interface TourPicture {
  readonly cols: number;
  readonly rows: number;
  readonly closed?: boolean;
  readonly method: KnightMethod;
}

function tourOf({ cols, rows, closed = false, method }: TourPicture): KnightAnswer {
  const request = { cols, rows, closed, method, seed: 1, measured: true, blended: true, timeMs: 10_000 };
  const answer = findTour(request, { now, memory: knightMemory });
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.value;
}

function saveTour(name: string, asked: TourPicture, style: DrawingStyle, theme: ThemeName): void {
  save(name, draw(tourScene(texts, { style }, tourOf(asked)), { theme }));
}

function saveTables(
  name: string,
  side: number,
  choices: readonly (readonly Optimisation[])[],
  theme: ThemeName,
): void {
  const tables = createBacktrackTables(
    {
      cols: side,
      rows: side,
      choices: choices.map((opts) => ({ opts, program: 'iterative' })),
      timeMs: 60_000,
    },
    { now, shouldStop: () => false },
  );
  if (!tables.ok) throw new Error(tables.fault.code);
  save(name, draw(tablesScene(texts, tables.value), { theme }));
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
    isBatch: true,
  });
  const compared = await compareMethods(solver, { ...puzzle, metric: 'stm', timeMs: 2000 });
  await solver.close();
  rmSync(dataDir, { recursive: true });
  if (!compared.ok) throw new Error(compared.fault.code);
  save(name, draw(comparisonScene(texts, compared.value), { theme }));
}

/** The context for boards of up to 10 cells, which need no tables. */
const whole = { now, memory: solverMemory, table: () => undefined };

function saveAnalysis(name: string, puzzle: Puzzle, theme: ThemeName): void {
  const found = analyseBoard({ ...puzzle, metric: 'stm', timeMs: 10_000 }, whole);
  save(name, draw(analysisScene(texts, puzzle, found), { theme }));
}

function saveWay(name: string, puzzle: Puzzle, moves: Moves, theme: ThemeName): void {
  const found = analyseSolution({ ...puzzle, moves, metric: 'stm', timeMs: 10_000 }, whole);
  save(name, draw(analysisScene(texts, puzzle, found), { theme }));
}

/** Returns the request for a search and the log of that search. */
function watched(puzzle: Puzzle, method: WatchedMethod) {
  const request = { kind: 'search', ...puzzle, method, maxSteps: 1000 } as const;
  return { request, log: watchSearch(request) };
}

/** Saves a picture of a search's last step. */
function saveSearch(name: string, puzzle: Puzzle, method: WatchedMethod, theme: ThemeName): void {
  const { request, log } = watched(puzzle, method);
  save(name, draw(searchScene(texts, request, log, log.steps.length), { theme }));
}

const hardest = puzzleOf('2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2');
const short = puzzleOf('1 2 3 / 7 4 5 / 8 0 6 -> 1 2 3 / 4 5 6 / 7 8 0');
const easy = puzzleOf('5 1 2 4 / 9 6 3 8 / 13 10 7 11 / 0 14 15 12');
// Korf 1985, number 12.
const korf = puzzleOf('14 1 9 6/4 8 12 5/7 2 3 0/10 11 13 15 -> 0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15');
const sold = puzzleOf('1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0');
const far = puzzleOf('8 6 7/2 5 4/3 0 1');
const beginners = puzzleOf('5 8 2/3 0 7/4 1 6');
const near = puzzleOf('4 1 3/0 2 6/7 5 8');
const deep = puzzleOf('1 3 6/4 0 5/7 8 2');
const misplaced: WatchedMethod = { algorithm: 'astar', heuristic: 'misplaced' };
const shortSolution = () => ({ kind: 'solution', start: short.start, moves: solve(short) }) as const;

/** Functions that make and save each picture, by its name. */
const pictures: Readonly<Record<string, (name: string) => void | Promise<void>>> = {
  solve: (name) => save(name, draw({ kind: 'solution', start: hardest.start, moves: solve(hardest) })),
  'solve-short': (name) => save(name, draw(shortSolution(), { theme: 'dark' })),
  'solve-animated': (name) => save(name, animate(shortSolution())),
  unsolvable: (name) => save(name, draw({ kind: 'unsolvable', ...sold, swap: swapThatMakesSolvable(sold) })),
  stats: (name) => save(name, draw(statsScene(texts, statsOf(someDays(), '2027-02-18')))),
  explain: (name) => save(name, draw(parityScene(texts, beginners))),
  search: (name) => saveSearch(name, near, misplaced, 'light'),
  'search-both-ends': (name) => saveSearch(name, near, { algorithm: 'bidirectional' }, 'dark'),
  'search-animated': (name) => {
    const { request, log } = watched(near, misplaced);
    save(name, animate(searchAnimation(texts, request, log)));
  },
  human: (name) => save(name, draw(stagesScene(texts, far, 'stm'))),
  analyse: (name) => saveAnalysis(name, far, 'light'),
  'analyse-solution': (name) => saveWay(name, beginners, 'URDLDRULDLRUURDLULDRDLURURDLULDRRULLDRUL', 'light'),
  'board-light': (name) => save(name, draw({ kind: 'board', board: easy.start, goal: easy.goal })),
  'board-dark': (name) =>
    save(name, draw({ kind: 'board', board: easy.start, goal: easy.goal }, { theme: 'dark' })),
  knight: (name) => saveTour(name, { cols: 8, rows: 8, method: 'construct' }, 'straight', 'light'),
  'knight-closed': (name) =>
    saveTour(name, { cols: 6, rows: 6, closed: true, method: 'construct' }, 'straight', 'dark'),
  'knight-smooth': (name) =>
    saveTour(name, { cols: 8, rows: 8, closed: true, method: 'construct' }, 'smooth', 'light'),
  'knight-ribbon': (name) => saveTour(name, { cols: 20, rows: 20, method: 'warnsdorff' }, 'smooth', 'dark'),
  'knight-large': (name) => saveTour(name, { cols: 30, rows: 30, method: 'warnsdorff' }, 'straight', 'dark'),
  'knight-huge': (name) => saveTour(name, { cols: 100, rows: 100, method: 'construct' }, 'straight', 'light'),
  'knight-animated': (name) => {
    const tour = tourOf({ cols: 6, rows: 6, closed: true, method: 'construct' });
    save(name, animate({ kind: 'tour', tour, style: 'smooth' }));
  },
  'knight-tables': (name) => saveTables(name, 5, [[1], [1, 2], [1, 3], [1, 2, 3], [1, 2, 3, 4]], 'light'),
  'knight-table': (name) => saveTables(name, 7, [[1, 3]], 'light'),
  compare: (name) => saveComparison(name, korf, 'light'),
  looks: (name) => save(name, looksSheet()),
  palettes: (name) => save(name, palettesSheet()),
  'figure-groups': (name) => save(name, groupsFigure()),
  'figure-deepening': (name) => save(name, deepeningFigure(deep)),
  'figure-blocks': (name) => save(name, blocksFigure()),
  'figure-seam': (name) => save(name, seamFigure()),
  'figure-strips': (name) => save(name, stripsFigure()),
  'figure-warnsdorff': (name) => save(name, warnsdorffFigure()),
  'figure-ink': async (name) => save(name, await inkFigure()),
  'figure-cells': async (name) => save(name, await cellsFigure()),
};

mkdirSync(folder, { recursive: true });
const [asked = ''] = process.argv.slice(2);
for (const [name, make] of Object.entries(pictures)) if (name.startsWith(asked)) await make(name);
