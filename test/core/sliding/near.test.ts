import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/random.ts';
import { type Board, defaultGoal, type Puzzle } from '../../../src/core/sliding/board.ts';
import { isSimilarPuzzle } from '../../../src/core/sliding/near.ts';
import { randomSolvableBoard } from '../../../src/core/sliding/scramble/scramble.ts';
import {
  type Frame,
  findBoardAt,
  framePuzzle,
  listBoardsAround,
  mirrorPuzzle,
  renumberPuzzle,
  reversePuzzle,
  turnPuzzle,
} from '../../support/turn-puzzle.ts';

const random = seededRandom(37);
const puzzleOf = (rows: number, cols: number): Puzzle => {
  const goal = defaultGoal(rows, cols);
  return { start: randomSolvableBoard(goal, random), goal };
};
const isNear = (told: Puzzle, { start, goal }: Puzzle, moves = 6) =>
  isSimilarPuzzle(told, goal, [start], moves);

/** Moves the blank out of a part of the board and along the frame, never back in. */
function walkOutside(board: Board, isInside: (row: number, col: number) => boolean, moves: number): Board {
  const { rows, cols } = board;
  let tiles = board.tiles;
  let previous = -1;
  for (let move = 0; move < moves; move++) {
    const blank = tiles.indexOf(0);
    const [row, col] = [Math.floor(blank / cols), blank % cols];
    const next = [
      [row - 1, col],
      [row, col + 1],
      [row + 1, col],
      [row, col - 1],
    ].flatMap(([nextRow = 0, nextCol = 0]) => {
      const cell = nextRow * cols + nextCol;
      const isOnBoard = nextRow >= 0 && nextRow < rows && nextCol >= 0 && nextCol < cols;
      // On its way out it goes down or to the right, along the border.
      const isOut = !isInside(nextRow, nextCol) || (isInside(row, col) && cell > blank);
      return isOnBoard && isOut && cell !== previous ? [cell] : [];
    })[0];
    if (next === undefined) break;
    tiles = tiles.with(blank, tiles[next] ?? 0).with(next, 0);
    previous = blank;
  }
  return { ...board, tiles };
}

const FRAMES: readonly Frame[] = [
  { above: 1 },
  { below: 1 },
  { left: 1 },
  { right: 1 },
  { above: 1, left: 1 },
  { above: 2, right: 1 },
  { above: 1, below: 1, left: 1, right: 1 },
  { below: 3, left: 2 },
];

describe.each([
  [3, 3],
  [2, 5],
  [3, 4],
  [4, 4],
])('a secret %i x %i', (rows, cols) => {
  const secret = puzzleOf(rows, cols);

  test.each(FRAMES)('is told by a larger board that has it in a frame: %o', (frame) => {
    const told = framePuzzle(secret, frame);
    expect(isNear(told, secret, 0)).toBe(true);
    expect(isNear(reversePuzzle(renumberPuzzle(mirrorPuzzle(turnPuzzle(told)))), secret, 0)).toBe(true);
  });

  test.each(FRAMES)('is told by a larger board some moves away, which reach into the frame: %o', (frame) => {
    const { start, goal } = framePuzzle(secret, frame);
    expect(isNear({ start: findBoardAt(start, 1), goal }, secret, 1)).toBe(true);
    expect(isNear({ start: findBoardAt(start, 3), goal: findBoardAt(goal, 2) }, secret)).toBe(true);
  });

  test('is told by the rest of its board where a border of it is solved', () => {
    for (const frame of FRAMES) expect(isNear(secret, framePuzzle(secret, frame), 0)).toBe(true);
  });

  test('is told by the rest of its board in another frame', () => {
    expect(isNear(framePuzzle(secret, { left: 2 }), framePuzzle(secret, { above: 1, right: 1 }), 0)).toBe(
      true,
    );
  });

  const walks = FRAMES.flatMap((frame) =>
    [7, 9, 12, 16, 20].map((length) => ({ frame, length, puzzle: framePuzzle(secret, frame) })),
  );

  test.each(walks)('is told where the blank walks $length moves around its frame: $frame', (walk) => {
    const { start, goal } = walk.puzzle;
    const [top, left] = [walk.frame.above ?? 0, walk.frame.left ?? 0];
    const isInside = (row: number, col: number): boolean =>
      row >= top && row < top + rows && col >= left && col < left + cols;
    const walked = (board: Board): Board => walkOutside(board, isInside, walk.length);
    const told = { start, goal: walked(goal) };
    for (const seen of [told, reversePuzzle(told), renumberPuzzle(turnPuzzle(told))])
      expect(isNear(seen, secret)).toBe(true);
  });

  test('is told although tiles far away are out of place too', () => {
    const { start, goal } = framePuzzle(secret, { above: 4 });
    const [first = 0, second = 0, third = 0, ...others] = start.tiles;
    expect(isNear({ start: { ...start, tiles: [second, third, first, ...others] }, goal }, secret)).toBe(
      true,
    );
  });

  test('isn’t told by a board whose other half is in another order', () => {
    const half = Math.floor((rows * cols) / 2);
    const inOtherOrder = (tiles: readonly number[]) =>
      tiles.toSpliced(0, half, ...tiles.slice(1, half), tiles[0] ?? 0);
    const { start, goal } = secret;
    const told = { start, goal: { ...goal, tiles: inOtherOrder(goal.tiles) } };
    expect(isNear(told, secret, half - 1)).toBe(false);
  });
});

