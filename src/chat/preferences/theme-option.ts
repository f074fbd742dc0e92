import { ok, type Result } from '../../core/result.ts';
import { type Look, THEMES, wholeLook } from '../../render/paint/picture.ts';
import type { Call } from '../command.ts';
import type { Incoming } from '../incoming.ts';
import { type CommandInput, choiceOf, type Option } from '../input/command-input.ts';
import type { Button, Reply } from '../reply.ts';

/** The theme option of every command that draws. */
export const THEME_OPTION: Option = { name: 'theme', kind: 'text', choices: THEMES, shared: true };

/** Returns the chosen look, in the theme that the line or the user's screen asks for. */
export const lookFor = ({ theme }: Pick<Incoming, 'theme'>, chosen: Partial<Look> = {}): Look => ({
  ...wholeLook(chosen),
  ...(theme && { theme }),
});

/** Returns the call with the theme that the input asks for. Fault: `unknown-theme` {text}. */
export function applyTheme({ own, look, ...call }: Call, { options }: CommandInput): Result<Call> {
  if (options.theme === undefined) return ok({ ...call, own, look });
  const known = choiceOf(options.theme, THEMES, 'unknown-theme');
  if (!known.ok) return known;
  const theme = known.value;
  return ok({ ...call, theme, look: { ...look, theme }, own: { ...own, look: { ...own.look, theme } } });
}

/** The longest button action that all platforms accept (Bot API, `callback_data`). */
const MAX_ACTION_BYTES = 64;
const KEPT = new RegExp(`^(${THEMES.join('|')})~(.*)$`, 's');

/** Prefixes the actions of a reply's buttons with the requested theme, where there is room. */
export function keepTheme(reply: Reply, theme: Incoming['theme']): Reply {
  if (theme === undefined || reply.buttons === undefined) return reply;
  const kept = (button: Button): Button => {
    if (button.action === undefined) return button;
    const action = `${theme}~${button.action}`;
    return action.length > MAX_ACTION_BYTES ? button : { ...button, action };
  };
  const buttons = reply.buttons.map((group) => ({ ...group, rows: group.rows.map((row) => row.map(kept)) }));
  return { ...reply, buttons };
}

/** Splits a button's action into the theme at its start, if any, and the original action. */
export function themeOfAction(action: string): {
  readonly action: string;
  readonly theme?: Incoming['theme'];
} {
  const [, name, rest] = KEPT.exec(action) ?? [];
  const theme = THEMES.find((one) => one === name);
  return theme === undefined || rest === undefined ? { action } : { action: rest, theme };
}
