import { analyseBoardTask } from './tasks/analyse-board.ts';
import { analyseSolutionTask } from './tasks/analyse-solution.ts';
import { backtrackTablesTask } from './tasks/backtrack-tables.ts';
import { lengthTask } from './tasks/length.ts';
import { scrambleTask } from './tasks/scramble.ts';
import { solveTask } from './tasks/solve.ts';
import { stepLogTask } from './tasks/step-log.ts';
import { tourTask } from './tasks/tour.ts';
import { walkOnTask } from './tasks/walk-on.ts';
import { watchSearchTask } from './tasks/watch-search.ts';

/** All that the solver can be asked: a task more is a file beside those, and a line here. */
export const TASKS = {
  solve: solveTask,
  analyseBoard: analyseBoardTask,
  analyseSolution: analyseSolutionTask,
  length: lengthTask,
  scramble: scrambleTask,
  tour: tourTask,
  walkOn: walkOnTask,
  backtrackTables: backtrackTablesTask,
  stepLog: stepLogTask,
  watchSearch: watchSearchTask,
};
