import type { LinkHandler } from '../../chat/links.ts';
import { fault, ok } from '../../core/result.ts';
import { sameBoard } from '../../core/sliding/board.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';
import { makeSize } from '../../core/sliding/notation/puzzle.ts';
import { slidingGame } from '../../play/kinds/sliding-rules.ts';
import type { Services } from '../feature/services.ts';
import { KINDS } from '../kinds/index.ts';
import { openedReply } from './game-reply.ts';
import { newGame } from './own-game.ts';

/**
 * `board:<puzzle>[:<photo>]`: begins a game on a stored puzzle, with a photo on its tiles if it still exists.
 */
const boardLink = (services: Services): LinkHandler => ({
  prefix: 'board',
  async open(call, [id = '', picture = '']) {
    const puzzle = await services.store.solutions.byId(id);
    if (puzzle === undefined) return fault('stale-link');
    const isKept = picture !== '' && (await services.store.pictures.byId(picture)) !== undefined;
    const beginning = { ...slidingGame(puzzle), ...(isKept && { picture }) };
    return ok(await openedReply(services, call, await newGame(services, call, beginning)));
  },
});

/** `code:<code>`: begins a game on the puzzle of a board code. */
const codeLink = (services: Services): LinkHandler => ({
  prefix: 'code',
  async open(call, [code = '']) {
    const puzzle = parseCode(code);
    if (puzzle === undefined) return fault('stale-link');
    const { start, goal } = puzzle;
    if (sameBoard(start, goal)) return fault('board-solved', { size: makeSize(start) });
    return ok(await openedReply(services, call, await newGame(services, call, slidingGame(puzzle))));
  },
});

/** Links that begin games: on a stored puzzle, on a board code, on a start of each kind (`walk:<start>`). */
export const boardLinks = (services: Services): readonly LinkHandler[] => [
  boardLink(services),
  codeLink(services),
  ...KINDS.map(
    ({ name: kind, link }): LinkHandler => ({
      prefix: link,
      async open(call, fields) {
        const game = await newGame(services, call, { kind, start: fields.join(':'), goal: '' });
        return ok(await openedReply(services, call, game));
      },
    }),
  ),
];
