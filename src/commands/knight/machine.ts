import type { Text } from '../../chat/reply.ts';
import { MOVE_ARRAYS } from '../../core/knight/classic/arrays.ts';
import { INPUTS, OUTPUTS, STATES, TRANSITIONS } from '../../core/knight/classic/machine.ts';
import { ARRAY_NAMES } from '../../core/knight/request/choice.ts';
import { ok } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { Variant } from '../feature/variant.ts';

/**
 * A picture of the article's search with its words; there is nothing to be found out. `kind` names its scene,
 * and its texts `<kind>-alt`. `linesOf`: its words in an answer, to which a terminal adds `more`.
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

/** What the automaton is, and what its states, inputs and outputs stand for, a line each. */
function machineLines(texts: Texts): Text[] {
  const told = (sign: string): Text => `\`${sign}\` ${texts.say(`machine-${sign.replace('_', '-')}`)}`;
  return [texts.say('machine'), ...[...STATES, ...INPUTS, ...OUTPUTS].map(told)];
}

/** The automaton's transitions, as a terminal prints them. */
const ARROWS = TRANSITIONS.map(
  ({ from, to, order, condition, actions }) =>
    `${from} -> ${to}  ${order}: ${condition || 'otherwise'}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`,
);

/** A sentence about arrays, and a line for each with its moves. */
const arrayLines = (texts: Texts): Text[] => [
  texts.say('arrays'),
  ...ARRAY_NAMES.map((name) => `\`${name}\` ${MOVE_ARRAYS[name].map((move) => `(${move})`).join(' ')}`),
];

/** `/knight machine`: the article's automaton drawn, and what its signs stand for. */
export const machineVariant = diagramVariant(
  'machine',
  machineLines,
  () => ({ states: STATES, inputs: INPUTS, outputs: OUTPUTS, transitions: TRANSITIONS }),
  ['', ...ARROWS],
);

/** `/knight arrays`: the five orders of the moves, drawn and written out. */
export const arraysVariant = diagramVariant('arrays', arrayLines, () => ({ arrays: MOVE_ARRAYS }));
