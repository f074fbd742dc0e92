import type { Call } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { type DayKey, parseDay } from '../../daily/day.ts';
import type { Game } from '../../store/store.ts';
import { openedReply } from '../play/game-reply.ts';
import { newGame } from '../play/new-game.ts';
import { type Services, today } from '../services.ts';

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

/** `day:<number>:<place>`: today's puzzle, played for a shared chat. Fault: `link-old-day` {day}. */
export const dayLink = (services: Services): LinkHandler => ({
  prefix: 'day',
  async open(call, [number = '', ...place]) {
    const day = parseDay(number, today(services));
    if (!day.ok) return fault('stale-link');
    if (day.value !== today(services)) return fault('link-old-day', { day: day.value });
    const game = await dayGame(services, call, day.value, place.join(':'));
    return game.ok ? ok(await openedReply(services, call, game.value)) : game;
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
