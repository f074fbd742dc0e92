import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/random.ts';
import { defaultGoal, type Moves } from '../../../../../src/core/sliding/board.ts';
import { applyMoves, invertMoves, legalMoves } from '../../../../../src/core/sliding/moves.ts';
import { canonicalPuzzle, positionsAlong } from '../../../../../src/core/sliding/solve/canonical-puzzle.ts';
import { joined } from '../../../../../src/core/sliding/solve/large/join.ts';

/** So many random moves from that board, none taking back the one before. */
function walk(from: ReturnType<typeof defaultGoal>, steps: number, seed: number): Moves {
  const random = seededRandom(seed);
  let board = from;
  let moves = '';
  while (moves.length < steps) {
    const next = legalMoves(board).filter((move) => move !== invertMoves(moves.slice(-1)));
    const move = next[Math.floor(random() * next.length)] ?? 'U';
    const after = applyMoves(board, move);
    if (after.ok) board = after.value;
    moves += move;
  }
  return moves;
}

/** Three tiles turned by a place round their corner with the blank, and the same the other way round. */
const [SHORT, LONG] = ['RDLU', 'DRULDRUL'];

test('each part comes from the solution that has it shorter', () => {
  const start = defaultGoal(6, 6);
  const goal = applyMoves(start, `${SHORT}RRDD${SHORT}`);
  if (!goal.ok) throw new Error(goal.fault.code);
  const canonical = canonicalPuzzle({ start, goal: goal.value });
  const own = new Map([...'UDLR'].map((move) => [canonical.toMoves(move), move]));
  const solutions = [`${LONG}RRDD${SHORT}`, `${SHORT}RRDD${LONG}`].map((moves) =>
    Array.from(moves, (move) => own.get(move)).join(''),
  );
  expect(canonical.toMoves(joined(canonical, solutions))).toBe(`${SHORT}RRDD${SHORT}`);
});

test('it is a solution, and no longer than any of them', () => {
  const goal = defaultGoal(4, 5);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer(),
      fc.integer({ min: 0, max: 10 }),
      (steps, seed, at) => {
        const back = walk(goal, steps, seed);
        const start = applyMoves(goal, back);
        if (!start.ok) throw new Error('a walk is legal');
        const canonical = canonicalPuzzle({ start: start.value, goal });
        const direct = invertMoves(back);
        const there = walk(start.value, at, seed + 1);
        const around = there + invertMoves(there) + direct;
        const moves = joined(canonical, [around, direct]);
        const end = positionsAlong(canonical, moves).at(-1) ?? [];
        expect([...end]).toEqual(goal.tiles.map((_, cell) => cell));
        expect(moves.length).toBeLessThanOrEqual(direct.length);
        expect(joined(canonical, [around]).length).toBeLessThanOrEqual(direct.length);
      },
    ),
    { numRuns: 50 },
  );
});
