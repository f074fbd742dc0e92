import type { Call } from '../../chat/command.ts';
import { requireCommandEnabled } from '../../chat/preferences/preferences.ts';
import type { PressAnswer } from '../../chat/reply.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import { makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { nameIn } from '../../i18n/texts.ts';
import { slidingRules } from '../../play/kinds/sliding-rules.ts';
import type { Daily } from '../../store/contract/game.ts';
import type { Services } from '../feature/services.ts';
import { readGame } from '../kinds/index.ts';
import type { GameStart, Played } from '../kinds/kind.ts';
import { isLinked } from './board-shown.ts';

/** Base62, as the store makes ids. */
const ID = /^[0-9A-Za-z]{12}$/;

/** Begins a game of the person's own on this board; `practice`: it is that past day's. */
export async function newGame(
  { store, now }: Services,
  { person }: Pick<Call, 'person'>,
  { kind, start, goal, par, level, picture }: GameStart,
  practice?: Daily,
): Promise<Played> {
  const game = await store.games.play({
    ...{ person: person.key, personName: person.name, kind, start, goal, now: now() },
    ...(par !== undefined && { par }),
    ...(picture !== undefined && { picture }),
    ...(level !== undefined && { level }),
    ...(practice !== undefined && { practice: practice.day, series: practice.series }),
  });
  return readGame(game);
}

/**
 * A game by its id, if it is this person's. Faults: `game-gone`, `stale-button` (no id),
 * `not-your-board` {name, command}, `command-off` {name}.
 */
export async function ownGame({ store }: Services, call: Call, id: string): Promise<Result<Played>> {
  const game = await store.games.byId(id);
  if (game === undefined) return fault(ID.test(id) ? 'game-gone' : 'stale-button');
  const command = game.day === undefined ? 'play' : 'daily';
  if (game.person !== call.person.key)
    return fault('not-your-board', {
      name: nameIn(call.own.texts, game.personName),
      command: game.day !== undefined && game.series === 'knight' ? 'knight' : command,
    });
  const allowed = game.round === undefined ? requireCommandEnabled(call, command) : ok(undefined);
  return allowed.ok ? ok(readGame(game)) : allowed;
}

/**
 * The game that a typed line is meant for: the one touched last; in a shared chat that shows nothing to one person
 * alone, the last of those whose board stands there. Faults: `no-game`, `elsewhere`: it is in the private chat.
 */
export async function typedGame(
  { store: { games } }: Services,
  call: Call,
  elsewhere: string,
): Promise<Result<Played>> {
  const { person, address } = call;
  const latest = await games.latest(person.key);
  if (latest === undefined) return fault('no-game');
  if (!isLinked(call)) return ok(readGame(latest));
  const seen = address === undefined ? undefined : await games.latest(person.key, address);
  return seen === undefined ? fault(elsewhere) : ok(readGame(seen));
}

/** The sliding board that the person plays, as it stands, to be given to a command; undefined: they play none. */
export async function boardInPlay(services: Services, call: Call): Promise<string | undefined> {
  const played = await typedGame(services, call, 'no-game');
  if (!played.ok || played.value.kind.name !== slidingRules.name) return undefined;
  const { board: start, goal } = slidingRules.read(played.value.game);
  return makePuzzle({ start, goal });
}

/** The answer to a press on a board whose game can't be changed: one that is no longer kept is seen to be over. */
export const notPlayed = ({ texts }: Call, reason: Fault): Result<PressAnswer> =>
  reason.code === 'game-gone'
    ? ok({ edit: { kind: 'answer', text: texts.say('game-gone') } })
    : { ok: false, fault: reason };
