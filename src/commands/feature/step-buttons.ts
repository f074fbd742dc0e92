import { type Button, type ButtonGroup, controlRows } from '../../chat/reply.ts';
import type { Texts } from '../../i18n/texts.ts';

/**
 * Stands for the overview, a picture of all steps, in places where a step number is expected. Step 0 is the
 * start.
 */
export const OVERVIEW_STEP = -1;
/** If there are more steps than this, two more buttons jump `STRIDE_STEPS` steps back or forward. */
const MAX_SHORT_STEPS = 12;
const STRIDE_STEPS = 10;

/** A solution or a search with buttons that go from step to step. */
export interface StepSequence {
  /** The number of the last step. Step 0 is the start. */
  readonly last: number;
  /**
   * What the last step is: the goal of a solution, or the end of a search. Used in the accessible name of a
   * button.
   */
  readonly end: 'goal' | 'end';
  /** Returns the action that shows a step or the overview. */
  readonly show: (step: number) => string;
  /** The label of the button back to the overview. */
  readonly sheetLabel: string;
  /** The action that sends an animation. Undefined if there is none. */
  readonly film?: string | undefined;
}

/**
 * Makes the buttons that go from step to step. `at`: the step that is shown now. After the last step comes
 * the overview, then step 1 again. Backward, step 0 (the start) comes between step 1 and the overview. The
 * name of the button ends each action, because two buttons may lead to the same step.
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
