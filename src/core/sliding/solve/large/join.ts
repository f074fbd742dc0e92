import type { Moves } from '../../board.ts';
import { MOVES } from '../../moves.ts';
import { type CanonicalPuzzle, positionsAlong } from '../canonical-puzzle.ts';
import { slideTable } from '../space.ts';

const keyOf = (position: Uint8Array): string => String.fromCharCode(...position);

/**
 * The shortest solution over the positions that these solutions pass: it changes from one to the other where
 * both pass the same, or two that are one move apart. So parts of a solution that were made shorter apart
 * come together.
 */
export function joined(canonical: CanonicalPuzzle, solutions: readonly Moves[]): Moves {
  const { rows, cols, blank, state } = canonical;
  const slides = slideTable(rows, cols);
  const passed = new Set(solutions.flatMap((moves) => positionsAlong(canonical, moves)).map(keyOf));
  const goal = keyOf(Uint8Array.from(state.keys()));
  const ways = new Map<string, Moves>([[keyOf(state), '']]);
  const queue = [state];
  for (const position of queue) {
    const way = ways.get(keyOf(position)) ?? '';
    const hole = position.indexOf(blank);
    for (const [at, move] of MOVES.entries()) {
      const cell = slides[4 * hole + at] as number;
      if (cell < 0) continue;
      const next = position.slice();
      next[hole] = position[cell] as number;
      next[cell] = blank;
      const key = keyOf(next);
      if (!passed.has(key) || ways.has(key)) continue;
      ways.set(key, way + move);
      queue.push(next);
    }
  }
  const way = ways.get(goal);
  if (way === undefined) throw new Error('none of them is a solution');
  return way;
}
