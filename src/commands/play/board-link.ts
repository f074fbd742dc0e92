import type { Call } from '../../chat/command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { type ButtonGroup, controls, type Reply } from '../../chat/reply.ts';
import { parseWalkText } from '../../core/knight/walk.ts';
import { fault, ok } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import { knightGame } from '../../play/kinds/knight.ts';
import { puzzleOf, slidingGame } from '../../play/kinds/sliding.ts';
import type { Game } from '../../store/store.ts';
import { type Services, sealed } from '../services.ts';
import type { OwnBeginning } from './beginning.ts';
import { boardPicture } from './board-shown.ts';
import { openedReply } from './game-reply.ts';
import { newGame } from './new-game.ts';

/** What a game on it begins with. */
export type BoardGiven = OwnBeginning & Pick<Game, 'picture'>;

/** Are games here opened by links, as several people read this chat and none of its messages is for one alone? */
export const isLinked = ({ place, surface }: Pick<Call, 'place' | 'surface'>): boolean =>
  !place.isPrivate && surface.privateLinks;

/** A board in a shared chat: a picture, and a link by which everybody plays it on their own. */
export async function boardMessage(services: Services, call: Call, board: BoardGiven): Promise<Reply> {
  const { texts } = call;
  const { kind, start } = board;
  const link = sealed(services, await targetOf(services, board));
  return {
    kind: 'answer',
    text: texts.say('board-message', { kind, size: sizeOf(start) }),
    ...(await boardPicture(services, call, { ...board, state: start })),
    buttons: playButton(texts, link),
  };
}

/** The button that opens a board by this payload. */
export const playButton = (texts: Texts, opens: string): readonly ButtonGroup[] =>
  controls([{ opens, label: texts.say('button-play'), style: 'primary' }]);

/** `3x3` of `3x3 1 2 ...`, `6x6` of `6x6 a1`. */
export const sizeOf = (start: string): string => /^\d+x\d+/.exec(start)?.[0] ?? '';

/** What a link to this board names; a sliding puzzle is kept under an id made from it. */
async function targetOf({ store, now }: Services, board: BoardGiven): Promise<string> {
  const { kind, start, picture } = board;
  if (kind === 'knight') return `walk:${start}`;
  const id = await store.solutions.keep({ ...puzzleOf(board), moves: '', now: now() });
  return `board:${id}${picture === undefined ? '' : `:${picture}`}`;
}

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

/** `walk:<walk>`: a knight's tour to be walked from there. */
export const walkLink = (services: Services): LinkHandler => ({
  prefix: 'walk',
  async open(call, fields) {
    const game = await newGame(services, call, knightGame(parseWalkText(fields.join(':'))));
    return ok(await openedReply(services, call, game));
  },
});
