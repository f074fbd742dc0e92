import type { Command } from '../../chat/command.ts';
import { type Option, optionToText } from '../../chat/input/command-input.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { fault, ok } from '../../core/result.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { readMethod } from '../../core/sliding/method.ts';
import { WATCHED_ALGORITHMS, WATCHED_HEURISTICS } from '../../core/sliding/watch/method.ts';
import type { SearchLog } from '../../core/sliding/watch/search-log.ts';
import { slidingGame } from '../../play/kinds/sliding-rules.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { combineVariants } from '../feature/variant.ts';
import { PUZZLE_OPTIONS, readPuzzle } from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { withPicture } from '../picture/with-picture.ts';
import { revealAction } from '../spoilers/gate.ts';
import { humanVariant } from './explain-human.ts';
import { parityVariant } from './explain-parity.ts';
import { searchHandlers, searchVariant } from './search/search.ts';
import {
  asksForSearch,
  readSearch,
  type SearchRequest,
  searchOverviewAction,
} from './search/search-request.ts';

/** A request to explain a puzzle: its parity, the human method, or a search for its solution. */
type ExplainRequest = ({ readonly kind: 'parity' | 'human' } & Puzzle) | SearchRequest;

/** The value of `algorithm` that asks for the human method instead of a search. */
const HUMAN_METHOD = 'human';

/** Options of a search. With one of them, the answer shows a search step by step. */
const SEARCH_OPTIONS = [
  { name: 'algorithm', kind: 'text', choices: WATCHED_ALGORITHMS, aliases: ['a*', 'ida*'] },
  { name: 'heuristic', kind: 'text', choices: WATCHED_HEURISTICS },
  { name: 'limit', kind: 'text' },
] as const satisfies readonly Option[];

/** The maximum number of steps to print. Only terminals have this option. */
const STEPS_OPTION: Option = { name: 'steps', kind: 'text' };

export const explainFeature = (services: Services): Feature => ({
  commands: [withPicture(services, explainCommand(services))],
  buttons: searchHandlers(services),
});

/**
 * The command `/explain BOARD [-> GOAL] [size]`: explains why a board can or can't be solved, and shows its
 * integer key. If the user names an algorithm, a heuristic or a limit, the answer shows a search with them,
 * step by step. With `human`, the answer shows how people solve the board.
 */
export const explainCommand = (services: TerminalServices): Command<ExplainRequest> => {
  const variants = combineVariants({
    parity: parityVariant(services),
    human: humanVariant(services),
    search: searchVariant(services),
  });
  const [algorithm, ...otherOptions] = SEARCH_OPTIONS;
  const algorithmOption = { ...algorithm, choices: [...algorithm.choices, HUMAN_METHOD] };
  return {
    name: 'explain',
    options: [...PUZZLE_OPTIONS, algorithmOption, ...otherOptions, THEME_OPTION],
    read(input, call) {
      const puzzle = readPuzzle(input, call, slidingWords(services.typedWords));
      if (!puzzle.ok) return puzzle;
      const isSearch = input.options.algorithm !== HUMAN_METHOD && asksForSearch(input);
      if (input.options.steps !== undefined && !isSearch) return fault('unused-steps');
      if (input.options.algorithm === HUMAN_METHOD) {
        const method = readMethod(
          HUMAN_METHOD,
          optionToText(input.options.heuristic),
          optionToText(input.options.limit),
        );
        return method.ok ? ok({ kind: 'human', ...puzzle.value }) : method;
      }
      return isSearch
        ? readSearch(puzzle.value, input, call.surface)
        : ok({ kind: 'parity', ...puzzle.value });
    },
    ...variants,
    reveals: { ...variants.reveals, repeatAction },
    terminalOutput: { ...variants.terminalOutput, options: [STEPS_OPTION] },
  };
};

/** Returns the button action that repeats the explanation of `request`. */
function repeatAction(request: ExplainRequest): string {
  return request.kind === 'search' ? searchOverviewAction(request) : revealAction(HUMAN_METHOD, request);
}

/** Matches the first word after the command `log`: `log solve` logs the search for a solution. */
const SOLVE_WORD_PATTERN = /^\s*solve(?!\S)/i;

/**
 * The terminal command `log solve BOARD [-> GOAL] [algorithm] [heuristic]`: prints a search step by step. The
 * default algorithm is `bfs`.
 */
export function logCommand(services: TerminalServices): Command<SearchRequest, SearchLog> {
  const { terminalOutput, ...commandSteps } = searchVariant(services);
  return {
    name: 'log',
    options: [...PUZZLE_OPTIONS, ...SEARCH_OPTIONS, THEME_OPTION],
    read(input, call) {
      if (!SOLVE_WORD_PATTERN.test(input.words)) return fault('log-of-what');
      const puzzle = readPuzzle(
        { ...input, words: input.words.replace(SOLVE_WORD_PATTERN, '') },
        call,
        slidingWords(services.typedWords),
      );
      return puzzle.ok ? readSearch(puzzle.value, input, call.surface) : puzzle;
    },
    ...commandSteps,
    reveals: { byRequest: (puzzle) => [slidingGame(puzzle)], repeatAction: searchOverviewAction },
    terminalOutput: { ...terminalOutput, options: [STEPS_OPTION] },
  };
}
