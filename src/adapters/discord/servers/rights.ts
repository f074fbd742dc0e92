import {
  type APIGuildMember,
  type APIUser,
  type REST,
  type RESTAPIPartialCurrentUserGuild,
  Routes,
} from 'discord.js';
import type { Address, BotPermission } from '../../../chat/surface.ts';
import { channelIdAt } from '../calls/addresses.ts';
import { failureOf } from '../calls/rest-errors.ts';
import { type Channel, missingPermissions, permissionBitsIn } from './permissions.ts';

/** As Discord's REST API returns it. */
export interface FetchedChannel extends Channel {
  /** Absent for direct messages. */
  readonly guild_id?: string;
  readonly parent_id?: string | null;
  readonly recipients?: readonly Pick<APIUser, 'id'>[];
}

/** Rejects with discord.js' error if Discord doesn't show the channel. */
export const fetchChannel = async (botRest: REST, channelId: string): Promise<FetchedChannel> =>
  (await botRest.get(Routes.channel(channelId))) as FetchedChannel;

/** A thread has the overwrites of its parent channel, which is fetched. */
export const fetchOverwrites = async (botRest: REST, channel: FetchedChannel): Promise<Channel> =>
  channel.permission_overwrites === undefined && channel.parent_id
    ? { ...(await fetchChannel(botRest, channel.parent_id)), type: channel.type }
    : channel;

/** `['see']` if the bot can't find the channel. Empty if Discord doesn't answer. */
export async function findMissingPermissions(
  botRest: REST,
  address: Address,
): Promise<readonly BotPermission[]> {
  const channelId = channelIdAt(address);
  if (channelId === undefined) return [];
  try {
    const channel = await fetchChannel(botRest, channelId);
    return channel.guild_id === undefined
      ? []
      : await findMissingInServer(botRest, channel.guild_id, channel);
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
  const [{ roles }, basePermissions, channelWithOverwrites] = await Promise.all([
    botRest.get(Routes.guildMember(serverId, botId)) as Promise<APIGuildMember>,
    fetchBasePermissions(botRest, serverId),
    fetchOverwrites(botRest, channel),
  ]);
  const botMember = { serverId, id: botId, roles, basePermissions };
  return missingPermissions(permissionBitsIn(botMember, channelWithOverwrites), channel.type);
}

/** The list of the bot's servers includes its permissions. */
async function fetchBasePermissions(botRest: REST, serverId: string): Promise<bigint> {
  const query = new URLSearchParams({ after: String(BigInt(serverId) - 1n), limit: '1' });
  const servers = (await botRest.get(Routes.userGuilds(), { query })) as RESTAPIPartialCurrentUserGuild[];
  return BigInt(servers.find(({ id }) => id === serverId)?.permissions ?? 0);
}
