import { turnsOnto } from '../../../board-turns.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { slideTable } from '../position/space.ts';

/**
 * Returns the first moves that a search must try, as bits in the order of `MOVES`. These are all moves,
 * unless a turn or mirror image maps the puzzle onto itself (with tiles renamed by their goal cells). Then
 * two moves may be images of each other, and so are their continuations. Only the first of them is kept, so
 * that the pruned search still finds the first of all shortest solutions.
 */
export function distinctMoves({ rows, cols, blank, state }: CanonicalPuzzle): number {
  const slides = slideTable(rows, cols);
  const hole = state.indexOf(blank);
  const cellAfter = (move: number): number => slides[4 * hole + move] as number;
  // A symmetry that moves the blank's cell doesn't map the puzzle onto itself.
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
