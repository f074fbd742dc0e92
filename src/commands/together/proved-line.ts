import { parseBoardText } from '../../core/sliding/notation/board-text.ts';
import { makeBoard } from '../../core/sliding/notation/puzzle.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Round } from '../../store/contract/round.ts';

/** What is proved of a round's board, as a line; none where nothing is. */
export function provedLine(texts: Texts, { par, bound }: Pick<Round, 'par' | 'bound'>): string[] {
  if (par !== undefined) return [texts.say('round-par', { par })];
  return bound === undefined ? [] : [texts.say('round-bound', { bound })];
}

/** A round's board as a line that can be copied. */
export const boardLine = (texts: Texts, { start }: Pick<Round, 'start'>): string =>
  texts.say('round-board', { board: makeBoard(parseBoardText(start)) });
