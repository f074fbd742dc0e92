import { type ButtonHandler, type Call, withUserView } from '../../chat/command.ts';
import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Services } from '../feature/services.ts';
import { withPressTimeout } from '../feature/working.ts';
import {
  type GamePosition,
  type GameServices,
  giveUp,
  isGameFull,
  isOwnGame,
  isRepeat,
  pressGame,
  restart,
  undo,
} from '../games/game.ts';
import { kindOf } from '../games/index.ts';
import { isDrawnBySurface, type LoadedGame } from '../games/kind.ts';
import { opensByLink } from './board-shown.ts';
import { confirmationNote, type DiscardAction, gameEdit, openedReply } from './game-reply.ts';
import { canShowSolution, shortestSolutionReply } from './look-back.ts';
import { answerGameFault, loadOwnGame, startNewGame } from './own-game.ts';

/**
 * `tile:<game>:<revision>:<target>`: plays the pressed tile, square or arrow. The time of the press counts as
 * the time of the move. This matters if the program was stopped and reads the press late. If the game was
 * changed after the press, the time of this change counts instead.
 */
export const tileHandler = (services: Services): ButtonHandler =>
  makeGameHandler(services, 'tile', (gameServices, loadedGame, { target, shownRevision, delayMs }) => {
    const now = () => Math.max(loadedGame.game.touchedAt, services.now() - delayMs);
    return pressGame({ ...gameServices, now }, loadedGame, target, shownRevision);
  });

/** `undo:<game>:<revision>`: takes back the last press of the game. */
export const undoHandler = (services: Services): ButtonHandler =>
  makeGameHandler(services, 'undo', (gameServices, loadedGame, { shownRevision }) =>
    undo(gameServices, loadedGame, shownRevision),
  );

/** `restart:<game>:<revision>[:sure]`. Without `sure`, a game with many moves asks for confirmation first. */
export const restartHandler = (services: Services): ButtonHandler =>
  makeGameHandler(services, 'restart', restart, 'restart');

/**
 * `giveup:<game>:<revision>[:sure]`: ends a game and shows its solution. Without `sure`, a game with many
 * moves asks for confirmation first.
 */
export const giveUpHandler = (services: Services): ButtonHandler => {
  const handler = makeGameHandler(services, 'giveup', giveUp, 'giveup');
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

interface GamePress {
  /** A tile, square or arrow. Empty for other buttons. */
  readonly target: string;
  /** The revision of the board that the button belongs to. */
  readonly shownRevision: number;
  /** How long the press had to wait because the program wasn't running. */
  readonly delayMs: number;
}

/**
 * `<prefix>:<game>:<revision>[:<target>]` changes a running game. `discardAction`: set for a button that
 * discards the moves of the game. Such a button asks for confirmation if the game has many moves. People
 * press faster than the bot edits messages. So a press on an old revision is usually accepted, but only once
 * for each tile, square or undo. It is refused if the surface draws the board itself, or if `discardAction`
 * is set. A repeated press gets the answer of the first one.
 */
const makeGameHandler = (
  services: Services,
  prefix: string,
  changeGame: (
    gameServices: GameServices,
    loadedGame: LoadedGame,
    press: GamePress,
  ) => Promise<Result<GamePosition>>,
  discardAction?: DiscardAction,
): ButtonHandler => ({
  prefix,
  reveals: 'nothing',
  async press(call, [gameId = '', revision = '', target = '']): Promise<Result<PressAnswer>> {
    if (!/^\d{1,9}$/.test(revision)) return fault('stale-button');
    const gameServices = { ...services, requestKey: call.requestKey };
    const gamePress = { target, shownRevision: Number(revision), delayMs: call.pressDelayMs ?? 0 };
    for (;;) {
      const ownGame = await loadOwnGame(services, call, gameId);
      if (!ownGame.ok) return answerGameFault(call, ownGame.fault);
      const loadedGame = ownGame.value;
      const { game } = loadedGame;
      if (game.finishedAt !== undefined || isRepeat(game, call)) return editBoard(services, call, loadedGame);
      const isOldRevision = game.revision !== gamePress.shownRevision;
      if (isOldRevision && (discardAction !== undefined || isDrawnBySurface(call, loadedGame.kind)))
        return editBoardWithNotice(services, call, loadedGame);
      const confirmation =
        discardAction !== undefined && target !== 'sure'
          ? confirmationNote(call, game, discardAction)
          : undefined;
      if (confirmation !== undefined) return ok(await gameEdit(services, call, loadedGame, confirmation));
      const changedGame = await changeGame(gameServices, loadedGame, gamePress);
      if (changedGame.ok) return editBoard(services, call, { ...loadedGame, ...changedGame.value });
      // Another press changed the game in the meantime. Apply this press to the new position.
      if (changedGame.fault.code === 'board-moved-on') continue;
      return isOldRevision ? editBoardWithNotice(services, call, loadedGame) : changedGame;
    }
  },
});

/** `board:<game>`: shows the current board again, for example if an answer of the bot was lost. */
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
): Promise<Result<PressAnswer>> => ok(await gameEdit(services, call, loadedGame));

const editBoardWithNotice = async (
  services: Services,
  call: Call,
  loadedGame: LoadedGame,
): Promise<Result<PressAnswer>> =>
  ok({
    ...(await gameEdit(services, call, loadedGame)),
    notice: call.userView.texts.say('notice-board-moved-on'),
  });

/**
 * `again:<game>`: starts a new game on the same board. The old game is finished, or has reached the maximum
 * number of moves. If the board is a daily puzzle, the new game counts only as practice.
 */
export const againHandler = (services: Services): ButtonHandler => ({
  prefix: 'again',
  reveals: 'nothing',
  async press(call, [gameId = '']) {
    const ownGame = await loadOwnGame(services, call, gameId);
    if (!ownGame.ok) return ownGame;
    const { game: oldGame } = ownGame.value;
    const isUnfinished = oldGame.finishedAt === undefined && !isGameFull(oldGame);
    if (isUnfinished || (opensByLink(call) && !isOwnGame(oldGame)))
      return editBoard(services, call, ownGame.value);
    const { day: playedDay, practice: day = playedDay, series = 'puzzle' } = oldGame;
    const practice = day === undefined ? undefined : { day, series };
    const game = await startNewGame(services, call, oldGame, practice);
    // The message of a finished game shows a result that must stay.
    return oldGame.finishedAt === undefined
      ? editBoard(services, call, game)
      : ok({ reply: await openedReply(services, call, game) });
  },
});
