import type { Command } from '../../chat/command.ts';
import { ok } from '../../core/result.ts';
import { parseDay } from '../../daily/day.ts';
import { puzzleOfDay } from '../../daily/puzzle.ts';
import type { Game } from '../../store/store.ts';
import { finishedReply } from '../play/finish.ts';
import { gameReply } from '../play/game.ts';
import { type Services, today } from '../services.ts';

/** `/daily [day]`: today's puzzle, one board for each person; a past day is practice and counts for nothing. */
export const dailyCommand = (services: Services): Command<string, Game> => ({
  name: 'daily',
  options: [{ name: 'day', kind: 'text' }],
  read: ({ words }) => (words === '' ? ok(today(services)) : parseDay(words, today(services))),
  async ask({ person, place }, day) {
    const { store, now } = services;
    const { start, goal } = puzzleOfDay(services.daily.secret, day);
    const player = { person: person.key, personName: person.name, start, goal, now: now() };
    return ok(
      day === today(services)
        ? await store.games.daily({ ...player, place: place.key, day })
        : await store.games.play({ ...player, practice: day }),
    );
  },
  reply: (call, _, game) =>
    game.finishedAt === undefined ? gameReply(services, call, game) : finishedReply(services, call, game),
});
