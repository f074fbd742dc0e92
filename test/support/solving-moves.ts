import { puzzleOf } from '../../src/play/kinds/sliding-rules.ts';
import type { Game } from '../../src/store/contract/game.ts';

const STEPS = { U: [1, 0], D: [-1, 0], L: [0, 1], R: [0, -1] } as const;

/** A shortest solution of a game's start on a small board, by a plain breadth-first search of the tests' own. */
export function solvingMoves(game: Pick<Game, 'start' | 'goal'>): string {
  const { start, goal } = puzzleOf(game);
  const { rows, cols } = start;
  const wanted = goal.tiles.join();
  const seen = new Map([[start.tiles.join(), '']]);
  for (const [key, moves] of seen) {
    if (key === wanted) return moves;
    const tiles = key.split(',');
    const blank = tiles.indexOf('0');
    for (const [move, [down, right]] of Object.entries(STEPS)) {
      const [row, col] = [Math.floor(blank / cols) + down, (blank % cols) + right];
      if (row < 0 || row >= rows || col < 0 || col >= cols) continue;
      const next = [...tiles];
      [next[blank], next[row * cols + col]] = [next[row * cols + col] ?? '', '0'];
      if (!seen.has(next.join())) seen.set(next.join(), moves + move);
    }
  }
  throw new Error('no solution');
}
