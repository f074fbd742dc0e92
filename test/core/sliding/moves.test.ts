import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/random.ts';
import { type Board, defaultGoal, type Puzzle } from '../../../src/core/sliding/board.ts';
import { checkSlidingAnswer } from '../../../src/core/sliding/check-answer.ts';
import {
  applyMove,
  applyMoves,
  boardsAlong,
  countMoves,
  invertMoves,
  legalMoves,
  movedCells,
  movesForPress,
} from '../../../src/core/sliding/moves.ts';
import { isSolvable, parityOf, swapThatMakesSolvable } from '../../../src/core/sliding/parity.ts';
import { boardAfterRandomMoves, randomSolvableBoard } from '../../../src/core/sliding/scramble/scramble.ts';
import type { SlidingAnswer } from '../../../src/core/sliding/sliding-answer.ts';

const board = (rows: number, cols: number, ...tiles: number[]): Board => ({ rows, cols, tiles });
const start = board(2, 3, 1, 2, 3, 4, 0, 5);

describe('moves', () => {
  test('a letter is the way the tile goes', () => {
    expect(applyMove(start, 'L')?.tiles).toEqual([1, 2, 3, 4, 5, 0]);
    expect(applyMove(start, 'R')?.tiles).toEqual([1, 2, 3, 0, 4, 5]);
    expect(applyMove(start, 'D')?.tiles).toEqual([1, 0, 3, 4, 2, 5]);
    expect(applyMove(start, 'U')).toBeUndefined();
    expect(applyMove(board(2, 2, 0, 1, 2, 3), 'U')?.tiles).toEqual([2, 1, 0, 3]);
  });

  test.each([
    [0, 'UL'],
    [1, 'LRU'],
    [2, 'UR'],
    [3, 'UDL'],
    [4, 'UDLR'],
    [5, 'UDR'],
    [6, 'DL'],
    [7, 'DLR'],
    [8, 'DR'],
  ])('with the blank in cell %i of 3x3 tiles can go %s', (cell, letters) => {
    const tiles = [1, 2, 3, 4, 5, 6, 7, 8];
    tiles.splice(cell, 0, 0);
    expect(legalMoves(board(3, 3, ...tiles)).sort()).toEqual([...letters].sort());
  });

  test('a line of moves is followed, and the first that is impossible is named', () => {
    expect(applyMoves(start, 'DLU')).toMatchObject({
      ok: true,
      value: { tiles: [1, 3, 5, 4, 2, 0].map(Number) },
    });
    expect(applyMoves(start, '')).toEqual({ ok: true, value: start });
    expect(applyMoves(start, 'LLU')).toEqual({
      ok: false,
      fault: { code: 'illegal-move', facts: { index: 2, move: 'L' } },
    });
    expect(boardsAlong(start, 'LR').map(({ tiles }) => tiles.join(''))).toEqual([
      '123405',
      '123450',
      '123405',
    ]);
    expect(() => boardsAlong(start, 'U')).toThrow();
  });

  test('a pressed tile takes those between it and the blank along', () => {
    const row = board(2, 4, 0, 1, 2, 3, 4, 5, 6, 7);
    expect(movesForPress(row, 3)).toBe('LLL');
    expect(movesForPress(row, 4)).toBe('U');
    for (const cell of [0, 5, 7, -1, 8, 1.5, Number.NaN]) expect(movesForPress(row, cell)).toBe('');
    const column = board(3, 2, 1, 2, 3, 4, 5, 0);
    expect(movesForPress(column, 1)).toBe('DD');
    expect(movesForPress(column, 4)).toBe('R');
  });

  test("the moved cells are the tile's and the blank's", () => {
    expect(movedCells(start, 'L')).toEqual([5, 4]);
    expect(movedCells(start, 'D')).toEqual([1, 4]);
    expect(movedCells(start, 'U')).toEqual([]);
  });

  test('back is the opposite way in the opposite order', () => {
    expect(invertMoves('LURRD')).toBe('ULLDR');
  });

  test.each([
    ['', 0, 0],
    ['L', 1, 1],
    ['LL', 2, 1],
    ['LLUULRR', 7, 4],
  ])('%j counts %i steps, %i slides', (moves, steps, slides) => {
    expect(countMoves(moves, 'stm')).toBe(steps);
    expect(countMoves(moves, 'mtm')).toBe(slides);
  });
});

