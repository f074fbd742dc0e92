import { defaultGoal } from '../../core/sliding/board.ts';
import { checkSlidingAnswer } from '../../core/sliding/check-answer.ts';
import type { LengthScramble, LengthScrambleRequest } from '../../core/sliding/scramble/length-scramble.ts';
import type { SlidingProgress } from '../../core/sliding/sliding-answer.ts';
import type { LengthRequest, ProvedLength } from '../../core/sliding/solve/length.ts';
import { hasWholeSpace } from '../../core/sliding/solve/position/reach.ts';
import type { Task } from '../task/task.ts';
import { createSlidingContext, tablesForGoal } from './sliding-task.ts';

/** Faults: those of `proveLengthUpTo`. */
export const lengthTask: Task<LengthRequest, ProvedLength, SlidingProgress> = {
  async run(request, context) {
    const { proveLengthUpTo } = await import('../../core/sliding/solve/length.ts');
    return proveLengthUpTo(request, createSlidingContext(context));
  },
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

/** Faults: those of `findScrambleOfLength`. */
export const scrambleTask: Task<LengthScrambleRequest, LengthScramble, SlidingProgress> = {
  async run(request, context) {
    const { findScrambleOfLength } = await import('../../core/sliding/scramble/length-scramble.ts');
    return findScrambleOfLength(request, createSlidingContext(context));
  },
  async check(request, scramble) {
    const { checkLengthScramble } = await import('../../core/sliding/scramble/length-scramble.ts');
    return checkLengthScramble(request, scramble);
  },
  isSmall: hasWholeSpace,
  tables: tablesForGoal(
    ({ rows, cols }) => defaultGoal(rows, cols),
    () => true,
    ['out-of-time', 'length-out-of-reach'],
  ),
};
