import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { explainParity } from '../../src/core/sliding/analysis/explain.ts';
import { type Board, defaultGoal, isSameBoard, type Puzzle } from '../../src/core/sliding/board.ts';
import { applyMoves, countMoves, invertMoves, isMove, simplifyMoves } from '../../src/core/sliding/moves.ts';
import { boardKey, boardOfKey } from '../../src/core/sliding/notation/key.ts';
import { renameMoves } from '../../src/core/sliding/notation/move-text.ts';
import { makeMoves, parseMoves } from '../../src/core/sliding/notation/puzzle.ts';
import { isSolvable, parityOf } from '../../src/core/sliding/parity.ts';
import { reversePuzzle, transposeMoves, transposePuzzle } from '../../src/core/sliding/relabel.ts';
import {
  randomBoardWithBlankAtGoal,
  randomMoves,
  randomSolvableBoard,
} from '../../src/core/sliding/scramble/scramble.ts';

const side = fc.integer({ min: 2, max: 10 });
const shuffled = (rows: number, cols: number) =>
  fc
    .shuffledSubarray([...Array(rows * cols).keys()], { minLength: rows * cols })
    .map((tiles): Board => ({ rows, cols, tiles }));
const puzzle: fc.Arbitrary<Puzzle> = fc
  .tuple(side, side)
  .chain(([rows, cols]) => fc.record({ start: shuffled(rows, cols), goal: shuffled(rows, cols) }));
const letters = fc.string({ unit: fc.constantFrom('U', 'D', 'L', 'R'), maxLength: 60 });
const seed = fc.integer();

function moved(board: Board, moves: string): Board {
  const end = applyMoves(board, moves);
  if (!end.ok) throw new Error(`${moves} can't be made`);
  return end.value;
}

/** Moves that can be made from the board, with many that cancel each other. */
function legalWalk(board: Board, wanted: string): string {
  let moves = '';
  for (const letter of wanted) if (applyMoves(board, moves + letter).ok) moves += letter;
  return moves;
}

describe('simplified moves', () => {
  test('lead to the same position from wherever the given ones can be made, and nothing cancels any more', () => {
    fc.assert(
      fc.property(puzzle, letters, ({ start }, wanted) => {
        const moves = legalWalk(start, wanted);
        const simple = simplifyMoves(moves);
        expect(moved(start, simple)).toEqual(moved(start, moves));
        expect(simple).not.toMatch(/UD|DU|LR|RL/);
        expect((moves.length - simple.length) % 2).toBe(0);
      }),
    );
  });

  test.each([
    ['UD', ''],
    ['LUDR', ''],
    ['RRL', 'R'],
    ['RLL', 'L'],
    ['LURD', 'LURD'],
  ])('%s is %j', (moves, simple) => {
    expect(simplifyMoves(moves)).toBe(simple);
  });
});

test('moves and then their inverse lead back', () => {
  fc.assert(
    fc.property(puzzle, letters, ({ start }, wanted) => {
      const moves = legalWalk(start, wanted);
      expect(moved(moved(start, moves), invertMoves(moves))).toEqual(start);
      expect(invertMoves(invertMoves(moves))).toBe(moves);
    }),
  );
});

test('the two namings of moves are each other’s inverse, and a blank’s move is where the blank goes', () => {
  fc.assert(
    fc.property(letters, (moves) => {
      expect(renameMoves(renameMoves(moves, 'blank'), 'blank')).toBe(moves);
    }),
  );
  expect(renameMoves('LURD', 'blank')).toBe('RDLU');
  expect(renameMoves('LURD', 'tile')).toBe('LURD');
  expect(moved(defaultGoal(3, 3), renameMoves('LU', 'blank')).tiles.indexOf(0)).toBe(4);
});

test('R2D2 and RRDD are read as the same moves and written both ways', () => {
  fc.assert(
    fc.property(letters, (moves) => {
      if (moves === '') return;
      expect(parseMoves(makeMoves(moves, 'mtm'))).toEqual({ ok: true, value: moves });
      expect(parseMoves(makeMoves(moves, 'stm'))).toEqual({ ok: true, value: moves });
    }),
  );
});

describe('a puzzle mirrored on the diagonal', () => {
  test('twice is the puzzle itself, has the other shape, and keeps the usual goal', () => {
    fc.assert(
      fc.property(puzzle, (given) => {
        const once = transposePuzzle(given);
        expect(transposePuzzle(once)).toEqual(given);
        expect([once.start.rows, once.start.cols]).toEqual([given.start.cols, given.start.rows]);
        expect(isSolvable(once)).toBe(isSolvable(given));
      }),
    );
    fc.assert(
      fc.property(side, side, (rows, cols) => {
        const goal = defaultGoal(rows, cols);
        expect(transposePuzzle({ start: goal, goal }).goal).toEqual(defaultGoal(cols, rows));
      }),
    );
  });

  test('is solved by the mirrored moves', () => {
    fc.assert(
      fc.property(puzzle, letters, ({ start }, wanted) => {
        const moves = legalWalk(start, wanted);
        const mirror = transposePuzzle({ start, goal: moved(start, moves) });
        expect(moved(mirror.start, transposeMoves(moves))).toEqual(mirror.goal);
      }),
    );
  });
});

