import type { Text } from '../../chat/reply.ts';
import { MOVE_ARRAYS } from '../../core/knight/classic/arrays.ts';
import { ARRAY_NAMES } from '../../core/knight/request/choice.ts';
import { ok } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { Variant } from '../feature/variant.ts';

/** `/knight arrays`: the five orders of the moves, drawn and written out. */
export const arraysVariant = ({ draw }: TerminalServices): Variant<unknown, undefined> => ({
  tells: 'nothing',
  ask: async () => ok(undefined),
  reply: async ({ texts, look }) => ({
    kind: 'answer',
    text: arrayLines(texts).join('\n'),
    picture: await draw({ kind: 'arrays' }, look),
    alt: texts.say('arrays-alt'),
  }),
  printed: {
    json: () => ({ arrays: MOVE_ARRAYS }),
    lines: arrayLines,
    picture: () => ({ kind: 'arrays' }),
  },
});

/** A sentence about arrays, and a line for each with its moves. */
const arrayLines = (texts: Texts): Text[] => [
  texts.say('arrays'),
  ...ARRAY_NAMES.map((name) => `\`${name}\` ${MOVE_ARRAYS[name].map((move) => `(${move})`).join(' ')}`),
];
