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
import { addressOf, answerAddressOf, personalAddressOf, placeKeyOfServer } from './calls/addresses.ts';
import type { InteractionToken } from './calls/rest.ts';
import { findMessageCommand } from './menu/command-definitions.ts';

/** Interaction of a user who runs a command: a slash command, or a command on a message. */
export type CommandInteraction =
  | APIChatInputApplicationCommandInteraction
  | APIMessageApplicationCommandInteraction;
/** Interaction of a user who is typing the value of an option. */
export type AutocompleteInteraction = APIApplicationCommandAutocompleteInteraction;
/** Interaction of a user who has pressed a button. */
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
 * Features and limits of a Discord message (docs.discord.com, "Message", "Component Reference", and
 * "Uploading Files" for servers without boosts).
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
 * Returns the person and the place of an interaction. All channels of a server are one place. Outside of
 * servers, each channel is a place. The person's name is the nickname on the server, if any, else the global
 * name.
 */
export function originOf(interaction: CommandInteraction | ButtonPress): Pick<
  Incoming,
  'person' | 'place' | 'locale'
> & {
  /** Address of the channel. */
  readonly address: Address;
  /** Address for messages that only the user sees. */
  readonly ownAddress: Address;
} {
  const { guild_id: guildId, channel, context, locale, member, user = member?.user } = interaction;
  const isPrivate = !guildId && context !== InteractionContextType.PrivateChannel;
  return {
    person: {
      key: `discord:${user?.id}`,
      name: member?.nick || user?.global_name || user?.username || '',
    },
    place: {
      key: guildId ? placeKeyOfServer(guildId) : `discord:dm:${channel.id}`,
      isPrivate,
    },
    address: addressOf(channel.id),
    ownAddress: personalAddressOf(interaction, isPrivate),
    locale,
  };
}

/** Target of the answer to a command. It is stored, so that another process can send the answer. */
export interface CommandTarget extends InteractionToken {
  /** Whether the deferral ("is thinking") is visible only to the user. */
  readonly hidden: boolean;
  /** Whether the user may change the bot's settings for the server. */
  readonly isAdmin?: boolean | undefined;
  /** Address for later edits of the answer. */
  readonly answerAddress?: Address | undefined;
  /** Target of an answer after the token has expired. If undefined, such a late answer is not sent. */
  readonly late?: LateTarget | undefined;
}

/**
 * Channel for an answer after the interaction's token has expired. `opening`: first line of the message.
 * `nonce`: key by which Discord recognises a repeated post.
 */
export interface LateTarget {
  /** Id of the channel. */
  readonly channel: string;
  /** First line of the message. */
  readonly opening: string;
  /** Key by which Discord recognises a repeated post. */
  readonly nonce: string;
}

export const tokenOf = ({
  application_id: applicationId,
  token,
}: CommandInteraction | ButtonPress): InteractionToken => ({
  applicationId,
  token,
});

/**
 * Converts a command into a request. `deadlineMs`: the request's deadline, in milliseconds since the epoch.
 */
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
    isAdmin: isAdmin(interaction),
    answerAddress: answerAddressOf(interaction),
  },
});

/** Question to the bot that a command stands for, with its attachment. */
type CommandQuestion = Pick<Request<CommandTarget>, 'attachment' | 'repliedTo'> & {
  readonly question: Extract<Request<CommandTarget>['question'], { kind: 'form' }>;
};

/**
 * Converts the data of a command into a question to the bot. A command on a message works like a reply to
 * that message.
 */
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
    ...(picture && { attachment: { ...picture, others: otherFiles } }),
  };
}

/** Returns the file of an attachment. */
const fileOfAttachment = ({
  url,
  size,
  content_type: type,
}: Pick<APIAttachment, 'url' | 'size' | 'content_type'>): SentFile => ({
  source: url,
  size,
  ...kindOfFile(type),
});

/** Returns the file of a sticker. Stickers in other formats than PNG are animated. */
const fileOfSticker = ({ id, format_type: format }: APIStickerItem): SentFile =>
  format === StickerFormatType.PNG
    ? { source: `https://cdn.discordapp.com/stickers/${id}.png` }
    : { source: id, kind: 'animation' };

type SlashCommandData = APIChatInputApplicationCommandInteraction['data'];

/** Returns an object with the name and the value of each option of a command, except files. */
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

/** Returns the file that the user chose in a command's options. Empty if the user chose no file. */
function attachmentOf({ options = [], resolved }: SlashCommandData): Pick<CommandQuestion, 'attachment'> {
  const attachmentOption = options.find(({ type }) => type === ApplicationCommandOptionType.Attachment);
  const file =
    attachmentOption && 'value' in attachmentOption
      ? resolved?.attachments?.[String(attachmentOption.value)]
      : undefined;
  return file === undefined ? {} : { attachment: fileOfAttachment(file) };
}

/** Permission bits that make a user a moderator. One of them is enough. */
const MODERATOR_PERMISSIONS =
  PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild | PermissionFlagsBits.ManageMessages;

/** Permission bits that allow a user to change the server's settings. One of them is enough. */
const ADMIN_PERMISSIONS = PermissionFlagsBits.Administrator | PermissionFlagsBits.ManageGuild;

/**
 * Whether the user has at least one of the `permissions`. False in private chats, where Discord sends no
 * permissions.
 */
const hasAnyPermission = ({ member }: CommandInteraction | ButtonPress, permissions: bigint): boolean =>
  member !== undefined && (BigInt(member.permissions) & permissions) !== 0n;

const isAdmin = (interaction: CommandInteraction): boolean =>
  hasAnyPermission(interaction, ADMIN_PERMISSIONS);

/** Returns the rights of the user who pressed a button, and whether the pressed message is ephemeral. */
export const rightsOf = (press: ButtonPress): Pick<Incoming, 'isModerator' | 'isAdmin' | 'isPersonal'> => ({
  isModerator: async () => hasAnyPermission(press, MODERATOR_PERMISSIONS),
  isAdmin: async () => hasAnyPermission(press, ADMIN_PERMISSIONS),
  ...(((press.message.flags ?? 0) & MessageFlags.Ephemeral) !== 0 && { isPersonal: true }),
});

/** Returns the actions of the buttons in the pressed message. */
export const shownActions = ({ message: { components = [] } }: ButtonPress): string[] =>
  components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((component) => ('custom_id' in component ? [component.custom_id] : []))
      : [],
  );