describe('a puzzle reversed', () => {
  test('twice is the puzzle itself, and its solution is the other one’s inverse', () => {
    fc.assert(
      fc.property(puzzle, letters, (given, wanted) => {
        expect(reversePuzzle(reversePuzzle(given))).toEqual(given);
        const moves = legalWalk(given.start, wanted);
        const way = { start: given.start, goal: moved(given.start, moves) };
        const back = reversePuzzle(way);
        expect(moved(back.start, invertMoves(moves))).toEqual(back.goal);
      }),
    );
  });

  test('is the inverse permutation where the blank is at home', () => {
    fc.assert(
      fc.property(side, side, seed, (rows, cols, number) => {
        const goal = defaultGoal(rows, cols);
        const start = randomBoardWithBlankAtGoal(goal, seededRandom(number));
        const back = reversePuzzle({ start, goal });
        expect(back.goal).toEqual(goal);
        start.tiles.forEach((tile, cell) => {
          if (tile !== 0) expect(back.start.tiles[tile - 1]).toBe((cell + 1) % (rows * cols));
        });
      }),
    );
  });
});

describe('the parity argument', () => {
  test('gives the same answer by all its rules, on every size and for every goal', () => {
    fc.assert(
      fc.property(puzzle, fc.boolean(), ({ start, goal: other }, isUsual) => {
        const goal = isUsual ? defaultGoal(start.rows, start.cols) : other;
        const { solvable, byInversions, classical, transpositions, inversions } = explainParity({
          start,
          goal,
        });
        const expected = parityOf({ start, goal });
        expect([solvable, byInversions.solvable]).toEqual([expected.solvable, expected.solvable]);
        if (classical !== undefined) expect(classical.solvable).toBe(expected.solvable);
        expect(inversions).toBe(expected.inversions);
        expect(transpositions % 2 === 1).toBe(expected.isPermutationOdd);
      }),
    );
  });

  test('any two tiles exchanged turn it around', () => {
    fc.assert(
      fc.property(puzzle, ({ start, goal }) => {
        const swapped = start.tiles.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile));
        const exchanged = explainParity({ start: { ...start, tiles: swapped }, goal });
        expect(exchanged.solvable).toBe(!explainParity({ start, goal }).solvable);
      }),
    );
  });
});

test('a board’s key is read back as the board', () => {
  fc.assert(
    fc.property(puzzle, ({ start }) => {
      expect(boardOfKey(boardKey(start), start)).toEqual({ ok: true, value: start });
    }),
  );
});

describe('scramblers', () => {
  test('a random board with the blank at home can be solved and has it there', () => {
    fc.assert(
      fc.property(puzzle, seed, ({ goal }, number) => {
        const start = randomBoardWithBlankAtGoal(goal, seededRandom(number));
        expect(start.tiles.indexOf(0)).toBe(goal.tiles.indexOf(0));
        expect(isSolvable({ start, goal })).toBe(true);
      }),
    );
  });

  test('all three 2x2 boards with the blank at home that can be solved come equally often', () => {
    const random = seededRandom(7);
    const goal = { rows: 2, cols: 2, tiles: [1, 2, 3, 0] };
    const times = new Map<string, number>();
    for (let count = 0; count < 900; count++) {
      const key = randomBoardWithBlankAtGoal(goal, random).tiles.join();
      times.set(key, (times.get(key) ?? 0) + 1);
    }
    expect(times.size).toBe(3);
    for (const count of times.values()) expect(count).toBeGreaterThan(240);
  });

  test('N random moves are N legal moves of which none takes the one before it back', () => {
    fc.assert(
      fc.property(puzzle, fc.integer({ min: 0, max: 80 }), seed, ({ start }, n, number) => {
        const moves = randomMoves(start, n, seededRandom(number));
        expect(moves).toHaveLength(n);
        expect([...moves].every(isMove)).toBe(true);
        expect(simplifyMoves(moves)).toBe(moves);
        expect(isSameBoard(moved(start, moves), start) && n === 1).toBe(false);
        expect(countMoves(moves, 'mtm')).toBeLessThanOrEqual(n);
      }),
    );
  });

  test('random boards and random moves differ with the seed', () => {
    const goal = defaultGoal(4, 4);
    const one = randomSolvableBoard(goal, seededRandom(1));
    expect(one).not.toEqual(randomSolvableBoard(goal, seededRandom(2)));
    expect(randomMoves(goal, 40, seededRandom(1))).not.toBe(randomMoves(goal, 40, seededRandom(2)));
  });
});
