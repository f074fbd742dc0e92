import type { Printed } from '../../chat/printed.ts';
import type { BoardAnalysis, SolutionAnalysis } from '../../core/sliding/analysis/analysis.ts';
import type { Moves, Puzzle } from '../../core/sliding/board.ts';
import { type MoveNaming, renamed } from '../../core/sliding/notation/naming.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { puzzleJson, type Writing } from '../input/puzzle-given.ts';
import { blankFirstText } from '../solve/verdict.ts';
import { boardLines, neighbourLines, wayLines } from './lines.ts';
import { analysisScene } from './scene.ts';

/** What is asked: a board, or moves on it (as the tiles', whatever way they were written). */
export interface Question extends Puzzle, Writing {
  readonly moves?: Moves;
}

/** What there is to say of either. */
export type Found = BoardAnalysis | SolutionAnalysis;

/** An analysis as a terminal prints it. */
export const printedAnalysis: Printed<Question, Found> = {
  options: [{ name: 'time', kind: 'text' }],
  asked: puzzleJson,
  json: (_, { naming, moves = '' }, found) =>
    found.about === 'board' ? boardJson(found, naming) : wayJson(found, moves, naming),
  lines(texts, question, found) {
    const unsolvable = texts.say('analyse-unsolvable', {
      board: makeBoard(question.start),
      otherGoal: blankFirstText(question),
    });
    if (found.about === 'board') {
      const own = found.solvable ? boardLines(texts, question.start, found, question) : [unsolvable];
      return [...own, ...neighbourLines(texts, found, question)];
    }
    return found.solvable ? wayLines(texts, found, question) : [unsolvable];
  },
  picture: analysisScene,
};

function boardJson({ neighbours, ...found }: BoardAnalysis, naming: MoveNaming): object {
  const { shortest } = found;
  const named = (moves: readonly Moves[]): Moves[] => moves.map((one) => renamed(one, naming));
  return {
    ...found,
    ...(shortest && {
      shortest: {
        ...shortest,
        first: named(shortest.first),
        good: named(shortest.good),
        unsure: named(shortest.unsure),
      },
    }),
    neighbours: neighbours.map(({ moves, board, left }) => ({
      moves: renamed(moves, naming),
      tiles: board.tiles,
      left,
    })),
  };
}

const wayJson = (found: SolutionAnalysis, moves: Moves, naming: MoveNaming): object => ({
  ...found,
  moves: renamed(moves, naming),
  steps: found.steps.map((step) => renamed(step, naming)),
  simplified: renamed(found.simplified, naming),
  end: found.end.tiles,
});
