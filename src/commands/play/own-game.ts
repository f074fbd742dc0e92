import type { Call } from '../../chat/command.ts';
import { unlessOff } from '../../chat/preferences/allowed.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Game } from '../../store/store.ts';
import { nameIn } from '../name-in.ts';
import type { Services } from '../services.ts';

/** A game by its id, if it is this person's. Faults: `stale-button`, `not-your-board` {name, command}, `command-off` {name}. */
export async function ownGame({ store }: Services, call: Call, id: string): Promise<Result<Game>> {
  const game = await store.games.byId(id);
  if (game === undefined) return fault('stale-button');
  const command = game.day === undefined ? 'play' : 'daily';
  if (game.person !== call.person.key)
    return fault('not-your-board', {
      name: nameIn(call.own.texts, game.personName),
      command: game.day !== undefined && game.series === 'knight' ? 'knight' : command,
    });
  const allowed = game.round === undefined ? unlessOff(call, command) : ok(undefined);
  return allowed.ok ? ok(game) : allowed;
}
