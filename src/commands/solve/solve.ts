import type { Call, Command, PrintableAnswer, TerminalCommand } from '../../chat/command.ts';
import { type CommandInput, optionToText } from '../../chat/input/command-input.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { makeControlGroup, type Reply } from '../../chat/reply.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Board, Puzzle } from '../../core/sliding/board.ts';
import { HEURISTICS, type Method, readMethod, SLIDING_ALGORITHMS } from '../../core/sliding/method.ts';
import { boardsAlong, splitSteps } from '../../core/sliding/moves.ts';
import { makeBoard, makeMoves } from '../../core/sliding/notation/puzzle.ts';
import { swapThatMakesSolvable, withReachableGoal } from '../../core/sliding/parity.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';
import { isProvable } from '../../core/sliding/solve/position/reach.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { runCancellable, timeLimitFor } from '../feature/working.ts';
import {
  METRIC_OPTION,
  PICTURE_OPTION,
  PUZZLE_OR_PICTURE_OPTIONS,
  type PuzzleWithMetric,
  puzzleJson,
  readPuzzleWithMetric,
} from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { revealsPuzzle } from '../spoilers/reveal.ts';
import { followSearch } from './interim.ts';
import { solutionReply, storeSolution } from './solution-reply.ts';
import { animateSolutionHandler, stepHandler } from './steps.ts';
import {
  effortLines,
  solvedFacts,
  stagesJson,
  stagesScene,
  unsolvableScene,
  unsolvableText,
  verdictOf,
} from './verdict.ts';

/**
 * The limit for boards with more than 16 cells. The solver finds good solutions early. To prove that a
 * solution is shortest would take far longer than this.
 */
const LARGE_BOARD_SEARCH_MS = 5000;

export interface SolveRequest extends PuzzleWithMetric, Method {
  /** Whether a terminal also prints the board after each move. */
  readonly positions?: boolean;
}

/** `boardInPlay` returns the board to solve if the user types `/solve` without a board. */
export const solveFeature = (services: Services, boardInPlay: Command['defaultInput']): Feature => ({
  commands: [{ ...solveCommand(services), defaultInput: boardInPlay }],
  buttons: [stepHandler(services), animateSolutionHandler(services)],
});

/** `/solve BOARD [-> GOAL] [size] [algorithm] [heuristic] [limit] [metric]`: solves a sliding puzzle. */
export const solveCommand = (services: TerminalServices): TerminalCommand<SolveRequest> => ({
  name: 'solve',
  isMessageAction: true,
  boardPicture: {},
  options: [
    ...PUZZLE_OR_PICTURE_OPTIONS,
    { name: 'algorithm', kind: 'text', choices: SLIDING_ALGORITHMS, aliases: ['a*', 'ida*'] },
    { name: 'heuristic', kind: 'text', choices: HEURISTICS },
    { name: 'limit', kind: 'text' },
    METRIC_OPTION,
    THEME_OPTION,
    PICTURE_OPTION,
  ],
  reveals: revealsPuzzle('solve'),
  terminal: {
    options: [
      { name: 'time', kind: 'text' },
      { name: 'positions', kind: 'flag' },
    ],
    files: ['png', 'gif'],
    requestJson: puzzleJson,
  },
  read: (input, call) => readSolve(services, input, call),
  // A line without a command is meant as a board if it has three numbers, even with mistakes. A line of move
  // letters (`LURD`) is not, although it may be a valid board code by chance.
  mayAnswer: (request, line) => (request.ok && !/^[LURD]+$/i.test(line.trim())) || /\d\D+\d\D+\d/.test(line),
  async run(call, request) {
    const answer = await solve(services, call, request);
    return answer.ok ? ok(solvedAnswer(services, request, answer.value)) : answer;
  },
});

function readSolve({ typedWords }: TerminalServices, input: CommandInput, call: Call): Result<SolveRequest> {
  const { algorithm, heuristic, limit } = input.options;
  const method = readMethod(optionToText(algorithm), optionToText(heuristic), optionToText(limit));
  if (!method.ok) return method;
  const puzzle = readPuzzleWithMetric(input, call, slidingWords(typedWords));
  if (!puzzle.ok) return puzzle;
  const request = { ...puzzle.value, ...method.value };
  return ok(input.options.positions === true ? { ...request, positions: true } : request);
}

