import type { Command } from '../../chat/command.ts';
import type { Given, Option } from '../../chat/given/given.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import type { Surface } from '../../chat/surface.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { WATCHED_ALGORITHMS, WATCHED_HEURISTICS } from '../../core/sliding/watch/method.ts';
import { PUZZLE_OPTIONS, puzzleOf } from '../puzzle-given.ts';
import type { Services } from '../services.ts';
import { slidingWords } from '../sliding-words.ts';
import { oneOf } from '../variant.ts';
import { humanVariant } from './human.ts';
import { parityVariant } from './parity.ts';
import { asksForSearch, MAX_CHAT_STEPS, readSearch, type SearchRequest } from './search/request.ts';
import { searchVariant } from './search/search.ts';

/** An explanation of a puzzle: its parity, a person's way to solve it, or a search for its solution. */
export type ExplainRequest = ({ readonly kind: 'parity' | 'human' } & Puzzle) | SearchRequest;

/** The algorithm that is no search: line by line, as people solve it. */
const HUMAN = 'human';

/**
 * Steps of a terminal's log, at most: without `--steps`, and with it (the whole space of 3x3 has 181,440
 * boards).
 */
const TERMINAL_STEPS = { usual: 20_000, max: 200_000 };

/** Options that choose a search. */
export const SEARCH_OPTIONS = [
  { name: 'algorithm', kind: 'text', choices: WATCHED_ALGORITHMS, otherWords: ['a*', 'ida*'] },
  { name: 'heuristic', kind: 'text', choices: WATCHED_HEURISTICS },
  { name: 'limit', kind: 'text' },
] as const satisfies readonly Option[];

/** A terminal's own option: the most steps to print. */
export const STEPS_OPTION: Option = { name: 'steps', kind: 'text' };

/**
 * `/explain BOARD [-> GOAL] [size]`: why it can or can't be solved, step by step, and its integer key.
 * With an algorithm, a heuristic or a limit: that search, step by step; with `human`, how a person solves it.
 */
export const explainCommand = (services: Services): Command<ExplainRequest> => {
  const variants = oneOf({
    parity: parityVariant(services),
    human: humanVariant(services),
    search: searchVariant(services),
  });
  const [algorithm, ...others] = SEARCH_OPTIONS;
  const explained = { ...algorithm, choices: [...algorithm.choices, HUMAN] };
  return {
    name: 'explain',
    options: [...PUZZLE_OPTIONS, explained, ...others, THEME_OPTION],
    read(given, call) {
      const puzzle = puzzleOf(given, call, slidingWords(services.words));
      if (!puzzle.ok) return puzzle;
      if (given.options.algorithm === HUMAN) return ok({ kind: 'human', ...puzzle.value });
      if (!asksForSearch(given)) return ok({ kind: 'parity', ...puzzle.value });
      const steps = stepsOf(given, call.surface);
      return steps.ok ? readSearch(puzzle.value, given, steps.value) : steps;
    },
    ...variants,
    printed: { ...variants.printed, options: [STEPS_OPTION] },
  };
};

/** Steps of a log at most. Fault: `search-steps` {text, max}. */
export function stepsOf({ options: { steps } }: Given, { isText }: Pick<Surface, 'isText'>): Result<number> {
  if (isText !== true) return ok(MAX_CHAT_STEPS);
  if (steps === undefined) return ok(TERMINAL_STEPS.usual);
  const count = Number(steps);
  return Number.isInteger(count) && count >= 1 && count <= TERMINAL_STEPS.max
    ? ok(count)
    : fault('search-steps', { text: String(steps).slice(0, 40), max: TERMINAL_STEPS.max });
}
