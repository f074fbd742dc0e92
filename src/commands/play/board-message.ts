import type { Call } from '../../chat/command.ts';
import { type ButtonGroup, controls, type Reply } from '../../chat/reply.ts';
import type { Texts } from '../../i18n/texts.ts';
import { startOf } from '../../play/game.ts';
import type { Services } from '../feature/services.ts';
import { kindOf } from '../kinds/index.ts';
import type { BoardGiven } from '../kinds/kind.ts';
import { boardPicture } from './board-shown.ts';

/** Are games here opened by links, as several people read this chat and none of its messages is for one alone? */
export const isLinked = ({ place, surface }: Pick<Call, 'place' | 'surface'>): boolean =>
  !place.isPrivate && surface.privateLinks;

/** A board in a shared chat: a picture, and a link by which everybody plays it on their own. */
export async function boardMessage(services: Services, call: Call, board: BoardGiven): Promise<Reply> {
  const kind = kindOf(board);
  return {
    kind: 'answer',
    text: kind.invitation(call.texts, startOf(kind, board)),
    ...(await boardPicture(services, call, board)),
    buttons: await boardButton(services, call, board),
  };
}

/** The button that opens a board, by a payload or an action. */
export const playButton = (
  texts: Texts,
  opens: { readonly opens: string } | { readonly action: string },
): readonly ButtonGroup[] => controls([{ ...opens, label: texts.say('button-play'), style: 'primary' }]);

/** The button that opens a game of one's own on this board. */
export const boardButton = async (
  services: Services,
  { texts }: Pick<Call, 'texts'>,
  board: BoardGiven,
): Promise<readonly ButtonGroup[]> =>
  playButton(texts, { opens: await kindOf(board).payload(services, board) });