test('40 boards that have nothing to do with it tell no secret board', () => {
  const secrets = [puzzleOf(3, 3), puzzleOf(2, 5), puzzleOf(3, 4), puzzleOf(4, 4)];
  const sizes = [3, 4, 5, 6].flatMap((rows) => [3, 4, 5, 6].map((cols) => [rows, cols] as const));
  for (let index = 0; index < 40; index++) {
    const told = puzzleOf(...(sizes[index % sizes.length] ?? [3, 3]));
    for (const secret of secrets) expect(isNear(told, secret)).toBe(false);
  }
});

test('a solved board tells no secret, and a solved position has none', () => {
  const goal = defaultGoal(4, 4);
  const fewMoves = { start: findBoardAt(goal, 4), goal };
  expect(isNear({ start: goal, goal }, fewMoves)).toBe(false);
  expect(isNear(fewMoves, { start: goal, goal })).toBe(false);
});

test('a position two moves before its goal is told by boards of its size alone', () => {
  const goal = defaultGoal(3, 3);
  const secret = { start: { ...goal, tiles: [1, 2, 3, 4, 5, 6, 0, 7, 8] }, goal };
  expect(isNear(turnPuzzle(secret), secret)).toBe(true);
  expect(isNear(framePuzzle(secret, { below: 2 }), secret)).toBe(false);
  expect(isNear({ start: { ...goal, tiles: [1, 2, 3, 4, 0, 6, 7, 5, 8] }, goal }, secret)).toBe(false);
  expect(isNear({ start: findBoardAt(goal, 6), goal }, secret)).toBe(false);
});

/** All boards that so many moves solve. */
const solvedIn = (goal: Board, moves: number): readonly Puzzle[] =>
  [...listBoardsAround(goal, moves)].map(([key]) => ({
    start: { ...goal, tiles: key.split(' ').map(Number) },
    goal,
  }));

test('no contest on a small board stops boards of other sizes that six moves solve', () => {
  const secrets = [puzzleOf(2, 2), puzzleOf(2, 2), puzzleOf(2, 3), puzzleOf(2, 4)];
  for (const told of [...solvedIn(defaultGoal(3, 3), 6), ...solvedIn(defaultGoal(4, 4), 6)])
    for (const secret of secrets) expect(isNear(told, secret)).toBe(false);
});

test('a game eight moves from its end stops few boards that eight moves solve', () => {
  const goal = defaultGoal(3, 3);
  const told = solvedIn(goal, 8);
  const secret = { start: findBoardAt(goal, 8), goal };
  const stopped = told.filter((puzzle) => isNear(puzzle, secret));
  expect(stopped.length).toBeGreaterThan(0);
  expect(stopped.length).toBeLessThan(told.length / 5);
});

test('a puzzle of 3x3 stops few of all boards of 3x3: nothing moves outside of the board', () => {
  const told = Array.from({ length: 500 }, () => puzzleOf(3, 3));
  const stopped = Array.from({ length: 4 }, () => puzzleOf(3, 3)).flatMap((secret) =>
    told.filter((puzzle) => isNear(puzzle, secret)),
  );
  expect(stopped.length / (4 * told.length)).toBeLessThan(0.0125);
});
