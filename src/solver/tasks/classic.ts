import type { LogSearch, StepLog } from '../../core/knight/classic/step-log.ts';
import type { BacktrackTable, TableSearch } from '../../core/knight/classic/table.ts';
import type { Task } from '../task/task.ts';

/**
 * A task is small if `squares * max(1, s)` is at most this. `s`: its sets of optimisations without
 * Warnsdorff's rule, which need the most backtracks.
 */
const MAX_SMALL_WORK = 64;

/**
 * Makes a table for each set of optimisations. Progress: completed share, 0..1. Faults: those of
 * `createBacktrackTables`.
 */
export const backtrackTablesTask: Task<TableSearch, readonly BacktrackTable[], number> = {
  async run(request, context) {
    const { createBacktrackTables } = await import('../../core/knight/classic/table.ts');
    return createBacktrackTables(request, { ...context, onProgress: context.onProgress });
  },
  async check(request, tables) {
    const { checkTables } = await import('../../core/knight/classic/check-classic.ts');
    return checkTables(request, tables);
  },
  isSmall({ cols, rows, choices }) {
    const slowSetCount = choices.filter(({ opts }) => !opts.includes(3)).length;
    return cols * rows * Math.max(1, slowSetCount) <= MAX_SMALL_WORK;
  },
};

/** Faults: those of `recordStepLog`. */
export const stepLogTask: Task<LogSearch, StepLog> = {
  async run(request, { shouldStop }) {
    const { recordStepLog } = await import('../../core/knight/classic/step-log.ts');
    return recordStepLog(request, shouldStop);
  },
  async check(request, log) {
    const { checkLog } = await import('../../core/knight/classic/check-classic.ts');
    return checkLog(request, log);
  },
  isSmall: () => true,
};
