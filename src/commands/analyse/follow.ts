import { fault, type Result } from '../../core/result.ts';
import { followSolution } from '../../core/sliding/analysis/analyse-solution.ts';
import type { Board, Moves } from '../../core/sliding/board.ts';
import { type MoveNaming, renamed } from '../../core/sliding/notation/naming.ts';

/** The last moves of those that could be made, as a fault tells them. */
const TOLD = 40;

/** Where the tiles' moves lead. Fault: `illegal-step` {index, move, done}, its moves named as they were asked for. */
export function follow(board: Board, moves: Moves, naming: MoveNaming): Result<Board> {
  const end = followSolution(board, moves);
  if (end.ok) return end;
  const { index = 0, move, done } = end.fault.facts;
  return fault('illegal-step', {
    index,
    move: renamed(String(move), naming),
    done: renamed(String(done), naming).slice(-TOLD) || 'none',
  });
}
