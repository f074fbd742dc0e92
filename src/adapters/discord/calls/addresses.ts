import {
  type APIChatInputApplicationCommandInteraction,
  type APIMessageComponentInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Address } from '../../../chat/surface.ts';
import type { InteractionToken } from './rest.ts';

/** Returns the address of the channel with the id `channelId`. */
export const addressOf = (channelId: string): Address => `discord:${channelId}`;

/** Returns the id of the channel in an address. Undefined for other kinds of addresses. */
export const channelIdAt = (address: Address): string | undefined => /^discord:(\d+)$/.exec(address)?.[1];

/**
 * Returns the address of the private chat with a person. `personKey`: the person's key in the store.
 * Undefined for people of other platforms.
 */
export const privateAddressOf = (personKey: string): Address | undefined => {
  const [, userId] = /^discord:(\d+)$/.exec(personKey) ?? [];
  return userId === undefined ? undefined : `discord:user/${userId}`;
};

/** Returns the id of the user in the address of a private chat. Undefined for other kinds of addresses. */
export const userIdAt = (address: Address): string | undefined => /^discord:user\/(\d+)$/.exec(address)?.[1];

/** Returns the key by which the store identifies a server. */
export const placeKeyOfServer = (serverId: string): string => `discord:guild:${serverId}`;

/**
 * Returns the address for messages that are sent with an interaction's token. Only the user of the
 * interaction sees these messages. The token is valid for 15 minutes.
 */
const addressOfToken = ({ applicationId, token }: InteractionToken): Address =>
  `discord:@${applicationId}/${token}`;

/** Returns the token in an address made by `addressOfToken`. Undefined for other kinds of addresses. */
export function tokenAt(address: Address): InteractionToken | undefined {
  const [, applicationId, token] = /^discord:@(\d+)\/(.+)$/.exec(address) ?? [];
  return applicationId === undefined || token === undefined ? undefined : { applicationId, token };
}

/** Placeholder in Discord's routes that stands for the id of the first response to an interaction. */
export const ORIGINAL_RESPONSE = '@original';

/** Fields of an interaction that determine the address of the answer. */
type InteractionOrigin = Pick<
  APIChatInputApplicationCommandInteraction | APIMessageComponentInteraction,
  'application_id' | 'token' | 'guild_id' | 'channel' | 'app_permissions' | 'authorizing_integration_owners'
>;

const tokenAddressOf = ({ application_id: applicationId, token }: InteractionOrigin): Address =>
  addressOfToken({ applicationId, token });

/** Returns the address for messages that only the user of the interaction may see. */
export const personalAddressOf = (interaction: InteractionOrigin, isPrivateChat: boolean): Address =>
  isPrivateChat ? addressOf(interaction.channel.id) : tokenAddressOf(interaction);

/**
 * Returns the address for later edits of the answer to an interaction. The address is the channel if the bot
 * can see it. Otherwise it is the interaction's token, which expires.
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
