import type { Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import { fault } from '../../core/result.ts';
import type { SearchLog } from '../../core/sliding/watch/log.ts';
import { slidingGame } from '../../play/kinds/sliding.ts';
import type { TerminalServices } from '../feature/services.ts';
import { PUZZLE_OPTIONS, puzzleOf } from '../input/puzzle-given.ts';
import { slidingWords } from '../input/sliding-words.ts';
import { SEARCH_OPTIONS, STEPS_OPTION } from './explain.ts';
import { searchSheetAction } from './search/action.ts';
import { readSearch, type SearchRequest } from './search/request.ts';
import { searchVariant } from './search/search.ts';

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
