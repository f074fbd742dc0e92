import type { Puzzle } from '../../core/sliding/board.ts';
import { makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { withReachableGoal } from '../../core/sliding/parity.ts';

/** A text that suggests another goal contains the board and the goal, so larger boards would be too long. */
const MAX_CELLS_IN_TEXT = 36;

/**
 * Facts of a text that suggests a goal. `otherGoal`: the puzzle with this goal, as users type it. `goal`: the
 * goal's name, `none` if the board can't reach one, or if it is too large for a text.
 */
export function reachableGoalFacts(puzzle: Puzzle): { readonly goal: string; readonly otherGoal: string } {
  const otherPuzzle = puzzle.start.tiles.length <= MAX_CELLS_IN_TEXT ? withReachableGoal(puzzle) : undefined;
  return otherPuzzle === undefined
    ? { goal: 'none', otherGoal: '' }
    : { goal: otherPuzzle.goalName, otherGoal: makePuzzle(otherPuzzle) };
}
