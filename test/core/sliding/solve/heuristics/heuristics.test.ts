import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { randomBelow, seededRandom } from '../../../../../src/core/random.ts';
import { type Board, defaultGoal } from '../../../../../src/core/sliding/board.ts';
import { HEURISTICS, type HeuristicName, isAdmissible } from '../../../../../src/core/sliding/method.ts';
import { randomSolvableBoard } from '../../../../../src/core/sliding/scramble/scramble.ts';
import type { Heuristic } from '../../../../../src/core/sliding/solve/heuristics/ida.ts';
import {
  buildWalkingTable,
  estimateWalkingEntries,
} from '../../../../../src/core/sliding/solve/heuristics/walking-table.ts';
import { NAMED_HEURISTICS } from '../../../../../src/core/sliding/solve/methods/named-heuristics.ts';
import { uprightPuzzle } from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';
import { slideTable } from '../../../../../src/core/sliding/solve/position/space.ts';
import { buildTable, createSolverMemory } from '../../../../../src/core/sliding/solve/solve-sliding.ts';
import { keyOf, neighbours, tilesOf, wholeGraph } from '../../../../support/whole-graph.ts';

const tables = new Map<string, Uint8Array>();
const sources = {
  walkingTables: createSolverMemory().walkingTables,
  placementSpaces: createSolverMemory().placementSpaces,
  table(key: string): Uint8Array {
    const table = tables.get(key) ?? buildTable(key);
    tables.set(key, table);
    return table;
  },
};

/** The heuristic for a goal, and its value for a board written as text. */
function looking(name: HeuristicName, goal: Board): { heuristic: Heuristic; of: (text: string) => number } {
  const site = uprightPuzzle({ start: goal, goal });
  const heuristic = NAMED_HEURISTICS[name](site, sources);
  const of = (text: string): number => {
    const start = { ...goal, tiles: tilesOf(text) };
    return heuristic.estimateFrom(uprightPuzzle({ start, goal }).state).initial;
  };
  return { heuristic, of };
}

const random = seededRandom(11);
const goals: [string, Board][] = [
  ['2x3, the usual goal', defaultGoal(2, 3)],
  ['2x3, the blank amid', { rows: 2, cols: 3, tiles: [3, 0, 5, 1, 4, 2] }],
  ['3x2', { rows: 3, cols: 2, tiles: [5, 2, 0, 4, 1, 3] }],
  ['3x3, the blank at an edge', { rows: 3, cols: 3, tiles: [8, 0, 1, 4, 2, 6, 3, 5, 7] }],
];
const graphs = goals.map(([, goal]) => wholeGraph(goal));

/** Every board of the smaller sizes, each fortieth of the larger. */
const boardsOf = (at: number): [string, number][] =>
  [...(graphs[at] ?? [])]
    .filter((_, index, all) => all.length < 1000 || index % 40 === 0)
    .map(([key, { distance }]) => [key, distance]);

