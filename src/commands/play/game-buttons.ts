import { type ButtonHandler, type Call, withUserView } from '../../chat/command.ts';
import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { ok, type Result } from '../../core/result.ts';
import { type GamePosition, giveUp, isFull, pressGame, restart, undo } from '../../play/game.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { kindOf } from '../kinds/index.ts';
import { isLive, type Played } from '../kinds/kind.ts';
import { confirmation, type Ending, gameReply, openedReply } from './game-reply.ts';
import { canShowSolution, shortestWay } from './look-back.ts';
import { answerGameFault, newGame, ownGame } from './own-game.ts';

/**
 * Handles the button `tile:<game>:<revision>:<target>`: plays the pressed tile, square or arrow. The time of
 * the press counts as the time of the move. This matters if the program was stopped and reads the press late.
 * If the game was changed after the press, the time of this change counts instead.
 */
export const tileButton = (services: Services): ButtonHandler =>
  gameButton(services, 'tile', (played, what, { pressDelayMs: lateMs = 0 }) => {
    const now = () => Math.max(played.game.touchedAt, services.now() - lateMs);
    return pressGame({ store: services.store, now }, played, what);
  });

/** Handles the button `undo:<game>:<revision>`: takes back the last press of the game. */
export const undoButton = (services: Services): ButtonHandler =>
  gameButton(services, 'undo', (played) => undo(services, played));

/**
 * Handles the button `restart:<game>:<revision>[:sure]`: resets a game to its start. Without `sure`, a game
 * with many moves asks for confirmation first.
 */
export const restartButton = (services: Services): ButtonHandler =>
  gameButton(services, 'restart', (played) => restart(services, played), 'restart');

/**
 * Handles the button `giveup:<game>:<revision>[:sure]`: ends a game and shows its solution. Without `sure`, a
 * game with many moves asks for confirmation first.
 */
export const giveUpButton = (services: Services): ButtonHandler => {
  const ending = gameButton(services, 'giveup', (played) => giveUp(services, played), 'giveup');
  return {
    ...ending,
    reveals: 'asks',
    async press(call, fields) {
      const ended = await ending.press(call, fields);
      const game = ended.ok ? await services.store.games.byId(fields[0] ?? '') : undefined;
      if (!ended.ok || ended.value.notice !== undefined || game?.gaveUp !== true) return ended;
      if (!canShowSolution(kindOf(game))) return ended;
      const looking = { ...call, pressedButton: { action: `best:${game.id}`, isConfirmed: false } };
      const solution = await shortestWay(services, withPressTimeout(services, withUserView(looking)), game);
      const reply: Reply = solution.ok
        ? solution.value
        : { kind: 'fault', text: call.userView.texts.sayFault(solution.fault) };
      return ok({ ...ended.value, reply: { ...reply, personal: true } });
    },
  };
};

/**
 * Creates the handler of a button that changes a running game: `<prefix>:<game>:<revision>[:<target>]`.
 * `discardAction`: set for a button that discards the moves of the game. Such a button asks for confirmation
 * if the game has many moves. People press faster than the bot edits messages. So a press on an old revision
 * is usually accepted. It is refused if the surface draws the board itself, or if `discardAction` is set.
 */
const gameButton = (
  services: Services,
  prefix: string,
  change: (played: Played, what: string, call: Call) => Promise<Result<GamePosition>>,
  ends?: Ending,
): ButtonHandler => ({
  prefix,
  reveals: 'nothing',
  async press(call, [id = '', revision = '', what = '']): Promise<Result<PressAnswer>> {
    for (;;) {
      const found = await ownGame(services, call, id);
      if (!found.ok) return answerGameFault(call, found.fault);
      const played = found.value;
      const { game } = played;
      if (game.finishedAt !== undefined) return boardEdit(services, call, played);
      const isLater = String(game.revision) !== revision;
      if (isLater && (ends !== undefined || isLive(call, played.kind)))
        return boardMovedOnEdit(services, call, played);
      const question = ends !== undefined && what !== 'sure' ? confirmation(call, game, ends) : undefined;
      if (question !== undefined) return ok({ edit: await gameReply(services, call, played, question) });
      const changed = await change(played, what, call);
      if (changed.ok) return boardEdit(services, call, { ...played, ...changed.value });
      // Another press changed the game in the meantime. Read the game again and apply this press to the new
      // position.
      if (changed.fault.code === 'board-moved-on') continue;
      return isLater ? boardMovedOnEdit(services, call, played) : changed;
    }
  },
});

/**
 * Handles the button `board:<game>`: shows the current board again, for example if an answer of the bot was
 * lost.
 */
export const boardButton = (services: Services): ButtonHandler => ({
  prefix: 'board',
  reveals: 'nothing',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    return found.ok ? boardEdit(services, call, found.value) : answerGameFault(call, found.fault);
  },
});

const boardEdit = async (services: Services, call: Call, played: Played): Promise<Result<PressAnswer>> =>
  ok({ edit: await gameReply(services, call, played) });

const boardMovedOnEdit = async (
  services: Services,
  call: Call,
  played: Played,
): Promise<Result<PressAnswer>> =>
  ok({
    edit: await gameReply(services, call, played),
    notice: call.userView.texts.say('notice-board-moved-on'),
  });

/**
 * Handles the button `again:<game>`: starts a new game on the same board. The old game is finished, or has
 * reached the maximum number of moves. If the board is a daily puzzle, the new game counts only as practice.
 */
export const againButton = (services: Services): ButtonHandler => ({
  prefix: 'again',
  reveals: 'nothing',
  async press(call, [id = '']) {
    const found = await ownGame(services, call, id);
    if (!found.ok) return found;
    const { game: over } = found.value;
    if (over.finishedAt === undefined && !isFull(over)) return boardEdit(services, call, found.value);
    const { day: played, practice: day = played, series = 'puzzle' } = over;
    const practice = day === undefined ? undefined : { day, series };
    const game = await newGame(services, call, over, practice);
    // If the game is finished, its message shows a result that must stay. So the new game gets a new message.
    return over.finishedAt === undefined
      ? boardEdit(services, call, game)
      : ok({ reply: await openedReply(services, call, game) });
  },
});
