import { defaultGoal } from '../../core/sliding/board.ts';
import { checkSlidingAnswer } from '../../core/sliding/check-answer.ts';
import {
  checkLengthScramble,
  findScrambleOfLength,
  type LengthScramble,
  type LengthScrambleRequest,
} from '../../core/sliding/scramble/length-scramble.ts';
import type { SlidingProgress } from '../../core/sliding/sliding-answer.ts';
import { type LengthRequest, type ProvedLength, proveLengthUpTo } from '../../core/sliding/solve/length.ts';
import { hasWholeSpace } from '../../core/sliding/solve/position/reach.ts';
import type { Task } from '../task/task.ts';
import { createSlidingContext, tablesForGoal } from './sliding-task.ts';

/**
 * Finds the number of moves of a puzzle's shortest solution, if it isn't above a limit. Faults: those of
 * `proveLengthUpTo`.
 */
export const lengthTask: Task<LengthRequest, ProvedLength, SlidingProgress> = {
  run: (request, context) => proveLengthUpTo(request, createSlidingContext(context)),
  check: (request, answer) => ('moves' in answer ? checkMoves(request, answer) : undefined),
  isSmall: ({ start }) => hasWholeSpace(start),
  tables: tablesForGoal(
    ({ goal }) => goal,
    () => true,
  ),
};

function checkMoves(request: LengthRequest, { moves }: { readonly moves: string }): string | undefined {
  const { length } = moves;
  if (length > request.maxLength) return 'longer than asked';
  const answerFields = {
    solvable: true,
    length,
    moves,
    metric: 'stm',
    lowerBound: length,
    optimal: true,
  } as const;
  return checkSlidingAnswer(request, { ...answerFields, algorithm: '', expanded: 0, milliseconds: 0 });
}

/**
 * Finds a board whose shortest solution has exactly the requested number of moves. Faults: those of
 * `findScrambleOfLength`.
 */
export const scrambleTask: Task<LengthScrambleRequest, LengthScramble, SlidingProgress> = {
  run: (request, context) => findScrambleOfLength(request, createSlidingContext(context)),
  check: checkLengthScramble,
  isSmall: hasWholeSpace,
  tables: tablesForGoal(
    ({ rows, cols }) => defaultGoal(rows, cols),
    () => true,
    ['out-of-time', 'length-out-of-reach'],
  ),
};
