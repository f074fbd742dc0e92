import type { Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/theme.ts';
import { ok } from '../../core/result.ts';
import { parseDay } from '../../daily/day.ts';
import type { Game } from '../../store/store.ts';
import { gameReply } from '../play/game-reply.ts';
import { newGame } from '../play/new-game.ts';
import { type Services, today } from '../services.ts';

/** `/daily [day]`: today's puzzle, one board for each person; a past day is practice and counts for nothing. */
export const dailyCommand = (services: Services): Command<string, Game> => ({
  name: 'daily',
  options: [{ name: 'day', kind: 'text' }, THEME_OPTION],
  read: ({ words }) => (words === '' ? ok(today(services)) : parseDay(words, today(services))),
  async ask(call, day) {
    const drawn = await services.daily.puzzle(day);
    if (!drawn.ok) return drawn;
    const puzzle = drawn.value;
    if (day !== today(services)) return ok(await newGame(services, call, puzzle, day));
    const { person, place } = call;
    const player = { person: person.key, personName: person.name, place: place.key };
    return ok(await services.store.games.daily({ ...player, ...puzzle, day, now: services.now() }));
  },
  reply: (call, _, game) => gameReply(services, call, game),
});
