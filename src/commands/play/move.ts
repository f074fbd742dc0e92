import type { Call, Command } from '../../chat/command.ts';
import { THEME_OPTION } from '../../chat/theme.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { plainText } from '../../core/typed-text.ts';
import { isPlayable, type Played, type } from '../../play/game.ts';
import { kinds } from '../../play/kinds/index.ts';
import type { DirectionWords } from '../../play/kinds/kind.ts';
import type { Services } from '../services.ts';
import { isLinked } from './board-link.ts';
import { gameReply } from './game-reply.ts';

/** `/move LUR2`, or the moves alone: played on the person's latest unfinished game, for those who type. */
export const moveCommand = (services: Services): Command<string, Played> => {
  const directions = directionWords(services.words);
  const canBePlayed = async ({ person }: Call, line: string): Promise<boolean> => {
    const game = await services.store.games.latest(person.key);
    return game !== undefined && isPlayable(game, line, directions);
  };
  return {
    name: 'move',
    options: [{ name: 'moves', kind: 'text', required: true }, THEME_OPTION],
    read: ({ words }) => readMoves(words, directions),
    // What is no move to the last word was hardly meant for a game.
    isMeant: async (request, line, call) =>
      request.ok &&
      kinds.some((kind) => kind.typed(line, directions).wrong === undefined) &&
      (!isBoardLike(line) || (await canBePlayed(call, line))),
    async ask(call, line) {
      if (isLinked(call)) return fault('move-elsewhere');
      const game = await services.store.games.latest(call.person.key);
      return game === undefined ? fault('no-game') : type(services, game, line, directions);
    },
    async reply(call, _, { game, wrong }) {
      const reply = await gameReply(services, call, game);
      return wrong === undefined ? reply : { ...reply, text: `${call.texts.sayFault(wrong)}\n${reply.text}` };
    },
  };
};

const DIRECTIONS = { left: 'l', up: 'u', down: 'd', right: 'r' } as const;

/** What people type in any language for the ways in which tiles slide. */
export const directionWords = (words: Services['words']): DirectionWords =>
  Object.fromEntries(
    Object.entries(DIRECTIONS).flatMap(([name, letter]) =>
      words(`words-${name}`).map((word) => [word, letter] as const),
    ),
  );

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
