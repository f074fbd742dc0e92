import type { Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import type { Reply } from '../../chat/reply.ts';
import { ok } from '../../core/result.ts';
import type { Daily } from '../../store/contract/game.ts';
import type { Feature } from '../feature/feature.ts';
import { type Services, today } from '../feature/services.ts';
import { suggestDays } from '../input/suggestions.ts';
import type { Played } from '../kinds/kind.ts';
import { isLinked } from '../play/board-message.ts';
import { openedReply } from '../play/game-reply.ts';
import { dayButton, dayGame, dayLink, pastDayLink } from './day-links.ts';
import { dayMessage, dayStanding, earlierStanding, pastDayMessage } from './day-message.ts';
import { endedStanding } from './ended.ts';
import { reminderStanding } from './reminder.ts';
import { readDaily } from './typed-daily.ts';

/** A game, or where boards are opened by links, the message with the link. */
type Opened =
  | { readonly played: Played; readonly message?: undefined }
  | { readonly message: Reply; readonly played?: undefined };

/** The day's puzzles: to be played, shown and posted in chats. */
export const dailyFeature = (services: Services): Feature => ({
  commands: [dailyCommand(services)],
  buttons: [dayButton(services)],
  links: [dayLink(services), pastDayLink(services)],
  liveMessages: {
    day: dayStanding(services),
    earlier: earlierStanding(services),
    remind: reminderStanding(services),
    ended: endedStanding(),
  },
});

/**
 * `/daily [knight] [day]`: today's puzzle or the knight's walk of the day, one board for each person. A past
 * day is practice and counts for nothing.
 */
const dailyCommand = (services: Services): Command<Daily, Opened> => ({
  name: 'daily',
  options: [{ name: 'day', kind: 'text', suggest: suggestDays(() => today(services)) }, THEME_OPTION],
  isForAll: true,
  isPersonal: () => true,
  isInOrder: true,
  tells: 'nothing',
  read: ({ words }) => readDaily(services, words),
  async ask(call, daily) {
    if (!isLinked(call)) {
      const played = await dayGame(services, call, daily, call.place.key);
      return played.ok ? ok({ played: played.value }) : played;
    }
    const stand = { ...call, place: call.place.key, isNew: true };
    const message = await (daily.day === today(services) ? dayMessage : pastDayMessage)(
      services,
      daily,
      stand,
    );
    return message.ok ? ok({ message: message.value }) : message;
  },
  reply: async (call, _, { played, message }) => message ?? openedReply(services, call, played),
});
