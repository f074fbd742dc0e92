import { checkLog, checkTables } from '../../core/knight/classic/check-classic.ts';
import { classicLog, type LogSearch, type StepLog } from '../../core/knight/classic/step-log.ts';
import { type BacktrackTable, classicTables, type TableSearch } from '../../core/knight/classic/table.ts';
import type { Task } from '../task/task.ts';

/**
 * The most squares of a small task. Squares count once for each optimisation set without Warnsdorff's rule,
 * because these sets backtrack most.
 */
const SMALL = 64;

/**
 * Counts backtracks from every start square. Makes one table for each choice of optimisations. The progress
 * is the completed share, 0 .. 1. Faults: those of `classicTables`.
 */
export const backtrackTablesTask: Task<TableSearch, readonly BacktrackTable[], number> = {
  run: (request, context) => classicTables(request, { ...context, onShare: context.onProgress }),
  check: checkTables,
  isSmall({ cols, rows, choices }) {
    const slow = choices.filter(({ opts }) => !opts.includes(3)).length;
    return cols * rows * Math.max(1, slow) <= SMALL;
  },
};

/** Logs a knight's search step by step. Faults: those of `classicLog`. */
export const stepLogTask: Task<LogSearch, StepLog> = {
  run: (request, { shouldStop }) => classicLog(request, shouldStop),
  check: checkLog,
  isSmall: () => true,
};
