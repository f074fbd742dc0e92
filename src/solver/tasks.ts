import { analyseBoardTask, analyseSolutionTask } from './tasks/analyse.ts';
import { backtrackTablesTask, stepLogTask } from './tasks/classic.ts';
import { countTask } from './tasks/count.ts';
import { lengthTask, scrambleTask } from './tasks/length.ts';
import { solveTask, watchSearchTask } from './tasks/solve.ts';
import { tourTask, walkOnTask } from './tasks/tour.ts';

export const TASKS = {
  solve: solveTask,
  analyseBoard: analyseBoardTask,
  analyseSolution: analyseSolutionTask,
  length: lengthTask,
  scramble: scrambleTask,
  tour: tourTask,
  countTours: countTask,
  walkOn: walkOnTask,
  backtrackTables: backtrackTablesTask,
  stepLog: stepLogTask,
  watchSearch: watchSearchTask,
};
