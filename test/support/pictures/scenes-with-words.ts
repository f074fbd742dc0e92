import { analysisScene } from '../../../src/commands/analyse/analysis-scene.ts';
import { comparisonScene } from '../../../src/commands/compare/rows.ts';
import { parityScene } from '../../../src/commands/explain/explain-parity.ts';
import { tablesScene } from '../../../src/commands/knight/table.ts';
import { statsScene } from '../../../src/commands/stats/stats.ts';
import type { BacktrackTable } from '../../../src/core/knight/classic/table.ts';
import { analyseBoard } from '../../../src/core/sliding/analysis/analyse-board.ts';
import { analyseSolution } from '../../../src/core/sliding/analysis/analyse-solution.ts';
import { defaultGoal } from '../../../src/core/sliding/board.ts';
import { createSolverMemory } from '../../../src/core/sliding/solve/solve-sliding.ts';
import { statsOf } from '../../../src/daily/player-stats.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import type { Texts } from '../../../src/i18n/texts.ts';
import type { Scene } from '../../../src/render/scene/scene.ts';
import type { MethodOutcome } from '../../../src/solver/comparison.ts';

const english = loadCatalogue().texts('en');

/** The English texts with each picture's words preceded by others, as a longer language has them. */
export const lengthenTexts = (locale: string, words: string): Texts => ({
  ...english,
  locale,
  say: (id, facts) => `${id.startsWith('picture-') ? words : ''}${english.say(id, facts)}`,
});

const TABLES: readonly BacktrackTable[] = [[1], [1, 2], [1, 3], [1, 2, 3], [1, 2, 3, 4]].map((opts) => ({
  cols: 5,
  rows: 5,
  opts: opts as BacktrackTable['opts'],
  program: 'iterative',
  table: Array.from({ length: 5 }, (_, row) => [row * 70_001, 'N', 12, 'LIM', 3456]),
  arrays: Array.from({ length: 5 }, () => ['A', undefined, 'B', undefined, 'A']),
}));

const answer = (length: number, lowerBound: number): MethodOutcome =>
  ({
    method: { algorithm: 'astar', heuristic: 'pattern-database' },
    outcome: length === lowerBound ? 'optimal' : 'found',
    answer: { length, lowerBound, expanded: 123_456_789, milliseconds: 54_321, memoryBytes: 987_654_321 },
  }) as MethodOutcome;

const SOLVED = {
  day: '2026-11-23',
  name: 'Knight 6x6',
  moveCount: 18,
  par: 16,
  milliseconds: 61_000,
  assisted: false,
};

/** One scene of each kind that has words, made as the commands make them. */
export function makeScenesWithWords(texts: Texts = english): readonly (readonly [string, Scene])[] {
  const goal = defaultGoal(2, 3);
  const start = { rows: 2, cols: 3, tiles: [4, 1, 2, 5, 0, 3] };
  const tools = { now: () => 0, table: () => undefined, memory: createSolverMemory() };
  const asked = { start, goal, metric: 'stm', timeMs: 5000 } as const;
  const board = analyseBoard(asked, tools);
  const way = analyseSolution({ ...asked, moves: 'LRDULR' }, tools);
  return [
    ['parity', parityScene(texts, { start, goal })],
    ['analysis', analysisScene(texts, { start, goal }, board)],
    ['way', analysisScene(texts, { start, goal }, way)],
    ['comparison', comparisonScene(texts, [answer(31, 31), answer(90, 31)])],
    ['stats', statsScene(texts, statsOf([SOLVED], '2026-11-30'))],
    ['backtracks', tablesScene(texts, TABLES)],
    ['backtracks alone', tablesScene(texts, TABLES.slice(0, 1))],
    [
      'tour',
      {
        kind: 'tour',
        tour: { cols: 5, rows: 5, order: Int32Array.from({ length: 25 }, (_, at) => at + 1), closed: false },
        measures: texts.say('picture-table-counted'),
      },
    ],
  ];
}
