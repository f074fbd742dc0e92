import type { Command } from '../../chat/command.ts';
import { takeOptions } from '../../chat/line.ts';
import { ok } from '../../core/result.ts';
import { explainParity } from '../../core/sliding/analysis/explain.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import { puzzleOfForm } from '../puzzle-form.ts';
import type { Services } from '../services.ts';
import { explanationLines } from './lines.ts';

/** `/explain BOARD [-> GOAL] [size]`: why it can or can't be solved, step by step, and its integer key. */
export const explainCommand = ({ draw }: Services): Command => ({
  name: 'explain',
  options: [
    { name: 'board', kind: 'text', required: true },
    { name: 'goal', kind: 'text' },
    { name: 'size', kind: 'text' },
  ],
  read(line) {
    const { options, rest } = takeOptions(line, { size: [] });
    return ok({ ...options, board: rest });
  },
  async run({ texts }, options) {
    const puzzle = puzzleOfForm(options);
    if (!puzzle.ok) return puzzle;
    const found = explainParity(puzzle.value);
    return ok({
      kind: 'answer',
      text: explanationLines(texts, puzzle.value, found).join('\n'),
      picture: await draw({ kind: 'parity', ...puzzle.value }),
      alt: texts.say('explain-alt', {
        board: makeBoard(puzzle.value.start),
        inversions: found.inversions,
        exchanges: found.transpositions,
        distance: found.blank.distance,
      }),
    });
  },
});
