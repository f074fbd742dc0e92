import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIAttachment,
  type APIChatInputApplicationCommandInteraction,
  type APIInteraction,
  type APIMessageApplicationCommandInteraction,
  type APIMessageComponentButtonInteraction,
  type APIStickerItem,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionContextType,
  InteractionType,
  MessageFlags,
  PermissionFlagsBits,
  StickerFormatType,
} from 'discord.js';
import type { Chat } from '../../chat/chat.ts';
import { kindOfFile, type Request, type SentFile } from '../../chat/delivery/request.ts';
import type { Incoming } from '../../chat/incoming.ts';
import type { Address, Surface } from '../../chat/surface.ts';
import {
  addressOf,
  answerAddressOf,
  personalAddressOf,
  personKeyOf,
  placeKeyOfChannel,
  placeKeyOfServer,
} from './calls/addresses.ts';
import type { InteractionToken } from './calls/rest.ts';
import { findMessageCommand } from './menu/command-definitions.ts';
import type { Member } from './servers/post-permission.ts';

/** A slash command, or a command on a message. */
export type CommandInteraction =
  | APIChatInputApplicationCommandInteraction
  | APIMessageApplicationCommandInteraction;
export type AutocompleteInteraction = APIApplicationCommandAutocompleteInteraction;
export type ButtonPress = APIMessageComponentButtonInteraction;

export const isCommandInteraction = (interaction: APIInteraction): interaction is CommandInteraction =>
  interaction.type === InteractionType.ApplicationCommand &&
  (interaction.data.type === ApplicationCommandType.ChatInput ||
    interaction.data.type === ApplicationCommandType.Message);

export const isAutocomplete = (interaction: APIInteraction): interaction is AutocompleteInteraction =>
  interaction.type === InteractionType.ApplicationCommandAutocomplete;

export const isPress = (interaction: APIInteraction): interaction is ButtonPress =>
  interaction.type === InteractionType.MessageComponent &&
  interaction.data.component_type === ComponentType.Button;

/**
 * Source: docs.discord.com, "Message", "Component Reference", and "Uploading Files" for servers without
 * boosts.
 */
export const DISCORD_SURFACE: Surface = {
  textLimit: 2000,
  captionLimit: 2000,
  maxFileBytes: 10 * 1024 * 1024,
  maxButtonRows: 5,
  maxButtonColumns: 5,
  readsAllText: false,
  hasPersonalReplies: true,
  hasPrivateLinks: false,
  hasChannels: true,
};

/**
 * All channels of a server are one place. The private chat with a person has the person's key, so that all of
 * it can be found and forgotten. Each other channel outside of servers is a place. The person's name is the
 * nickname on the server, if any, else the global name.
 */
export function originOf(interaction: CommandInteraction | ButtonPress): Pick<
  Incoming,
  'person' | 'place' | 'locale'
> & {
  readonly address: Address;
  /** Address for messages that only the user sees. */
  readonly ownAddress: Address;
} {
  const { guild_id: guildId, channel, context, locale, member, user = member?.user } = interaction;
  const isPrivate = !guildId && context !== InteractionContextType.PrivateChannel;
  const personKey = personKeyOf(user?.id ?? '');
  return {
    person: {
      key: personKey,
      name: member?.nick || user?.global_name || user?.username || '',
    },
    place: {
      key: guildId ? placeKeyOfServer(guildId) : isPrivate ? personKey : placeKeyOfChannel(channel.id),
      isPrivate,
    },
    address: addressOf(channel.id),
    ownAddress: personalAddressOf(interaction, isPrivate),
    locale,
  };
}

/** Undefined outside of servers. */
export const memberOf = ({ member }: CommandInteraction | ButtonPress): Member | undefined =>
  member && { roles: member.roles, permissions: member.permissions };

/** Stored, so that another process can send the answer. */
export interface CommandTarget extends InteractionToken {
  /** Is the deferral ("is thinking") visible only to the user? */
  readonly hidden: boolean;
  /** Undefined outside of servers. */
  readonly member?: Member | undefined;
  readonly answerAddress?: Address | undefined;
  /** Target of an answer after the token has expired. If undefined, such an answer is not sent. */
  readonly late?: LateTarget | undefined;
}

/**
 * Channel for an answer after the interaction's token has expired. `opening`: first line of the message.
 * `nonce`: key by which Discord recognises a repeated post.
 */
export interface LateTarget {
  readonly channel: string;
  readonly opening: string;
  readonly nonce: string;
}

export const tokenOf = ({
  application_id: applicationId,
  token,
}: CommandInteraction | ButtonPress): InteractionToken => ({
  applicationId,
  token,
});

