import {
  ApplicationCommandOptionType,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  GuildMember,
  InteractionContextType,
} from 'discord.js';
import type { OptionValues } from '../../chat/command.ts';
import type { Person, Place, Surface } from '../../chat/surface.ts';

/** What a Discord message can show (docs.discord.com, "Message", "Component Reference" and, for servers without boosts, "Uploading Files"). */
export const DISCORD_SURFACE: Surface = {
  textLimit: 2000,
  captionLimit: 2000,
  fileBytes: 10 * 1024 * 1024,
  buttonRows: 5,
  buttonColumns: 5,
  hearsText: false,
};

/** Who speaks, where, and in which language. */
export interface Origin {
  readonly person: Person;
  readonly place: Place;
  readonly locale: string;
}

/** Who sent an interaction and where: a server counts as one place; a conversation outside servers is its channel. */
export function originOf(interaction: ChatInputCommandInteraction | ButtonInteraction): Origin {
  const { guildId, channelId, context, locale } = interaction;
  return {
    person: { key: `discord:${interaction.user.id}`, name: shownName(interaction) },
    place: {
      key: guildId ? `discord:guild:${guildId}` : `discord:dm:${channelId}`,
      isPrivate: !guildId && context !== InteractionContextType.PrivateChannel,
    },
    locale,
  };
}

/** The options of a slash command as they were filled in. */
export function optionsOf(interaction: ChatInputCommandInteraction): OptionValues {
  const values: Record<string, string | boolean> = {};
  for (const { name, type, value } of interaction.options.data) {
    if (type === ApplicationCommandOptionType.Boolean) values[name] = value === true;
    else if (value !== undefined) values[name] = String(value);
  }
  return values;
}

/** A server's name for the person before the person's own; in servers without the bot the member comes undressed. */
function shownName({ member, user }: ChatInputCommandInteraction | ButtonInteraction): string {
  const nick = member instanceof GuildMember ? member.nickname : member?.nick;
  return nick || user.displayName;
}
