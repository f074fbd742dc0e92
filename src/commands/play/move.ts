import type { Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme-option.ts';
import { type Fault, fault, ok, type Result } from '../../core/result.ts';
import { plainText } from '../../core/typed-text.ts';
import { giveUp, isPlayable, restart, typeMoves, undo } from '../../play/game.ts';
import type { DirectionWords } from '../../play/kinds/rules.ts';
import type { Services } from '../feature/services.ts';
import { directionWords } from '../input/sliding-words.ts';
import { KINDS, readGame } from '../kinds/index.ts';
import type { Played } from '../kinds/kind.ts';
import { isLinked } from './board-shown.ts';
import { answerTypedLine, type BoardNote, confirmation, gameReply } from './game-reply.ts';
import { typedGame } from './own-game.ts';
import { roundOfTries, type SubmittedSolution, submitSolution, submittedReply } from './try.ts';

/**
 * Actions that users can type instead of moves. The messages `words-undo`, `words-restart` and `words-giveup`
 * list their words in all languages.
 */
const CHANGES = { undo, restart, giveup: giveUp } as const;
type Change = keyof typeof CHANGES;

/** A game after the typed moves or action. `wrong`: why the last part of the typed moves was not accepted. */
type MovedGame = Played & { readonly wrong?: Fault };

/**
 * The answer to an action that would discard many moves: the game, and the question whether the player is
 * sure.
 */
interface ConfirmationAnswer {
  readonly played: Played;
  readonly asks: BoardNote;
}

type MoveRequest = { readonly line: string } | { readonly change: Change };

/**
 * The command `/move LUR2`, `/move undo | restart | give up`, or the moves without the command. It changes
 * the person's latest running game.
 */
export const moveCommand = (
  services: Services,
): Command<MoveRequest, MovedGame | ConfirmationAnswer | SubmittedSolution> => {
  const directions = directionWords(services.typedWords);
  const latest = ({ person }: Call) => services.store.games.latest(person.key);
  const canBePlayed = async (call: Call, line: string): Promise<boolean> => {
    const game = await latest(call);
    return game !== undefined && isPlayable(readGame(game), line, directions);
  };
  const applyRequest = async (played: Played, asked: MoveRequest): Promise<Result<MovedGame>> => {
    const changed = await ('line' in asked
      ? typeMoves(services, played, asked.line, directions)
      : CHANGES[asked.change](services, played));
    return changed.ok ? ok({ ...played, ...changed.value }) : changed;
  };
  return {
    name: 'move',
    options: [{ name: 'moves', kind: 'text', required: true }, THEME_OPTION],
    runsInOrder: true,
    isPersonal: () => true,
    reveals: 'nothing',
    read({ words }) {
      const typed = plainText(words);
      const change = (Object.keys(CHANGES) as Change[]).find((name) =>
        services.typedWords(`words-${name}`).includes(typed),
      );
      if (change !== undefined) return ok({ change });
      const line = readMoves(words, directions);
      return line.ok ? ok({ line: line.value }) : line;
    },
    // A line without the command counts as moves only if all its words are moves, because other texts are
    // probably not meant for a game.
    async mayAnswer(request, line, call) {
      if (!request.ok) return false;
      if ('change' in request.value) return (await latest(call)) !== undefined;
      const isRead = KINDS.some((kind) => kind.parseTyped(line, directions).wrong === undefined);
      return isRead && (!isBoardLike(line) || (await canBePlayed(call, line)));
    },
    async ask(call, asked) {
      const found = await typedGame(services, call, 'move-elsewhere');
      if (!found.ok) return found;
      const played = found.value;
      const { game } = played;
      const round = 'line' in asked ? await roundOfTries(services, game) : undefined;
      if ('line' in asked && round !== undefined)
        return submitSolution(services, call, round, asked.line, directions);
      const ends = 'change' in asked && asked.change !== 'undo' ? asked.change : undefined;
      const asks = ends && confirmation(call, game, ends);
      if (asks !== undefined) return ok({ played, asks });
      const changed = await applyRequest(played, asked);
      if (changed.ok) await services.store.liveMessages.markDue(`board:${game.id}`);
      return changed;
    },
    async reply(call, _, moved) {
      if ('entry' in moved) return submittedReply(services, call, moved);
      if ('asks' in moved) return answerTypedLine(services, call, moved.played, moved.asks);
      const { wrong } = moved;
      // Here the board is in a public message above, so the answer is only the fault.
      if (wrong !== undefined && isLinked(call)) return { kind: 'fault', text: call.texts.sayFault(wrong) };
      const reply = await gameReply(services, call, moved);
      return wrong === undefined ? reply : { ...reply, text: `${call.texts.sayFault(wrong)}\n${reply.text}` };
    },
  };
};

/**
 * Returns the line if it begins with a move of any kind of game. Otherwise returns the fault of the first
 * kind (the sliding puzzle).
 */
function readMoves(line: string, directions: DirectionWords): Result<string> {
  const readings = KINDS.map((kind) => kind.parseTyped(line, directions));
  const wrong = readings[0]?.wrong;
  return wrong === undefined || readings.some(({ words }) => words.length > 0)
    ? ok(line)
    : fault(wrong.code, { index: 1, made: 0, ...wrong.facts });
}

/**
 * Whether a line could be a board with mistakes instead of moves: it has at least three numbers, and none of
 * them is larger than the count of the numbers.
 */
function isBoardLike(line: string): boolean {
  const plain = plainText(line);
  const numbers = (plain.match(/\d+/gu) ?? []).map(Number);
  return !/[^\d\s,;.]/u.test(plain) && numbers.length > 2 && Math.max(...numbers) <= numbers.length;
}