/** `deadlineMs`: in milliseconds since the epoch. */
export const requestOf = (
  chat: Chat,
  interaction: CommandInteraction,
  deadlineMs: number,
): Request<CommandTarget> => ({
  key: interaction.id,
  ...commandQuestionOf(chat, interaction.data),
  ...originOf(interaction),
  until: deadlineMs,
  to: {
    ...tokenOf(interaction),
    hidden: false,
    member: memberOf(interaction),
    answerAddress: answerAddressOf(interaction),
  },
});

type CommandQuestion = Pick<Request<CommandTarget>, 'attachment' | 'repliedTo'> & {
  readonly question: Extract<Request<CommandTarget>['question'], { kind: 'form' }>;
};

/** A command on a message works like a reply to that message. */
function commandQuestionOf(chat: Chat, data: CommandInteraction['data']): CommandQuestion {
  if (data.type === ApplicationCommandType.ChatInput)
    return {
      question: { kind: 'form', command: data.name, options: optionValuesOf(data.options) },
      ...attachmentOf(data),
    };
  const command = findMessageCommand(chat, data.name) ?? data.name;
  const {
    content = '',
    attachments = [],
    sticker_items: stickers = [],
  } = data.resolved.messages[data.target_id] ?? {};
  const textParts = [content, ...attachments.map(({ description }) => description ?? '')];
  const files = attachments.filter(({ url }) => url !== undefined).map(fileOfAttachment);
  const pictures = attachments
    .filter(({ content_type: type }) => type?.startsWith('image/'))
    .map(fileOfAttachment);
  const [picture, ...otherFiles] =
    pictures.length > 0 ? pictures : [...files, ...stickers.map(fileOfSticker)];
  return {
    question: { kind: 'form', command, options: {} },
    repliedTo: textParts.join('\n').trim(),
    attachment: picture && { ...picture, others: otherFiles },
  };
}

const fileOfAttachment = ({
  url,
  size,
  content_type: type,
}: Pick<APIAttachment, 'url' | 'size' | 'content_type'>): SentFile => ({
  source: url,
  size,
  ...kindOfFile(type),
});

/** Stickers in other formats than PNG are animated. */
const fileOfSticker = ({ id, format_type: format }: APIStickerItem): SentFile =>
  format === StickerFormatType.PNG
    ? { source: `https://cdn.discordapp.com/stickers/${id}.png` }
    : { source: id, kind: 'animation' };

type SlashCommandData = APIChatInputApplicationCommandInteraction['data'];

/** Name and value of each option, except files. */
export function optionValuesOf(
  options: readonly (
    | NonNullable<SlashCommandData['options']>
    | AutocompleteInteraction['data']['options']
  )[number][] = [],
): Record<string, string | boolean> {
  const values: Record<string, string | boolean> = {};
  for (const option of options) {
    if (option.type === ApplicationCommandOptionType.Boolean) values[option.name] = option.value;
    else if ('value' in option && option.type !== ApplicationCommandOptionType.Attachment)
      values[option.name] = String(option.value);
  }
  return values;
}

/** Empty if the user chose no file. */
function attachmentOf({ options = [], resolved }: SlashCommandData): Pick<CommandQuestion, 'attachment'> {
  const attachmentOption = options.find(({ type }) => type === ApplicationCommandOptionType.Attachment);
  const file =
    attachmentOption && 'value' in attachmentOption
      ? resolved?.attachments?.[String(attachmentOption.value)]
      : undefined;
  return file === undefined ? {} : { attachment: fileOfAttachment(file) };
}

const MODERATOR_PERMISSIONS =
  PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageMessages;

/** Permission bits, one of which is enough to change the server's settings. */
const ADMIN_PERMISSIONS = PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild;

/** False in private chats, where Discord sends no permissions. */
const hasAnyPermission = (member: Pick<Member, 'permissions'> | undefined, permissions: bigint): boolean =>
  member !== undefined && (BigInt(member.permissions) & permissions) !== 0n;

/** May the member change the bot's settings for the server? False outside of servers. */
export const isAdmin = (member: Member | undefined): boolean => hasAnyPermission(member, ADMIN_PERMISSIONS);

export const rightsOf = (press: ButtonPress): Pick<Incoming, 'isModerator' | 'isAdmin' | 'isPersonal'> => ({
  isModerator: async () => hasAnyPermission(press.member, MODERATOR_PERMISSIONS),
  isAdmin: async () => isAdmin(press.member),
  ...(((press.message.flags ?? 0) & MessageFlags.Ephemeral) !== 0 && { isPersonal: true }),
});

export const shownActions = ({ message: { components = [] } }: ButtonPress): string[] =>
  components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((component) => ('custom_id' in component ? [component.custom_id] : []))
      : [],
  );
