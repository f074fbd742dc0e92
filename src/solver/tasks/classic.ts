import { checkLog, checkTables } from '../../core/knight/classic/check-classic.ts';
import { type LogSearch, recordStepLog, type StepLog } from '../../core/knight/classic/step-log.ts';
import {
  type BacktrackTable,
  createBacktrackTables,
  type TableSearch,
} from '../../core/knight/classic/table.ts';
import type { Task } from '../task/task.ts';

/**
 * A task is small if `squares * max(1, s)` is at most this number. `s`: the number of the task's sets of
 * optimisations without Warnsdorff's rule. Searches with these sets need the most backtracks.
 */
const MAX_SMALL_WORK = 64;

/**
 * Counts the backtracks of a knight's search from each start square, in one table for each set of
 * optimisations. The progress is the completed share of the work, 0 .. 1. Faults: those of
 * `createBacktrackTables`.
 */
export const backtrackTablesTask: Task<TableSearch, readonly BacktrackTable[], number> = {
  run: (request, context) => createBacktrackTables(request, { ...context, onProgress: context.onProgress }),
  check: checkTables,
  isSmall({ cols, rows, choices }) {
    const slowSetCount = choices.filter(({ opts }) => !opts.includes(3)).length;
    return cols * rows * Math.max(1, slowSetCount) <= MAX_SMALL_WORK;
  },
};

/** Logs each step of a search for a knight's tour. Faults: those of `recordStepLog`. */
export const stepLogTask: Task<LogSearch, StepLog> = {
  run: (request, { shouldStop }) => recordStepLog(request, shouldStop),
  check: checkLog,
  isSmall: () => true,
};
