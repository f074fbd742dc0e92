import { fault, ok, type Result } from '../../core/result.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import type { Chat } from '../chat.ts';
import { type ButtonHandler, type Call, parsePressedAction } from '../command.ts';
import type { Incoming } from '../incoming.ts';
import { checkAllowed, type Preferences, withPreferences } from '../preferences/preferences.ts';
import { addThemeToActions, themeOfAction } from '../preferences/theme-option.ts';
import { MAX_ACTION_BYTES, type PressAnswer } from '../reply.ts';
import { answerRevealingPress, type SpoilerGate } from '../spoiler-gate.ts';
import type { Guard } from './guard.ts';

interface PressesContext {
  readonly buttons: readonly ButtonHandler[];
  readonly gate: SpoilerGate;
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly guard: Guard;
}

export function createPressRouter({
  buttons,
  gate,
  catalogue,
  preferences,
  guard,
}: PressesContext): Chat['answerPress'] {
  const handlerByPrefix = new Map(buttons.map((button) => [button.prefix, button]));

  /** The gate may forbid the answer. */
  async function runHandler(
    { reveals, press }: ButtonHandler,
    call: Call,
    fields: readonly string[],
  ): Promise<Result<PressAnswer>> {
    const revealedPuzzles = typeof reveals === 'string' ? ok([]) : await reveals(call, fields);
    return revealedPuzzles.ok
      ? answerRevealingPress(gate, call, revealedPuzzles.value, (viewerCall) => press(viewerCall, fields))
      : revealedPuzzles;
  }

  return async (incoming, action, shownActions) => {
    // No button of this bot has a longer action.
    const shortAction = action.length > MAX_ACTION_BYTES ? '' : action;
    const { action: actionWithoutTheme, theme } = themeOfAction(shortAction);
    const pressedButton = parsePressedAction(actionWithoutTheme);
    const [prefix = '', ...fields] = pressedButton.action.split(':');
    const handler = handlerByPrefix.get(prefix);
    const chosenPreferences = await preferences.read(incoming);
    const themedIncoming = { ...incoming, ...(theme && { theme }) };
    const call = {
      ...withPreferences(catalogue, themedIncoming, chosenPreferences, '', false),
      pressedButton,
    };
    const handlePress = async (): Promise<Result<PressAnswer>> => {
      if (handler === undefined || (shownActions && !isButtonOfMessage(action, shownActions)))
        return fault('stale-button');
      const refusal =
        handler.command && (await checkAllowed(call, chosenPreferences.placeSettings, handler.command));
      if (refusal) return { ok: false, fault: refusal };
      const answer = await runHandler(handler, call, fields);
      if (!answer.ok) return answer;
      const isReplyPersonal =
        incoming.isPersonal === true && chosenPreferences.placeSettings.answers === 'private';
      return ok(finishAnswer(answer.value, theme, isReplyPersonal));
    };
    const answerOrText = await guard.runPress(call, `press-${handler?.prefix ?? 'forged'}`, handlePress);
    return typeof answerOrText === 'string' ? { notice: answerOrText } : answerOrText;
  };
}

/** Adds the pressed button's theme. `isPersonal`: for a new message. */
const finishAnswer = (
  { edit, newerEdit, reply, ...answer }: PressAnswer,
  theme: Incoming['theme'],
  isPersonal: boolean,
): PressAnswer => ({
  ...answer,
  ...(edit && { edit: addThemeToActions(edit, theme) }),
  ...(newerEdit && {
    newerEdit: async () => {
      const newestEdit = await newerEdit();
      return newestEdit && addThemeToActions(newestEdit, theme);
    },
  }),
  ...(reply && { reply: { ...addThemeToActions(reply, theme), ...(isPersonal && { personal: true }) } }),
});

const OBJECT_ID_PATTERN = /^\w+:[0-9A-Za-z]{12}(?=:|$)/;

const objectIdOf = (action: string): string | undefined =>
  OBJECT_ID_PATTERN.exec(themeOfAction(action).action)?.[0];

/**
 * Buttons for the same game or solution count too, because the message may have changed just before. Any
 * other action is forged or too old.
 */
export function isButtonOfMessage(action: string, shownActions: readonly string[]): boolean {
  if (shownActions.includes(action)) return true;
  const objectId = objectIdOf(action);
  return objectId !== undefined && shownActions.some((shownAction) => objectIdOf(shownAction) === objectId);
}
