import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandType,
  type REST,
  Routes,
} from 'discord.js';
import type { MenuEntry } from './command-definitions.ts';

/** Key: name of a registered slash command. Value: its id. */
export type CommandIds = ReadonlyMap<string, string>;

/**
 * Sends the menu to Discord, globally or for the server `guildId`. Resolves with false if Discord already has
 * it. Adds the ids of the commands to `commandIds`. Rejects with discord.js' error if Discord refuses.
 */
export async function registerMenu(
  rest: REST,
  applicationId: string,
  menu: readonly MenuEntry[],
  guildId: string | undefined,
  commandIds: Map<string, string>,
): Promise<boolean> {
  const route = guildId
    ? Routes.applicationGuildCommands(applicationId, guildId)
    : Routes.applicationCommands(applicationId);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const registeredCommands = (await rest.get(route, { query })) as APIApplicationCommand[];
  recordIds(registeredCommands, commandIds);
  if (isSameMenu(registeredCommands, menu)) return false;
  recordIds((await rest.put(route, { body: menu })) as APIApplicationCommand[], commandIds);
  return true;
}

function recordIds(commands: readonly APIApplicationCommand[], commandIds: Map<string, string>): void {
  for (const { type, name, id } of commands)
    if (type === ApplicationCommandType.ChatInput) commandIds.set(name, id);
}

/** Ignores ids, versions, fields with default values, and the order of the commands. */
export function isSameMenu(
  registeredCommands: readonly APIApplicationCommand[],
  menu: readonly MenuEntry[],
): boolean {
  const canonicalJson = (commands: readonly (APIApplicationCommand | MenuEntry)[]) =>
    JSON.stringify(commands.map((command) => JSON.stringify(comparedFields(command))).toSorted());
  return canonicalJson(registeredCommands) === canonicalJson(menu);
}

const comparedFields = (command: APIApplicationCommand | MenuEntry) => ({
  type: command.type ?? ApplicationCommandType.ChatInput,
  name: command.name,
  names: sortedEntries(command.name_localizations),
  description: ('description' in command && command.description) || '',
  descriptions:
    'description_localizations' in command ? sortedEntries(command.description_localizations) : [],
  options: (('options' in command && command.options) || []).map(comparedOptionFields),
  installs: [...(command.integration_types ?? [])].toSorted(),
  contexts: [...(command.contexts ?? [])].toSorted(),
});

const comparedOptionFields = (option: APIApplicationCommandOption) => ({
  type: option.type,
  name: option.name,
  description: option.description,
  descriptions: sortedEntries(option.description_localizations),
  required: option.required ?? false,
  choices: 'choices' in option ? (option.choices ?? []).map(({ name, value }) => [name, value]) : [],
  hasAutocomplete: 'autocomplete' in option && option.autocomplete === true,
});

const sortedEntries = (map: object | null | undefined) =>
  Object.entries(map ?? {}).toSorted(([keyA], [keyB]) => (keyA < keyB ? -1 : 1));
