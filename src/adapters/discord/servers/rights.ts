import {
  type APIGuildMember,
  type APIUser,
  type REST,
  type RESTAPIPartialCurrentUserGuild,
  Routes,
} from 'discord.js';
import type { Address, BotPermission } from '../../../chat/surface.ts';
import { channelAt, placeKeyOfServer } from '../calls/addresses.ts';
import { failureOf } from '../calls/rest-errors.ts';
import { type Channel, missingPermissions } from './permissions.ts';

interface FetchedChannel extends Channel {
  readonly guild_id?: string;
  readonly parent_id?: string | null;
}

/**
 * Asks Discord which permissions the bot lacks at an address. The result is `['see']` if the bot can't find
 * the channel, or if the channel is not in the server `place`. The result is empty if Discord doesn't answer.
 */
export async function findMissingPermissions(
  botRest: REST,
  address: Address,
  place: string | undefined,
): Promise<readonly BotPermission[]> {
  const id = channelAt(address);
  if (id === undefined) return [];
  try {
    const channel = (await botRest.get(Routes.channel(id))) as FetchedChannel;
    const server = channel.guild_id;
    if (place !== undefined && (server === undefined || placeKeyOfServer(server) !== place)) return ['see'];
    return server === undefined ? [] : await findMissingIn(botRest, server, channel);
  } catch (error) {
    return failureOf(error).kind === 'unreachable' ? ['see'] : [];
  }
}

async function findMissingIn(
  botRest: REST,
  server: string,
  channel: FetchedChannel,
): Promise<readonly BotPermission[]> {
  const { id } = (await botRest.get(Routes.user())) as APIUser;
  const [member, base, { permission_overwrites }] = await Promise.all([
    botRest.get(Routes.guildMember(server, id)) as Promise<APIGuildMember>,
    fetchBasePermissions(botRest, server),
    // For a thread, fetch the parent channel, whose permissions also apply to the thread.
    channel.permission_overwrites === undefined && channel.parent_id
      ? (botRest.get(Routes.channel(channel.parent_id)) as Promise<FetchedChannel>)
      : channel,
  ]);
  return missingPermissions(
    { server, id, roles: member.roles, basePermissions: base },
    { type: channel.type, permission_overwrites },
  );
}

/**
 * Returns the bot's permission bits on the whole server. Discord includes them in the list of the bot's
 * servers.
 */
async function fetchBasePermissions(botRest: REST, server: string): Promise<bigint> {
  const query = new URLSearchParams({ after: String(BigInt(server) - 1n), limit: '1' });
  const servers = (await botRest.get(Routes.userGuilds(), { query })) as RESTAPIPartialCurrentUserGuild[];
  return BigInt(servers.find(({ id }) => id === server)?.permissions ?? 0);
}
