import { type Call, type Command, findCommand } from '../../chat/command.ts';
import { parseTypedCommand } from '../../chat/input/typed-command.ts';
import type { LinkHandler } from '../../chat/links.ts';
import { makeControlGroup, type Reply } from '../../chat/reply.ts';
import { fault, ok, type Result } from '../../core/result.ts';
import { settingsOf } from '../../store/contract/settings.ts';
import { type Services, signedPayload } from '../feature/services.ts';
import { answerLine } from '../spoilers/gate.ts';

/** Matches a command that is short enough for a deep link. */
const LINKABLE_COMMAND_PATTERN = /^[ -~]{1,38}$/;

/**
 * Makes the reply to a private command in a chat where the bot can't answer one person alone. Its button
 * opens the private chat, and the bot answers the command there. If the command is too long for a link, the
 * reply quotes it, and the user must send it again in the private chat.
 */
export const privateChatRedirect =
  (services: Pick<Services, 'daily'>) =>
  ({ texts }: Call, commandLine: string): Reply => {
    const fitsIntoLink = LINKABLE_COMMAND_PATTERN.test(commandLine);
    return {
      kind: 'answer',
      text: fitsIntoLink
        ? texts.say('answer-elsewhere')
        : texts.say('answer-elsewhere-send', { line: `/${commandLine}` }),
      buttons: makeControlGroup([
        {
          deepLinkPayload: signedPayload(services, fitsIntoLink ? `ask:${commandLine}` : 'ask:start'),
          label: texts.say('button-private-chat'),
          style: 'primary',
        },
      ]),
    };
  };

/**
 * Handles the link `ask:<line>`: answers in the private chat the command that the user typed in a shared
 * chat.
 */
export const commandLinkHandler = (services: Services, commands: () => readonly Command[]): LinkHandler => ({
  prefix: 'ask',
  async open(call, fields) {
    const typedCommand = parseTypedCommand(`/${fields.join(':')}`);
    const command = typedCommand && findCommand(commands(), typedCommand.name);
    if (typedCommand === undefined || command === undefined) return fault('stale-link');
    return answerLine(services, command, call, typedCommand.line);
  },
});

/**
 * Checks that the chat `chatKey`, from which a link came, still allows the command. Fault: `command-off`
 * {name}.
 */
export async function requireCommandEnabledIn(
  { store }: Pick<Services, 'store'>,
  chatKey: string,
  commandName: string,
): Promise<Result<undefined>> {
  const { commands } = await settingsOf(store.settings, chatKey);
  return commands?.[commandName] === 'off' ? fault('command-off', { name: commandName }) : ok(undefined);
}
