import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/random.ts';
import { type Board, defaultGoal } from '../../../../../src/core/sliding/board.ts';
import { randomSolvableBoard } from '../../../../../src/core/sliding/scramble/scramble.ts';
import { solveAsHuman } from '../../../../../src/core/sliding/solve/construct/human.ts';
import { createSolverMemory, solveSliding } from '../../../../../src/core/sliding/solve/solve-sliding.ts';
import { tilesAfter } from '../../../../support/whole-graph.ts';

const random = seededRandom(23);

describe('solving as people do', () => {
  // The article on the 8-puzzle: 1, 2, 3 first, then the two rows below.
  test('3x3 begins with the top row, goes on with the left column and ends with the last 2x2', () => {
    const start = { rows: 3, cols: 3, tiles: [8, 6, 7, 2, 5, 4, 3, 0, 1] };
    const stages = solveAsHuman({ start, goal: defaultGoal(3, 3) });
    expect(stages.map(({ kind, number, tiles }) => ({ kind, number, tiles }))).toEqual([
      { kind: 'row', number: 1, tiles: [1, 2, 3] },
      { kind: 'column', number: 1, tiles: [4, 7] },
      { kind: 'rest', number: 1, tiles: [5, 6, 8] },
    ]);
  });

  test('no stage moves a tile and takes that back', () => {
    for (let board = 0; board < 50; board++) {
      const goal = defaultGoal(3, 3);
      for (const { moves } of solveAsHuman({ start: randomSolvableBoard(goal, random), goal })) {
        expect(moves).not.toMatch(/UD|DU|LR|RL/);
      }
    }
  });

  test('the last 2x2 is turned round in at most six moves', () => {
    for (let board = 0; board < 20; board++) {
      const goal = defaultGoal(4, 4);
      const stages = solveAsHuman({ start: randomSolvableBoard(goal, random), goal });
      expect(stages.at(-1)?.moves.length).toBeLessThanOrEqual(6);
    }
  });

  test('a line that is in place already takes no move', () => {
    const start = { rows: 3, cols: 3, tiles: [1, 2, 3, 4, 5, 6, 7, 0, 8] };
    const stages = solveAsHuman({ start, goal: defaultGoal(3, 3) });
    expect(stages.map(({ moves }) => moves)).toEqual(['', '', 'L']);
  });

  test.each([
    [2, 2],
    [3, 3],
    [2, 5],
    [5, 2],
    [3, 4],
    [4, 4],
    [6, 5],
    [10, 10],
  ])(
    'on %ix%i each stage places its tiles and leaves those of earlier ones in place, whatever the goal',
    (rows, cols) => {
      for (let board = 0; board < (rows === 10 ? 1 : 5); board++) {
        const usual = defaultGoal(rows, cols);
        const goal: Board = board === 0 ? usual : randomSolvableBoard(usual, random);
        let current: Board = randomSolvableBoard(goal, random);
        const done: number[] = [];
        for (const { tiles, moves } of solveAsHuman({ start: current, goal })) {
          current = { rows, cols, tiles: tilesAfter(current, moves) ?? [] };
          done.push(...tiles);
          for (const tile of done) expect(current.tiles.indexOf(tile)).toBe(goal.tiles.indexOf(tile));
        }
        expect(current.tiles).toEqual(goal.tiles);
        expect(new Set(done).size).toBe(rows * cols - 1);
      }
    },
  );

  test('the answer is the stages one after another, with what is known of a shortest one', () => {
    const start = { rows: 3, cols: 3, tiles: [8, 6, 7, 2, 5, 4, 3, 0, 1] };
    const puzzle = { start, goal: defaultGoal(3, 3) };
    const answer = solveSliding(
      { ...puzzle, algorithm: 'human', metric: 'stm', timeMs: 5000 },
      { now: () => performance.now(), memory: createSolverMemory(), table: () => undefined },
    );
    expect(answer).toMatchObject({
      moves: solveAsHuman(puzzle)
        .map(({ moves }) => moves)
        .join(''),
      algorithm: 'human',
      shortest: 31,
      lowerBound: 31,
      optimal: false,
    });
  });
});
