import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/random.ts';
import { type Board, defaultGoal, type Puzzle } from '../../../src/core/sliding/board.ts';
import { isSimilarPuzzle } from '../../../src/core/sliding/near.ts';
import { randomSolvableBoard } from '../../../src/core/sliding/scramble/scramble.ts';
import {
  findBoardAt,
  listBoardsAround,
  mirrorPuzzle,
  renumberPuzzle,
  reversePuzzle,
  turnPuzzle,
} from '../../support/turn-puzzle.ts';

const same = (puzzle: Puzzle): Puzzle => puzzle;
/** All ways to turn and mirror a puzzle, in other numbers and from its other end. */
const views = [same, turnPuzzle]
  .flatMap((quarter) =>
    [same, (puzzle: Puzzle) => turnPuzzle(turnPuzzle(puzzle))].map((half) => [quarter, half]),
  )
  .flatMap((turns) => [same, mirrorPuzzle].map((mirror) => [...turns, mirror]))
  .flatMap((changes) => [same, renumberPuzzle].map((name) => [...changes, name]))
  .flatMap((changes) => [same, reversePuzzle].map((end) => [...changes, end]))
  .map((changes) => (puzzle: Puzzle) => changes.reduce((seen, change) => change(seen), puzzle));

const random = seededRandom(7);
const SIZES = [
  [2, 3],
  [3, 3],
  [3, 4],
  [4, 4],
] as const;

describe.each(SIZES)('a way on %i x %i', (rows, cols) => {
  const goal = defaultGoal(rows, cols);
  const start = randomSolvableBoard(goal, random);
  const isTold = (told: Puzzle, moves: number) => isSimilarPuzzle(told, goal, [start], moves);

  test('is the same however its board is turned, mirrored, numbered or read', () => {
    expect(views).toHaveLength(32);
    for (const view of views) expect(isTold(view({ start, goal }), 0)).toBe(true);
  });

  test.each([
    [3, 0],
    [0, 3],
    [2, 1],
  ])('may miss %i moves at its start and %i at its goal', (first, last) => {
    const told = { start: findBoardAt(start, first), goal: findBoardAt(goal, last) };
    for (const view of views) {
      expect(isTold(view(told), 3)).toBe(true);
      expect(isTold(view(told), 2)).toBe(false);
    }
  });

  // As many moves as a start two rows high may miss, and as others may.
  const most = rows * cols === 6 ? 3 : 6;
  test('is near exactly where a search around its start says so', () => {
    const around = listBoardsAround(start, most);
    const isHome = goal.tiles.join(' ');
    for (const [key, distance] of listBoardsAround(start, most + 2)) {
      const board: Board = { rows, cols, tiles: key.split(' ').map(Number) };
      if (around.has(key)) expect(isTold({ start: board, goal }, distance)).toBe(true);
      // Other ends and views of small boards may be near by chance.
      else if (rows * cols > 9 && key !== isHome) expect(isTold({ start: board, goal }, most)).toBe(false);
    }
  });
});

test('any of several starts will do', () => {
  const goal = defaultGoal(3, 3);
  const starts = [randomSolvableBoard(goal, random), randomSolvableBoard(goal, random)];
  for (const start of starts) expect(isSimilarPuzzle({ start, goal }, goal, starts, 0)).toBe(true);
});
