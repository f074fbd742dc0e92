import { ok } from '../../core/result.ts';
import { analyseBoard, checkBoardAnalysis } from '../../core/sliding/analysis/analyse-board.ts';
import type { BoardAnalysis, BoardAnalysisRequest } from '../../core/sliding/analysis/analysis.ts';
import type { SlidingProgress } from '../../core/sliding/answer.ts';
import { isSolvable } from '../../core/sliding/parity.ts';
import { hasWholeSpace, isProvable } from '../../core/sliding/solve/position/reach.ts';
import type { Task } from '../task.ts';
import { createBestSolution } from './best-solution.ts';
import { goalTables } from './goal-tables.ts';
import { slidingContext } from './sliding-context.ts';

/** Everything about one board. */
export const analyseBoardTask: Task<BoardAnalysisRequest, BoardAnalysis, SlidingProgress> = {
  run: (request, context) => ok(analyseBoard(request, slidingContext(context))),
  check: checkBoardAnalysis,
  isSmall: ({ start }) => hasWholeSpace(start),
  tables: goalTables(
    (request) => (isSolvable(request) ? request.goal : undefined),
    ({ solvable, shortest }) => !solvable || shortest?.complete === true,
  ),
  isSoonOver: ({ start }) => isProvable(start),
  bestSoFar: () => ({ progress: createBestSolution().progress, answer: (answer) => answer }),
};
