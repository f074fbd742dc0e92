import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, defaultGoal, isSameBoard, type Puzzle } from '../../src/core/sliding/board.ts';
import { makeCode, parseCode } from '../../src/core/sliding/notation/code.ts';
import { parseBoard, parsePuzzle } from '../../src/core/sliding/notation/puzzle.ts';
import { isSolvable, swapThatMakesSolvable } from '../../src/core/sliding/parity.ts';

const side = fc.integer({ min: 2, max: 10 });

/** Any board of that size, the blank anywhere. */
const boardOf = (rows: number, cols: number): fc.Arbitrary<Board> => {
  const tiles = Array.from({ length: rows * cols }, (_, tile) => tile);
  return fc
    .shuffledSubarray(tiles, { minLength: tiles.length })
    .map((shuffled) => ({ rows, cols, tiles: shuffled }));
};

function mended(puzzle: Puzzle): Puzzle {
  if (isSolvable(puzzle)) return puzzle;
  const [a, b] = swapThatMakesSolvable(puzzle);
  const tiles = puzzle.start.tiles.map((tile) => (tile === a ? b : tile === b ? a : tile));
  return { ...puzzle, start: { ...puzzle.start, tiles } };
}

const puzzles = fc
  .record({ rows: side, cols: side, isUsual: fc.boolean() })
  .chain(({ rows, cols, isUsual }) =>
    fc.record({
      start: boardOf(rows, cols),
      goal: isUsual ? fc.constant(defaultGoal(rows, cols)) : boardOf(rows, cols),
    }),
  )
  .map(mended);

test('a code gives its puzzle back, and nothing reads it as a board', () => {
  fc.assert(
    fc.property(puzzles, (puzzle) => {
      const code = makeCode(puzzle) ?? '';
      expect(parseCode(code)).toEqual(puzzle);
      expect(parsePuzzle(code).ok).toBe(false);
      expect(code).toMatch(/^[A-Za-z0-9-]+$/);
    }),
    { numRuns: 150 },
  );
});

test('what cannot be solved has no code', () => {
  fc.assert(
    fc.property(puzzles, (puzzle) => {
      const [a, b] = swapThatMakesSolvable(puzzle);
      const tiles = puzzle.start.tiles.map((tile) => (tile === a ? b : tile === b ? a : tile));
      expect(makeCode({ ...puzzle, start: { ...puzzle.start, tiles } })).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test('any text is a code of one puzzle or none', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 100 }),
    fc.stringMatching(/^[PQRSTUVWY][0-9A-Za-z]{1,12}(-[0-9A-Za-z]{1,9})?$/),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const puzzle = parseCode(text);
      if (puzzle !== undefined) expect(makeCode(puzzle)).toBe(text);
    }),
  );
});

// log62 of (rows * cols)! / 2, and of all smaller sizes' boards, rounded up, and one for the check.
test.each([
  [2, 2, 2],
  [2, 3, 3],
  [3, 3, 4],
  [4, 4, 9],
  [5, 5, 15],
  [8, 8, 51],
  [10, 10, 90],
])('%ix%i has codes of at most %i letters', (rows, cols, most) => {
  fc.assert(
    fc.property(boardOf(rows, cols), (start) => {
      const code = makeCode(mended({ start, goal: defaultGoal(rows, cols) }));
      expect(code).toMatch(new RegExp(`^.{1,${most}}$`));
    }),
    { numRuns: 20 },
  );
});

test('all 12 boards of 2x2 that can be solved have codes of their own', () => {
  const orders = (tiles: number[]): number[][] =>
    tiles.length === 0
      ? [[]]
      : tiles.flatMap((tile) =>
          orders(tiles.filter((other) => other !== tile)).map((rest) => [tile, ...rest]),
        );
  const goal = defaultGoal(2, 2);
  const codes = orders([0, 1, 2, 3]).flatMap(
    (tiles) => makeCode({ start: { rows: 2, cols: 2, tiles }, goal }) ?? [],
  );
  expect(codes).toHaveLength(12);
  expect(new Set(codes).size).toBe(12);
});

test('most slips of one letter are noticed', () => {
  let wrong = 0;
  let taken = 0;
  const board = parseBoard('5 1 3/4 2 0/7 8 6');
  if (!board.ok) throw new Error('no board');
  const code = makeCode({ start: board.value, goal: defaultGoal(3, 3) }) ?? '';
  for (let at = 0; at < code.length; at++) {
    for (const letter of '0123456789abcdefghijklmnopqrstuvwxyzPQRSTUVWY') {
      if (code[at] === letter) continue;
      const slip = parseCode(code.slice(0, at) + letter + code.slice(at + 1));
      wrong++;
      if (slip && !isSameBoard(slip.start, board.value)) taken++;
    }
  }
  expect(taken / wrong).toBeLessThan(0.15);
});
