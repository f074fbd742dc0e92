import type { Call } from '../../chat/command.ts';
import { LONGEST_PAYLOAD } from '../../chat/links.ts';
import { type ButtonGroup, controls, type Reply } from '../../chat/reply.ts';
import { parseWalkText } from '../../core/knight/board/walk.ts';
import { makeCode } from '../../core/sliding/notation/code.ts';
import type { Texts } from '../../i18n/texts.ts';
import { puzzleOf } from '../../play/kinds/sliding.ts';
import type { Game } from '../../store/contract/game.ts';
import { type Services, sealed } from '../feature/services.ts';
import { boardPicture } from './board-shown.ts';

/** What a game on it begins with. */
export type BoardGiven = Pick<Game, 'kind' | 'start' | 'goal' | 'picture'>;

/** Are games here opened by links, as several people read this chat and none of its messages is for one alone? */
export const isLinked = ({ place, surface }: Pick<Call, 'place' | 'surface'>): boolean =>
  !place.isPrivate && surface.privateLinks;

/** A board in a shared chat: a picture, and a link by which everybody plays it on their own. */
export async function boardMessage(services: Services, call: Call, board: BoardGiven): Promise<Reply> {
  const { texts } = call;
  const { kind, start } = board;
  const isClosed = kind === 'knight' && parseWalkText(start).closed === true;
  return {
    kind: 'answer',
    text: texts.say('board-message', { kind: isClosed ? 'closed' : kind, size: sizeOf(start) }),
    ...(await boardPicture(services, call, { ...board, state: start })),
    buttons: await boardButton(services, call, board),
  };
}

/** The button that opens a board, by a payload or an action. */
export const playButton = (
  texts: Texts,
  opens: { readonly opens: string } | { readonly action: string },
): readonly ButtonGroup[] => controls([{ ...opens, label: texts.say('button-play'), style: 'primary' }]);

/** `3x3` of `3x3 1 2 ...`, `6x6` of `6x6 a1`. */
export const sizeOf = (start: string): string => /^\d+x\d+/.exec(start)?.[0] ?? '';

/** The button that opens a game of one's own on this board. */
export const boardButton = async (
  services: Services,
  { texts }: Pick<Call, 'texts'>,
  board: BoardGiven,
): Promise<readonly ButtonGroup[]> => playButton(texts, { opens: await payloadOf(services, board) });

/** What opens this board: its code, where nothing else belongs to it and there is room; else a sealed link to what is kept of it. */
async function payloadOf(services: Services, board: BoardGiven): Promise<string> {
  const { kind, start, picture } = board;
  if (kind === 'knight') return sealed(services, `walk:${start}`);
  const code = picture === undefined ? makeCode(puzzleOf(board)) : undefined;
  if (code !== undefined && code.length <= LONGEST_PAYLOAD) return code;
  const { store, now } = services;
  const id = await store.solutions.keep({ ...puzzleOf(board), moves: '', now: now() });
  return sealed(services, `board:${id}${picture === undefined ? '' : `:${picture}`}`);
}
