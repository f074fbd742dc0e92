import type { Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import { plainText } from '../../core/typed-text.ts';
import { giveUp, isPlayableLine, restart, typeMoves, undo } from '../../play/game.ts';
import type { DirectionWords } from '../../play/kinds/rules.ts';
import type { Services } from '../feature/services.ts';
import { directionWords } from '../input/sliding-words.ts';
import { GAME_KINDS, readGame } from '../kinds/index.ts';
import type { LoadedGame } from '../kinds/kind.ts';
import { opensByLink } from './board-shown.ts';
import { answerTypedLine, type BoardNote, confirmationNote, gameReply } from './game-reply.ts';
import { findCurrentGame } from './own-game.ts';
import { fewestMovesRoundOf, type SubmittedSolution, submissionReply, submitSolution } from './try.ts';

/**
 * Actions that users can type instead of moves. The messages `words-undo`, `words-restart` and `words-giveup`
 * list their words in all languages.
 */
const TYPED_ACTIONS = { undo, restart, giveup: giveUp } as const;
type TypedAction = keyof typeof TYPED_ACTIONS;

/** A game after the typed moves or action. `wrong`: why the last part of the typed moves was not accepted. */
type MovedGame = LoadedGame & { readonly wrong?: Fault };

/**
 * The answer to an action that would discard many moves: the game, and the question whether the player is
 * sure.
 */
interface ConfirmationAnswer {
  readonly loadedGame: LoadedGame;
  /** Question whether the player is sure. */
  readonly asks: BoardNote;
}

type MoveRequest = { readonly line: string } | { readonly change: TypedAction };

/**
 * The command `/move LUR2`, `/move undo | restart | give up`, or the moves without the command. It changes
 * the person's latest running game.
 */
export const moveCommand = (
  services: Services,
): Command<MoveRequest, MovedGame | ConfirmationAnswer | SubmittedSolution> => {
  const directions = directionWords(services.typedWords);
  const latestGameOf = ({ person }: Call) => services.store.games.latest(person.key);
  const areMovesPlayable = async (call: Call, line: string): Promise<boolean> => {
    const game = await latestGameOf(call);
    return game !== undefined && isPlayableLine(readGame(game), line, directions);
  };
  const applyRequest = async (loadedGame: LoadedGame, request: MoveRequest): Promise<Result<MovedGame>> => {
    const changedGame = await ('line' in request
      ? typeMoves(services, loadedGame, request.line, directions)
      : TYPED_ACTIONS[request.change](services, loadedGame));
    return changedGame.ok ? ok({ ...loadedGame, ...changedGame.value }) : changedGame;
  };
  return {
    name: 'move',
    options: [{ name: 'moves', kind: 'text', required: true }, THEME_OPTION],
    runsInOrder: true,
    isPersonal: () => true,
    reveals: 'nothing',
    read({ words }) {
      const normalisedWords = plainText(words);
      const typedAction = (Object.keys(TYPED_ACTIONS) as TypedAction[]).find((name) =>
        services.typedWords(`words-${name}`).includes(normalisedWords),
      );
      if (typedAction !== undefined) return ok({ change: typedAction });
      const moveLine = readMoves(words, directions);
      return moveLine.ok ? ok({ line: moveLine.value }) : moveLine;
    },
    // A line without the command counts as moves only if all its words are moves, because other texts are
    // probably not meant for a game.
    async mayAnswer(request, line, call) {
      if (!request.ok) return false;
      if ('change' in request.value) return (await latestGameOf(call)) !== undefined;
      const isMoveLine = GAME_KINDS.some((kind) => kind.parseTyped(line, directions).wrong === undefined);
      return isMoveLine && (!isBoardLike(line) || (await areMovesPlayable(call, line)));
    },
    async ask(call, request) {
      const currentGame = await findCurrentGame(services, call, 'move-elsewhere');
      if (!currentGame.ok) return currentGame;
      const loadedGame = currentGame.value;
      const { game } = loadedGame;
      const round = 'line' in request ? await fewestMovesRoundOf(services, game) : undefined;
      if ('line' in request && round !== undefined)
        return submitSolution(services, call, round, request.line, directions);
      const discardAction = 'change' in request && request.change !== 'undo' ? request.change : undefined;
      const confirmationQuestion = discardAction && confirmationNote(call, game, discardAction);
      if (confirmationQuestion !== undefined) return ok({ loadedGame, asks: confirmationQuestion });
      const changedGame = await applyRequest(loadedGame, request);
      if (changedGame.ok) await services.store.liveMessages.markDue(`board:${game.id}`);
      return changedGame;
    },
    async reply(call, _, answer) {
      if ('entry' in answer) return submissionReply(services, call, answer);
      if ('asks' in answer) return answerTypedLine(services, call, answer.loadedGame, answer.asks);
      const { wrong: moveFault } = answer;
      // Here the board is in a public message above, so the answer is only the fault.
      if (moveFault !== undefined && opensByLink(call))
        return { kind: 'fault', text: call.texts.sayFault(moveFault) };
      const reply = await gameReply(services, call, answer);
      return moveFault === undefined
        ? reply
        : { ...reply, text: `${call.texts.sayFault(moveFault)}\n${reply.text}` };
    },
  };
};

/**
 * Returns the line if it begins with a move of any kind of game. Otherwise returns the fault that the first
 * kind of game, the sliding puzzle, reports.
 */
function readMoves(line: string, directions: DirectionWords): Result<string> {
  const parsedLines = GAME_KINDS.map((kind) => kind.parseTyped(line, directions));
  const firstFault = parsedLines[0]?.wrong;
  return firstFault === undefined || parsedLines.some(({ words }) => words.length > 0)
    ? ok(line)
    : fault(firstFault.code, { index: 1, made: 0, ...firstFault.facts });
}

/**
 * Whether a line could be a board with mistakes instead of moves: it has at least three numbers, and none of
 * them is larger than the count of the numbers.
 */
function isBoardLike(line: string): boolean {
  const plainLine = plainText(line);
  const numbers = (plainLine.match(/\d+/gu) ?? []).map(Number);
  return !/[^\d\s,;.]/u.test(plainLine) && numbers.length > 2 && Math.max(...numbers) <= numbers.length;
}
