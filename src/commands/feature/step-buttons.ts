import { type Button, type ButtonGroup, controls } from '../../chat/reply.ts';
import type { Texts } from '../../i18n/texts.ts';

/** The step before the start: the sheet with all of it. */
export const SHEET = -1;
/** Solutions and searches with more steps also have buttons for strides of ten. */
const MAX_SHORT_STEPS = 12;
const STRIDE_STEPS = 10;

/** A solution or a search with buttons that step through it. */
export interface Walkable {
  /** Its last step; the first is the start, 0. */
  readonly last: number;
  /** The name of the last step for people who can't see the button. */
  readonly end: 'goal' | 'end';
  /** The action that shows a step, or the sheet. */
  readonly show: (step: number) => string;
  /** The label of the button that leads back to the sheet. */
  readonly sheetLabel: string;
  /** The action that sends it as an animation; undefined: there is none. */
  readonly film?: string | undefined;
}

/**
 * The buttons to step through it, shown at a step. They lead around a ring: the sheet, each step to the last,
 * and the sheet again. Backwards from the first step there is the start (0) too. Each action ends with its
 * button's name, since several may lead to the same step.
 */
export function stepButtons(texts: Texts, walkable: Walkable, at: number): readonly ButtonGroup[] {
  const { last, end, show, sheetLabel, film } = walkable;
  const back = (by: number) => (at === 0 ? SHEET : Math.max(0, (at === SHEET ? last + 1 : at) - by));
  const on = (by: number) => (at === last ? SHEET : Math.min(last, Math.max(0, at) + by));
  const button = (name: string, label: string, to: number, key?: Button['key']): Button => ({
    action: `${show(to)}:${name}`,
    label,
    name: texts.say('step-name', { to: name, by: STRIDE_STEPS }),
    ...(key && { key }),
  });
  const isLong = last > MAX_SHORT_STEPS;
  const steps: readonly Button[] = [
    ...(last > 1 ? [button('start', '⏮', back(last + 1), 'Home')] : []),
    button('back', '◀', back(1), 'ArrowLeft'),
    { ...button('on', '▶', on(1), 'ArrowRight'), style: 'primary' },
    ...(last > 1 ? [button(end, '⏭', on(last), 'End')] : []),
    ...(film === undefined ? [] : [{ action: film, label: texts.say('button-gif') }]),
  ];
  if (at === SHEET) return controls(steps);
  return controls(steps, [
    ...(isLong ? [button('less', `-${STRIDE_STEPS}`, back(STRIDE_STEPS))] : []),
    { action: show(SHEET), label: sheetLabel },
    ...(isLong ? [button('more', `+${STRIDE_STEPS}`, on(STRIDE_STEPS))] : []),
  ]);
}
