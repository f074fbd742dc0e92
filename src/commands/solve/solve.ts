import type { Call, Command } from '../../chat/command.ts';
import type { Given } from '../../chat/given.ts';
import type { Reply } from '../../chat/reply.ts';
import { THEME_OPTION } from '../../chat/theme.ts';
import { ok, type Result } from '../../core/result.ts';
import type { SlidingAnswer } from '../../core/sliding/answer.ts';
import type { Metric, Puzzle } from '../../core/sliding/board.ts';
import { HEURISTICS, type Method, readMethod, SLIDING_ALGORITHMS } from '../../core/sliding/method.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { mendingSwap } from '../../core/sliding/parity.ts';
import { isProvable } from '../../core/sliding/solve/reach.ts';
import { METRIC_OPTION, metricOf, PUZZLE_OPTIONS, puzzleOf } from '../puzzle-given.ts';
import type { Services } from '../services.ts';
import { cancellable, timeFor } from '../working.ts';
import { followed, type SoFar } from './interim.ts';
import { printedSolution } from './printed.ts';
import { solutionReply } from './solution.ts';
import { effortOf, unsolvableScene, unsolvableText } from './verdict.ts';

/** Beyond 16 cells a proof is out of reach; good solutions come in a few seconds. */
const LARGE_BOARD_MS = 5000;

/** What is asked of the solver: a puzzle, and how to solve it. */
export interface SolveRequest extends Puzzle, Method {
  readonly metric: Metric;
}

/** `/solve BOARD [-> GOAL] [size] [algorithm] [heuristic] [metric]`. */
export const solveCommand = (services: Services): Command<SolveRequest, SlidingAnswer> => ({
  name: 'solve',
  options: [
    ...PUZZLE_OPTIONS,
    { name: 'algorithm', kind: 'text', choices: SLIDING_ALGORITHMS, otherWords: ['a*', 'ida*'] },
    { name: 'heuristic', kind: 'text', choices: HEURISTICS },
    METRIC_OPTION,
    THEME_OPTION,
  ],
  read: readSolve,
  // A list of numbers is meant as a board, though it may be none.
  isMeant: (request, line) => request.ok || /\d\D+\d\D+\d/.test(line),
  ask: (call, request) => solve(services, call, request),
  async reply(call, request, answer) {
    if (!answer.solvable) return unsolvableReply(services, call, request);
    return solutionReply(services, call, request, { ...answer, ...effortOf(request, answer) });
  },
  printed: printedSolution,
});

function readSolve(given: Given, call: Call): Result<SolveRequest> {
  const { algorithm, heuristic } = given.options;
  const text = (option: string | boolean | undefined) => (option === undefined ? option : String(option));
  const method = readMethod(text(algorithm), text(heuristic));
  if (!method.ok) return method;
  const metric = metricOf(given);
  if (!metric.ok) return metric;
  const puzzle = puzzleOf(given, call);
  return puzzle.ok ? ok({ ...puzzle.value, ...method.value, metric: metric.value }) : puzzle;
}

async function solve(services: Services, call: Call, request: SolveRequest): Promise<Result<SlidingAnswer>> {
  const began = performance.now();
  const isLarge = !isProvable(request.start);
  const timeMs = timeFor(services, call, isLarge ? LARGE_BOARD_MS : services.timeMs);
  let soFar: SoFar | undefined;
  const answer = await cancellable(services.jobs, call, (turn, show) => {
    const following = followed(services, call, request, show);
    soFar = following;
    return services.solver
      .ask('solve', { ...request, timeMs }, { ...turn, onProgress: (progress) => following.hear(progress) })
      .finally(() => following.end());
  });
  // Cancelled, or broken off: what was shown by then stays.
  if (answer.ok || soFar?.solved === undefined) return answer;
  const { algorithm, heuristic } = request;
  return ok({
    ...{ solvable: true, ...soFar.solved, algorithm, ...(heuristic && { heuristic }) },
    ...{ expanded: soFar.expanded, milliseconds: performance.now() - began },
  });
}

/** Why the board can't be solved, with the two tiles whose exchange would mend it. */
export async function unsolvableReply(
  { draw }: Pick<Services, 'draw'>,
  { texts, theme }: Call,
  puzzle: Puzzle,
): Promise<Reply> {
  const [a, b] = mendingSwap(puzzle);
  return {
    kind: 'answer',
    text: unsolvableText(texts, puzzle),
    picture: await draw(unsolvableScene(puzzle), theme),
    alt: texts.say('solve-unsolvable-alt', { board: makeBoard(puzzle.start), a, b }),
  };
}
