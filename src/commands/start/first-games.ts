import { type Button, type ButtonGroup, makeControlGroup } from '../../chat/reply.ts';
import { puzzleRangeOfDay } from '../../daily/week.ts';
import type { Texts } from '../../i18n/texts.ts';
import { type Services, signedPayload, today } from '../feature/services.ts';
import { makeHelpButton } from '../help/help.ts';

/** A board to begin with: the words after `/play`, and the catalogue id of its button's label. */
export interface FirstBoard {
  readonly words: string;
  readonly labelId: string;
}

/** A beginner solves it in a minute. */
export const EASY_BOARD: FirstBoard = { words: '3x3 length:10', labelId: 'button-easy-board' };
export const HARD_BOARD: FirstBoard = { words: '3x3 hard', labelId: 'button-hard-board' };

/** A puzzle of more cells is hard for a beginner. */
const MAX_BEGINNER_CELLS = 9;

type ButtonServices = Pick<Services, 'now' | 'daily'>;

/**
 * A board, today's puzzle and the help. Today's puzzle comes first if it is no larger than 3x3, unless
 * `board` was asked for. `linkPlace`: the shared chat's key if its games open by a link.
 */
export function firstGameButtons(
  services: ButtonServices,
  texts: Texts,
  { board, linkPlace }: { readonly board?: FirstBoard | undefined; readonly linkPlace?: string } = {},
): readonly ButtonGroup[] {
  const { rows, cols } = puzzleRangeOfDay(today(services)) ?? { rows: 3, cols: 3 };
  const todaysPuzzle = {
    ...(linkPlace === undefined
      ? { action: 'day:today' }
      : { deepLinkPayload: signedPayload(services, `day:today:${linkPlace}`) }),
    label: texts.say('button-play-today'),
  };
  const boardButton = firstBoardButton(services, texts, linkPlace !== undefined, board);
  const isBoardFirst = board !== undefined || rows * cols > MAX_BEGINNER_CELLS;
  const [firstGame, secondGame] = isBoardFirst ? [boardButton, todaysPuzzle] : [todaysPuzzle, boardButton];
  return makeControlGroup([{ ...firstGame, style: 'primary' }, secondGame], [makeHelpButton({ texts })]);
}

export function firstBoardButton(
  services: ButtonServices,
  texts: Texts,
  isLink: boolean,
  { words, labelId } = EASY_BOARD,
): Button {
  const target = `play:${words}`;
  return {
    ...(isLink ? { deepLinkPayload: signedPayload(services, target) } : { action: target }),
    label: texts.say(labelId),
  };
}
