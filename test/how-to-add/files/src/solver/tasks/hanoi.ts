import { checkHanoi, type HanoiAnswer, type HanoiRequest, solveHanoi } from '../../core/hanoi/hanoi.ts';
import { ok } from '../../core/result.ts';
import type { Task } from '../task/task.ts';

/** The shortest solution of a tower. */
export const hanoiTask: Task<HanoiRequest, HanoiAnswer> = {
  run: (request) => ok(solveHanoi(request)),
  check: checkHanoi,
  isSmall: () => true,
};
