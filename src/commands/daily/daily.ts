import type { Command } from '../../chat/command.ts';
import type { LiveMessageRenderer } from '../../chat/live-message.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { controls, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainText } from '../../core/typed-text.ts';
import { dayNumber, isDayKey, parseDay } from '../../daily/day.ts';
import { streakOf } from '../../daily/streak.ts';
import { rightsIn } from '../../i18n/texts.ts';
import type { Daily } from '../../store/contract/game.ts';
import type { Feature } from '../feature/feature.ts';
import { type Services, today } from '../feature/services.ts';
import { dayWords } from '../input/day-words.ts';
import { suggestDays } from '../input/suggestions.ts';
import { makeHour } from '../input/zone.ts';
import { type Played, sizeOf } from '../kinds/kind.ts';
import { isLinked } from '../play/board-shown.ts';
import { openedReply } from '../play/game-reply.ts';
import { dayButton, dayGame, dayLink, pastDayLink } from './day-links.ts';
import { dayMessage, pastDayMessage, renderDay, renderEarlierDay } from './day-message.ts';

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
    day: renderDay(services),
    earlier: renderEarlierDay(services),
    remind: renderReminder(services),
    ended: renderPostsEnded(),
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
    const context = { ...call, place: call.place.key, isNew: true };
    const message = await (daily.day === today(services) ? dayMessage : pastDayMessage)(
      services,
      daily,
      context,
    );
    return message.ok ? ok({ message: message.value }) : message;
  },
  reply: async (call, _, { played, message }) => message ?? openedReply(services, call, played),
});

/**
 * The day's puzzle that a line asks for: nothing, a day, `knight`, or `knight` and a day in either order, in
 * any language. Faults: those of `parseDay`.
 */
function readDaily(services: Services, line: string): Result<Daily> {
  const knight = services.words('words-knight');
  const words = line.split(/\s+/u).filter((word) => word !== '');
  const others = words.filter((word) => !knight.includes(plainText(word)));
  const series = others.length < words.length ? 'knight' : 'puzzle';
  const now = today(services);
  const day = others.length === 0 ? ok(now) : parseDay(others.join(' '), now, dayWords(services));
  if (day.ok) return ok({ day: day.value, series });
  const { code, facts } = day.fault;
  // `today` stands in the example, which is of the same series.
  return series === 'puzzle' ? day : fault(code, { ...facts, today: `knight ${now}` });
}

/** `remind:<day>`: today's puzzle and the streak at stake, in private, while the person hasn't solved it. */
const renderReminder =
  (services: Services): LiveMessageRenderer =>
  async ([day = ''], { texts, place: person, isNew }) => {
    if (!isNew || !isDayKey(day) || day !== today(services)) return undefined;
    const puzzle = await services.daily.puzzle(day);
    if (!puzzle.ok) throw new Error(`no puzzle of ${day}: ${puzzle.fault.code}`);
    const { start, par } = puzzle.value;
    // Asked last: nobody is reminded of what they have done.
    const days = await services.store.leaderboard.daysSolved(person);
    if (days.includes(day)) return undefined;
    const { current: streak, freezes } = streakOf(days, day);
    const number = dayNumber(day);
    return {
      reply: {
        kind: 'answer',
        text: [
          texts.say('remind', { number, size: sizeOf(start), par }),
          texts.say('remind-streak', { streak, freezes }),
        ].join('\n'),
        buttons: controls([{ action: `day:${number}`, label: texts.say('button-play'), style: 'primary' }]),
      },
      isLast: true,
    };
  };

/**
 * `ended:<post or pin>:<here or there>:<minutes>:<zone>:<rights>`: why a chat's post, or its being pinned,
 * has ended, and what brings it back; to the chat, or to the person who asked for it there.
 */
const renderPostsEnded =
  (): LiveMessageRenderer =>
  async ([part = '', where = '', minutes = '', zone = '', rights = ''], { texts }) => {
    const names = rights.split(',').filter((right) => right !== '');
    const time = makeHour(Number(minutes));
    const facts = { where, time, zone, rights: rightsIn(texts, names), count: names.length };
    return {
      reply: { kind: 'answer', text: texts.say(part === 'pin' ? 'ended-pin' : 'ended-post', facts) },
      isLast: true,
    };
  };
