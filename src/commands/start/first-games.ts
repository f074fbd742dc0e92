import { type Button, type ButtonGroup, makeControlGroup } from '../../chat/reply.ts';
import { puzzleRangeOfDay } from '../../daily/week.ts';
import type { Texts } from '../../i18n/texts.ts';
import { type Services, signedPayload, today } from '../feature/services.ts';
import { makeHelpButton } from '../help/help.ts';

/** The words after `/play` for a first board, which a beginner solves in a minute. */
const FIRST_BOARD_WORDS = '3x3 length:10';
/** A puzzle of more cells is hard for a beginner. */
const MAX_BEGINNER_CELLS = 9;

type ButtonServices = Pick<Services, 'now' | 'daily'>;

/**
 * An easy board, today's puzzle and the help. Today's puzzle comes first if it is no larger than 3x3.
 * `linkPlace`: the shared chat's key if its games open by a link.
 */
export function firstGameButtons(
  services: ButtonServices,
  texts: Texts,
  linkPlace?: string,
): readonly ButtonGroup[] {
  const { rows, cols } = puzzleRangeOfDay(today(services)) ?? { rows: 3, cols: 3 };
  const todaysPuzzle = {
    ...(linkPlace === undefined
      ? { action: 'day:today' }
      : { deepLinkPayload: signedPayload(services, `day:today:${linkPlace}`) }),
    label: texts.say('button-play-today'),
  };
  const easyBoard = easyBoardButton(services, texts, linkPlace !== undefined);
  const [firstGame, secondGame] =
    rows * cols > MAX_BEGINNER_CELLS ? [easyBoard, todaysPuzzle] : [todaysPuzzle, easyBoard];
  return makeControlGroup([{ ...firstGame, style: 'primary' }, secondGame], [makeHelpButton({ texts })]);
}

export function easyBoardButton(services: ButtonServices, texts: Texts, isLink: boolean): Button {
  const target = `play:${FIRST_BOARD_WORDS}`;
  return {
    ...(isLink ? { deepLinkPayload: signedPayload(services, target) } : { action: target }),
    label: texts.say('button-first-board'),
  };
}