describe.each(HEURISTICS)('%s', (name) => {
  test.each(goals.map(([title], at) => [title, at] as const))('on %s', (_, at) => {
    const goal = goals[at]?.[1] ?? defaultGoal(2, 2);
    const { of } = looking(name, goal);
    let over = 0;
    for (const [text, distance] of boardsOf(at)) {
      const estimate = of(text);
      expect(estimate === 0, text).toBe(distance === 0);
      if (estimate > distance) over++;
    }
    expect(over > 0).toBe(!isAdmissible(name));
  });

  test('follows a search as if it were asked anew each time, and takes every step back', () => {
    for (const [rows, cols] of [
      [2, 4],
      [3, 3],
      [3, 4],
    ] as const) {
      const goal = randomSolvableBoard(defaultGoal(rows, cols), random);
      const canonical = uprightPuzzle({ start: randomSolvableBoard(goal, random), goal });
      const heuristic = NAMED_HEURISTICS[name](canonical, sources);
      const state = canonical.state.slice();
      const estimate = heuristic.estimateFrom(canonical.state);
      const done: [number, number, number, number][] = [];
      let now = estimate.initial;
      for (let step = 0; step < 60; step++) {
        const hole = state.indexOf(canonical.blank);
        const cells = [...slideTable(rows, cols).subarray(4 * hole, 4 * hole + 4)].filter(
          (cell) => cell >= 0,
        );
        const cell = cells[randomBelow(random, cells.length)] ?? 0;
        const tile = state[cell] ?? 0;
        state[hole] = tile;
        state[cell] = canonical.blank;
        const anew = heuristic.estimateFrom(state).initial;
        expect(estimate.trySlide(tile, cell, hole, anew - 1)).toBe(-1);
        expect(estimate.trySlide(tile, cell, hole, anew)).toBe(anew);
        done.push([tile, cell, hole, now]);
        now = anew;
      }
      for (const [tile, cell, hole] of done.reverse()) estimate.undo(tile, cell, hole);
      expect(canonical.state).not.toEqual(state);
      const [tile, cell, hole] = done.at(-1) ?? [0, 0, 0];
      expect(estimate.trySlide(tile, cell, hole, 255)).toBe(done.at(-2)?.[3]);
    }
  });
});

test.each(['misplaced', 'manhattan', 'linear-conflict', 'walking-distance'] as const)(
  '%s is consistent: it changes by at most one with each move',
  (name) => {
    for (const at of goals.keys()) {
      const goal = goals[at]?.[1] ?? defaultGoal(2, 2);
      const { of } = looking(name, goal);
      for (const [text] of boardsOf(at).slice(0, 1500)) {
        for (const [, next] of neighbours(goal.rows, goal.cols, text, false)) {
          expect(Math.abs(of(text) - of(next))).toBeLessThanOrEqual(1);
        }
      }
    }
  },
);

test('the heuristics agree with counting by hand', () => {
  const says = (name: HeuristicName, text: string, rows: number, cols: number): number =>
    looking(name, defaultGoal(rows, cols)).of(text);
  // 2 and 1 exchanged in the top row of 3x3: two tiles out of place, a step each, and one must make room.
  const pair = keyOf([2, 1, 3, 4, 5, 6, 7, 8, 0]);
  expect(says('misplaced', pair, 3, 3)).toBe(2);
  expect(says('row-weighted', pair, 3, 3)).toBe(6);
  expect(says('manhattan', pair, 3, 3)).toBe(2);
  expect(says('linear-conflict', pair, 3, 3)).toBe(4);
  // Tile 8 one step from home in the lowest row.
  const near = keyOf([1, 2, 3, 4, 5, 6, 7, 0, 8]);
  for (const name of HEURISTICS) expect(says(name, near, 3, 3), name).toBe(1);
});

test('on boards of 4x4 none of them exceeds the published optimum (Korf 1985)', () => {
  const goal: Board = { rows: 4, cols: 4, tiles: [...Array(16).keys()] };
  const file = new URL('../../../../../bench/boards/korf100.txt', import.meta.url);
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [, optimum = 0, ...tiles] = line.split(' ').map(Number);
    for (const name of ['misplaced', 'manhattan', 'linear-conflict', 'walking-distance'] as const) {
      expect(looking(name, goal).of(keyOf(tiles))).toBeLessThanOrEqual(optimum);
    }
  }
});

test('walking distance has its published 24,964 arrangements on 4x4', () => {
  expect(buildWalkingTable({ lines: 4, length: 4, blankGoalLine: 3 }).entries).toBe(24_964);
});

test.each([
  [2, 2],
  [3, 3],
  [3, 5],
  [4, 3],
  [5, 2],
])('the size of a walking table of %i lines of %i is foretold within a factor of two', (lines, length) => {
  const { entries } = buildWalkingTable({ lines, length, blankGoalLine: 0 });
  expect(estimateWalkingEntries(lines, length) / entries).toBeGreaterThan(0.5);
  expect(estimateWalkingEntries(lines, length) / entries).toBeLessThan(2);
});
