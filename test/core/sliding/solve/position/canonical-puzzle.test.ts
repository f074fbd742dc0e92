import { expect, test } from 'vitest';
import { randomBelow, seededRandom } from '../../../../../src/core/random.ts';
import type { Board } from '../../../../../src/core/sliding/board.ts';
import { applyMoves, legalMoves } from '../../../../../src/core/sliding/moves.ts';
import {
  type CanonicalPuzzle,
  canonicalPuzzle,
  inversePuzzle,
  positionsAlong,
} from '../../../../../src/core/sliding/solve/position/canonical-puzzle.ts';

/** Every size that the inverse is searched on, lying and standing, and one above. */
const SIZES = [
  [2, 2],
  [2, 3],
  [3, 2],
  [4, 4],
  [5, 5],
  [5, 7],
  [7, 5],
  [6, 6],
  [7, 7],
  [10, 10],
] as const;

/** A walk on the board as the canonical puzzle has it. */
function canonicalWalk({ toMoves }: CanonicalPuzzle, walk: string): string {
  const own = new Map([...'UDLR'].map((move) => [toMoves(move), move]));
  return [...walk].map((move) => own.get(move)).join('');
}

test.each(SIZES)(
  '%ix%i: a walk from the start is one to the goal of the inverse puzzle, turned round',
  (rows, cols) => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = seededRandom(1000 * rows + 100 * cols + seed);
      // The blank anywhere, so that each kind of goal is among them.
      const tiles = Array.from({ length: rows * cols }, (_, at) => at);
      for (let last = tiles.length - 1; last > 0; last--) {
        const pick = randomBelow(random, last + 1);
        [tiles[last], tiles[pick]] = [tiles[pick] ?? 0, tiles[last] ?? 0];
      }
      const start: Board = { rows, cols, tiles };
      let goal = start;
      let walk = '';
      while (walk.length < 60) {
        const moves = legalMoves(goal);
        const move = moves[randomBelow(random, moves.length)] ?? 'U';
        const next = applyMoves(goal, move);
        if (next.ok) goal = next.value;
        walk += move;
      }
      const canonical = canonicalPuzzle({ start, goal });
      const inverse = inversePuzzle(canonical);
      const back = positionsAlong(inverse, inverse.toMoves(canonicalWalk(canonical, walk)));
      expect([...(back.at(-1) ?? [])]).toEqual(tiles.map((_, cell) => cell));
      const twice = inversePuzzle(inverse);
      expect({ ...twice, toMoves: undefined }).toEqual({ ...canonical, toMoves: undefined });
    }
  },
);
