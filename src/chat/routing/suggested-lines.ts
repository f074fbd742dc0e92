import { createHash } from 'node:crypto';
import { fault, ok, type Result } from '../../core/result.ts';
import type { Chat } from '../chat.ts';
import { type ButtonHandler, type Call, type CommandNames, findCommand } from '../command.ts';
import type { Incoming } from '../incoming.ts';
import { parseTypedCommand } from '../input/typed-command.ts';
import { type ButtonGroup, MAX_ACTION_BYTES, makeControlGroup } from '../reply.ts';

type UserAndChat = Pick<Incoming, 'person' | 'place'>;

export interface KeptLine {
  readonly line: string;
  readonly askedAt: number;
}

/** Keeps the newest line that was suggested to a person in a chat. It begins with `/`. */
export interface KeptLines {
  keep(userAndChat: UserAndChat, line: string): Promise<void>;
  newest(userAndChat: UserAndChat): Promise<KeptLine | undefined>;
  /** For a press, which shows no progress. */
  withPressTimeout(incoming: Incoming): Incoming;
}

export interface SuggestedLines {
  /** A button that runs the line. Undefined if there are no buttons, or if no button can run it. */
  makeButtons(call: Call, line: string): Promise<readonly ButtonGroup[] | undefined>;
  /** The line of the pressed button. Faults: `stale-button`, `not-your-line`. */
  find(userAndChat: UserAndChat, fields: readonly string[]): Promise<Result<FoundLine>>;
}

interface FoundLine {
  readonly line: string;
  /** The same for each press of the button. Absent if the line changes nothing. */
  readonly requestKey?: string;
}

const PREFIX = 'mean';
const MAX_LABEL_CHARS = 40;
const PRINTABLE_ASCII = /^[ -~]+$/;
const INVISIBLE_CHARACTERS = /[\s\p{C}]+/gu;

/**
 * An action holds the line itself (`mean:solve 1 2 3 4 0 5`), or the hashes of a kept line and of its person
 * (`mean::hash:hash`). Everybody who sees a button can press it, also twice. So only a kept line, which its
 * person alone can run, and whose second press repeats the first, may change games or settings.
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
    const changesNothing = findCommand(commands, name)?.runsInOrder !== true;
    const ownAction: Action = `${PREFIX}:${line}`;
    const fits = ownAction.length <= MAX_ACTION_BYTES && PRINTABLE_ASCII.test(line);
    const action = changesNothing && fits ? ownAction : await keepLine(keptLines, call, `/${line}`);
    return action && makeControlGroup([{ action, label: labelOf(line), style: 'primary' }]);
  },

  async find(userAndChat, fields) {
    const [firstField, lineHash, personHash] = fields;
    if (firstField !== '') return ok({ line: `/${fields.join(':')}` });
    const { key } = userAndChat.person;
    if (personHash !== undefined && personHash !== hashOf(key)) return fault('not-your-line');
    const keptLine = await keptLines?.newest(userAndChat);
    if (keptLine === undefined || hashOf(keptLine.line) !== lineHash) return fault('stale-button');
    const { line, askedAt } = keptLine;
    return ok({ line, requestKey: `${PREFIX}:${hashOf(`${key} ${askedAt} ${line}`)}` });
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
  return `${PREFIX}::${hashOf(line)}:${hashOf(call.person.key)}`;
}

function labelOf(line: string): string {
  const characters = [...`/${line}`.replace(INVISIBLE_CHARACTERS, ' ')];
  return characters.length > MAX_LABEL_CHARS
    ? `${characters.slice(0, MAX_LABEL_CHARS - 1).join('')}…`
    : characters.join('');
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Answers the line as if the person who pressed had typed it. */
export const suggestedLineHandler = (
  suggestedLines: SuggestedLines,
  keptLines: KeptLines | undefined,
  answerLine: Chat['answerLine'],
): ButtonHandler => ({
  prefix: PREFIX,
  reveals: 'asks',
  async press(call, fields) {
    const found = await suggestedLines.find(call, fields);
    if (!found.ok) return found;
    const { line, requestKey = call.requestKey } = found.value;
    const { pressedButton: _, isPersonal: __, pressDelayMs: ___, ...incoming } = { ...call, requestKey };
    const reply = await answerLine(keptLines?.withPressTimeout(incoming) ?? incoming, line);
    return reply === undefined ? fault('stale-button') : ok({ reply });
  },
});
