import type { Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/preferences/theme.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainText } from '../../core/typed-text.ts';
import { giveUp, isPlayable, type Played, restart, type, undo } from '../../play/game.ts';
import { kinds } from '../../play/kinds/index.ts';
import type { DirectionWords } from '../../play/kinds/kind.ts';
import type { Services } from '../services.ts';
import { directionWords } from '../sliding-words.ts';
import { isLinked } from './board-message.ts';
import { gameReply } from './game-reply.ts';
import { roundOfTries, type Try, takeTry, tryReply } from './try.ts';

/** What is typed instead of moves. */
const CHANGES = { undo, restart, 'give-up': giveUp } as const;
type Change = keyof typeof CHANGES;

/** A line of moves, or a change. */
type MoveRequest = { readonly line: string } | { readonly change: Change };

/** `/move LUR2`, or the moves alone: played on the person's latest unfinished game, for those who type; and `/move undo`, `restart`, `give up`. */
export const moveCommand = (services: Services): Command<MoveRequest, Played | Try> => {
  const directions = directionWords(services.words);
  const canBePlayed = async ({ person }: Call, line: string): Promise<boolean> => {
    const game = await services.store.games.latest(person.key);
    return game !== undefined && isPlayable(game, line, directions);
  };
  return {
    name: 'move',
    options: [{ name: 'moves', kind: 'text', required: true }, THEME_OPTION],
    isPersonal: () => true,
    read({ words }) {
      const said = plainText(words);
      const change = (Object.keys(CHANGES) as Change[]).find((name) =>
        services.words(`words-${name}`).includes(said),
      );
      if (change !== undefined) return ok({ change });
      const line = readMoves(words, directions);
      return line.ok ? ok({ line: line.value }) : line;
    },
    // What is no move to the last word was hardly meant for a game.
    async isMeant(request, line, call) {
      if (!request.ok) return false;
      if ('change' in request.value)
        return (await services.store.games.latest(call.person.key)) !== undefined;
      const isRead = kinds.some((kind) => kind.typed(line, directions).wrong === undefined);
      return isRead && (!isBoardLike(line) || (await canBePlayed(call, line)));
    },
    async ask(call, asked) {
      if (isLinked(call)) return fault('move-elsewhere');
      const game = await services.store.games.latest(call.person.key);
      if (game === undefined) return fault('no-game');
      if ('line' in asked) {
        const round = await roundOfTries(services, game);
        return round === undefined
          ? type(services, game, asked.line, directions)
          : takeTry(services, call, round, asked.line, directions);
      }
      const changed = await CHANGES[asked.change](services, game);
      return changed.ok ? ok({ game: changed.value }) : changed;
    },
    async reply(call, _, moved) {
      if ('entry' in moved) return tryReply(services, call, moved);
      const { game, wrong } = moved;
      const reply = await gameReply(services, call, game);
      return wrong === undefined ? reply : { ...reply, text: `${call.texts.sayFault(wrong)}\n${reply.text}` };
    },
  };
};

/** The line, if a game of some kind understands how it begins. Faults: those of the first kind. */
function readMoves(line: string, directions: DirectionWords): Result<string> {
  const readings = kinds.map((kind) => kind.typed(line, directions));
  const wrong = readings[0]?.wrong;
  return wrong === undefined || readings.some(({ words }) => words.length > 0)
    ? ok(line)
    : { ok: false, fault: wrong };
}

/** Could it be the tiles of a board, with mistakes in it: three numbers or more, none above their count? */
function isBoardLike(line: string): boolean {
  const plain = plainText(line);
  const numbers = (plain.match(/\d+/gu) ?? []).map(Number);
  return !/[^\d\s,;.]/u.test(plain) && numbers.length > 2 && Math.max(...numbers) <= numbers.length;
}
