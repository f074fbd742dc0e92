import type { Text } from '../../chat/reply.ts';
import { MOVE_ARRAYS } from '../../core/knight/classic/arrays.ts';
import { INPUTS, OUTPUTS, STATES, TRANSITIONS } from '../../core/knight/classic/machine.ts';
import { ARRAY_NAMES } from '../../core/knight/request/choice.ts';
import { ok } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { Variant } from '../feature/variant.ts';

/**
 * Creates a variant that shows a fixed picture about the article's search. `kind` names its scene and its
 * text `<kind>-alt`. `linesOf`: its text. In a terminal, the lines `more` follow the text.
 */
const diagramVariant =
  (
    kind: 'machine' | 'arrays',
    linesOf: (texts: Texts) => readonly Text[],
    json: () => object,
    more: readonly string[] = [],
  ) =>
  ({ draw }: TerminalServices): Variant<unknown, undefined> => ({
    tells: 'nothing',
    ask: async () => ok(undefined),
    reply: async ({ texts, look }) => ({
      kind: 'answer',
      text: linesOf(texts).join('\n'),
      picture: await draw({ kind }, look),
      alt: texts.say(`${kind}-alt`),
    }),
    printed: { json, lines: (texts) => [...linesOf(texts), ...more], picture: () => ({ kind }) },
  });

/** A sentence about the automaton, and a line for each state, input and output. */
function machineLines(texts: Texts): Text[] {
  const signLine = (sign: string): Text => `\`${sign}\` ${texts.say(`machine-${sign.replace('_', '-')}`)}`;
  return [texts.say('machine'), ...[...STATES, ...INPUTS, ...OUTPUTS].map(signLine)];
}

/** The transitions of the automaton, as a terminal prints them. */
const ARROWS = TRANSITIONS.map(
  ({ from, to, order, condition, actions }) =>
    `${from} -> ${to}  ${order}: ${condition || 'otherwise'}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`,
);

/** A sentence about the arrays, and a line with the moves of each. */
const arrayLines = (texts: Texts): Text[] => [
  texts.say('arrays'),
  ...ARRAY_NAMES.map((name) => `\`${name}\` ${MOVE_ARRAYS[name].map((move) => `(${move})`).join(' ')}`),
];

/** `/knight machine`: a diagram of the article's automaton, with its legend. */
export const machineVariant = diagramVariant(
  'machine',
  machineLines,
  () => ({ states: STATES, inputs: INPUTS, outputs: OUTPUTS, transitions: TRANSITIONS }),
  ['', ...ARROWS],
);

/** `/knight arrays`: the five orders of the moves, drawn and written. */
export const arraysVariant = diagramVariant('arrays', arrayLines, () => ({ arrays: MOVE_ARRAYS }));
