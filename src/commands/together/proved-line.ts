import type { Texts } from '../../i18n/texts.ts';
import type { Round } from '../../store/games/round.ts';

/** What is proved of a round's board, as a line; none where nothing is. */
export function provedLine(texts: Texts, { par, bound }: Pick<Round, 'par' | 'bound'>): string[] {
  if (par !== undefined) return [texts.say('round-par', { par })];
  return bound === undefined ? [] : [texts.say('round-bound', { bound })];
}
