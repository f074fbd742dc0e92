import { describe, expect, test } from 'vitest';
import { defaultGoal } from '../../../../src/core/sliding/board.ts';
import { applyMoves } from '../../../../src/core/sliding/moves.ts';
import {
  checkLengthScramble,
  findScrambleOfLength,
  type LengthScramble,
} from '../../../../src/core/sliding/scramble/length-scramble.ts';
import { createSolverMemory } from '../../../../src/core/sliding/solve/solve-sliding.ts';
import { keyOf, wholeGraph } from '../../../support/whole-graph.ts';

const context = { now: () => performance.now(), table: () => undefined, memory: createSolverMemory() };

describe('a board of exactly that length', () => {
  const ofLength = (rows: number, cols: number, length: number, seed: number): LengthScramble => {
    const request = { rows, cols, length, seed, timeMs: 5000 };
    const found = findScrambleOfLength(request, context);
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

  // The 17 boards of 80 moves as they are published, with the blank first in the goal.
  const HARDEST = [
    '15 10 8 12 11 14 9 13 2 6 5 1 3 7 4 0',
    '15 10 8 12 11 14 9 13 7 2 5 1 3 6 4 0',
    '15 11 8 12 14 10 9 13 2 6 1 4 3 7 5 0',
    '15 11 8 12 14 10 9 13 2 6 4 5 3 7 1 0',
    '15 11 8 12 14 10 9 13 2 6 5 1 3 7 4 0',
    '15 11 8 12 14 10 9 13 6 7 5 1 3 2 4 0',
    '15 11 8 12 14 10 9 13 7 2 5 1 3 6 4 0',
    '15 11 8 12 14 10 9 13 7 6 2 1 3 5 4 0',
    '15 11 8 12 14 10 13 9 2 7 5 1 3 6 4 0',
    '15 11 9 12 14 10 8 13 6 2 5 1 3 7 4 0',
    '15 11 9 12 14 10 13 8 2 6 5 1 3 7 4 0',
    '15 11 9 12 14 10 13 8 6 7 5 1 3 2 4 0',
    '15 11 13 12 14 10 8 9 2 6 5 1 3 7 4 0',
    '15 11 13 12 14 10 8 9 7 2 5 1 3 6 4 0',
    '15 11 13 12 14 10 9 5 2 6 8 1 3 7 4 0',
    '15 14 8 12 10 11 9 13 2 6 5 1 3 7 4 0',
    '15 14 13 12 10 11 8 9 2 6 5 1 3 7 4 0',
  ];

  test('of 80 moves on 4x4 is one of all seventeen, and any of them', () => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const { start, uniform } = ofLength(4, 4, 80, seed);
      expect(uniform).toBe(true);
      // Turned by half, 1 to 15 the other way round: the same puzzle to the other goal.
      drawn.add(
        start.tiles
          .map((tile) => (16 - tile) % 16)
          .toReversed()
          .join(' '),
      );
    }
    expect([...drawn].sort()).toEqual([...HARDEST].sort());
  });

  test('on 4x4 is there immediately from 65 moves on', () => {
    for (const length of [65, 70, 79]) {
      const request = { rows: 4, cols: 4, length, seed: length, timeMs: 0 };
      const found = findScrambleOfLength(request, context);
      expect(found.ok && checkLengthScramble(request, found.value)).toBeUndefined();
      expect(found.ok && found.value.uniform).toBe(false);
    }
  });

  test.each([
    [5, 5, 100, 50],
    [3, 4, 53, 48],
  ])('that no search finds is refused immediately: %ix%i, %i moves', (rows, cols, length, longest) => {
    const answer = findScrambleOfLength({ rows, cols, length, seed: 1, timeMs: 0 }, context);
    expect(answer).toEqual({
      ok: false,
      fault: { code: 'length-too-far', facts: { length, rows, cols, longest } },
    });
  });

  test('is refused where no board is so hard', () => {
    const answer = findScrambleOfLength({ rows: 3, cols: 3, length: 32, seed: 1, timeMs: 1000 }, context);
    expect(answer).toEqual({
      ok: false,
      fault: { code: 'no-such-length', facts: { length: 32, rows: 3, cols: 3, longest: 31 } },
    });
  });
});