async function solve(
  services: TerminalServices,
  call: Call,
  request: SolveRequest,
): Promise<Result<SlidingAnswer>> {
  const startedAtMs = performance.now();
  const isLargeBoard = !isProvable(request.start);
  const timeMs = timeLimitFor(services, call, isLargeBoard ? LARGE_BOARD_SEARCH_MS : services.timeLimitMs);
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

/** The reason, two tiles whose swap makes the board solvable, and a button for a goal that it can reach. */
export async function unsolvableReply(
  services: TerminalServices,
  call: Call,
  puzzle: Puzzle,
): Promise<Reply> {
  const { texts, look, surface } = call;
  const [tileA, tileB] = swapThatMakesSolvable(puzzle);
  const otherPuzzle = surface.maxButtonRows > 0 ? withReachableGoal(puzzle) : undefined;
  const solutionId =
    otherPuzzle &&
    (await storeSolution(services, call, { start: otherPuzzle.start, goal: otherPuzzle.goal, moves: '' }));
  return {
    kind: 'answer',
    text: unsolvableText(texts, puzzle),
    picture: await services.draw(unsolvableScene(puzzle), look),
    alt: texts.say('solve-unsolvable-alt', { board: makeBoard(puzzle.start), a: tileA, b: tileB }),
    ...(solutionId && {
      buttons: makeControlGroup([
        { action: `solveit:${solutionId}`, label: texts.say(`button-${otherPuzzle.goalName}`) },
      ]),
    }),
  };
}

/** Shows the solution, or the reason why the puzzle has none. */
export function solvedAnswer(
  services: TerminalServices,
  request: SolveRequest,
  answer: SlidingAnswer,
): PrintableAnswer {
  const { start, goal, algorithm, positions } = request;
  const { solvable, length, moves, optimal, lowerBound, metric, memoryBytes, shortest, ...effort } = answer;
  const verdict = verdictOf(request, answer);
  return {
    reply: (call) =>
      solvable
        ? solutionReply(services, call, { start, goal, moves, verdict })
        : unsolvableReply(services, call, request),
    json: () => ({
      solvable,
      length,
      moves,
      optimal,
      lowerBound,
      metric,
      ...effort,
      memoryBytes: algorithm === 'auto' ? undefined : memoryBytes,
      shortest,
      stages: algorithm === 'human' && solvable ? stagesJson(request) : undefined,
      positions: positions ? boardsOfSolution(request, answer).map(({ tiles }) => tiles) : undefined,
    }),
    lines(texts) {
      const boardLines = [...boardRows(start), ''];
      if (!solvable) return [...boardLines, unsolvableText(texts, request)];
      const textLines = [
        length === 0 ? texts.say('solve-already') : texts.say('solve-solved', solvedFacts(verdict)),
        makeMoves(moves, metric),
        ...effortLines(texts, verdict),
      ];
      const positionLines = positions ? ['', ...boardsOfSolution(request, answer).map(makeBoard)] : [];
      return [...boardLines, ...textLines.filter((line) => line !== ''), ...positionLines];
    },
    scene(texts) {
      if (!solvable) return unsolvableScene(request);
      return algorithm === 'human' ? stagesScene(texts, request, metric) : { kind: 'solution', start, moves };
    },
    animation: () => ok({ kind: 'solution', start, moves }),
  };
}

/** Boards from start to goal, one after each move. Empty if the puzzle is unsolvable. */
const boardsOfSolution = ({ start, metric }: SolveRequest, { solvable, moves }: SlidingAnswer): Board[] =>
  solvable ? boardsAlong(start, splitSteps(moves, metric)) : [];

/** One line for each row. The blank is a dot. */
function boardRows({ rows, cols, tiles }: Board): string[] {
  const cellWidth = String(rows * cols - 1).length;
  const cellTexts = tiles.map((tile) => (tile === 0 ? '·' : String(tile)).padStart(cellWidth));
  return Array.from({ length: rows }, (_, row) => cellTexts.slice(row * cols, (row + 1) * cols).join(' '));
}
