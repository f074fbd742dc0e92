import type { Moves } from './board.ts';
import { invertMoves } from './moves.ts';

/**
 * The moves with every move that is taken back at once left out, until nothing cancels: `LUDR` is ''. They
 * lead to the same position, and wherever the given moves can be made these can.
 */
export function simplifyMoves(moves: Moves): Moves {
  const kept: string[] = [];
  for (const letter of moves) {
    if (kept.at(-1) === invertMoves(letter)) kept.pop();
    else kept.push(letter);
  }
  return kept.join('');
}
