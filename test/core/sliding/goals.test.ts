import { expect, test } from 'vitest';
import { GOAL_NAMES, namedGoal } from '../../../src/core/sliding/goals.ts';
import { makeBoard, parseBoard } from '../../../src/core/sliding/notation/puzzle.ts';
import { isSolvable, withReachableGoal } from '../../../src/core/sliding/parity.ts';
import { parsePuzzle } from '../../support/sliding-words.ts';

test.each([
  ['snail', 3, 3, '1 2 3/8 0 4/7 6 5'],
  ['snail', 4, 4, '1 2 3 4/12 13 14 5/11 0 15 6/10 9 8 7'],
  ['snail', 2, 5, '1 2 3 4 5/0 9 8 7 6'],
  ['snail', 5, 2, '1 2/0 3/9 4/8 5/7 6'],
  ['blank-first', 2, 3, '0 1 2/3 4 5'],
  ['reversed', 2, 3, '5 4 3/2 1 0'],
  ['columns', 2, 3, '1 3 5/2 4 0'],
  ['snake', 3, 4, '1 2 3 4/8 7 6 5/9 10 11 0'],
] as const)('%s of %ix%i', (name, rows, cols, board) => {
  expect(makeBoard(namedGoal(name, rows, cols))).toBe(board);
});

test('each goal of each size has all tiles', () => {
  for (const name of GOAL_NAMES)
    for (let rows = 2; rows <= 10; rows++)
      for (let cols = 2; cols <= 10; cols++)
        expect(new Set(namedGoal(name, rows, cols).tiles)).toEqual(new Set(Array(rows * cols).keys()));
});

test('an unsolvable board gets a goal that it can reach', () => {
  const reached = ['2 1 3/4 5 6/7 8 0', '2 1 3 4/5 6 7 8/9 10 11 12/13 14 15 0'].map((text) => {
    const puzzle = parsePuzzle(text);
    const other = puzzle.ok ? withReachableGoal(puzzle.value) : undefined;
    return other && [other.goalName, isSolvable(other)];
  });
  expect(reached).toEqual([
    ['snail', true],
    ['blank-first', true],
  ]);
});

test.each([
  ['1 2 3/4 5 6/7 0 8 -> snail', '1 2 3/8 0 4/7 6 5'],
  ['1 2 3/4 5 6/7 0 8 goal: spiral.', '1 2 3/8 0 4/7 6 5'],
  ['1 2 3/4 5 6/7 0 8 to blank first', '0 1 2/3 4 5/6 7 8'],
  ['1 2 3/4 5 6/7 0 8 Schnecke', '1 2 3/8 0 4/7 6 5'],
  ['1 2 3/4 5 6/7 0 8 meta columnas', '1 4 7/2 5 8/3 6 0'],
  ['1 2 3/4 5 6/7 0 8 -> змейка', '1 2 3/6 5 4/7 8 0'],
  ['1 2 3/4 5 6/7 0 8 到 倒序', '8 7 6/5 4 3/2 1 0'],
])('%s', (text, goal) => {
  const puzzle = parsePuzzle(text);
  expect(puzzle.ok && makeBoard(puzzle.value.goal)).toBe(goal);
  expect(parseBoard('1 2 3/4 5 6/7 0 8')).toMatchObject({ value: puzzle.ok && puzzle.value.start });
});
