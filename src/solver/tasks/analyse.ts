import { ok } from '../../core/result.ts';
import {
  type BoardAnalysis,
  type BoardAnalysisRequest,
  exactDistance,
  type SolutionAnalysis,
  type SolutionAnalysisRequest,
} from '../../core/sliding/analysis/analysis.ts';
import { isSolvable } from '../../core/sliding/parity.ts';
import type { SlidingProgress } from '../../core/sliding/sliding-answer.ts';
import { hasWholeSpace, isProvable } from '../../core/sliding/solve/position/reach.ts';
import type { Task } from '../task/task.ts';
import { createBestSolution, createSlidingContext, tablesForGoal } from './sliding-task.ts';

export const analyseBoardTask: Task<BoardAnalysisRequest, BoardAnalysis, SlidingProgress> = {
  async run(request, context) {
    const { analyseBoard } = await import('../../core/sliding/analysis/analyse-board.ts');
    return ok(analyseBoard(request, createSlidingContext(context)));
  },
  async check(request, analysis) {
    const { checkBoardAnalysis } = await import('../../core/sliding/analysis/analyse-board.ts');
    return checkBoardAnalysis(request, analysis);
  },
  isSmall: ({ start }) => hasWholeSpace(start),
  tables: tablesForGoal(
    (request) => (isSolvable(request) ? request.goal : undefined),
    ({ solvable, shortest }) => !solvable || shortest?.complete === true,
  ),
  mayFinishQuickly: ({ start }) => isProvable(start),
  bestSoFar: () => ({ progress: createBestSolution().progress, answer: (answer) => answer }),
};

/** The user's moves must be legal. */
export const analyseSolutionTask: Task<SolutionAnalysisRequest, SolutionAnalysis, SlidingProgress> = {
  async run(request, context) {
    const { analyseSolution } = await import('../../core/sliding/analysis/analyse-solution.ts');
    return ok(analyseSolution(request, createSlidingContext(context)));
  },
  // Distances come from `solveSliding`, which replays its solutions.
  check: () => undefined,
  isSmall: ({ start }) => hasWholeSpace(start),
  tables: tablesForGoal(
    (request) => (isSolvable(request) ? request.goal : undefined),
    ({ remaining }) => remaining.every((bounds) => exactDistance(bounds) !== undefined),
  ),
  mayFinishQuickly: ({ start }) => isProvable(start),
  bestSoFar: () => ({ progress: createBestSolution().progress, answer: (answer) => answer }),
};
