import { type ButtonHandler, type Call, forAsker } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { type DayKey, parseDay } from '../../daily/day.ts';
import type { Game } from '../../store/store.ts';
import { newGame } from '../play/beginning/new-game.ts';
import { openedReply } from '../play/game-reply.ts';
import { type Services, today } from '../services.ts';
import { unlessOffIn } from '../settings/off-in.ts';

/** The person's game of today's puzzle, which counts for that place; of a past day, practice, which counts for nothing. Fault: `busy`. */
export async function dayGame(
  services: Services,
  call: Call,
  day: DayKey,
  place: string,
): Promise<Result<Game>> {
  const puzzle = await services.daily.puzzle(day);
  if (!puzzle.ok) return puzzle;
  if (day !== today(services)) return ok(await newGame(services, call, puzzle.value, day));
  const { key: person, name: personName } = call.person;
  const game = {
    ...{ person, personName, place, ...puzzle.value, day, now: services.now() },
    ...(place !== call.place.key && { origin: place }),
  };
  return ok(await services.store.games.daily(game));
}

/** A board of today's puzzle, played for that place. Faults: `stale-link`, `link-old-day` {day}, `command-off` {name}. */
async function openToday(
  services: Services,
  call: Call,
  named: string,
  place: string,
): Promise<Result<Reply>> {
  const day = parseDay(named, today(services));
  if (!day.ok) return fault('stale-link');
  if (day.value !== today(services)) return fault('link-old-day', { day: day.value });
  const allowed = await unlessOffIn(services, place, 'daily');
  if (!allowed.ok) return allowed;
  const game = await dayGame(services, call, day.value, place);
  return game.ok ? ok(await openedReply(services, call, game.value)) : game;
}

/** `day:<number>:<place>`, or `day:today:<place>`: today's puzzle, played for a shared chat; without a place for nobody else. */
export const dayLink = (services: Services): LinkHandler => ({
  prefix: 'day',
  open: (call, [named = '', ...place]) => openToday(services, call, named, place.join(':') || call.place.key),
});

/** The same where it is pressed: `day:<number>`, or `day:today`. */
export const dayButton = (services: Services): ButtonHandler => ({
  prefix: 'day',
  async press(call, [named = '']) {
    const reply = await openToday(services, forAsker(call), named, call.place.key);
    return reply.ok ? ok({ reply: reply.value }) : reply;
  },
});

/** `past:<number>`: a past day's puzzle, as practice. */
export const pastDayLink = (services: Services): LinkHandler => ({
  prefix: 'past',
  async open(call, [number = '']) {
    const day = parseDay(number, today(services));
    if (!day.ok) return fault('stale-link');
    const game = await dayGame(services, call, day.value, call.place.key);
    return game.ok ? ok(await openedReply(services, call, game.value)) : game;
  },
});
