import { describe, expect, test } from 'vitest';
import { defaultGoal } from '../../../../src/core/sliding/board.ts';
import { applyMoves } from '../../../../src/core/sliding/moves.ts';
import {
  checkLengthScramble,
  type LengthScramble,
  scrambleOfLength,
} from '../../../../src/core/sliding/scramble/length-scramble.ts';
import { createSolverMemory } from '../../../../src/core/sliding/solve/solve.ts';
import { keyOf, wholeGraph } from '../../../support/whole-graph.ts';

const context = { now: () => performance.now(), table: () => undefined, memory: createSolverMemory() };

describe('a board of exactly that length', () => {
  const ofLength = (rows: number, cols: number, length: number, seed: number): LengthScramble => {
    const request = { rows, cols, length, seed, timeMs: 5000 };
    const found = scrambleOfLength(request, context);
    if (!found.ok) throw new Error(found.fault.code);
    expect(checkLengthScramble(request, found.value)).toBeUndefined();
    return found.value;
  };

  test.each([
    [2, 3, 21],
    [3, 2, 20],
    [2, 2, 6],
    [3, 3, 31],
    [3, 3, 17],
    [3, 3, 0],
  ])('%ix%i, %i moves: its moves lead there from the goal, and brute force agrees', (rows, cols, length) => {
    const goal = defaultGoal(rows, cols);
    const { start, moves } = ofLength(rows, cols, length, 5);
    const there = applyMoves(goal, moves);
    expect(there.ok && there.value).toEqual(start);
    expect(wholeGraph(goal).get(keyOf(start.tiles))?.distance).toBe(length);
  });

  test('is drawn from all of them alike', () => {
    const drawn = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const key = keyOf(ofLength(2, 3, 4, seed).start.tiles);
      drawn.set(key, (drawn.get(key) ?? 0) + 1);
    }
    const there = [...wholeGraph(defaultGoal(2, 3)).values()].filter(({ distance }) => distance === 4).length;
    expect(drawn.size).toBe(there);
    for (const times of drawn.values()) expect(times).toBeGreaterThan(600 / there / 2);
  });

  test('is refused where no board is so hard', () => {
    const answer = scrambleOfLength({ rows: 3, cols: 3, length: 32, seed: 1, timeMs: 1000 }, context);
    expect(answer).toEqual({
      ok: false,
      fault: { code: 'no-such-length', facts: { length: 32, rows: 3, cols: 3, longest: 31 } },
    });
  });
});
