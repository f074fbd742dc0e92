import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageApplicationCommandInteraction,
  type APIMessageComponentButtonInteraction,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionContextType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord.js';
import type { Chat } from '../../chat/chat.ts';
import type { Request } from '../../chat/delivery/request.ts';
import type { Incoming } from '../../chat/incoming.ts';
import type { Address, Surface } from '../../chat/surface.ts';
import { addressOf, answerAddressOf, ownAddressOf, placeOfServer } from './calls/addresses.ts';
import type { Token } from './calls/rest.ts';
import { commandOnMessages } from './menu/command-definitions.ts';

/** As Discord sends them: a command (slash, or on a message), an option that is being typed, a press. */
export type Form = APIChatInputApplicationCommandInteraction | APIMessageApplicationCommandInteraction;
export type Typing = APIApplicationCommandAutocompleteInteraction;
export type Press = APIMessageComponentButtonInteraction;

export const isForm = (interaction: APIInteraction): interaction is Form =>
  interaction.type === InteractionType.ApplicationCommand &&
  (interaction.data.type === ApplicationCommandType.ChatInput ||
    interaction.data.type === ApplicationCommandType.Message);

export const isTyping = (interaction: APIInteraction): interaction is Typing =>
  interaction.type === InteractionType.ApplicationCommandAutocomplete;

export const isPress = (interaction: APIInteraction): interaction is Press =>
  interaction.type === InteractionType.MessageComponent &&
  interaction.data.component_type === ComponentType.Button;

/**
 * What a Discord message can show (docs.discord.com, "Message", "Component Reference" and, for servers
 * without boosts, "Uploading Files").
 */
export const DISCORD_SURFACE: Surface = {
  textLimit: 2000,
  captionLimit: 2000,
  fileBytes: 10 * 1024 * 1024,
  buttonRows: 5,
  buttonColumns: 5,
  hearsText: false,
  personalReplies: true,
  privateLinks: false,
  namesChannels: true,
};

/**
 * Who sent an interaction and where: a server counts as one place; a conversation outside servers is its
 * channel. A server's name for the person comes before the person's own.
 */
export function originOf(interaction: Form | Press): Pick<Incoming, 'person' | 'place' | 'locale'> & {
  readonly address: Address;
  readonly ownAddress: Address;
} {
  const { guild_id: guild, channel, context, locale, member, user = member?.user } = interaction;
  const isPrivate = !guild && context !== InteractionContextType.PrivateChannel;
  return {
    person: {
      key: `discord:${user?.id}`,
      name: member?.nick || user?.global_name || user?.username || '',
    },
    place: {
      key: guild ? placeOfServer(guild) : `discord:dm:${channel.id}`,
      isPrivate,
    },
    address: addressOf(channel.id),
    ownAddress: ownAddressOf(interaction, isPrivate),
    locale,
  };
}

/** How a deferred command is answered. */
export interface FormTarget extends Token {
  /** The deferral is ephemeral. */
  readonly hidden: boolean;
  /** Whoever asked may change the settings there; absent: not. */
  readonly isAdmin?: boolean | undefined;
  /** Where the answer is found again. */
  readonly answerAddress?: Address | undefined;
  /** Where an answer goes when its token has expired, as a message of its own; undefined: nowhere. */
  readonly late?: LateTarget | undefined;
}

/** Where a late answer goes. `opening`: what stands before it; `nonce`: what one message is known by. */
export interface LateTarget {
  readonly channel: string;
  readonly opening: string;
  readonly nonce: string;
}

export const tokenOf = ({ application_id: applicationId, token }: Form | Press): Token => ({
  applicationId,
  token,
});

/** The command as a request. `until`: milliseconds since the epoch. */
export const requestOf = (chat: Chat, form: Form, until: number): Request<FormTarget> => ({
  key: form.id,
  ...askedBy(chat, form.data),
  ...originOf(form),
  until,
  to: { ...tokenOf(form), hidden: false, isAdmin: isAdmin(form), answerAddress: answerAddressOf(form) },
});

type Asked = Pick<Request<FormTarget>, 'attachment' | 'repliedTo'> & {
  readonly question: Extract<Request<FormTarget>['question'], { kind: 'form' }>;
};

/** A command on a message is asked as if it replied to it. */
function askedBy(chat: Chat, data: Form['data']): Asked {
  if (data.type === ApplicationCommandType.ChatInput)
    return {
      question: { kind: 'form', command: data.name, options: valuesOf(data.options) },
      ...attachmentOf(data),
    };
  const command = commandOnMessages(chat, data.name) ?? data.name;
  const { content = '', attachments = [] } = data.resolved.messages[data.target_id] ?? {};
  const words = [content, ...attachments.map(({ description }) => description ?? '')];
  return { question: { kind: 'form', command, options: {} }, repliedTo: words.join('\n').trim() };
}

type Filled = APIChatInputApplicationCommandInteraction['data'];

/** What is filled in, but for files. */
export function valuesOf(
  options: readonly (NonNullable<Filled['options']> | Typing['data']['options'])[number][] = [],
): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const option of options) {
    if (option.type === ApplicationCommandOptionType.Boolean) values[option.name] = option.value;
    else if ('value' in option && option.type !== ApplicationCommandOptionType.Attachment)
      values[option.name] = String(option.value);
  }
  return values;
}

/** The file that was chosen in the form, by its address. */
function attachmentOf({ options = [], resolved }: Filled): Pick<Asked, 'attachment'> {
  const chosen = options.find(({ type }) => type === ApplicationCommandOptionType.Attachment);
  const file = chosen && 'value' in chosen ? resolved?.attachments?.[String(chosen.value)] : undefined;
  return file === undefined ? {} : { attachment: { source: file.url, size: file.size } };
}

/** Permissions each of which lets people run things for others. */
const MODERATES =
  PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageMessages;

/** Permissions each of which lets people change a server's settings. */
const ADMINISTERS = PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild;

/** May they, as Discord says with the interaction? Nobody may where there are no permissions. */
const may = ({ member }: Form | Press, permissions: bigint): boolean =>
  member !== undefined && (BigInt(member.permissions) & permissions) !== 0n;

const isAdmin = (form: Form): boolean => may(form, ADMINISTERS);

/** What a press may do there, and whether the pressed message is for this person's eyes alone. */
export const rightsOf = (press: Press): Pick<Incoming, 'isModerator' | 'isAdmin' | 'isPersonal'> => ({
  isModerator: async () => may(press, MODERATES),
  isAdmin: async () => may(press, ADMINISTERS),
  ...(((press.message.flags ?? 0) & MessageFlags.Ephemeral) !== 0 && { isPersonal: true }),
});

/** The actions of the buttons that the pressed message carries. */
export const actionsShown = ({ message: { components = [] } }: Press): string[] =>
  components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((part) => ('custom_id' in part ? [part.custom_id] : []))
      : [],
  );
