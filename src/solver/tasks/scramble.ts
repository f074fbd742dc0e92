import type { SlidingProgress } from '../../core/sliding/answer.ts';
import { defaultGoal } from '../../core/sliding/board.ts';
import {
  checkLengthScramble,
  type LengthScramble,
  type LengthScrambleRequest,
  scrambleOfLength,
} from '../../core/sliding/scramble/length-scramble.ts';
import { hasWholeSpace } from '../../core/sliding/solve/position/reach.ts';
import type { Task } from '../task.ts';
import { goalTables } from './goal-tables.ts';
import { slidingContext } from './sliding-context.ts';

/** A board whose shortest solution has exactly the asked length. Faults: those of `scrambleOfLength`. */
export const scrambleTask: Task<LengthScrambleRequest, LengthScramble, SlidingProgress> = {
  run: (request, context) => scrambleOfLength(request, slidingContext(context)),
  check: checkLengthScramble,
  isSmall: hasWholeSpace,
  tables: goalTables(
    ({ rows, cols }) => defaultGoal(rows, cols),
    () => true,
    ['out-of-time', 'length-out-of-reach'],
  ),
};
