import { ok } from '../../core/result.ts';
import { explainParity, type ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { Variant } from '../feature/variant.ts';
import { puzzleJson } from '../input/puzzle-given.ts';
import { explanationLines } from './lines.ts';
import { parityScene } from './scene.ts';

/** Why a puzzle can or can't be solved, step by step, and the board's integer key. */
export const parityVariant = ({ draw }: TerminalServices): Variant<Puzzle, ParityExplanation> => ({
  tells: 'nothing',
  ask: async (_, puzzle) => ok(explainParity(puzzle)),
  reply: async ({ texts, look }, puzzle, found) => ({
    kind: 'answer',
    text: explanationLines(texts, puzzle, found).join('\n'),
    picture: await draw(parityScene(texts, puzzle), look),
    alt: texts.say('explain-alt', {
      board: makeBoard(puzzle.start),
      inversions: found.inversions,
      exchanges: found.transpositions,
      distance: found.blank.distance,
    }),
  }),
  printed: {
    asked: puzzleJson,
    // Keys are texts: they are too large for JSON's numbers.
    json: (_, __, { keys, number, ...found }) => ({
      ...found,
      key: String(keys.start),
      goalKey: String(keys.goal),
      number: String(number),
    }),
    lines: explanationLines,
    picture: parityScene,
  },
});
