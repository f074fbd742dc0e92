import { createHash } from 'node:crypto';
import { fault, ok } from '../../core/result.ts';
import type { Chat } from '../chat.ts';
import { type ButtonHandler, type Call, type CommandNames, findCommand } from '../command.ts';
import type { Incoming } from '../incoming.ts';
import { parseTypedCommand } from '../input/typed-command.ts';
import { type ButtonGroup, MAX_ACTION_BYTES, makeControlGroup } from '../reply.ts';
import { isSeenByOthers } from '../spoiler-gate.ts';

type UserAndChat = Pick<Incoming, 'person' | 'place'>;

/** Keeps the newest line that was suggested to a person in a chat. It begins with `/`. */
export interface KeptLines {
  keep(userAndChat: UserAndChat, line: string): Promise<void>;
  newest(userAndChat: UserAndChat): Promise<string | undefined>;
  /** For a press, which shows no progress. */
  withPressTimeout(incoming: Incoming): Incoming;
}

export interface SuggestedLines {
  /** A button that runs the line. Undefined if there are no buttons, or if no button can run it. */
  makeButtons(call: Call, line: string): Promise<readonly ButtonGroup[] | undefined>;
  /** The line of the pressed button. */
  find(userAndChat: UserAndChat, fields: readonly string[]): Promise<string | undefined>;
}

const PREFIX = 'mean';
const MAX_LABEL_CHARS = 40;
const PRINTABLE_ASCII = /^[ -~]+$/;
const INVISIBLE_CHARACTERS = /[\s\p{C}]+/gu;

/**
 * An action holds the line itself (`mean:solve 1 2 3 4 0 5`), or the hash of a kept line (`mean::hash`).
 * Everybody who sees a button can press it. So only a kept line, which its person alone can run, may change
 * games or settings.
 */
export const createSuggestedLines = (
  commands: readonly (CommandNames & { readonly runsInOrder?: true })[],
  keptLines: KeptLines | undefined,
): SuggestedLines => ({
  async makeButtons(call, line) {
    // A press brings neither the file nor the message that the user replied to.
    const needsMessage = call.attachment !== undefined || call.repliedTo !== undefined;
    if (call.surface.maxButtonRows === 0 || needsMessage) return undefined;
    const name = parseTypedCommand(`/${line}`)?.name ?? '';
    const isForEverybody = !isSeenByOthers(call) || findCommand(commands, name)?.runsInOrder !== true;
    const ownAction: Action = `${PREFIX}:${line}`;
    const fits = ownAction.length <= MAX_ACTION_BYTES && PRINTABLE_ASCII.test(line);
    const action = isForEverybody && fits ? ownAction : await keepLine(keptLines, call, `/${line}`);
    return action && makeControlGroup([{ action, label: labelOf(line), style: 'primary' }]);
  },

  async find(userAndChat, fields) {
    if (fields[0] !== '') return `/${fields.join(':')}`;
    const line = await keptLines?.newest(userAndChat);
    return line !== undefined && hashOf(line) === fields[1] ? line : undefined;
  },
});

type Action = `${typeof PREFIX}:${string}`;

/** Returns the button's action. Undefined if the line can't be kept. */
async function keepLine(
  keptLines: KeptLines | undefined,
  call: Call,
  line: string,
): Promise<Action | undefined> {
  // A press comes from the user's own account.
  if (keptLines === undefined || call.isMasked) return undefined;
  await keptLines.keep(call, line);
  return `${PREFIX}::${hashOf(line)}`;
}

function labelOf(line: string): string {
  const characters = [...`/${line}`.replace(INVISIBLE_CHARACTERS, ' ')];
  return characters.length > MAX_LABEL_CHARS
    ? `${characters.slice(0, MAX_LABEL_CHARS - 1).join('')}…`
    : characters.join('');
}

const hashOf = (line: string): string => createHash('sha256').update(line).digest('base64url').slice(0, 12);

/** Answers the line as if the person who pressed had typed it. */
export const suggestedLineHandler = (
  suggestedLines: SuggestedLines,
  keptLines: KeptLines | undefined,
  answerLine: Chat['answerLine'],
): ButtonHandler => ({
  prefix: PREFIX,
  reveals: 'asks',
  async press(call, fields) {
    const line = await suggestedLines.find(call, fields);
    if (line === undefined) return fault('stale-button');
    const { pressedButton: _, isPersonal: __, pressDelayMs: ___, ...incoming } = call;
    const reply = await answerLine(keptLines?.withPressTimeout(incoming) ?? incoming, line);
    return reply === undefined ? fault('stale-button') : ok({ reply });
  },
});
