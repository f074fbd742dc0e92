import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord.js';
import type { Chat } from '../../../chat/chat.ts';
import type { MenuCommand } from '../../../chat/command.ts';
import type { Option } from '../../../chat/input/command-input.ts';

/** A slash command, or a command in the context menu of messages. */
export type MenuEntry =
  | RESTPostAPIChatInputApplicationCommandsJSONBody
  | RESTPostAPIContextMenuApplicationCommandsJSONBody;

/** Locale for users whose language the bot has no texts for. */
const BASE_LOCALE = Locale.EnglishUS;

/**
 * Places for a command: servers, direct messages with the bot, and all other chats of users who installed the
 * bot for their account.
 */
const AVAILABLE_EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};

/** Makes the menu with descriptions in every language that has a catalogue. */
export function menuOf(chat: Chat): MenuEntry[] {
  const translateToAll = createTranslator(chat);
  const visibleCommands = chat.commands.filter(({ isHidden }) => isHidden !== true);
  const slashCommands = visibleCommands.map((command): MenuEntry => {
    const [description, description_localizations] = translateToAll(`${command.name}-description`);
    return {
      type: ApplicationCommandType.ChatInput,
      name: command.name,
      description,
      description_localizations,
      options: command.options
        .toSorted((optionA, optionB) => Number(optionB.required ?? false) - Number(optionA.required ?? false))
        .map((option) => toDiscordOption(command, option, translateToAll)),
      ...AVAILABLE_EVERYWHERE,
    };
  });
  const messageCommands = visibleCommands
    .filter((command) => command.isMessageAction)
    .map((command): MenuEntry => {
      const [name, name_localizations] = translateToAll(messageCommandTextId(command));
      return { type: ApplicationCommandType.Message, name, name_localizations, ...AVAILABLE_EVERYWHERE };
    });
  return [...slashCommands, ...messageCommands];
}

/**
 * Returns the name of the command that an entry in the context menu of messages runs. Undefined if there is
 * none.
 */
export const findMessageCommand = (chat: Chat, name: string): string | undefined =>
  chat.commands.find(
    (command) =>
      command.isMessageAction && chat.texts(BASE_LOCALE).say(messageCommandTextId(command)) === name,
  )?.name;

const messageCommandTextId = ({ name }: MenuCommand): string => `${name}-message`;

type TranslateToAll = (id: string) => readonly [base: string, others: LocalizationMap];

/**
 * The returned function translates a text into the default language and into all Discord languages that have
 * a catalogue.
 */
function createTranslator(chat: Chat): TranslateToAll {
  const baseTexts = chat.texts(BASE_LOCALE);
  const otherTexts = Object.values(Locale)
    .map((locale) => ({ locale, texts: chat.texts(locale) }))
    .filter(({ texts }) => texts.locale !== baseTexts.locale);
  return (id) => [
    baseTexts.say(id),
    Object.fromEntries(otherTexts.map(({ locale, texts }) => [locale, texts.say(id)])),
  ];
}

function toDiscordOption(
  command: MenuCommand,
  option: Option,
  translateToAll: TranslateToAll,
): APIApplicationCommandBasicOption {
  const { name, required = false, choices, suggest } = option;
  const [description, description_localizations] = translateToAll(
    option.isCommon ? `option-${name}` : `${command.name}-option-${name}`,
  );
  const commonFields = { name, description, description_localizations, required };
  if (option.kind === 'flag') return { type: ApplicationCommandOptionType.Boolean, ...commonFields };
  if (option.kind === 'photo') return { type: ApplicationCommandOptionType.Attachment, ...commonFields };
  const type = ApplicationCommandOptionType.String;
  if (choices !== undefined)
    return { type, ...commonFields, choices: choices.map((choice) => ({ name: choice, value: choice })) };
  return suggest === undefined ? { type, ...commonFields } : { type, ...commonFields, autocomplete: true };
}
