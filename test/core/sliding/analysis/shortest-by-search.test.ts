import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/random.ts';
import type { ShortestSolutions } from '../../../../src/core/sliding/analysis/analysis.ts';
import { findShortestBySearch } from '../../../../src/core/sliding/analysis/shortest-by-search.ts';
import { type Board, defaultGoal } from '../../../../src/core/sliding/board.ts';
import { applyMoves } from '../../../../src/core/sliding/moves.ts';
import { randomMoves } from '../../../../src/core/sliding/scramble/scramble.ts';
import { linearConflictEstimate } from '../../../../src/core/sliding/solve/heuristics/linear-conflict.ts';
import { canonicalPuzzle } from '../../../../src/core/sliding/solve/position/canonical-puzzle.ts';
import { keyOf, neighbours, wholeGraph } from '../../../support/whole-graph.ts';

function found(start: Board, goal: Board, length: number, shouldStop = () => false): ShortestSolutions {
  const canonical = canonicalPuzzle({ start, goal });
  return findShortestBySearch(canonical, linearConflictEstimate(canonical), length, 8, shouldStop);
}

function scrambled(goal: Board, moves: string): Board {
  const board = applyMoves(goal, moves);
  if (!board.ok) throw new Error(`${moves} can't be made`);
  return board.value;
}

describe('all shortest solutions by search', () => {
  test.each([
    [4, 4, 14],
    [3, 5, 14],
    [5, 3, 12],
    [2, 7, 18],
    [3, 3, 20],
  ])(
    'on %ix%i within %i moves are as many as by brute force, and so are the good first moves',
    (rows, cols, most) => {
      const goal = defaultGoal(rows, cols);
      const graph = wholeGraph(goal, false, most);
      const random = seededRandom(rows * 10 + cols);
      for (let count = 0; count < 60; count++) {
        const start = scrambled(goal, randomMoves(goal, most, random));
        const vertex = graph.get(keyOf(start.tiles));
        const length = vertex?.distance ?? -1;
        const { complete, first, good, ...solutions } = found(start, goal, length);
        const better = neighbours(rows, cols, keyOf(start.tiles), false)
          .filter(([, next]) => graph.get(next)?.distance === length - 1)
          .map(([letter]) => letter);
        expect([complete, solutions.count, solutions.unsure]).toEqual([true, vertex?.ways, []]);
        expect([...good].sort()).toEqual(better.sort());
        expect(new Set(first).size).toBe(Math.min(solutions.count, 8));
        for (const moves of first) {
          expect(moves).toHaveLength(length);
          expect(scrambled(start, moves)).toEqual(goal);
        }
      }
    },
  );

  test('when stopped are at least so many, and the first moves not yet searched are not called bad', () => {
    // Korf 1985, number 12: 45 moves.
    const start = { rows: 4, cols: 4, tiles: [14, 1, 9, 6, 4, 8, 12, 5, 7, 2, 3, 0, 10, 11, 13, 15] };
    const goal = { rows: 4, cols: 4, tiles: [...Array(16).keys()] };
    const all = found(start, goal, 45);
    const stopped = found(start, goal, 45, () => true);
    expect(all.complete).toBe(true);
    expect(stopped.complete).toBe(false);
    expect(stopped.count).toBeLessThanOrEqual(all.count);
    const left = [...stopped.good, ...stopped.unsure];
    expect(left).toEqual(expect.arrayContaining([...all.good]));
    expect(stopped.unsure.length).toBeGreaterThan(0);
  });
});
