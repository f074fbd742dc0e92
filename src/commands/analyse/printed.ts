import type { Printed } from '../../chat/printed.ts';
import type { BoardAnalysis, SolutionAnalysis } from '../../core/sliding/analysis/analysis.ts';
import type { Moves, Puzzle } from '../../core/sliding/board.ts';
import { type MoveNaming, renamed } from '../../core/sliding/notation/naming.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { puzzleJson, type Writing } from '../puzzle-given.ts';
import { boardLines, wayLines } from './lines.ts';
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
    if (!found.solvable) return [texts.say('analyse-unsolvable', { board: makeBoard(question.start) })];
    return found.about === 'board'
      ? boardLines(texts, question.start, found, question)
      : wayLines(texts, found, question);
  },
  picture: analysisScene,
};

function boardJson(found: BoardAnalysis, naming: MoveNaming): object {
  const { shortest } = found;
  if (shortest === undefined) return found;
  const named = (moves: readonly Moves[]): Moves[] => moves.map((one) => renamed(one, naming));
  const { first, good, unsure } = shortest;
  return {
    ...found,
    shortest: { ...shortest, first: named(first), good: named(good), unsure: named(unsure) },
  };
}

const wayJson = (found: SolutionAnalysis, moves: Moves, naming: MoveNaming): object => ({
  ...found,
  moves: renamed(moves, naming),
  steps: found.steps.map((step) => renamed(step, naming)),
  simplified: renamed(found.simplified, naming),
  end: found.end.tiles,
});
