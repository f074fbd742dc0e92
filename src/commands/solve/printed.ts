import type { Printed } from '../../chat/printed.ts';
import { ok } from '../../core/result.ts';
import type { SlidingAnswer } from '../../core/sliding/answer.ts';
import type { Board, Metric, Puzzle } from '../../core/sliding/board.ts';
import type { Method } from '../../core/sliding/method.ts';
import { makeMoves } from '../../core/sliding/notation/puzzle.ts';
import { puzzleJson } from '../puzzle-given.ts';
import { effortLines, effortOf, solvedFacts, unsolvableScene, unsolvableText } from './verdict.ts';

type Request = Puzzle & Method & { readonly metric: Metric };

/** A solution as a terminal prints it. */
export const printedSolution: Printed<Request, SlidingAnswer> = {
  options: [{ name: 'time', kind: 'text' }],
  asked: puzzleJson,
  json(_, { algorithm }, { memoryBytes, ...told }) {
    return { ...told, ...(algorithm !== 'auto' && memoryBytes !== undefined && { memoryBytes }) };
  },
  lines(texts, request, answer) {
    const board = [...boardRows(request.start), ''];
    if (!answer.solvable) return [...board, unsolvableText(texts, request)];
    const words = [
      answer.length === 0 ? texts.say('solve-already') : texts.say('solve-solved', solvedFacts(answer)),
      makeMoves(answer.moves, answer.metric),
      ...effortLines(texts, effortOf(request, answer)),
    ];
    return [...board, ...words.filter((line) => line !== '')];
  },
  picture: (_, puzzle, { solvable, moves }) =>
    solvable ? { kind: 'solution', start: puzzle.start, moves } : unsolvableScene(puzzle),
  animation: ({ start }, { moves }) => ok({ kind: 'solution', start, moves }),
};

/** The board as it looks, a line a row; the blank is a dot. */
function boardRows({ rows, cols, tiles }: Board): string[] {
  const width = String(rows * cols - 1).length;
  const cells = tiles.map((tile) => (tile === 0 ? '·' : String(tile)).padStart(width));
  return Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols).join(' '));
}