describe('parity', () => {
  // Sam Loyd's 14-15 puzzle, and the usual cases on boards of even and odd width.
  test.each([
    ['14-15', board(4, 4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0), false, 1, 0],
    ['two pairs exchanged', board(4, 4, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0), true, 2, 0],
    ['the blank one up', board(4, 4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 13, 14, 15, 12), true, 3, 1],
    ['8-puzzle, one exchange', board(3, 3, 2, 1, 3, 4, 5, 6, 7, 8, 0), false, 1, 0],
    ['2x3, one move away', start, true, 0, 1],
    ['2x3, one exchange (LeetCode 773)', board(2, 3, 1, 2, 3, 5, 4, 0), false, 1, 0],
  ])('%s', (_, from, solvable, inversions, blankDistance) => {
    const puzzle = { start: from, goal: defaultGoal(from.rows, from.cols) };
    expect(parityOf(puzzle)).toEqual({
      solvable,
      inversions,
      blankDistance,
      isPermutationOdd: (blankDistance % 2 === 1) === solvable,
    });
  });

  test('the two tiles to exchange make any unsolvable puzzle solvable', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 300; round++) {
      const rows = 2 + (round % 4);
      const cols = 2 + (round % 3);
      const goal = randomSolvableBoard(defaultGoal(rows, cols), random);
      const fine = randomSolvableBoard(goal, random);
      const swap = (a: number, b: number): Puzzle => ({
        goal,
        start: { rows, cols, tiles: fine.tiles.map((tile) => (tile === a ? b : tile === b ? a : tile)) },
      });
      const broken = swap(1, 3);
      expect(isSolvable(broken)).toBe(false);
      const [a, b] = swapThatMakesSolvable(broken);
      const mended = broken.start.tiles.map((tile) => (tile === a ? b : tile === b ? a : tile));
      expect(isSolvable({ goal, start: { rows, cols, tiles: mended } })).toBe(true);
    }
  });

  test('of the 14-15 puzzle those two are named', () => {
    const loyd = board(4, 4, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0);
    expect(swapThatMakesSolvable({ start: loyd, goal: defaultGoal(4, 4) }).sort((a, b) => a - b)).toEqual([
      14, 15,
    ]);
  });
});

describe('scrambles', () => {
  test.each([
    [2, 2, 12],
    [2, 3, 360],
  ])('%ix%i: all %i solvable positions are equally likely', (rows, cols, positions) => {
    const random = seededRandom(11);
    const goal = randomSolvableBoard(defaultGoal(rows, cols), random);
    const counts = new Map<string, number>();
    const draws = 50 * positions;
    for (let draw = 0; draw < draws; draw++) {
      const key = randomSolvableBoard(goal, random).tiles.join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(positions);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 50) ** 2 / 50, 0);
    const freedom = positions - 1;
    expect(Math.abs(chiSquare - freedom)).toBeLessThan(4 * Math.sqrt(2 * freedom));
  });

  test('a random walk has the asked number of moves and takes none back', () => {
    const goal = defaultGoal(3, 3);
    // From the corner: the goal, its 2 neighbours, then 4, 8, 16 positions (OEIS A089473), all as likely to
    // be met.
    for (const [moves, positions] of [
      [0, 1],
      [1, 2],
      [2, 4],
      [3, 8],
      [4, 16],
    ] as const) {
      const random = seededRandom(moves);
      const met = new Set(
        Array.from({ length: 600 }, () => boardAfterRandomMoves(goal, moves, random).tiles.join()),
      );
      expect(met.size).toBe(positions);
    }
  });

  test('the same seed draws the same board', () => {
    expect(randomSolvableBoard(defaultGoal(5, 5), seededRandom(9))).toEqual(
      randomSolvableBoard(defaultGoal(5, 5), seededRandom(9)),
    );
  });
});

describe('the checker', () => {
  const puzzle: Puzzle = { start: board(2, 3, 1, 2, 3, 0, 4, 5), goal: defaultGoal(2, 3) };
  const right: SlidingAnswer = {
    solvable: true,
    length: 2,
    moves: 'LL',
    optimal: true,
    lowerBound: 2,
    metric: 'stm',
    algorithm: 'bfs',
    expanded: 2,
    milliseconds: 0,
  };

  test('accepts what is right', () => {
    expect(checkSlidingAnswer(puzzle, right)).toBeUndefined();
    expect(checkSlidingAnswer(puzzle, { ...right, metric: 'mtm', length: 1, lowerBound: 1 })).toBeUndefined();
    expect(
      checkSlidingAnswer(puzzle, { ...right, moves: 'LLRL', length: 4, optimal: false }),
    ).toBeUndefined();
  });

  const loyd: Puzzle = { start: board(2, 2, 2, 1, 3, 0), goal: defaultGoal(2, 2) };
  const none: SlidingAnswer = {
    ...right,
    solvable: false,
    length: -1,
    moves: '',
    optimal: false,
    lowerBound: -1,
  };

  test('accepts that there is no solution where there is none', () => {
    expect(checkSlidingAnswer(loyd, none)).toBeUndefined();
  });

  test.each<[string, Partial<SlidingAnswer>]>([
    ['a move off the board', { moves: 'R' }],
    ['a move off the lower edge', { moves: 'U' }],
    ['a letter that is no move', { moves: 'LX' }],
    ['another end', { moves: 'L', length: 1, lowerBound: 1 }],
    ["a length that isn't that of the moves", { length: 3, lowerBound: 3 }],
    ['steps counted as slides', { metric: 'mtm' }],
    ['a bound above the length', { lowerBound: 3, optimal: false }],
    ['a claim without proof', { lowerBound: 1 }],
    ['a proof without claim', { optimal: false }],
    ['a heuristic that nobody asked for', { heuristic: 'manhattan' }],
    ['a search that held nothing', { memoryBytes: 0 }],
    ['moves for an unsolvable puzzle', { solvable: false }],
    ['no solution for a solvable puzzle', none],
  ])('refuses %s', (_, wrong) => {
    expect(checkSlidingAnswer(puzzle, { ...right, ...wrong })).toEqual(expect.any(String));
  });
});
