import type { Command } from '../../chat/command.ts';
import { wholeLine } from '../../chat/line.ts';
import { ok } from '../../core/result.ts';
import { parseDay } from '../../daily/day.ts';
import { puzzleOfDay } from '../../daily/puzzle.ts';
import { finishedReply } from '../play/finish.ts';
import { gameReply } from '../play/game.ts';
import { type Services, today } from '../services.ts';

/** `/daily [day]`: today's puzzle, one board for each person; a past day is practice and counts for nothing. */
export const dailyCommand = (services: Services): Command => ({
  name: 'daily',
  options: [{ name: 'day', kind: 'text' }],
  read: wholeLine('day'),
  async run(call, options) {
    const { store, now } = services;
    const day =
      options.day === undefined ? ok(today(services)) : parseDay(String(options.day), today(services));
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
