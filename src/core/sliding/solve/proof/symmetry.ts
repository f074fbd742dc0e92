import { listBoardTurns } from '../../../board-turns.ts';
import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { slideTable } from '../position/space.ts';

/**
 * The first moves that a search must try, as bits in the order of `MOVES`. If the puzzle is its own turn or
 * mirror image, after renaming the tiles by their goal cells, some first moves are equivalent: each solution
 * that begins with one has an image that begins with the other. Only the first of these moves is kept. The
 * search still finds the same solution, the first of all shortest ones.
 */
export function distinctFirstMoveBits({ rows, cols, blank, state }: CanonicalPuzzle): number {
  const movingCells = slideTable(rows, cols);
  const blankCell = state.indexOf(blank);
  const cellAfter = (move: number): number => movingCells[4 * blankCell + move] as number;
  // The symmetries that map the puzzle onto itself. They leave the blank's cell unchanged.
  const symmetries = listBoardTurns({ rows, cols }, { rows, cols }).filter(
    (turn) =>
      turn[blank] === blank && state.every((tile, cell) => state[turn[cell] as number] === turn[tile]),
  );
  let moveBits = 0;
  for (let move = 0; move < 4; move++) {
    if (cellAfter(move) < 0) continue;
    const imageCells = symmetries.map((turn) => turn[cellAfter(move)] as number);
    const isFirstOfEquivalents = [0, 1, 2, 3].every(
      (otherMove) => otherMove >= move || !imageCells.includes(cellAfter(otherMove)),
    );
    if (isFirstOfEquivalents) moveBits |= 1 << move;
  }
  return moveBits;
}
