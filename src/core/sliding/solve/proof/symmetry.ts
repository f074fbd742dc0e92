import type { CanonicalPuzzle } from '../position/canonical-puzzle.ts';
import { slideTable } from '../position/space.ts';

/** The turns and mirror images of a board onto itself, the identity first: where each cell goes. */
function turns(rows: number, cols: number): Uint8Array[] {
  const maps: Uint8Array[] = [];
  for (const transposed of rows === cols ? [false, true] : [false])
    for (const up of [false, true])
      for (const left of [false, true])
        maps.push(
          Uint8Array.from({ length: rows * cols }, (_, cell) => {
            const row = up ? rows - 1 - Math.floor(cell / cols) : Math.floor(cell / cols);
            const col = left ? cols - 1 - (cell % cols) : cell % cols;
            return transposed ? col * cols + row : row * cols + col;
          }),
        );
  return maps;
}

/**
 * The first moves that a search has to try, as bits in the order of `MOVES`: all, unless the puzzle is its own
 * mirror image (turned or mirrored and its tiles renamed by where their goals come to lie, it is the same
 * again). Then what follows one of two moves that are each other's image is the image of what follows the other;
 * the first one in that order stays, so with the pruning of moves the first of all shortest solutions does.
 */
export function distinctMoves({ rows, cols, blank, state }: CanonicalPuzzle): number {
  const slides = slideTable(rows, cols);
  const hole = state.indexOf(blank);
  const cellAfter = (move: number): number => slides[4 * hole + move] as number;
  // One that takes the blank to a tile isn't the same puzzle, whatever the cells say.
  const symmetries = turns(rows, cols).filter(
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
