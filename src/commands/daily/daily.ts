import type { Command } from '../../chat/command.ts';
import { wholeLine } from '../../chat/line.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { isDayKey } from '../../daily/day.ts';
import { puzzleOfDay } from '../../daily/puzzle.ts';
import { finishedReply } from '../play/finish.ts';
import { gameReply } from '../play/game.ts';
import { type Services, today } from '../services.ts';

/** The first day that has a puzzle (number 1). */
const FIRST_DAY = '2026-01-01';

/** `/daily [day]`: today's puzzle, one board for each person; a past day is practice and counts for nothing. */
export const dailyCommand = (services: Services): Command => ({
  name: 'daily',
  options: [{ name: 'day', kind: 'text' }],
  read: wholeLine('day'),
  async run(call, options) {
    const { store, now } = services;
    const day = readDay(options.day, today(services));
    if (!day.ok) return day;
    const { start, goal } = puzzleOfDay(services.daily.secret, day.value);
    const player = { person: call.person.key, personName: call.person.name, start, goal, now: now() };
    if (day.value !== today(services))
      return ok(await gameReply(services, call, await store.games.play({ ...player, practice: day.value })));
    const game = await store.games.daily({ ...player, place: call.place.key, day: day.value });
    return ok(
      game.finishedAt === undefined
        ? await gameReply(services, call, game)
        : await finishedReply(services, call, game),
    );
  },
});

function readDay(text: string | boolean | undefined, now: string): Result<string> {
  if (text === undefined) return ok(now);
  const day = String(text).trim();
  if (!isDayKey(day)) return fault('bad-day', { text: day.slice(0, 40), today: now });
  if (day > now) return fault('day-to-come', { day, today: now });
  return day < FIRST_DAY ? fault('day-too-early', { day, first: FIRST_DAY }) : ok(day);
}
