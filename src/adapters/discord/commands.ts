import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  type LocalizationMap,
  type REST,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord.js';
import type { Chat } from '../../chat/chat.ts';
import type { Listed } from '../../chat/command.ts';
import type { Option } from '../../chat/given.ts';

type MenuEntry = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** Commands are named in this language unless a reader's own has a catalogue. */
const DEFAULT_LOCALE = Locale.EnglishUS;

/**
 * The chat's commands as Discord's menu: in servers, in direct messages with the bot and, installed by a user, anywhere.
 * Descriptions come in every language that has a catalogue of its own.
 */
export function menuOf(chat: Chat): MenuEntry[] {
  const describe = describer(chat);
  return chat.commands
    .filter((command) => !command.hidden)
    .map((command) => ({
      type: ApplicationCommandType.ChatInput,
      name: command.name,
      ...describe(`${command.name}-description`),
      options: command.options
        .toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false))
        .map((option) => optionOf(command, option, describe)),
      integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
      contexts: [
        InteractionContextType.Guild,
        InteractionContextType.BotDM,
        InteractionContextType.PrivateChannel,
      ],
    }));
}

/**
 * Sends the menu, globally or to one server, if what is registered differs from it. Returns whether it was sent.
 * Rejects with discord.js' error when Discord refuses.
 */
export async function registerMenu(
  rest: REST,
  applicationId: string,
  menu: readonly MenuEntry[],
  guild?: string,
): Promise<boolean> {
  const route = guild
    ? Routes.applicationGuildCommands(applicationId, guild)
    : Routes.applicationCommands(applicationId);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const registered = (await rest.get(route, { query })) as APIApplicationCommand[];
  if (sameMenu(registered, menu)) return false;
  await rest.put(route, { body: menu });
  return true;
}

/** Do the registered commands say what the menu says? Order of commands, ids, versions and defaults don't matter. */
export function sameMenu(registered: readonly APIApplicationCommand[], menu: readonly MenuEntry[]): boolean {
  const canonical = (commands: readonly (APIApplicationCommand | MenuEntry)[]) =>
    JSON.stringify(
      commands
        .map(essence)
        .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0)),
    );
  return canonical(registered) === canonical(menu);
}

function essence(command: APIApplicationCommand | MenuEntry) {
  return {
    type: command.type ?? ApplicationCommandType.ChatInput,
    name: command.name,
    description: command.description,
    descriptions: entries(command.description_localizations),
    options: (command.options ?? []).map(optionEssence),
    installs: [...(command.integration_types ?? [])].toSorted(),
    contexts: [...(command.contexts ?? [])].toSorted(),
  };
}

function optionEssence(option: APIApplicationCommandOption) {
  return {
    type: option.type,
    name: option.name,
    description: option.description,
    descriptions: entries(option.description_localizations),
    required: option.required ?? false,
    choices: 'choices' in option ? (option.choices ?? []).map(({ name, value }) => [name, value]) : [],
  };
}

const entries = (map: object | null | undefined) =>
  Object.entries(map ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));

interface Described {
  description: string;
  description_localizations?: LocalizationMap;
}

function describer(chat: Chat): (id: string) => Described {
  const base = chat.texts(DEFAULT_LOCALE);
  const others = Object.values(Locale)
    .map((locale) => ({ locale, texts: chat.texts(locale) }))
    .filter(({ texts }) => texts.locale !== base.locale);
  return (id) => ({
    description: base.say(id),
    ...(others.length > 0 && {
      description_localizations: Object.fromEntries(
        others.map(({ locale, texts }) => [locale, texts.say(id)]),
      ),
    }),
  });
}

function optionOf(
  command: Listed,
  option: Option,
  describe: (id: string) => Described,
): APIApplicationCommandBasicOption {
  const common = {
    name: option.name,
    ...describe(option.shared ? `option-${option.name}` : `${command.name}-option-${option.name}`),
    required: option.required ?? false,
  };
  if (option.kind === 'flag') return { type: ApplicationCommandOptionType.Boolean, ...common };
  if (option.kind === 'photo') return { type: ApplicationCommandOptionType.Attachment, ...common };
  return {
    type: ApplicationCommandOptionType.String,
    ...common,
    ...(option.choices && { choices: option.choices.map((choice) => ({ name: choice, value: choice })) }),
  };
}
