import type { Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import type { Reply } from '../../chat/reply.ts';
import { ok } from '../../core/result.ts';
import { type DayKey, parseDay } from '../../daily/day.ts';
import type { Game } from '../../store/store.ts';
import { dayWords } from '../day-words.ts';
import { isLinked } from '../play/board-message.ts';
import { openedReply } from '../play/game-reply.ts';
import { type Services, today } from '../services.ts';
import { suggestDays } from '../suggestions.ts';
import { dayGame } from './day-links.ts';
import { dayMessage, pastDayMessage } from './day-message.ts';

/** A game, or where boards are opened by links, the message with the link. */
type Opened =
  | { readonly game: Game; readonly message?: undefined }
  | { readonly message: Reply; readonly game?: undefined };

/**
 * `/daily [day]`: today's puzzle, one board for each person; a past day is practice and counts for nothing.
 */
export const dailyCommand = (services: Services): Command<DayKey, Opened> => ({
  name: 'daily',
  options: [{ name: 'day', kind: 'text', suggest: suggestDays(() => today(services)) }, THEME_OPTION],
  isForAll: true,
  isPersonal: () => true,
  read: ({ words }) =>
    words === '' ? ok(today(services)) : parseDay(words, today(services), dayWords(services)),
  async ask(call, day) {
    if (!isLinked(call)) {
      const game = await dayGame(services, call, day, call.place.key);
      return game.ok ? ok({ game: game.value }) : game;
    }
    const stand = { ...call, place: call.place.key, isNew: true };
    const message = await (day === today(services) ? dayMessage : pastDayMessage)(services, day, stand);
    return message.ok ? ok({ message: message.value }) : message;
  },
  reply: async (call, _, { game, message }) => message ?? openedReply(services, call, game),
});
