import type { Call, Command, TerminalCommand } from '../../chat/command.ts';
import { type CommandInput, optionToText } from '../../chat/input/command-input.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { ok, type Result } from '../../core/result.ts';
import { HEURISTICS, readMethod, SLIDING_ALGORITHMS } from '../../core/sliding/method.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { runCancellable, searchTimeFor } from '../feature/working.ts';
import { slidingGame } from '../games/sliding-rules.ts';
import {
  METRIC_OPTION,
  PICTURE_OPTION,
  PUZZLE_OR_PICTURE_OPTIONS,
  puzzleJson,
  readMetric,
  readPuzzles,
} from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { revealsPuzzle } from '../spoilers/reveal.ts';
import { type ListRequest, listAnswer, solveList } from './board-list.ts';
import { followSearch } from './interim.ts';
import { type SolveRequest, solvedAnswer } from './solved-answer.ts';
import { animateSolutionHandler, stepHandler } from './steps.ts';

/** `boardInPlay` returns the board to solve if the user types `/solve` without a board. */
export const solveFeature = (services: Services, boardInPlay: Command['defaultInput']): Feature => ({
  commands: [{ ...solveCommand(services), defaultInput: boardInPlay }],
  buttons: [stepHandler(services), animateSolutionHandler(services)],
});

/**
 * `/solve BOARD [-> GOAL] [size] [algorithm] [heuristic] [limit] [metric]`: solves a sliding puzzle. Several
 * boards get a table of their lengths.
 */
export const solveCommand = (services: TerminalServices): TerminalCommand<SolveRequest | ListRequest> => ({
  name: 'solve',
  isMessageAction: true,
  attachedBoard: {},
  takesBoardLists: true,
  options: [
    ...PUZZLE_OR_PICTURE_OPTIONS,
    { name: 'algorithm', kind: 'text', choices: SLIDING_ALGORITHMS, aliases: ['a*', 'ida*'] },
    { name: 'heuristic', kind: 'text', choices: HEURISTICS },
    { name: 'limit', kind: 'text' },
    METRIC_OPTION,
    THEME_OPTION,
    PICTURE_OPTION,
  ],
  reveals: {
    byRequest: (request) =>
      'boards' in request
        ? request.boards.flatMap(({ puzzle }) => (puzzle.ok ? [slidingGame(puzzle.value)] : []))
        : [slidingGame(request)],
    repeatAction: (request) =>
      'boards' in request ? undefined : revealsPuzzle('solve').repeatAction(request),
  },
  terminal: {
    options: [
      { name: 'time', kind: 'text' },
      { name: 'positions', kind: 'flag' },
    ],
    files: ['png', 'gif'],
    requestJson: (request) => ('boards' in request ? {} : puzzleJson(request)),
  },
  read: (input, call) => readSolve(services, input, call),
  // A line without a command is meant as a board if it has three numbers, even with mistakes. A line of move
  // letters (`LURD`) is not, although it may be a valid board code by chance.
  mayAnswer: (request, line) =>
    (request.ok ? !/^[LURD]+$/i.test(line.trim()) : request.fault.code === 'long-list') ||
    /\d\D+\d\D+\d/.test(line),
  async run(call, request) {
    if ('boards' in request) {
      const rows = await solveList(services, call, request);
      return rows.ok ? ok(listAnswer(services, request, rows.value)) : rows;
    }
    const answer = await solve(services, call, request);
    return answer.ok ? ok(solvedAnswer(services, request, answer.value)) : answer;
  },
});

function readSolve(
  { typedWords }: TerminalServices,
  input: CommandInput,
  call: Call,
): Result<SolveRequest | ListRequest> {
  const { algorithm, heuristic, limit } = input.options;
  const method = readMethod(optionToText(algorithm), optionToText(heuristic), optionToText(limit));
  if (!method.ok) return method;
  const puzzles = readPuzzles(input, call, slidingWords(typedWords));
  if (!puzzles.ok) return puzzles;
  const metric = readMetric(input);
  if (!metric.ok) return metric;
  const request = { ...puzzles.value, ...method.value, metric: metric.value };
  return ok(input.options.positions === true ? { ...request, positions: true } : request);
}

async function solve(
  services: TerminalServices,
  call: Call,
  request: SolveRequest,
): Promise<Result<SlidingAnswer>> {
  const startedAtMs = performance.now();
  const timeMs = searchTimeFor(services, call, request.start);
  return runCancellable(services.jobs, call, async (caller, showReply) => {
    const searchProgress = followSearch(services, call, request, showReply);
    const answer = await services.solver
      .ask(
        'solve',
        { ...request, timeMs },
        { ...caller, onProgress: (progress) => searchProgress.update(progress) },
      )
      .finally(() => searchProgress.end());
    // Even if the search was cancelled or failed.
    if (answer.ok || searchProgress.bestSolution === undefined) return answer;
    const { algorithm, heuristic } = request;
    return ok({
      solvable: true,
      ...searchProgress.bestSolution,
      algorithm,
      heuristic,
      expanded: searchProgress.expanded,
      milliseconds: performance.now() - startedAtMs,
    });
  });
}
