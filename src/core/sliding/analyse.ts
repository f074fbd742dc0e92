import { ok, type Result } from '../result.ts';
import { analyseBoard } from './analyse-board.ts';
import { analyseSolution } from './analyse-solution.ts';
import type { AnalysisAnswer, AnalysisRequest } from './analysis.ts';
import { defaultGoal, type Puzzle } from './board.ts';
import { checkSlidingAnswer } from './check.ts';
import type { SolverContext } from './context.ts';
import { scrambleOfLength } from './length-scramble.ts';
import { boardsAlong, countMoves } from './moves.ts';
import { tableKeys } from './solve.ts';

function puzzlesOf(request: AnalysisRequest): Puzzle[] {
  if (request.about === 'length') {
    const goal = defaultGoal(request.rows, request.cols);
    return [{ start: goal, goal }];
  }
  const { goal, start } = request;
  if (request.about === 'board') return [request];
  // What a search looks into may depend on where the blank is, never on the other tiles.
  const byBlank = new Map(boardsAlong(start, request.moves).map((board) => [board.tiles.indexOf(0), board]));
  return [...byBlank.values()].map((board) => ({ start: board, goal }));
}

/** Keys of the pattern databases that `analyse` asks its context for. */
export function analysisTableKeys(request: AnalysisRequest): string[] {
  const keys = puzzlesOf(request).flatMap(({ start, goal }) =>
    tableKeys({ start, goal, metric: 'stm', algorithm: 'auto', timeMs: request.timeMs }),
  );
  return [...new Set(keys)];
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
