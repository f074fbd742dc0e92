import { type ButtonHandler, type Call, withUserView } from '../../chat/command.ts';
import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { ok, type Result } from '../../core/result.ts';
import { type GamePosition, giveUp, isGameFull, pressGame, restart, undo } from '../../play/game.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import { kindOf } from '../kinds/index.ts';
import { isDrawnBySurface, type LoadedGame } from '../kinds/kind.ts';
import { confirmationNote, type DiscardAction, gameReply, openedReply } from './game-reply.ts';
import { canShowSolution, shortestSolutionReply } from './look-back.ts';
import { answerGameFault, loadOwnGame, startNewGame } from './own-game.ts';

/**
 * Handles the button `tile:<game>:<revision>:<target>`: plays the pressed tile, square or arrow. The time of
 * the press counts as the time of the move. This matters if the program was stopped and reads the press late.
 * If the game was changed after the press, the time of this change counts instead.
 */
export const tileHandler = (services: Services): ButtonHandler =>
  makeGameHandler(services, 'tile', (loadedGame, pressedTarget, { pressDelayMs = 0 }) => {
    const now = () => Math.max(loadedGame.game.touchedAt, services.now() - pressDelayMs);
    return pressGame({ store: services.store, now }, loadedGame, pressedTarget);
  });

/** Handles the button `undo:<game>:<revision>`: takes back the last press of the game. */
export const undoHandler = (services: Services): ButtonHandler =>
  makeGameHandler(services, 'undo', (loadedGame) => undo(services, loadedGame));

/**
 * Handles the button `restart:<game>:<revision>[:sure]`: resets a game to its start. Without `sure`, a game
 * with many moves asks for confirmation first.
 */
export const restartHandler = (services: Services): ButtonHandler =>
  makeGameHandler(services, 'restart', (loadedGame) => restart(services, loadedGame), 'restart');

/**
 * Handles the button `giveup:<game>:<revision>[:sure]`: ends a game and shows its solution. Without `sure`, a
 * game with many moves asks for confirmation first.
 */
export const giveUpHandler = (services: Services): ButtonHandler => {
  const handler = makeGameHandler(services, 'giveup', (loadedGame) => giveUp(services, loadedGame), 'giveup');
  return {
    ...handler,
    reveals: 'asks',
    async press(call, fields) {
      const answer = await handler.press(call, fields);
      const game = answer.ok ? await services.store.games.byId(fields[0] ?? '') : undefined;
      if (!answer.ok || answer.value.notice !== undefined || game?.gaveUp !== true) return answer;
      if (!canShowSolution(kindOf(game))) return answer;
      const solutionCall = { ...call, pressedButton: { action: `best:${game.id}`, isConfirmed: false } };
      const solution = await shortestSolutionReply(
        services,
        withPressTimeout(services, withUserView(solutionCall)),
        game,
      );
      const reply: Reply = solution.ok
        ? solution.value
        : { kind: 'fault', text: call.userView.texts.sayFault(solution.fault) };
      return ok({ ...answer.value, reply: { ...reply, personal: true } });
    },
  };
};

/**
 * Creates the handler of a button that changes a running game: `<prefix>:<game>:<revision>[:<target>]`.
 * `discardAction`: set for a button that discards the moves of the game. Such a button asks for confirmation
 * if the game has many moves. People press faster than the bot edits messages. So a press on an old revision
 * is usually accepted. It is refused if the surface draws the board itself, or if `discardAction` is set.
 */
const makeGameHandler = (
  services: Services,
  prefix: string,
  changeGame: (loadedGame: LoadedGame, target: string, call: Call) => Promise<Result<GamePosition>>,
  discardAction?: DiscardAction,
): ButtonHandler => ({
  prefix,
  reveals: 'nothing',
  async press(call, [gameId = '', revision = '', target = '']): Promise<Result<PressAnswer>> {
    for (;;) {
      const ownGame = await loadOwnGame(services, call, gameId);
      if (!ownGame.ok) return answerGameFault(call, ownGame.fault);
      const loadedGame = ownGame.value;
      const { game } = loadedGame;
      if (game.finishedAt !== undefined) return editBoard(services, call, loadedGame);
      const isOldRevision = String(game.revision) !== revision;
      if (isOldRevision && (discardAction !== undefined || isDrawnBySurface(call, loadedGame.kind)))
        return editBoardWithNotice(services, call, loadedGame);
      const confirmation =
        discardAction !== undefined && target !== 'sure'
          ? confirmationNote(call, game, discardAction)
          : undefined;
      if (confirmation !== undefined)
        return ok({ edit: await gameReply(services, call, loadedGame, confirmation) });
      const changedGame = await changeGame(loadedGame, target, call);
      if (changedGame.ok) return editBoard(services, call, { ...loadedGame, ...changedGame.value });
      // Another press changed the game in the meantime. Read the game again and apply this press to the new
      // position.
      if (changedGame.fault.code === 'board-moved-on') continue;
      return isOldRevision ? editBoardWithNotice(services, call, loadedGame) : changedGame;
    }
  },
});

/**
 * Handles the button `board:<game>`: shows the current board again, for example if an answer of the bot was
 * lost.
 */
export const boardHandler = (services: Services): ButtonHandler => ({
  prefix: 'board',
  reveals: 'nothing',
  async press(call, [gameId = '']) {
    const ownGame = await loadOwnGame(services, call, gameId);
    return ownGame.ok ? editBoard(services, call, ownGame.value) : answerGameFault(call, ownGame.fault);
  },
});

const editBoard = async (
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
): Promise<Result<PressAnswer>> => ok({ edit: await gameReply(services, call, loadedGame) });

const editBoardWithNotice = async (
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
): Promise<Result<PressAnswer>> =>
  ok({
    edit: await gameReply(services, call, loadedGame),
    notice: call.userView.texts.say('notice-board-moved-on'),
  });

/**
 * Handles the button `again:<game>`: starts a new game on the same board. The old game is finished, or has
 * reached the maximum number of moves. If the board is a daily puzzle, the new game counts only as practice.
 */
export const againHandler = (services: Services): ButtonHandler => ({
  prefix: 'again',
  reveals: 'nothing',
  async press(call, [gameId = '']) {
    const ownGame = await loadOwnGame(services, call, gameId);
    if (!ownGame.ok) return ownGame;
    const { game: oldGame } = ownGame.value;
    if (oldGame.finishedAt === undefined && !isGameFull(oldGame))
      return editBoard(services, call, ownGame.value);
    const { day: playedDay, practice: day = playedDay, series = 'puzzle' } = oldGame;
    const practice = day === undefined ? undefined : { day, series };
    const game = await startNewGame(services, call, oldGame, practice);
    // If the game is finished, its message shows a result that must stay. So the new game gets a new message.
    return oldGame.finishedAt === undefined
      ? editBoard(services, call, game)
      : ok({ reply: await openedReply(services, call, game) });
  },
});
