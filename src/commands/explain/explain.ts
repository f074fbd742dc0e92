import type { TerminalCommand } from '../../chat/command.ts';
import { type Option, optionToText } from '../../chat/input/command-input.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { fault, ok } from '../../core/result.ts';
import type { Puzzle } from '../../core/sliding/board.ts';
import { readMethod } from '../../core/sliding/method.ts';
import { WATCHED_ALGORITHMS, WATCHED_HEURISTICS } from '../../core/sliding/watch/method.ts';
import type { Feature } from '../feature/feature.ts';
import type { Services, TerminalServices } from '../feature/services.ts';
import { slidingGame } from '../games/sliding-rules.ts';
import {
  PICTURE_OPTION,
  PUZZLE_OPTIONS,
  PUZZLE_OR_PICTURE_OPTIONS,
  puzzleJson,
  readPuzzle,
} from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { revealAction } from '../spoilers/reveal.ts';
import { humanAnswer } from './explain-human.ts';
import { parityAnswer } from './explain-parity.ts';
import { searchAnswer, searchHandlers } from './search/search.ts';
import {
  asksForSearch,
  readSearch,
  type SearchRequest,
  searchOverviewAction,
} from './search/search-request.ts';

type ExplainRequest = ({ readonly kind: 'parity' | 'human' } & Puzzle) | SearchRequest;

/** Asks for the human method instead of a search. */
const HUMAN_METHOD = 'human';

/** Any of these options makes the answer show a search step by step. */
const SEARCH_OPTIONS = [
  { name: 'algorithm', kind: 'text', choices: WATCHED_ALGORITHMS, aliases: ['a*', 'ida*'] },
  { name: 'heuristic', kind: 'text', choices: WATCHED_HEURISTICS },
  { name: 'limit', kind: 'text' },
] as const satisfies readonly Option[];

/** Only terminals have it. */
const STEPS_OPTION: Option = { name: 'steps', kind: 'text' };

export const explainFeature = (services: Services): Feature => ({
  commands: [explainCommand(services)],
  buttons: searchHandlers(services),
});

/**
 * `/explain BOARD [-> GOAL] [size]`: explains why a board can or can't be solved, and shows its integer key.
 * If the user names an algorithm, a heuristic or a limit, the answer shows a search with them, step by step.
 * With `human`, it shows how people solve the board.
 */
export const explainCommand = (services: TerminalServices): TerminalCommand<ExplainRequest> => {
  const [algorithm, ...otherOptions] = SEARCH_OPTIONS;
  const algorithmOption = { ...algorithm, choices: [...algorithm.choices, HUMAN_METHOD] };
  return {
    name: 'explain',
    attachedBoard: {},
    options: [...PUZZLE_OR_PICTURE_OPTIONS, algorithmOption, ...otherOptions, THEME_OPTION, PICTURE_OPTION],
    // The parity of a board doesn't help to solve it.
    reveals: {
      byRequest: (request) => (request.kind === 'parity' ? [] : [slidingGame(request)]),
      repeatAction,
    },
    terminal: { options: [STEPS_OPTION], files: ['png', 'gif'], requestJson: puzzleJson },
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
    async run(call, request) {
      switch (request.kind) {
        case 'parity':
          return ok(parityAnswer(services, request));
        case 'human':
          return ok(humanAnswer(services, request));
        case 'search':
          return searchAnswer(services, call, request);
      }
    },
  };
};

function repeatAction(request: ExplainRequest): string {
  return request.kind === 'search' ? searchOverviewAction(request) : revealAction(HUMAN_METHOD, request);
}

/** `log solve` logs the search for a solution. */
const SOLVE_WORD_PATTERN = /^\s*solve(?!\S)/i;

/**
 * `log solve BOARD [-> GOAL] [algorithm] [heuristic]`: prints a search step by step. The default algorithm is
 * `bfs`.
 */
export const logCommand = (services: TerminalServices): TerminalCommand<SearchRequest> => ({
  name: 'log',
  options: [...PUZZLE_OPTIONS, ...SEARCH_OPTIONS, THEME_OPTION],
  reveals: { byRequest: (puzzle) => [slidingGame(puzzle)], repeatAction: searchOverviewAction },
  terminal: { options: [STEPS_OPTION], files: ['png', 'gif'], requestJson: puzzleJson },
  read(input, call) {
    if (!SOLVE_WORD_PATTERN.test(input.words)) return fault('log-of-what');
    const puzzle = readPuzzle(
      { ...input, words: input.words.replace(SOLVE_WORD_PATTERN, '') },
      call,
      slidingWords(services.typedWords),
    );
    return puzzle.ok ? readSearch(puzzle.value, input, call.surface) : puzzle;
  },
  run: (call, request) => searchAnswer(services, call, request),
});
