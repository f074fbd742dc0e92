import { checkLog } from '../../core/knight/classic/check.ts';
import { classicLog, type LogSearch, type StepLog } from '../../core/knight/classic/log.ts';
import type { Task } from '../task.ts';

/** A knight's search step by step. Faults: those of `classicLog`. */
export const stepLogTask: Task<LogSearch, StepLog> = {
  run: (request, { shouldStop }) => classicLog(request, shouldStop),
  check: checkLog,
  isSmall: () => true,
};
