import type { PrintableAnswer } from '../../chat/command.ts';
import type { Text } from '../../chat/reply.ts';
import { MOVE_ORDERS } from '../../core/knight/classic/arrays.ts';
import { INPUTS, OUTPUTS, STATES, TRANSITIONS } from '../../core/knight/classic/machine.ts';
import { MOVE_ORDER_NAMES } from '../../core/knight/request/choice.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { TerminalServices } from '../feature/services.ts';

/**
 * The picture explains a part of the backtracking search that an article of 2003 describes. `kind`: the scene
 * of the picture. `linesOf`: the text of the answer. `terminalLines`: additional lines for a terminal.
 */
const diagramAnswer =
  (
    kind: 'machine' | 'arrays',
    linesOf: (texts: Texts) => readonly Text[],
    json: () => object,
    terminalLines: readonly string[] = [],
  ) =>
  ({ draw }: TerminalServices): PrintableAnswer => ({
    reply: async ({ texts, look }) => ({
      kind: 'answer',
      text: linesOf(texts).join('\n'),
      picture: await draw({ kind }, look),
      alt: texts.say(`${kind}-alt`),
    }),
    json,
    lines: (texts) => [...linesOf(texts), ...terminalLines],
    scene: () => ({ kind }),
  });

/** A sentence about the automaton, then a line for each of its states, inputs and outputs. */
function machineLines(texts: Texts): Text[] {
  const symbolLine = (symbol: string): Text =>
    `\`${symbol}\` ${texts.say(`machine-${symbol.replace('_', '-')}`)}`;
  return [texts.say('machine'), ...[...STATES, ...INPUTS, ...OUTPUTS].map(symbolLine)];
}

const TRANSITION_LINES = TRANSITIONS.map(
  ({ from, to, order, condition, actions }) =>
    `${from} -> ${to}  ${order}: ${condition || 'otherwise'}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`,
);

/**
 * A sentence about the arrays (orders in which the search tries the knight's moves), then a line for each.
 */
const arrayLines = (texts: Texts): Text[] => [
  texts.say('arrays'),
  ...MOVE_ORDER_NAMES.map((name) => `\`${name}\` ${MOVE_ORDERS[name].map((move) => `(${move})`).join(' ')}`),
];

/**
 * `/knight machine`: shows a diagram of the automaton that runs the backtracking search, as in an article of
 * 2003.
 */
export const machineAnswer = diagramAnswer(
  'machine',
  machineLines,
  () => ({ states: STATES, inputs: INPUTS, outputs: OUTPUTS, transitions: TRANSITIONS }),
  ['', ...TRANSITION_LINES],
);

/**
 * `/knight arrays`: shows the five orders in which the backtracking search can try the knight's moves, as a
 * picture and as text.
 */
export const arraysAnswer = diagramAnswer('arrays', arrayLines, () => ({ arrays: MOVE_ORDERS }));
