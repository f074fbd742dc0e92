import { turnsOnto } from '../../../board-turns.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { slideTable } from '../position/space.ts';

/**
 * Returns the first moves that a search must try, as bits in the order of `MOVES`. Usually these are all
 * moves. But a turn or mirror image may map the puzzle onto itself, with tiles renamed by their goal cells.
 * Then it maps some first moves onto each other, and their continuations too. Only the first of these
 * equivalent moves is kept. The search still finds the same solution: the first of all shortest ones.
 */
export function distinctMoves({ rows, cols, blank, state }: CanonicalPuzzle): number {
  const slides = slideTable(rows, cols);
  const hole = state.indexOf(blank);
  const cellAfter = (move: number): number => slides[4 * hole + move] as number;
  // Keep the symmetries that map the puzzle onto itself. They leave the blank's cell unchanged.
  const symmetries = turnsOnto({ rows, cols }, { rows, cols }).filter(
    (turn) =>
      turn[blank] === blank && state.every((tile, cell) => state[turn[cell] as number] === turn[tile]),
  );
  let moves = 0;
  for (let move = 0; move < 4; move++) {
    if (cellAfter(move) < 0) continue;
    const images = symmetries.map((turn) => turn[cellAfter(move)] as number);
    const isFirst = [0, 1, 2, 3].every((other) => other >= move || !images.includes(cellAfter(other)));
    if (isFirst) moves |= 1 << move;
  }
  return moves;
}
