import type { Command } from '../../chat/command.ts';
import { type Button, controls } from '../../chat/reply.ts';
import { type BoardSize, boardSize } from '../../core/knight/board/board-size.ts';
import { USUAL_SEED } from '../../core/knight/request/request.ts';
import { whyNoTour } from '../../core/knight/rule/existence.ts';
import { fault, ok } from '../../core/result.ts';
import { allowedSize, SIZE_PATTERN } from '../../core/sliding/notation/size.ts';
import { plainText } from '../../core/typed-text.ts';
import { tourAction } from '../knight/action.ts';

/** A size alone, `8x8`, in a private chat: what there is of that size. */
export const bareSizeCommand: Command<BoardSize, true> = {
  name: 'size',
  options: [{ name: 'size', kind: 'text' }],
  hidden: true,
  isAlwaysOn: true,
  tells: 'nothing',
  read({ words }) {
    const [, first, second] = SIZE_PATTERN.exec(plainText(words.slice(0, 40)).trim()) ?? [];
    return first === undefined ? fault('not-understood') : boardSize(Number(first), Number(second));
  },
  isMeant: (request, _, { place }) => request.ok && place.isPrivate,
  ask: async () => ok(true),
  async reply({ texts, surface }, { cols, rows }) {
    const size = `${cols}x${rows}`;
    const hasPuzzle = allowedSize(cols, rows).ok;
    const hasTour = whyNoTour(cols, rows) === undefined;
    const tour = { kind: 'tour', cols, rows, closed: false, method: 'construct', seed: USUAL_SEED } as const;
    const buttons: readonly Button[] = [
      ...(hasPuzzle ? [{ action: `play:${size}`, label: texts.say('button-size-puzzle', { size }) }] : []),
      ...(hasTour
        ? [{ action: tourAction('tour', tour), label: texts.say('button-size-tour', { size }) }]
        : []),
    ];
    const has = hasPuzzle ? (hasTour ? 'both' : 'puzzle') : hasTour ? 'tour' : 'none';
    return {
      kind: 'answer',
      text: texts.say('bare-size', { size, has }),
      ...(surface.buttonRows > 0 && buttons.length > 0 && { buttons: controls(buttons) }),
    };
  },
};
