import {
  type APIChatInputApplicationCommandInteraction,
  type APIMessageComponentInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Address } from '../../../chat/surface.ts';
import type { InteractionToken } from './rest.ts';

export const addressOf = (channelId: string): Address => `discord:${channelId}`;

/** Undefined for other kinds of addresses. */
export const channelIdAt = (address: Address): string | undefined => /^discord:(\d+)$/.exec(address)?.[1];

/** Undefined for people of other platforms. */
export const privateAddressOf = (personKey: string): Address | undefined => {
  const [, userId] = /^discord:(\d+)$/.exec(personKey) ?? [];
  return userId === undefined ? undefined : `discord:user/${userId}`;
};

export const personKeyOf = (userId: string): string => `discord:${userId}`;

export const userIdOf = (personKey: string): string => personKey.replace('discord:', '');

/** The user in the address of a private chat. Undefined for other kinds of addresses. */
export const userIdAt = (address: Address): string | undefined => /^discord:user\/(\d+)$/.exec(address)?.[1];

export const placeKeyOfServer = (serverId: string): string => `discord:guild:${serverId}`;

/** Undefined for the keys of other chats. */
export const serverIdOf = (placeKey: string): string | undefined =>
  /^discord:guild:(\d+)$/.exec(placeKey)?.[1];

/** Returns the key of a channel outside of servers. */
export const placeKeyOfChannel = (channelId: string): string => `discord:dm:${channelId}`;

/** Only the user of the interaction sees messages at this address. The token is valid for 15 minutes. */
const addressOfToken = ({ applicationId, token }: InteractionToken): Address =>
  `discord:@${applicationId}/${token}`;

/** Undefined for addresses not made by `addressOfToken`. */
export function tokenAt(address: Address): InteractionToken | undefined {
  const [, applicationId, token] = /^discord:@(\d+)\/(.+)$/.exec(address) ?? [];
  return applicationId === undefined || token === undefined ? undefined : { applicationId, token };
}

/** Stands for the id of the first response in Discord's routes. */
export const ORIGINAL_RESPONSE = '@original';

/** The fields that determine the address of the answer. */
type InteractionOrigin = Pick<
  APIChatInputApplicationCommandInteraction | APIMessageComponentInteraction,
  'application_id' | 'token' | 'guild_id' | 'channel' | 'app_permissions' | 'authorizing_integration_owners'
>;

const tokenAddressOf = ({ application_id: applicationId, token }: InteractionOrigin): Address =>
  addressOfToken({ applicationId, token });

export const personalAddressOf = (interaction: InteractionOrigin, isPrivateChat: boolean): Address =>
  isPrivateChat ? addressOf(interaction.channel.id) : tokenAddressOf(interaction);

/**
 * Returns the address for later edits of the answer: the channel if the bot can see it, else the
 * interaction's token, which expires.
 */
export function answerAddressOf(interaction: InteractionOrigin): Address {
  const {
    guild_id: guildId,
    channel,
    app_permissions,
    authorizing_integration_owners: installationOwners,
  } = interaction;
  const canSeeChannel = (BigInt(app_permissions) & PermissionFlagsBits.ViewChannel) !== 0n;
  const canUseChannel = installationOwners?.['0'] !== undefined && (guildId === undefined || canSeeChannel);
  return canUseChannel ? addressOf(channel.id) : tokenAddressOf(interaction);
}
