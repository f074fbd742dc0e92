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
import { roundOfTries, type Try, takeTry, tryReply } from './try.ts';

/** Words that can be typed instead of moves. */
const CHANGES = { undo, restart, giveup: giveUp } as const;
type Change = keyof typeof CHANGES;

/** A game after a line or a change. `wrong`: why the rest of the line was not accepted. */
type Moved = Played & { readonly wrong?: Fault };

/** A game that would lose many moves, with the question to its player. */
interface Questioned {
  readonly played: Played;
  readonly asks: BoardNote;
}

type MoveRequest = { readonly line: string } | { readonly change: Change };

/**
 * `/move LUR2`, `/move undo | restart | give up`, or the moves alone: changes the person's latest running
 * game.
 */
export const moveCommand = (services: Services): Command<MoveRequest, Moved | Questioned | Try> => {
  const directions = directionWords(services.words);
  const latest = ({ person }: Call) => services.store.games.latest(person.key);
  const canBePlayed = async (call: Call, line: string): Promise<boolean> => {
    const game = await latest(call);
    return game !== undefined && isPlayable(readGame(game), line, directions);
  };
  const moved = async (played: Played, asked: MoveRequest): Promise<Result<Moved>> => {
    const changed = await ('line' in asked
      ? typeMoves(services, played, asked.line, directions)
      : CHANGES[asked.change](services, played));
    return changed.ok ? ok({ ...played, ...changed.value }) : changed;
  };
  return {
    name: 'move',
    options: [{ name: 'moves', kind: 'text', required: true }, THEME_OPTION],
    isInOrder: true,
    isPersonal: () => true,
    tells: 'nothing',
    read({ words }) {
      const typed = plainText(words);
      const change = (Object.keys(CHANGES) as Change[]).find((name) =>
        services.words(`words-${name}`).includes(typed),
      );
      if (change !== undefined) return ok({ change });
      const line = readMoves(words, directions);
      return line.ok ? ok({ line: line.value }) : line;
    },
    // A line with any other word is probably not meant for a game.
    async isMeant(request, line, call) {
      if (!request.ok) return false;
      if ('change' in request.value) return (await latest(call)) !== undefined;
      const isRead = KINDS.some((kind) => kind.typed(line, directions).wrong === undefined);
      return isRead && (!isBoardLike(line) || (await canBePlayed(call, line)));
    },
    async ask(call, asked) {
      const found = await typedGame(services, call, 'move-elsewhere');
      if (!found.ok) return found;
      const played = found.value;
      const { game } = played;
      const round = 'line' in asked ? await roundOfTries(services, game) : undefined;
      if ('line' in asked && round !== undefined)
        return takeTry(services, call, round, asked.line, directions);
      const ends = 'change' in asked && asked.change !== 'undo' ? asked.change : undefined;
      const asks = ends && confirmation(call, game, ends);
      if (asks !== undefined) return ok({ played, asks });
      const changed = await moved(played, asked);
      if (changed.ok) await services.store.liveMessages.markDue(`board:${game.id}`);
      return changed;
    },
    async reply(call, _, moved) {
      if ('entry' in moved) return tryReply(services, call, moved);
      if ('asks' in moved) return answerTypedLine(services, call, moved.played, moved.asks);
      const { wrong } = moved;
      // The board is a live message above.
      if (wrong !== undefined && isLinked(call)) return { kind: 'fault', text: call.texts.sayFault(wrong) };
      const reply = await gameReply(services, call, moved);
      return wrong === undefined ? reply : { ...reply, text: `${call.texts.sayFault(wrong)}\n${reply.text}` };
    },
  };
};

/** Returns the line if its first word is a move in some kind of game. Faults: those of the first kind. */
function readMoves(line: string, directions: DirectionWords): Result<string> {
  const readings = KINDS.map((kind) => kind.typed(line, directions));
  const wrong = readings[0]?.wrong;
  return wrong === undefined || readings.some(({ words }) => words.length > 0)
    ? ok(line)
    : fault(wrong.code, { index: 1, made: 0, ...wrong.facts });
}

/** Whether a line could be a board with mistakes: at least three numbers, none above their count. */
function isBoardLike(line: string): boolean {
  const plain = plainText(line);
  const numbers = (plain.match(/\d+/gu) ?? []).map(Number);
  return !/[^\d\s,;.]/u.test(plain) && numbers.length > 2 && Math.max(...numbers) <= numbers.length;
}
