import {
  type APIChatInputApplicationCommandInteraction,
  type APIMessageComponentInteraction,
  PermissionFlagsBits,
} from 'discord.js';
import type { Address } from '../../../chat/surface.ts';
import type { Token } from './rest.ts';

/** The channel as an address. */
export const addressOf = (channel: string): Address => `discord:${channel}`;

/** The channel of an address; undefined: it isn't one. */
export const channelAt = (address: Address): string | undefined => /^discord:(\d+)$/.exec(address)?.[1];

/** The private chat with a person, by their key, as an address; undefined: they are nobody here. */
export const privateAddressOf = (person: string): Address | undefined => {
  const [, user] = /^discord:(\d+)$/.exec(person) ?? [];
  return user === undefined ? undefined : `discord:user/${user}`;
};

/** The person of such an address; undefined: it isn't one. */
export const userAt = (address: Address): string | undefined => /^discord:user\/(\d+)$/.exec(address)?.[1];

/** A server as a place. */
export const placeOfServer = (server: string): string => `discord:guild:${server}`;

/** Whoever can be answered by this token, for the quarter of an hour that it lives. */
const tokenAddress = ({ applicationId, token }: Token): Address => `discord:@${applicationId}/${token}`;

/** The token of such an address; undefined: it isn't one. */
export function tokenAt(address: Address): Token | undefined {
  const [, applicationId, token] = /^discord:@(\d+)\/(.+)$/.exec(address) ?? [];
  return applicationId === undefined || token === undefined ? undefined : { applicationId, token };
}

/** The message that an interaction was answered with, as its token finds it. */
export const ORIGINAL = '@original';

type Origin = Pick<
  APIChatInputApplicationCommandInteraction | APIMessageComponentInteraction,
  'application_id' | 'token' | 'guild_id' | 'channel' | 'app_permissions' | 'authorizing_integration_owners'
>;

const byToken = ({ application_id: applicationId, token }: Origin): Address =>
  tokenAddress({ applicationId, token });

/** Where messages may follow that are for this person alone. */
export const ownAddressOf = (interaction: Origin, isPrivate: boolean): Address =>
  isPrivate ? addressOf(interaction.channel.id) : byToken(interaction);

/**
 * Where the answer is found again: in the channel, if the bot sees it; else by the token while that lives.
 */
export function answerAddressOf(interaction: Origin): Address {
  const { guild_id: guild, channel, app_permissions, authorizing_integration_owners: owners } = interaction;
  const sees = (BigInt(app_permissions) & PermissionFlagsBits.ViewChannel) !== 0n;
  const isThere = owners?.['0'] !== undefined && (guild === undefined || sees);
  return isThere ? addressOf(channel.id) : byToken(interaction);
}
