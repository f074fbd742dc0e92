import { checkLog, checkTables } from '../../core/knight/classic/check-classic.ts';
import { type LogSearch, recordStepLog, type StepLog } from '../../core/knight/classic/step-log.ts';
import {
  type BacktrackTable,
  createBacktrackTables,
  type TableSearch,
} from '../../core/knight/classic/table.ts';
import type { Task } from '../task/task.ts';

/**
 * Limit for a small task: the number of squares, times the number of optimisation sets without Warnsdorff's
 * rule (at least 1). Those sets need the most backtracks.
 */
const MAX_SMALL_WORK = 64;

/**
 * Counts for each start square the backtracks of a knight's search. Makes one table for each set of
 * optimisations. The progress is the completed part of the work, 0 .. 1. Faults: those of
 * `createBacktrackTables`.
 */
export const backtrackTablesTask: Task<TableSearch, readonly BacktrackTable[], number> = {
  run: (request, context) => createBacktrackTables(request, { ...context, onShare: context.onProgress }),
  check: checkTables,
  isSmall({ cols, rows, choices }) {
    const slow = choices.filter(({ opts }) => !opts.includes(3)).length;
    return cols * rows * Math.max(1, slow) <= MAX_SMALL_WORK;
  },
};

/** Logs each step of a search for a knight's tour. Faults: those of `recordStepLog`. */
export const stepLogTask: Task<LogSearch, StepLog> = {
  run: (request, { shouldStop }) => recordStepLog(request, shouldStop),
  check: checkLog,
  isSmall: () => true,
};
