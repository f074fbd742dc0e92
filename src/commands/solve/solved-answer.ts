import type { Call, PrintableAnswer } from '../../chat/command.ts';
import { makeControlGroup, type Reply } from '../../chat/reply.ts';
import { ok } from '../../core/result.ts';
import type { Board, Puzzle } from '../../core/sliding/board.ts';
import type { Method } from '../../core/sliding/method.ts';
import { boardsAlong, splitSteps } from '../../core/sliding/moves.ts';
import { makeBoard, makeMoves } from '../../core/sliding/notation/puzzle.ts';
import { swapThatMakesSolvable, withReachableGoal } from '../../core/sliding/parity.ts';
import type { SlidingAnswer } from '../../core/sliding/sliding-answer.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { PuzzleWithMetric } from '../input/puzzle-given.ts';
import { solutionReply, storeSolution } from './solution-reply.ts';
import {
  effortLines,
  solvedFacts,
  stagesJson,
  stagesScene,
  unsolvableScene,
  unsolvableText,
  verdictOf,
} from './verdict.ts';

export interface SolveRequest extends PuzzleWithMetric, Method {
  /** Whether a terminal also prints the board after each move. */
  readonly positions?: boolean;
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
