import { type APIGuild, type APIGuildMember, type APIUser, type REST, Routes } from 'discord.js';
import type { Address, Right } from '../../chat/surface.ts';
import { channelAt, placeOfServer } from './addresses.ts';
import { failureOf } from './failure.ts';
import { type Channel, lackingIn } from './permissions.ts';

interface AskedChannel extends Channel {
  readonly guild_id?: string;
  readonly parent_id?: string | null;
}

/**
 * What the bot isn't let do at an address, asked now. A channel that it can't find lacks `see`, and so does one of another server
 * than `place`, if that is given. None where nobody can tell.
 */
export async function lackedAt(
  bot: REST,
  address: Address,
  place: string | undefined,
): Promise<readonly Right[]> {
  const id = channelAt(address);
  if (id === undefined) return [];
  try {
    const channel = (await bot.get(Routes.channel(id))) as AskedChannel;
    const server = channel.guild_id;
    if (place !== undefined && (server === undefined || placeOfServer(server) !== place)) return ['see'];
    return server === undefined ? [] : await lackedIn(bot, server, channel);
  } catch (error) {
    return failureOf(error).kind === 'gone' ? ['see'] : [];
  }
}

async function lackedIn(bot: REST, server: string, channel: AskedChannel): Promise<readonly Right[]> {
  const { id } = (await bot.get(Routes.user())) as APIUser;
  const [guild, member, parent] = await Promise.all([
    bot.get(Routes.guild(server)) as Promise<APIGuild>,
    bot.get(Routes.guildMember(server, id)) as Promise<APIGuildMember>,
    // A thread has the permissions of its channel.
    channel.permission_overwrites === undefined && channel.parent_id
      ? (bot.get(Routes.channel(channel.parent_id)) as Promise<AskedChannel>)
      : channel,
  ]);
  const { permission_overwrites } = parent;
  return lackingIn(guild, { id, roles: member.roles }, { type: channel.type, permission_overwrites });
}
