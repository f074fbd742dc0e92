import {
  type APIChatInputApplicationCommandInteraction,
  type APIMessageComponentInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Address } from '../../../chat/surface.ts';
import type { Token } from './rest.ts';

/** Address of a channel. */
export const addressOf = (channel: string): Address => `discord:${channel}`;

/** Channel of an address. Undefined for other kinds of addresses. */
export const channelAt = (address: Address): string | undefined => /^discord:(\d+)$/.exec(address)?.[1];

/** Address of the private chat with a person, by their key. Undefined for people of other platforms. */
export const privateAddressOf = (person: string): Address | undefined => {
  const [, user] = /^discord:(\d+)$/.exec(person) ?? [];
  return user === undefined ? undefined : `discord:user/${user}`;
};

/** User of a private chat's address. Undefined for other kinds of addresses. */
export const userAt = (address: Address): string | undefined => /^discord:user\/(\d+)$/.exec(address)?.[1];

/** Place key of a server. */
export const placeOfServer = (server: string): string => `discord:guild:${server}`;

/** Address of the user whose interaction has this token. It is valid for 15 minutes. */
const tokenAddress = ({ applicationId, token }: Token): Address => `discord:@${applicationId}/${token}`;

/** Token of such an address. Undefined for other kinds of addresses. */
export function tokenAt(address: Address): Token | undefined {
  const [, applicationId, token] = /^discord:@(\d+)\/(.+)$/.exec(address) ?? [];
  return applicationId === undefined || token === undefined ? undefined : { applicationId, token };
}

/** Id of an interaction's first response, as its token's routes name it. */
export const ORIGINAL = '@original';

type Origin = Pick<
  APIChatInputApplicationCommandInteraction | APIMessageComponentInteraction,
  'application_id' | 'token' | 'guild_id' | 'channel' | 'app_permissions' | 'authorizing_integration_owners'
>;

const byToken = ({ application_id: applicationId, token }: Origin): Address =>
  tokenAddress({ applicationId, token });

/** Address for messages that only this person may see. */
export const ownAddressOf = (interaction: Origin, isPrivate: boolean): Address =>
  isPrivate ? addressOf(interaction.channel.id) : byToken(interaction);

/**
 * Address for later edits of the answer: the channel if the bot can see it, else the token, which expires.
 */
export function answerAddressOf(interaction: Origin): Address {
  const { guild_id: guild, channel, app_permissions, authorizing_integration_owners: owners } = interaction;
  const sees = (BigInt(app_permissions) & PermissionFlagsBits.ViewChannel) !== 0n;
  const isThere = owners?.['0'] !== undefined && (guild === undefined || sees);
  return isThere ? addressOf(channel.id) : byToken(interaction);
}
