import type { Text } from '../../chat/reply.ts';
import { MOVE_ARRAYS } from '../../core/knight/classic/arrays.ts';
import { INPUTS, OUTPUTS, STATES, TRANSITIONS } from '../../core/knight/classic/machine.ts';
import { ARRAY_NAMES } from '../../core/knight/request/choice.ts';
import { ok } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { TerminalServices } from '../feature/services.ts';
import type { Variant } from '../feature/variant.ts';

/** `/knight machine`: the article's automaton drawn, and what its signs stand for. There is nothing to be found out. */
export const machineVariant = ({ draw }: TerminalServices): Variant<unknown, undefined> => ({
  tells: 'nothing',
  ask: async () => ok(undefined),
  reply: async ({ texts, look }) => ({
    kind: 'answer',
    text: machineLines(texts).join('\n'),
    picture: await draw({ kind: 'machine' }, look),
    alt: texts.say('machine-alt'),
  }),
  printed: {
    json: () => ({
      states: STATES,
      inputs: INPUTS,
      outputs: OUTPUTS,
      transitions: TRANSITIONS,
    }),
    lines: (texts) => [...machineLines(texts), '', ...arrows()],
    picture: () => ({ kind: 'machine' }),
  },
});

/** What the automaton is, and what its states, inputs and outputs stand for, a line each. */
function machineLines(texts: Texts): Text[] {
  const told = (sign: string): Text => `\`${sign}\` ${texts.say(`machine-${sign.replace('_', '-')}`)}`;
  return [texts.say('machine'), ...[...STATES, ...INPUTS, ...OUTPUTS].map(told)];
}

const arrows = (): string[] =>
  TRANSITIONS.map(
    ({ from, to, order, condition, actions }) =>
      `${from} -> ${to}  ${order}: ${condition || 'otherwise'}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`,
  );

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
