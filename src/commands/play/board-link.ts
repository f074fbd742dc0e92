import type { LinkHandler } from '../../chat/links.ts';
import { parseWalkText } from '../../core/knight/board/walk.ts';
import { fault, ok } from '../../core/result.ts';
import { sameBoard } from '../../core/sliding/board.ts';
import { parseCode } from '../../core/sliding/notation/code.ts';
import { makeSize } from '../../core/sliding/notation/puzzle.ts';
import { knightGame } from '../../play/kinds/knight.ts';
import { slidingGame } from '../../play/kinds/sliding.ts';
import type { Services } from '../feature/services.ts';
import { newGame } from './beginning/new-game.ts';
import { openedReply } from './game-reply.ts';

/** `board:<puzzle>` and perhaps the photo on its tiles: a game of one's own on it. */
export const boardLink = (services: Services): LinkHandler => ({
  prefix: 'board',
  async open(call, [id = '', picture = '']) {
    const puzzle = await services.store.solutions.byId(id);
    if (puzzle === undefined) return fault('stale-link');
    const isKept = picture !== '' && (await services.store.pictures.byId(picture)) !== undefined;
    const beginning = { ...slidingGame(puzzle), ...(isKept && { picture }) };
    return ok(await openedReply(services, call, await newGame(services, call, beginning)));
  },
});

/** `code:<code>`: a game of one's own on the puzzle that the code holds. */
export const codeLink = (services: Services): LinkHandler => ({
  prefix: 'code',
  async open(call, [code = '']) {
    const puzzle = parseCode(code);
    if (puzzle === undefined) return fault('stale-link');
    const { start, goal } = puzzle;
    if (sameBoard(start, goal)) return fault('board-solved', { size: makeSize(start) });
    return ok(await openedReply(services, call, await newGame(services, call, slidingGame(puzzle))));
  },
});

/** `walk:<walk>`: a knight's tour to be walked from there. */
export const walkLink = (services: Services): LinkHandler => ({
  prefix: 'walk',
  async open(call, fields) {
    const game = await newGame(services, call, knightGame(parseWalkText(fields.join(':'))));
    return ok(await openedReply(services, call, game));
  },
});
