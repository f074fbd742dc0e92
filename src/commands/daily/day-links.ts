import { type ButtonHandler, type Call, withUserView } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { parseDay } from '../../daily/day.ts';
import type { Daily, Series } from '../../store/contract/game.ts';
import { type Services, today } from '../feature/services.ts';
import { readGame } from '../games/index.ts';
import type { LoadedGame } from '../games/kind.ts';
import { splitSeries } from '../input/day-words.ts';
import { opensByLink } from '../play/board-shown.ts';
import { openedReply } from '../play/game-reply.ts';
import { startNewGame } from '../play/own-game.ts';
import { requireCommandEnabledIn } from '../settings/private-chat-redirect.ts';
import { dayCard } from './day-message.ts';

/**
 * Starts or continues the person's game. Today's game counts on the leaderboard of the chat `placeKey`,
 * unless that is the person's private chat. A game of a past day is practice. Fault: `busy`.
 */
export async function startDayGame(
  services: Services,
  call: Call,
  daily: Daily,
  placeKey: string,
): Promise<Result<LoadedGame>> {
  const { day, series } = daily;
  const puzzle = await services.daily.puzzle(day, series);
  if (!puzzle.ok) return puzzle;
  if (day !== today(services)) return ok(await startNewGame(services, call, puzzle.value, daily));
  const { key: personKey, name: personName } = call.person;
  const gameFields = {
    person: personKey,
    personName,
    ...puzzle.value,
    day,
    series,
    now: services.now(),
    origin: placeKey === call.place.key ? undefined : placeKey,
    place: call.place.isPrivate && placeKey === call.place.key ? undefined : placeKey,
  };
  return ok(readGame(await services.store.games.daily(gameFields)));
}

/**
 * In a shared chat where games open by a link, returns the message with this link instead, so that no
 * person's board stands there. Fault: `busy`.
 */
async function openDayGame(
  services: Services,
  call: Call,
  daily: Daily,
  placeKey: string,
): Promise<Result<Reply>> {
  if (opensByLink(call)) return dayCard(services, daily, call);
  const loadedGame = await startDayGame(services, call, daily, placeKey);
  return loadedGame.ok ? ok(await openedReply(services, call, loadedGame.value)) : loadedGame;
}

/**
 * `dayText`: the day in the link or button, which must be today. `resultPlaceKey`: the key of the chat for
 * which the result counts. In a link, this key may be outdated. Faults: `stale-link`, `link-old-day` {day,
 * series}, `command-off` {name}.
 */
async function openToday(
  services: Services,
  call: Call,
  dayText: string,
  series: Series,
  resultPlaceKey: string,
): Promise<Result<Reply>> {
  const day = parseDay(dayText, today(services));
  if (!day.ok) return fault('stale-link');
  if (day.value !== today(services)) return fault('link-old-day', { day: day.value, series });
  const placeKey = await services.store.currentPlace(resultPlaceKey);
  const enabledResult = await requireCommandEnabledIn(services, placeKey, 'daily');
  if (!enabledResult.ok) return enabledResult;
  return openDayGame(services, call, { day: day.value, series }, placeKey);
}

/**
 * The links `day:<number>:<place>` and `day:today:<place>` open today's puzzle in the private chat, and the
 * result counts for the shared chat `place`. Without `place` it counts for no shared chat. `:knight` after
 * the number opens the knight's walk.
 */
export const dayLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'day',
  open(call, [dayText = '', ...fields]) {
    const { series, otherFields: placeFields } = splitSeries(fields);
    return openToday(services, call, dayText, series, placeFields.join(':') || call.place.key);
  },
});

/**
 * The buttons `day:<number>`, `day:today` and `day:<number>:knight` open today's puzzle in the chat of the
 * button, or show the link to it.
 */
export const dayHandler = (services: Services): ButtonHandler => ({
  prefix: 'day',
  reveals: 'nothing',
  async press(call, [dayText = '', ...fields]) {
    const { series } = splitSeries(fields);
    const reply = await openToday(services, withUserView(call), dayText, series, call.place.key);
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});

/** The links `past:<number>` and `past:<number>:knight` open the puzzle of a past day as practice. */
export const pastDayLinkHandler = (services: Services): LinkHandler => ({
  prefix: 'past',
  async open(call, [dayText = '', ...fields]) {
    const day = parseDay(dayText, today(services));
    const { series } = splitSeries(fields);
    return day.ok
      ? openDayGame(services, call, { day: day.value, series }, call.place.key)
      : fault('stale-link');
  },
});
