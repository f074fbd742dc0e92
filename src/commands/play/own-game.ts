import type { Call } from '../../chat/command.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Game } from '../../store/store.ts';
import { nameIn } from '../name-in.ts';
import type { Services } from '../services.ts';

/** A game by its id, if it is this person's. Faults: `stale-button`, `not-your-board` {name, command}. */
export async function ownGame(
  { store }: Services,
  { person, texts }: Call,
  id: string,
): Promise<Result<Game>> {
  const game = await store.games.byId(id);
  if (game === undefined) return fault('stale-button');
  return game.person === person.key
    ? ok(game)
    : fault('not-your-board', {
        name: nameIn(texts, game.personName),
        command: game.day === undefined ? 'play' : 'daily',
      });
}
