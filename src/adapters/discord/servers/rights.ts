import {
  type APIGuildMember,
  type APIUser,
  type REST,
  type RESTAPIPartialCurrentUserGuild,
  Routes,
} from 'discord.js';
import type { Address, BotPermission } from '../../../chat/surface.ts';
import { channelIdAt, placeKeyOfServer } from '../calls/addresses.ts';
import { failureOf } from '../calls/rest-errors.ts';
import { type Channel, missingPermissions } from './permissions.ts';

/** Channel as Discord's REST API returns it. */
interface FetchedChannel extends Channel {
  readonly guild_id?: string;
  readonly parent_id?: string | null;
}

/**
 * Asks Discord which permissions the bot lacks at an address. The result is `['see']` if the bot can't find
 * the channel, or if the channel is not in the server `placeKey`. The result is empty if Discord doesn't
 * answer.
 */
export async function findMissingPermissions(
  botRest: REST,
  address: Address,
  placeKey: string | undefined,
): Promise<readonly BotPermission[]> {
  const channelId = channelIdAt(address);
  if (channelId === undefined) return [];
  try {
    const channel = (await botRest.get(Routes.channel(channelId))) as FetchedChannel;
    const serverId = channel.guild_id;
    if (placeKey !== undefined && (serverId === undefined || placeKeyOfServer(serverId) !== placeKey))
      return ['see'];
    return serverId === undefined ? [] : await findMissingInServer(botRest, serverId, channel);
  } catch (error) {
    return failureOf(error).kind === 'unreachable' ? ['see'] : [];
  }
}

async function findMissingInServer(
  botRest: REST,
  serverId: string,
  channel: FetchedChannel,
): Promise<readonly BotPermission[]> {
  const { id: botId } = (await botRest.get(Routes.user())) as APIUser;
  const [member, basePermissions, { permission_overwrites }] = await Promise.all([
    botRest.get(Routes.guildMember(serverId, botId)) as Promise<APIGuildMember>,
    fetchBasePermissions(botRest, serverId),
    // For a thread, fetch the parent channel, whose permissions also apply to the thread.
    channel.permission_overwrites === undefined && channel.parent_id
      ? (botRest.get(Routes.channel(channel.parent_id)) as Promise<FetchedChannel>)
      : channel,
  ]);
  return missingPermissions(
    { serverId, id: botId, roles: member.roles, basePermissions },
    { type: channel.type, permission_overwrites },
  );
}

/**
 * Returns the bot's permission bits on the whole server. Discord includes them in the list of the bot's
 * servers.
 */
async function fetchBasePermissions(botRest: REST, serverId: string): Promise<bigint> {
  const query = new URLSearchParams({ after: String(BigInt(serverId) - 1n), limit: '1' });
  const servers = (await botRest.get(Routes.userGuilds(), { query })) as RESTAPIPartialCurrentUserGuild[];
  return BigInt(servers.find(({ id }) => id === serverId)?.permissions ?? 0);
}
