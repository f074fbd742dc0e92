import type { Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import { ok } from '../../core/result.ts';
import { explainParity, type ParityExplanation } from '../../core/sliding/analysis/explain.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { PUZZLE_OPTIONS, puzzleJson, puzzleOf } from '../puzzle-given.ts';
import type { Services } from '../services.ts';
import { slidingWords } from '../sliding-words.ts';
import { explanationLines } from './lines.ts';
import { parityScene } from './scene.ts';

/** `/explain BOARD [-> GOAL] [size]`: why it can or can't be solved, step by step, and its integer key. */
export const explainCommand = ({ draw, words }: Services): Command<Puzzle, ParityExplanation> => ({
  name: 'explain',
  options: [...PUZZLE_OPTIONS, THEME_OPTION],
  read: (given, call) => puzzleOf(given, call, slidingWords(words)),
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
    json: (_, __, { keys, ...found }) => ({
      ...found,
      key: String(keys.start),
      goalKey: String(keys.goal),
    }),
    lines: explanationLines,
    picture: parityScene,
  },
});
