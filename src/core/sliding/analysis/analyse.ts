import { ok, type Result } from '../../result.ts';
import { defaultGoal } from '../board.ts';
import { checkSlidingAnswer } from '../check.ts';
import { countMoves } from '../moves.ts';
import { isSolvable } from '../parity.ts';
import { scrambleOfLength } from '../scramble/length-scramble.ts';
import type { SolverContext } from '../solve/context.ts';
import { type TableChoice, tableChoices } from '../solve/solve.ts';
import { analyseBoard } from './analyse-board.ts';
import { analyseSolution } from './analyse-solution.ts';
import { type AnalysisAnswer, type AnalysisRequest, exactly } from './analysis.ts';

/** The sets of tables that help `analyse`, as `tableChoices`: what a search looks into depends on the goal alone. */
export function analysisTableChoices(request: AnalysisRequest): TableChoice[] {
  if (request.about !== 'length' && !isSolvable(request)) return [];
  const goal = request.about === 'length' ? defaultGoal(request.rows, request.cols) : request.goal;
  return tableChoices({ start: goal, goal, metric: 'stm', algorithm: 'auto', timeMs: request.timeMs });
}

/** Whether more time or tables could add nothing to the answer. */
export function isComplete(answer: AnalysisAnswer): boolean {
  if (answer.about === 'length' || !answer.solvable) return true;
  return answer.about === 'board'
    ? answer.shortest?.complete === true
    : answer.remaining.every((known) => exactly(known) !== undefined);
}

/** Does what is asked. Faults: those of `scrambleOfLength`. */
export function analyse(request: AnalysisRequest, context: SolverContext): Result<AnalysisAnswer> {
  switch (request.about) {
    case 'board':
      return ok(analyseBoard(request, context));
    case 'solution':
      return ok(analyseSolution(request, context));
    case 'length':
      return scrambleOfLength(request, context);
  }
}

/** Whether every solution in the answer replays and has the length that is claimed. Returns what is wrong, or undefined. */
export function checkAnalysis(request: AnalysisRequest, answer: AnalysisAnswer): string | undefined {
  if (answer.about === 'board' && request.about === 'board') {
    const { metric, shortest } = answer;
    const length = answer[metric].atLeast;
    const claim = { solvable: true, optimal: true, length, lowerBound: length, metric };
    const rest = { algorithm: 'analysis', expanded: 0, milliseconds: 0 };
    for (const moves of shortest?.first ?? []) {
      const wrong = checkSlidingAnswer(request, { ...claim, ...rest, moves });
      if (wrong !== undefined) return wrong;
    }
  }
  if (answer.about === 'length' && request.about === 'length')
    return countMoves(answer.moves, 'stm') === request.length ? undefined : 'wrong length';
  return undefined;
}
