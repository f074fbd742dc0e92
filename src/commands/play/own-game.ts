import type { Call } from '../../chat/command.ts';
import { isOwner, ownerOf } from '../../chat/ownership.ts';
import { requireCommandEnabled } from '../../chat/preferences/preferences.ts';
import type { PressAnswer } from '../../chat/reply.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import { makePuzzle } from '../../core/sliding/notation/puzzle.ts';
import { publicName } from '../../i18n/texts.ts';
import type { Daily } from '../../store/contract/game.ts';
import type { Services } from '../feature/services.ts';
import { readGame } from '../games/index.ts';
import type { LoadedGame, NewGameData } from '../games/kind.ts';
import { slidingRules } from '../games/sliding-rules.ts';
import { opensByLink } from './board-shown.ts';

/** An id has 12 base62 characters. */
const GAME_ID_PATTERN = /^[0-9A-Za-z]{12}$/;

/**
 * The game is for the person who sent the command (see `ownerOf`). `practice`: if the board is a daily
 * puzzle, its day and series. The game then counts only as practice. A repeated request gets the game that it
 * made before.
 */
export async function startNewGame(
  { store, now }: Services,
  call: Call,
  { kind, start, goal, par, level, picture }: NewGameData,
  practice?: Daily,
): Promise<LoadedGame> {
  const { key: person, name: personName } = ownerOf(call);
  const game = await store.games.play({
    person,
    personName,
    kind,
    start,
    goal,
    now: now(),
    requestKey: call.requestKey,
    par,
    picture,
    level,
    ...(practice !== undefined && { practice: practice.day, series: practice.series }),
  });
  return readGame(game);
}

/**
 * A game of the person of the call, or of everybody in the chat. Faults: `game-gone`, `stale-button` for a
 * malformed id, `not-your-board` {name, command}, `command-off` {name}.
 */
export async function loadOwnGame({ store }: Services, call: Call, id: string): Promise<Result<LoadedGame>> {
  const game = await store.games.byId(id);
  if (game === undefined) return fault(GAME_ID_PATTERN.test(id) ? 'game-gone' : 'stale-button');
  const command = game.day === undefined ? 'play' : 'daily';
  if (!isOwner(game.person, call))
    return fault('not-your-board', {
      name: publicName(call.userView.texts, game.personName),
      command: game.day !== undefined && game.series === 'knight' ? 'knight' : command,
    });
  const permission = game.round === undefined ? requireCommandEnabled(call, command) : ok(undefined);
  return permission.ok ? ok(readGame(game)) : permission;
}

/**
 * The latest game of the person, or the game that the same request has changed before, also if that ended the
 * game. In a shared chat without personal messages, only games with a public message in this chat count,
 * first those of the person, then those of everybody. Faults: `no-game` if the person has no game; the fault
 * whose code is in `elsewhereFault` if the person's game is in the private chat.
 */
export async function findCurrentGame(
  { store: { games } }: Services,
  call: Call,
  elsewhereFault: string,
): Promise<Result<LoadedGame>> {
  const { person, place, address, requestKey } = call;
  const latestGame = await games.latest(person.key, { requestKey });
  if (!opensByLink(call)) return latestGame === undefined ? fault('no-game') : ok(readGame(latestGame));
  const publicGame =
    address &&
    ((await games.latest(person.key, { address, requestKey })) ??
      (await games.latest(place.key, { address, requestKey })));
  if (publicGame) return ok(readGame(publicGame));
  return fault(latestGame === undefined ? 'no-game' : elsewhereFault);
}

/**
 * Returns the board of the person's latest game as text for a command such as `/solve`. Undefined if there is
 * no game, or if it is no sliding puzzle.
 */
export async function boardInPlay(services: Services, call: Call): Promise<string | undefined> {
  const loadedGame = await findCurrentGame(services, call, 'no-game');
  if (!loadedGame.ok || loadedGame.value.kind.name !== slidingRules.name) return undefined;
  const { board: start, goal } = slidingRules.read(loadedGame.value.game);
  return makePuzzle({ start, goal });
}

/** Answers a fault of `loadOwnGame`. If the game was deleted, the bot edits its message to say so. */
export const answerGameFault = ({ texts }: Call, gameFault: Fault): Result<PressAnswer> =>
  gameFault.code === 'game-gone'
    ? ok({ edit: { kind: 'answer', text: texts.say('game-gone') } })
    : { ok: false, fault: gameFault };
