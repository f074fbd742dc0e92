import { fault, ok, type Result } from '../../result.ts';
import { type Board, isSameBoard, type Moves } from '../board.ts';
import { applyMoves, boardsAlong, countMoves, simplifyMoves, splitSteps } from '../moves.ts';
import { isSolvable } from '../parity.ts';
import type { SolverContext } from '../solve/context/context.ts';
import {
  type DistanceBounds,
  exactDistance,
  type Loss,
  type SolutionAnalysis,
  type SolutionAnalysisRequest,
} from './analysis.ts';
import { distancesAlong } from './distances.ts';

/** Fault: `illegal-step` {index (1-based), move, done (the moves before it)}. */
export function followSolution(start: Board, moves: Moves): Result<Board> {
  const endResult = applyMoves(start, moves);
  if (endResult.ok) return ok(endResult.value);
  const index = Number(endResult.fault.facts.index);
  return fault('illegal-step', { index, move: moves[index - 1] ?? '', done: moves.slice(0, index - 1) });
}

/** Throws if one of the moves is illegal. */
export function analyseSolution(request: SolutionAnalysisRequest, context: SolverContext): SolutionAnalysis {
  const { start, goal, moves, metric } = request;
  const startedAtMs = context.now();
  const steps = splitSteps(moves, metric);
  const boards = boardsAlong(start, steps);
  const endBoard = boards.at(-1) ?? start;
  const solvable = isSolvable({ start, goal });
  const remainingDistances: readonly DistanceBounds[] = solvable
    ? distancesAlong(boards, steps, request, context)
    : [];
  return {
    about: 'solution',
    solvable,
    reachesGoal: isSameBoard(endBoard, goal),
    end: endBoard,
    metric,
    steps,
    stm: countMoves(moves, 'stm'),
    mtm: countMoves(moves, 'mtm'),
    simplified: simplifyMoves(moves),
    remaining: remainingDistances,
    losses: findLosses(remainingDistances.map(exactDistance)),
    milliseconds: context.now() - startedAtMs,
  };
}

/**
 * A step that doesn't lead nearer to the goal loses moves. `distances`: before the first step and after each
 * step, if exact. Consecutive losing steps form one loss. If distances are unknown, a loss covers all steps
 * between two known distances.
 */
export function findLosses(distances: readonly (number | undefined)[]): Loss[] {
  const losses: Loss[] = [];
  let lastKnownStep: { readonly stepIndex: number; readonly distance: number } | undefined;
  for (const [stepIndex, distance] of distances.entries()) {
    if (distance === undefined) continue;
    if (lastKnownStep !== undefined) {
      const lostMoves = stepIndex - lastKnownStep.stepIndex + distance - lastKnownStep.distance;
      const hasGap = stepIndex - lastKnownStep.stepIndex > 1;
      const previousLoss = losses.at(-1);
      if (
        lostMoves > 0 &&
        !hasGap &&
        previousLoss !== undefined &&
        !previousLoss.within &&
        previousLoss.to === lastKnownStep.stepIndex
      )
        losses.splice(-1, 1, { ...previousLoss, to: stepIndex, lost: previousLoss.lost + lostMoves });
      else if (lostMoves > 0)
        losses.push({ from: lastKnownStep.stepIndex + 1, to: stepIndex, lost: lostMoves, within: hasGap });
    }
    lastKnownStep = { stepIndex, distance };
  }
  return losses;
}
