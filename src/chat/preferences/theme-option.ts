import { ok, type Result } from '../../core/result.ts';
import { type Look, THEMES, wholeLook } from '../../render/paint/picture.ts';
import type { Call } from '../command.ts';
import type { Incoming } from '../incoming.ts';
import { type CommandInput, choiceOf, type Option } from '../input/command-input.ts';
import type { Button, Reply } from '../reply.ts';

/** An option of every command that draws. */
export const THEME_OPTION: Option = { name: 'theme', kind: 'text', choices: THEMES, shared: true };

/** The look of answers: what was chosen, in the theme that the line or the person's screen asks for. */
export const lookFor = ({ theme }: Pick<Incoming, 'theme'>, chosen: Partial<Look> = {}): Look => ({
  ...wholeLook(chosen),
  ...(theme && { theme }),
});

/** The call, in the theme that is asked for in what was given, if any is. Fault: `unknown-theme` {text}. */
export function applyTheme({ own, look, ...call }: Call, { options }: CommandInput): Result<Call> {
  if (options.theme === undefined) return ok({ ...call, own, look });
  const known = choiceOf(options.theme, THEMES, 'unknown-theme');
  if (!known.ok) return known;
  const theme = known.value;
  return ok({ ...call, theme, look: { ...look, theme }, own: { ...own, look: { ...own.look, theme } } });
}

/** The most that every platform takes as a button's action: Bot API, `callback_data`. */
const MAX_ACTION_BYTES = 64;
const KEPT = new RegExp(`^(${THEMES.join('|')})~(.*)$`, 's');

/**
 * A theme that a line asked for stays with the buttons of its answer: their actions begin with it, as far as
 * there is room.
 */
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

/** An action as it was before a theme came to it, and that theme. */
export function themeOfAction(action: string): {
  readonly action: string;
  readonly theme?: Incoming['theme'];
} {
  const [, name, rest] = KEPT.exec(action) ?? [];
  const theme = THEMES.find((one) => one === name);
  return theme === undefined || rest === undefined ? { action } : { action: rest, theme };
}
