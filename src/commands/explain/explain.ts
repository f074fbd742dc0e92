import type { Command } from '../../chat/command.ts';
import { type Option, optionText } from '../../chat/input/command-input.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { fault, ok } from '../../core/result.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { readMethod } from '../../core/sliding/method.ts';
import { WATCHED_ALGORITHMS, WATCHED_HEURISTICS } from '../../core/sliding/watch/method.ts';
import type { SearchLog } from '../../core/sliding/watch/search-log.ts';
import { slidingGame } from '../../play/kinds/sliding-rules.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { oneOf } from '../feature/variant.ts';
import { PUZZLE_OPTIONS, puzzleOf } from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { revealAction } from '../spoilers/gate.ts';
import { humanVariant } from './explain-human.ts';
import { parityVariant } from './explain-parity.ts';
import { searchButtons, searchVariant } from './search/search.ts';
import { asksForSearch, readSearch, type SearchRequest, searchSheetAction } from './search/search-request.ts';

/** An explanation of a puzzle: its parity, a person's way to solve it, or a search for its solution. */
type ExplainRequest = ({ readonly kind: 'parity' | 'human' } & Puzzle) | SearchRequest;

/** The algorithm that is no search: line by line, as people solve it. */
const HUMAN = 'human';

/** Options that choose a search. */
const SEARCH_OPTIONS = [
  { name: 'algorithm', kind: 'text', choices: WATCHED_ALGORITHMS, otherWords: ['a*', 'ida*'] },
  { name: 'heuristic', kind: 'text', choices: WATCHED_HEURISTICS },
  { name: 'limit', kind: 'text' },
] as const satisfies readonly Option[];

/** A terminal's own option: the most steps to print. */
const STEPS_OPTION: Option = { name: 'steps', kind: 'text' };

/** Why and how a puzzle is solved. */
export const explainFeature = (services: Services): Feature => ({
  commands: [explainCommand(services)],
  buttons: searchButtons(services),
});

/**
 * `/explain BOARD [-> GOAL] [size]`: why it can or can't be solved, step by step, and its integer key.
 * With an algorithm, a heuristic or a limit: that search, step by step; with `human`, how a person solves it.
 */
export const explainCommand = (services: TerminalServices): Command<ExplainRequest> => {
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
      const isSearch = given.options.algorithm !== HUMAN && asksForSearch(given);
      if (given.options.steps !== undefined && !isSearch) return fault('unused-steps');
      if (given.options.algorithm === HUMAN) {
        const method = readMethod(
          HUMAN,
          optionText(given.options.heuristic),
          optionText(given.options.limit),
        );
        return method.ok ? ok({ kind: 'human', ...puzzle.value }) : method;
      }
      return isSearch
        ? readSearch(puzzle.value, given, call.surface)
        : ok({ kind: 'parity', ...puzzle.value });
    },
    ...variants,
    tells: { ...variants.tells, again },
    printed: { ...variants.printed, options: [STEPS_OPTION] },
  };
};

/** The button that shows the same search, or the same way to solve it. */
function again(request: ExplainRequest): string {
  return request.kind === 'search' ? searchSheetAction(request) : revealAction(HUMAN, request);
}

/** The word that says what is logged: the boards' searches, as `knight log` has the knight's. */
const SOLVE = /^\s*solve(?!\S)/i;

/**
 * A terminal's `log solve BOARD [-> GOAL] [algorithm] [heuristic]`: a search step by step, `bfs` unless
 * another is named.
 */
export function logCommand(services: TerminalServices): Command<SearchRequest, SearchLog> {
  const { printed, ...search } = searchVariant(services);
  return {
    name: 'log',
    options: [...PUZZLE_OPTIONS, ...SEARCH_OPTIONS, THEME_OPTION],
    read(given, call) {
      if (!SOLVE.test(given.words)) return fault('log-of-what');
      const puzzle = puzzleOf(
        { ...given, words: given.words.replace(SOLVE, '') },
        call,
        slidingWords(services.words),
      );
      return puzzle.ok ? readSearch(puzzle.value, given, call.surface) : puzzle;
    },
    ...search,
    tells: { about: (puzzle) => [slidingGame(puzzle)], again: searchSheetAction },
    printed: { ...printed, options: [STEPS_OPTION] },
  };
}
