import { type Call, type Command, findCommand } from '../../chat/command.ts';
import { parseTypedCommand } from '../../chat/input/typed-command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { makeControlGroup, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { settingsOf } from '../../store/contract/settings.ts';
import { type Services, signedPayload } from '../feature/services.ts';

/** Matches commands that are short enough for a deep link. */
const LINKABLE_COMMAND_PATTERN = /^[ -~]{1,38}$/;

/** The command of a link that only opens the private chat. */
const GREETING_COMMAND = 'start';

interface LinkedCommand {
  readonly command: Command;
  readonly line: string;
}

/**
 * Everybody who sees a link can open it. So a link runs no command that changes the games or settings of the
 * person who opens it. Undefined for such a command.
 */
function parseLinkedCommand(commands: readonly Command[], commandLine: string): LinkedCommand | undefined {
  const { name = '', line = '' } = parseTypedCommand(`/${commandLine}`) ?? {};
  const command = findCommand(commands, name);
  const isGreeting = name === GREETING_COMMAND && line.trim() === '';
  return command === undefined || (command.runsInOrder === true && !isGreeting)
    ? undefined
    : { command, line };
}

/**
 * Answers a private command in a chat where the bot can't answer one person alone. A button opens the private
 * chat, and the bot answers the command there. If the command is too long for a link, or may not be in one,
 * the reply quotes it, and the user must send it again in the private chat.
 */
export const privateChatRedirect =
  (services: Pick<Services, 'daily'>, commands: () => readonly Command[]) =>
  ({ texts }: Call, commandLine: string): Reply => {
    const fitsIntoLink =
      LINKABLE_COMMAND_PATTERN.test(commandLine) && parseLinkedCommand(commands(), commandLine) !== undefined;
    return {
      kind: 'answer',
      text: fitsIntoLink
        ? texts.say('answer-elsewhere')
        : texts.say('answer-elsewhere-send', { line: `/${commandLine}` }),
      buttons: makeControlGroup([
        {
          deepLinkPayload: signedPayload(services, `ask:${fitsIntoLink ? commandLine : GREETING_COMMAND}`),
          label: texts.say('button-private-chat'),
          style: 'primary',
        },
      ]),
    };
  };

/**
 * `ask:<line>`: answers in the private chat the command that the user typed in a shared chat. Fault:
 * `stale-link`.
 */
export const commandLinkHandler = (services: Services, commands: () => readonly Command[]): LinkHandler => ({
  prefix: 'ask',
  async open(call, fields) {
    const linkedCommand = parseLinkedCommand(commands(), fields.join(':'));
    return linkedCommand === undefined
      ? fault('stale-link')
      : services.runner.answerLine(linkedCommand.command, call, linkedCommand.line);
  },
});

/** A link came from the chat `chatKey`. Fault: `command-off` {name}. */
export async function requireCommandEnabledIn(
  { store }: Pick<Services, 'store'>,
  chatKey: string,
  commandName: string,
): Promise<Result<undefined>> {
  const { commands } = await settingsOf(store.settings, chatKey);
  return commands?.[commandName] === 'off' ? fault('command-off', { name: commandName }) : ok(undefined);
}
