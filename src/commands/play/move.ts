import type { Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import type { Reply } from '../../chat/reply.ts';
import { type Fault, ok, type Result } from '../../core/result.ts';
import { plainPhrase, plainText } from '../../core/typed-text.ts';
import type { Services } from '../feature/services.ts';
import { giveUp, isPlayableLine, isRepeat, restart, typedMovesOf, typeMoves, undo } from '../games/game.ts';
import { GAME_KINDS, readGame } from '../games/index.ts';
import type { LoadedGame } from '../games/kind.ts';
import { directionWords } from '../input/sliding-words.ts';
import { opensByLink } from './board-shown.ts';
import { answerTypedLine, confirmationNote, gameReply } from './game-reply.ts';
import { findCurrentGame } from './own-game.ts';
import { fewestMovesRoundOf, submissionReply, submitSolution } from './try.ts';

/**
 * Instead of moves. The messages `words-undo`, `words-restart` and `words-giveup` list their words in all
 * languages.
 */
const TYPED_ACTIONS = { undo, restart, giveup: giveUp } as const;
type TypedAction = keyof typeof TYPED_ACTIONS;

/**
 * The game after the typed moves or action. `wrong`: why the last part of the typed moves was not accepted.
 */
type MovedGame = LoadedGame & { readonly wrong?: Fault };

type MoveRequest = { readonly line: string } | { readonly change: TypedAction };

/**
 * `/move LUR2`, `/move undo | restart | give up`, or the moves without the command. It changes the person's
 * latest running game.
 */
export const moveCommand = (services: Services): Command<MoveRequest> => {
  const directions = directionWords(services.typedWords);
  const latestGameOf = ({ person, requestKey }: Call) =>
    services.store.games.latest(person.key, { requestKey });
  const areMovesPlayable = async (call: Call, line: string): Promise<boolean> => {
    const game = await latestGameOf(call);
    if (game === undefined) return false;
    return isRepeat(game, call) || isPlayableLine(readGame(game), line, directions);
  };
  /** Changes nothing if this request has changed the game before, perhaps in another process just now. */
  async function applyRequest(
    call: Call,
    loadedGame: LoadedGame,
    request: MoveRequest,
  ): Promise<Result<MovedGame>> {
    const { game } = loadedGame;
    if (isRepeat(game, call))
      return ok({
        ...loadedGame,
        ...('line' in request && typedMovesOf(loadedGame, request.line, directions)),
      });
    const gameServices = { ...services, requestKey: call.requestKey };
    const changedGame = await ('line' in request
      ? typeMoves(gameServices, loadedGame, request.line, directions)
      : TYPED_ACTIONS[request.change](gameServices, loadedGame));
    if (changedGame.ok) return ok({ ...loadedGame, ...changedGame.value });
    const hasMovedOn = changedGame.fault.code === 'board-moved-on';
    const newestGame = hasMovedOn ? await services.store.games.byId(game.id) : undefined;
    return newestGame !== undefined && isRepeat(newestGame, call)
      ? applyRequest(call, readGame(newestGame), request)
      : changedGame;
  }
  return {
    name: 'move',
    options: [{ name: 'moves', kind: 'text', required: true }, THEME_OPTION],
    runsInOrder: true,
    isPersonal: () => true,
    reveals: 'nothing',
    read({ words }) {
      const phrase = plainPhrase(words);
      const typedAction = (Object.keys(TYPED_ACTIONS) as TypedAction[]).find((name) =>
        services.typedWords(`words-${name}`).includes(phrase),
      );
      // Only the kind of the current game says what is wrong with a line.
      return ok(typedAction === undefined ? { line: words } : { change: typedAction });
    },
    // A line without the command counts as moves only if all its words are moves, because other texts are
    // probably not meant for a game.
    async mayAnswer(request, line, call) {
      if (!request.ok) return false;
      if ('change' in request.value) return (await latestGameOf(call)) !== undefined;
      const isMoveLine = GAME_KINDS.some((kind) => kind.parseTyped(line, directions).wrong === undefined);
      return isMoveLine && (!isBoardLike(line) || (await areMovesPlayable(call, line)));
    },
    async run(call, request) {
      const currentGame = await findCurrentGame(services, call, 'move-elsewhere');
      if (!currentGame.ok) return currentGame;
      const loadedGame = currentGame.value;
      const { game } = loadedGame;
      const round = 'line' in request ? await fewestMovesRoundOf(services, game) : undefined;
      if ('line' in request && round !== undefined) {
        const submitted = await submitSolution(services, call, round, request.line, directions);
        return submitted.ok
          ? ok({ reply: (viewerCall) => submissionReply(services, viewerCall, submitted.value) })
          : submitted;
      }
      const discardAction = 'change' in request && request.change !== 'undo' ? request.change : undefined;
      const confirmationQuestion = discardAction && confirmationNote(call, game, discardAction);
      if (confirmationQuestion !== undefined)
        return ok({
          reply: (viewerCall) => answerTypedLine(services, viewerCall, loadedGame, confirmationQuestion),
        });
      const changedGame = await applyRequest(call, loadedGame, request);
      if (!changedGame.ok) return changedGame;
      await services.store.liveMessages.markDue(`board:${game.id}`);
      return ok({ reply: (viewerCall) => movedReply(services, viewerCall, changedGame.value) });
    },
  };
};

async function movedReply(services: Services, call: Call, movedGame: MovedGame): Promise<Reply> {
  const { wrong: moveFault } = movedGame;
  // The board is in a public message above.
  if (moveFault !== undefined && opensByLink(call))
    return { kind: 'fault', text: call.texts.sayFault(moveFault) };
  const reply = await gameReply(services, call, movedGame);
  return moveFault === undefined
    ? reply
    : { ...reply, text: `${call.texts.sayFault(moveFault)}\n${reply.text}` };
}

/** A board with mistakes instead of moves: at least three numbers, none larger than their count. */
function isBoardLike(line: string): boolean {
  const plainLine = plainText(line);
  const numbers = (plainLine.match(/\d+/gu) ?? []).map(Number);
  return !/[^\d\s,;.]/u.test(plainLine) && numbers.length > 2 && Math.max(...numbers) <= numbers.length;
}
