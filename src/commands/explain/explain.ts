import type { Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import { ok } from '../../core/result.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { PUZZLE_OPTIONS, puzzleOf } from '../puzzle-given.ts';
import type { Services } from '../services.ts';
import { slidingWords } from '../sliding-words.ts';
import { oneOf } from '../variant.ts';
import { parityVariant } from './parity.ts';

/** What is to be explained of a puzzle. */
export interface ExplainRequest extends Puzzle {
  readonly kind: 'parity';
}

/** `/explain BOARD [-> GOAL] [size]`: why it can or can't be solved, step by step, and its integer key. */
export const explainCommand = (services: Services): Command<ExplainRequest> => ({
  name: 'explain',
  options: [...PUZZLE_OPTIONS, THEME_OPTION],
  read(given, call) {
    const puzzle = puzzleOf(given, call, slidingWords(services.words));
    return puzzle.ok ? ok({ kind: 'parity', ...puzzle.value }) : puzzle;
  },
  ...oneOf({ parity: parityVariant(services) }),
});
