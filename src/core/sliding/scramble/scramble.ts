import { below, type Random } from '../../random.ts';
import type { Board } from '../board.ts';
import { applyMove, invertMoves, legalMoves } from '../moves.ts';
import { isSolvable } from '../parity.ts';

/**
 * A position drawn uniformly from all those that can reach the goal: a uniform permutation (Fisher-Yates),
 * and, if its parity is wrong, two tiles exchanged, which maps the unsolvable half one-to-one onto the
 * solvable half.
 */
export function randomSolvable(goal: Board, random: Random): Board {
  const tiles = [...goal.tiles];
  for (let last = tiles.length - 1; last > 0; last--) {
    const pick = below(random, last + 1);
    const kept = tiles[last] ?? 0;
    tiles[last] = tiles[pick] ?? 0;
    tiles[pick] = kept;
  }
  const start: Board = { rows: goal.rows, cols: goal.cols, tiles };
  if (isSolvable({ start, goal })) return start;
  return { ...start, tiles: tiles.map((tile) => (tile === 1 ? 2 : tile === 2 ? 1 : tile)) };
}

/** The position after n random moves from the goal; no move takes the one before it back. */
export function randomWalk(goal: Board, n: number, random: Random): Board {
  let board = goal;
  let undo = '';
  for (let step = 0; step < n; step++) {
    const moves = legalMoves(board).filter((move) => move !== undo);
    const move = moves[below(random, moves.length)];
    const next = move === undefined ? undefined : applyMove(board, move);
    if (move === undefined || next === undefined) break;
    board = next;
    undo = invertMoves(move);
  }
  return board;
}
