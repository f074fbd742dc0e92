import { ok, type Result } from '../../core/result.ts';
import { completeLook, type Look, THEMES } from '../../render/paint/picture.ts';
import type { Call } from '../command.ts';
import type { Incoming } from '../incoming.ts';
import { type CommandInput, type Option, parseChoice } from '../input/command-input.ts';
import { type Button, MAX_ACTION_BYTES, type Reply } from '../reply.ts';

export const THEME_OPTION: Option = { name: 'theme', kind: 'text', choices: THEMES, isCommon: true };

/** Completes the look. The screen's theme, if known, replaces the chosen one. */
export const lookFor = ({ theme }: Pick<Incoming, 'theme'>, chosenLook: Partial<Look> = {}): Look => ({
  ...completeLook(chosenLook),
  ...(theme && { theme }),
});

/** Applies the option `theme`, if given. Fault: `unknown-theme` {text}. */
export function applyTheme({ userView, look, ...call }: Call, { options }: CommandInput): Result<Call> {
  if (options.theme === undefined) return ok({ ...call, userView, look });
  const themeResult = parseChoice(options.theme, THEMES, 'unknown-theme');
  if (!themeResult.ok) return themeResult;
  const theme = themeResult.value;
  return ok({
    ...call,
    theme,
    look: { ...look, theme },
    userView: { ...userView, look: { ...userView.look, theme } },
  });
}

/** An action with a theme as its prefix. */
const THEMED_ACTION_PATTERN = new RegExp(`^(${THEMES.join('|')})~(.*)$`, 's');

/**
 * Adds the theme as a prefix, so that the answer to a press has it too. No action exceeds `MAX_ACTION_BYTES`.
 */
export function addThemeToActions(reply: Reply, theme: Incoming['theme']): Reply {
  if (theme === undefined || reply.buttons === undefined) return reply;
  const addTheme = (button: Button): Button => {
    if (button.action === undefined) return button;
    const action = `${theme}~${button.action}`;
    return action.length > MAX_ACTION_BYTES ? button : { ...button, action };
  };
  const buttons = reply.buttons.map((group) => ({
    ...group,
    rows: group.rows.map((row) => row.map(addTheme)),
  }));
  return { ...reply, buttons };
}

export function themeOfAction(action: string): {
  readonly action: string;
  readonly theme?: Incoming['theme'];
} {
  const [, name, originalAction] = THEMED_ACTION_PATTERN.exec(action) ?? [];
  const theme = THEMES.find((themeName) => themeName === name);
  return theme === undefined || originalAction === undefined ? { action } : { action: originalAction, theme };
}
