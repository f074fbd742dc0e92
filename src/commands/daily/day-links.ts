import { type ButtonHandler, type Call, withUserView } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { parseDay } from '../../daily/day.ts';
import type { Daily, Series } from '../../store/contract/game.ts';
import { type Services, today } from '../feature/services.ts';
import { seriesOf } from '../input/day-words.ts';
import { readGame } from '../kinds/index.ts';
import type { Played } from '../kinds/kind.ts';
import { openedReply } from '../play/game-reply.ts';
import { newGame } from '../play/own-game.ts';
import { requireCommandEnabledIn } from '../settings/private-chat-redirect.ts';

/**
 * Starts or continues the person's game of a day's puzzle. Today's game counts on the leaderboard of the chat
 * `place`. A game of a past day is practice. Fault: `busy`.
 */
export async function startDayGame(
  services: Services,
  call: Call,
  daily: Daily,
  place: string,
): Promise<Result<Played>> {
  const { day, series } = daily;
  const puzzle = await services.daily.puzzle(day, series);
  if (!puzzle.ok) return puzzle;
  if (day !== today(services)) return ok(await newGame(services, call, puzzle.value, daily));
  const { key: person, name: personName } = call.person;
  const game = {
    ...{ person, personName, place, ...puzzle.value, day, series, now: services.now() },
    ...(place !== call.place.key && { origin: place }),
  };
  return ok(readGame(await services.store.games.daily(game)));
}

/** Returns the message with the person's game of a day's puzzle. Fault: `busy`. */
async function openDayGame(
  services: Services,
  call: Call,
  daily: Daily,
  place: string,
): Promise<Result<Reply>> {
  const played = await startDayGame(services, call, daily, place);
  return played.ok ? ok(await openedReply(services, call, played.value)) : played;
}

/**
 * Opens today's puzzle. `dayText`: the day in the link or button, which must be today. `resultPlace`: the key
 * of the chat for which the result counts. In a link, this key may be outdated. Faults: `stale-link`,
 * `link-old-day` {day, series}, `command-off` {name}.
 */
async function openToday(
  services: Services,
  call: Call,
  named: string,
  series: Series,
  sealedPlace: string,
): Promise<Result<Reply>> {
  const day = parseDay(named, today(services));
  if (!day.ok) return fault('stale-link');
  if (day.value !== today(services)) return fault('link-old-day', { day: day.value, series });
  const place = await services.store.currentPlace(sealedPlace);
  const allowed = await requireCommandEnabledIn(services, place, 'daily');
  if (!allowed.ok) return allowed;
  return openDayGame(services, call, { day: day.value, series }, place);
}

/**
 * Handles the links `day:<number>:<place>` and `day:today:<place>`. They open today's puzzle in the private
 * chat, and the result counts for the shared chat `place`. Without `place` it counts for no shared chat.
 * `:knight` after the number opens the knight's walk.
 */
export const dayLink = (services: Services): LinkHandler => ({
  prefix: 'day',
  open(call, [named = '', ...fields]) {
    const { series, rest: place } = seriesOf(fields);
    return openToday(services, call, named, series, place.join(':') || call.place.key);
  },
});

/**
 * Handles the buttons `day:<number>`, `day:today` and `day:<number>:knight`. They open today's puzzle in the
 * chat of the button.
 */
export const dayButton = (services: Services): ButtonHandler => ({
  prefix: 'day',
  reveals: 'nothing',
  async press(call, [named = '', ...fields]) {
    const { series } = seriesOf(fields);
    const reply = await openToday(services, withUserView(call), named, series, call.place.key);
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});

/**
 * Handles the links `past:<number>` and `past:<number>:knight`. They open the puzzle of a past day as
 * practice.
 */
export const pastDayLink = (services: Services): LinkHandler => ({
  prefix: 'past',
  async open(call, [number = '', ...fields]) {
    const day = parseDay(number, today(services));
    const { series } = seriesOf(fields);
    return day.ok
      ? openDayGame(services, call, { day: day.value, series }, call.place.key)
      : fault('stale-link');
  },
});
