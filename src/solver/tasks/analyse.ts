import { ok } from '../../core/result.ts';
import { analyseBoard, checkBoardAnalysis } from '../../core/sliding/analysis/analyse-board.ts';
import { analyseSolution } from '../../core/sliding/analysis/analyse-solution.ts';
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

/** Analyses a board. */
export const analyseBoardTask: Task<BoardAnalysisRequest, BoardAnalysis, SlidingProgress> = {
  run: (request, context) => ok(analyseBoard(request, createSlidingContext(context))),
  check: checkBoardAnalysis,
  isSmall: ({ start }) => hasWholeSpace(start),
  tables: tablesForGoal(
    (request) => (isSolvable(request) ? request.goal : undefined),
    ({ solvable, shortest }) => !solvable || shortest?.complete === true,
  ),
  mayFinishQuickly: ({ start }) => isProvable(start),
  bestSoFar: () => ({ progress: createBestSolution().progress, answer: (answer) => answer }),
};

/**
 * Analyses the moves with which a user solved a board. The caller must have checked that the moves are legal.
 */
export const analyseSolutionTask: Task<SolutionAnalysisRequest, SolutionAnalysis, SlidingProgress> = {
  run: (request, context) => ok(analyseSolution(request, createSlidingContext(context))),
  // Nothing to check: an analysis contains no solution. Its distances come from `solveSliding`, which replays
  // each solution that it returns.
  check: () => undefined,
  isSmall: ({ start }) => hasWholeSpace(start),
  tables: tablesForGoal(
    (request) => (isSolvable(request) ? request.goal : undefined),
    ({ remaining }) => remaining.every((bounds) => exactDistance(bounds) !== undefined),
  ),
  mayFinishQuickly: ({ start }) => isProvable(start),
  bestSoFar: () => ({ progress: createBestSolution().progress, answer: (answer) => answer }),
};
