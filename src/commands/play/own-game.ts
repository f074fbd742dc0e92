import type { Call } from '../../chat/command.ts';
import { unlessOff } from '../../chat/preferences/allowed.ts';
import type { PressAnswer } from '../../chat/reply.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import { makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { nameIn } from '../../i18n/texts.ts';
import { sliding } from '../../play/kinds/sliding.ts';
import type { Game } from '../../store/contract/game.ts';
import type { Services } from '../feature/services.ts';
import { isLinked } from './board-message.ts';

/** Base62, as the store makes ids. */
const ID = /^[0-9A-Za-z]{12}$/;

/**
 * A game by its id, if it is this person's. Faults: `game-gone`, `stale-button` (no id),
 * `not-your-board` {name, command}, `command-off` {name}.
 */
export async function ownGame({ store }: Services, call: Call, id: string): Promise<Result<Game>> {
  const game = await store.games.byId(id);
  if (game === undefined) return fault(ID.test(id) ? 'game-gone' : 'stale-button');
  const command = game.day === undefined ? 'play' : 'daily';
  if (game.person !== call.person.key)
    return fault('not-your-board', {
      name: nameIn(call.own.texts, game.personName),
      command: game.day !== undefined && game.series === 'knight' ? 'knight' : command,
    });
  const allowed = game.round === undefined ? unlessOff(call, command) : ok(undefined);
  return allowed.ok ? ok(game) : allowed;
}

/**
 * The game that a typed line is meant for: the one touched last; in a shared chat that shows nothing to one person
 * alone, the last of those whose board stands there. Faults: `no-game`, `elsewhere`: it is in the private chat.
 */
export async function typedGame(
  { store: { games } }: Services,
  call: Call,
  elsewhere: string,
): Promise<Result<Game>> {
  const { person, address } = call;
  const latest = await games.latest(person.key);
  if (latest === undefined) return fault('no-game');
  if (!isLinked(call)) return ok(latest);
  const seen = address === undefined ? undefined : await games.latest(person.key, address);
  return seen === undefined ? fault(elsewhere) : ok(seen);
}

/** The sliding board that the person plays, as it stands, to be given to a command; undefined: they play none. */
export async function boardInPlay(services: Services, call: Call): Promise<string | undefined> {
  const game = await typedGame(services, call, 'no-game');
  if (!game.ok || game.value.kind !== 'sliding') return undefined;
  const { board: start, goal } = sliding.read(game.value);
  return makePuzzle({ start, goal });
}

/** The answer to a press on a board whose game can't be changed: one that is no longer kept is seen to be over. */
export const notPlayed = ({ texts }: Call, reason: Fault): Result<PressAnswer> =>
  reason.code === 'game-gone'
    ? ok({ edit: { kind: 'answer', text: texts.say('game-gone') } })
    : { ok: false, fault: reason };
