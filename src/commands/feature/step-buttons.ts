import { type Button, type ButtonGroup, controlRows } from '../../chat/reply.ts';
import type { Texts } from '../../i18n/texts.ts';

/** The step number of the overview, which is one picture of all steps. Step number 0 is the start. */
export const OVERVIEW_STEP = -1;
/**
 * Maximum number of steps without jump buttons. Longer solutions get two more buttons, which jump
 * `JUMP_STEPS` steps back or forward.
 */
const MAX_SHORT_STEPS = 12;
const STRIDE_STEPS = 10;

/** A solution or a search with buttons that go from step to step. */
export interface StepSequence {
  /** The number of the last step. Step 0 is the start. */
  readonly last: number;
  /**
   * The meaning of the last step: the goal of a solution, or the end of a search. The name of a button for
   * screen readers contains it.
   */
  readonly end: 'goal' | 'end';
  /** Returns the button action that shows a step, or the overview for `OVERVIEW_STEP`. */
  readonly show: (step: number) => string;
  /** The label of the button back to the overview. */
  readonly sheetLabel: string;
  /** The button action that sends an animation. Undefined if there is no animation. */
  readonly film?: string | undefined;
}

/**
 * Makes the buttons that go from step to step. `shownStep`: the step that the message shows now. Forward, the
 * overview follows the last step, and step 1 follows the overview. Backward, the order is step 1, step 0 (the
 * start), the overview, the last step. Two buttons may lead to the same step. So each action ends with the
 * name of its button, to make the actions different.
 */
export function stepButtons(texts: Texts, walkable: StepSequence, at: number): readonly ButtonGroup[] {
  const { last, end, show, sheetLabel, film } = walkable;
  const stepsBack = (by: number) =>
    at === 0 ? OVERVIEW_STEP : Math.max(0, (at === OVERVIEW_STEP ? last + 1 : at) - by);
  const stepsForward = (by: number) => (at === last ? OVERVIEW_STEP : Math.min(last, Math.max(0, at) + by));
  const button = (name: string, label: string, to: number, key?: Button['key']): Button => ({
    action: `${show(to)}:${name}`,
    label,
    name: texts.say('step-name', { to: name, by: STRIDE_STEPS }),
    ...(key && { key }),
  });
  const isLong = last > MAX_SHORT_STEPS;
  const steps: readonly Button[] = [
    ...(last > 1 ? [button('start', '⏮', stepsBack(last + 1), 'Home')] : []),
    button('back', '◀', stepsBack(1), 'ArrowLeft'),
    { ...button('on', '▶', stepsForward(1), 'ArrowRight'), style: 'primary' },
    ...(last > 1 ? [button(end, '⏭', stepsForward(last), 'End')] : []),
    ...(film === undefined ? [] : [{ action: film, label: texts.say('button-gif') }]),
  ];
  if (at === OVERVIEW_STEP) return controlRows(steps);
  return controlRows(steps, [
    ...(isLong ? [button('less', `-${STRIDE_STEPS}`, stepsBack(STRIDE_STEPS))] : []),
    { action: show(OVERVIEW_STEP), label: sheetLabel },
    ...(isLong ? [button('more', `+${STRIDE_STEPS}`, stepsForward(STRIDE_STEPS))] : []),
  ]);
}
