import type { Command } from '../../chat/command.ts';
import type { LiveMessageRenderer } from '../../chat/live-message.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { makeControlGroup } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainText } from '../../core/typed-text.ts';
import { dayNumber, isDayKey, parseDay } from '../../daily/day.ts';
import { streakOf } from '../../daily/streak.ts';
import { formatRights } from '../../i18n/texts.ts';
import type { Daily } from '../../store/contract/game.ts';
import type { Feature } from '../feature/feature.ts';
import { type Services, today } from '../feature/services.ts';
import { sizeOf } from '../games/kind.ts';
import { dayWords } from '../input/day-words.ts';
import { suggestDays } from '../input/suggestions.ts';
import { makeTimeOfDay } from '../input/zone.ts';
import { opensByLink } from '../play/board-shown.ts';
import { openedReply } from '../play/game-reply.ts';
import { dayHandler, dayLinkHandler, pastDayLinkHandler, startDayGame } from './day-links.ts';
import { dayCard, renderDay, renderEarlierDay } from './day-message.ts';

/**
 * Renders also messages that the bot sends by itself: the daily post, reminders, and the notice that the
 * daily posts of a chat have ended.
 */
export const dailyFeature = (services: Services): Feature => ({
  commands: [dailyCommand(services)],
  buttons: [dayHandler(services)],
  links: [dayLinkHandler(services), pastDayLinkHandler(services)],
  liveMessages: {
    day: renderDay(services),
    earlier: renderEarlierDay(services),
    remind: renderReminder(services),
    ended: renderPostsEnded(),
  },
});

/**
 * `/daily [knight] [day]`: opens the sliding puzzle of a day, or its knight's walk. Each person has a
 * separate board. The puzzle of a past day is practice and doesn't count.
 */
const dailyCommand = (services: Services): Command<Daily> => ({
  name: 'daily',
  options: [{ name: 'day', kind: 'text', suggest: suggestDays(() => today(services)) }, THEME_OPTION],
  isForAll: true,
  isPersonal: () => true,
  runsInOrder: true,
  reveals: 'nothing',
  read: ({ words }) => readDaily(services, words),
  async run(call, daily) {
    if (opensByLink(call)) {
      const message = await dayCard(services, daily, call);
      return message.ok ? ok({ reply: () => message.value }) : message;
    }
    const loadedGame = await startDayGame(services, call, daily, call.place.key);
    return loadedGame.ok
      ? ok({ reply: (viewerCall) => openedReply(services, viewerCall, loadedGame.value) })
      : loadedGame;
  },
});

/**
 * Reads a day, the word `knight`, or both in either order, in any language. An empty line means today's
 * puzzle. Faults: those of `parseDay`.
 */
function readDaily(services: Services, line: string): Result<Daily> {
  const knightWords = services.typedWords('words-knight');
  const typedWords = line.split(/\s+/u).filter((word) => word !== '');
  const dayTexts = typedWords.filter((word) => !knightWords.includes(plainText(word)));
  const series = dayTexts.length < typedWords.length ? 'knight' : 'puzzle';
  const todayKey = today(services);
  const day =
    dayTexts.length === 0 ? ok(todayKey) : parseDay(dayTexts.join(' '), todayKey, dayWords(services));
  if (day.ok) return ok({ day: day.value, series });
  const { code, facts } = day.fault;
  // The fault message shows an example to type. It contains the word `knight` if the user asked for the
  // knight's walk.
  return series === 'puzzle' ? day : fault(code, { ...facts, today: `knight ${todayKey}` });
}

/**
 * Renders `remind:<day>`: a private reminder to solve today's puzzle before the person's streak ends. Renders
 * nothing if the person has already solved it.
 */
const renderReminder =
  (services: Services): LiveMessageRenderer =>
  async ([day = ''], { texts, place: personKey, isFirstVersion: isNew }) => {
    if (!isNew || !isDayKey(day) || day !== today(services)) return undefined;
    const puzzle = await services.daily.puzzle(day);
    if (!puzzle.ok) throw new Error(`no puzzle of ${day}: ${puzzle.fault.code}`);
    const { start, par } = puzzle.value;
    // This query comes last. So a person who solves the puzzle during the other queries gets no reminder.
    const solvedDays = await services.store.leaderboard.daysSolved(personKey);
    if (solvedDays.includes(day)) return undefined;
    const { current: streak, freezes } = streakOf(solvedDays, day);
    const number = dayNumber(day);
    return {
      reply: {
        kind: 'answer',
        text: [
          texts.say('remind', { number, size: sizeOf(start), par }),
          texts.say('remind-streak', { streak, freezes }),
        ].join('\n'),
        buttons: makeControlGroup([
          { action: `day:${number}`, label: texts.say('button-play'), style: 'primary' },
        ]),
      },
      isLast: true,
    };
  };

/**
 * Renders `ended:<part>:<where>:<minutes>:<zone>:<rights>`: why the bot has stopped posting or pinning the
 * daily puzzle in a chat, and how to start it again. `part`: `post` or `pin`. `where`: `here` if the message
 * goes to that chat, `there` if it goes privately to the person who set up the posts, `foreign` if it does so
 * because the posts' channel belongs to another server. `minutes`, `zone`: time of the post. `rights`: the
 * bot's missing permissions, separated by commas.
 */
const renderPostsEnded =
  (): LiveMessageRenderer =>
  async ([endedPart = '', noticeTarget = '', minutes = '', zone = '', rights = ''], { texts }) => {
    const rightNames = rights.split(',').filter((right) => right !== '');
    const time = makeTimeOfDay(Number(minutes));
    const messageArgs = {
      where: noticeTarget,
      time,
      zone,
      rights: formatRights(texts, rightNames),
      count: rightNames.length,
    };
    return {
      reply: {
        kind: 'answer',
        text: texts.say(endedPart === 'pin' ? 'ended-pin' : 'ended-post', messageArgs),
      },
      isLast: true,
    };
  };
