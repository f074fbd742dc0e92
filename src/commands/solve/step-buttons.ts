import { type Button, type ButtonGroup, controls } from '../../chat/reply.ts';
import type { Texts } from '../../i18n/texts.ts';

/** The step before the start: the sheet with the whole solution. */
export const SHEET = -1;
/** Solutions up to this many moves are animated: each move has its frames, and the film an end. */
export const ANIMATED_MOVES = 160;
/** Longer solutions are walked through in strides of ten moves too. */
const SHORT = 12;
const STRIDE = 10;

/**
 * The buttons of a kept solution `last` moves long, shown at a step. They lead around a ring: the sheet, each step to the goal, and
 * the sheet again; backwards from the first step there is the start (0) too. Each action ends with its button's name, since several
 * may lead to the same step.
 */
export function stepButtons(texts: Texts, id: string, at: number, last: number): readonly ButtonGroup[] {
  const back = (by: number) => (at === 0 ? SHEET : Math.max(0, (at === SHEET ? last + 1 : at) - by));
  const on = (by: number) => (at === last ? SHEET : Math.min(last, Math.max(0, at) + by));
  const button = (name: string, label: string, to: number): Button => ({
    action: `step:${id}:${to}:${name}`,
    label,
    name: texts.say('step-name', { to: name, by: STRIDE }),
  });
  const isLong = last > SHORT;
  const steps: readonly Button[] = [
    ...(last > 1 ? [button('start', '⏮', back(last + 1))] : []),
    button('back', '◀', back(1)),
    { ...button('on', '▶', on(1)), style: 'primary' },
    ...(last > 1 ? [button('goal', '⏭', on(last))] : []),
    ...(last <= ANIMATED_MOVES ? [{ action: `film:${id}`, label: texts.say('button-gif') }] : []),
  ];
  if (at === SHEET) return controls(steps);
  return controls(steps, [
    ...(isLong ? [button('less', `-${STRIDE}`, back(STRIDE))] : []),
    { action: `step:${id}:${SHEET}`, label: texts.say('button-all-moves') },
    ...(isLong ? [button('more', `+${STRIDE}`, on(STRIDE))] : []),
  ]);
}
