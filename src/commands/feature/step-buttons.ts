import { type Button, type ButtonGroup, makeControlGroup } from '../../chat/reply.ts';
import type { Texts } from '../../i18n/texts.ts';

/** One picture of all steps. Step number 0 is the start. */
export const OVERVIEW_STEP = -1;
/** Longer solutions get two more buttons, which jump `JUMP_STEPS` steps back or forward. */
const MAX_STEPS_WITHOUT_JUMPS = 12;
const JUMP_STEPS = 10;

/** The steps of a solution or of a search. */
export interface StepSequence {
  /** Step 0 is the start. */
  readonly lastStep: number;
  /** The name of a button for screen readers contains it. */
  readonly lastStepName: 'goal' | 'end';
  /** Shows a step, or the overview for `OVERVIEW_STEP`. */
  readonly actionOfStep: (step: number) => string;
  /** The label of the button back to the overview. */
  readonly overviewLabel: string;
  /** Undefined if there is no animation. */
  readonly animationAction?: string | undefined;
}

/**
 * `shownStep`: the step that the message shows now. Forward, the overview follows the last step, and step 1
 * follows the overview. Backward, the order is step 1, step 0 (the start), the overview, the last step. Two
 * buttons may lead to the same step. So each action ends with the name of its button, to make the actions
 * different.
 */
export function stepButtons(texts: Texts, sequence: StepSequence, shownStep: number): readonly ButtonGroup[] {
  const { lastStep, lastStepName, actionOfStep, overviewLabel, animationAction } = sequence;
  const stepBackBy = (stepCount: number) =>
    shownStep === 0
      ? OVERVIEW_STEP
      : Math.max(0, (shownStep === OVERVIEW_STEP ? lastStep + 1 : shownStep) - stepCount);
  const stepForwardBy = (stepCount: number) =>
    shownStep === lastStep ? OVERVIEW_STEP : Math.min(lastStep, Math.max(0, shownStep) + stepCount);
  const makeButton = (
    name: string,
    label: string,
    targetStep: number,
    keyboardKey?: Button['key'],
  ): Button => ({
    action: `${actionOfStep(targetStep)}:${name}`,
    label,
    name: texts.say('step-name', { to: name, by: JUMP_STEPS }),
    key: keyboardKey,
  });
  const needsJumpButtons = lastStep > MAX_STEPS_WITHOUT_JUMPS;
  const mainButtons: readonly Button[] = [
    ...(lastStep > 1 ? [makeButton('start', '⏮', stepBackBy(lastStep + 1), 'Home')] : []),
    makeButton('back', '◀', stepBackBy(1), 'ArrowLeft'),
    { ...makeButton('on', '▶', stepForwardBy(1), 'ArrowRight'), style: 'primary' },
    ...(lastStep > 1 ? [makeButton(lastStepName, '⏭', stepForwardBy(lastStep), 'End')] : []),
    ...(animationAction === undefined ? [] : [{ action: animationAction, label: texts.say('button-gif') }]),
  ];
  if (shownStep === OVERVIEW_STEP) return makeControlGroup(mainButtons);
  return makeControlGroup(mainButtons, [
    ...(needsJumpButtons ? [makeButton('less', `-${JUMP_STEPS}`, stepBackBy(JUMP_STEPS))] : []),
    { action: actionOfStep(OVERVIEW_STEP), label: overviewLabel },
    ...(needsJumpButtons ? [makeButton('more', `+${JUMP_STEPS}`, stepForwardBy(JUMP_STEPS))] : []),
  ]);
}
