import type { Outcome, Walk } from './walk.ts';

/**
 * The article's iterative program: a loop that makes a move or, where none is left, undoes one; the place of the next move to
 * try is remembered for each knight on the board.
 */
export function findPathIteratively(walk: Walk, start: number): Outcome {
  if (walk.isImpossible(start)) return 'none';
  const untried = new Uint8Array(walk.squares + 1);
  const makeMove = (): boolean => {
    const number = walk.length();
    const place = walk.nextMove(untried[number] ?? 0);
    if (place < 0) return false;
    walk.move(place);
    untried[number] = place + 1;
    untried[number + 1] = 0;
    return true;
  };
  const undoMove = (): void => {
    walk.countBacktrack();
    walk.takeBack();
  };
  walk.begin(start);
  while (!walk.isComplete()) {
    const halt = walk.halt();
    if (halt !== undefined) return halt;
    if (makeMove()) continue;
    if (walk.length() === 0) return 'none';
    undoMove();
  }
  return 'tour';
}
