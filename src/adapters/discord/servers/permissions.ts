import {
  type APIGuildMember,
  type APIOverwrite,
  type APIRole,
  ChannelType,
  PermissionFlagsBits,
} from 'discord.js';
import type { BotPermission } from '../../../chat/surface.ts';

/** The bot as a member of a server. */
export interface BotMember {
  /** Id of the server, which is also the id of its @everyone role. */
  readonly serverId: string;
  /** Id of the bot. */
  readonly id: string;
  /** Ids of the bot's roles in the server. */
  readonly roles: APIGuildMember['roles'];
  /** Permission bits on the whole server. The overwrites of a channel are applied to them later. */
  readonly basePermissions: bigint;
}

/**
 * Channel with its permission overwrites. For a thread: the type of the thread with the overwrites of its
 * parent channel.
 */
export interface Channel {
  readonly type: ChannelType;
  readonly permission_overwrites?: readonly APIOverwrite[] | undefined;
}

type Role = Pick<APIRole, 'id' | 'permissions'>;

const THREAD_TYPES: ReadonlySet<ChannelType> = new Set([
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
]);

/**
 * Returns the permission bits on the whole server for a member with the roles `memberRoles`. `serverRoles`:
 * all roles of the server.
 */
export function computeBasePermissions(
  serverId: string,
  serverRoles: readonly Role[],
  memberRoles: BotMember['roles'],
): bigint {
  const memberRoleIds = new Set([serverId, ...memberRoles]);
  return combineBits(
    serverRoles.filter(({ id }) => memberRoleIds.has(id)).map(({ permissions }) => permissions),
  );
}

/**
 * Returns the permission bits of a member in a channel. Source: docs.discord.com, "Permissions",
 * "Permission Hierarchy".
 */
function permissionBitsIn(
  { serverId, id, roles, basePermissions }: BotMember,
  { permission_overwrites = [] }: Channel,
): bigint {
  if ((basePermissions & PermissionFlagsBits.Administrator) !== 0n) return -1n;
  const idsByPrecedence = [[serverId], roles, [id]];
  return idsByPrecedence
    .map((ids) => permission_overwrites.filter((overwrite) => ids.includes(overwrite.id)))
    .reduce(
      (bits, rankOverwrites) =>
        (bits & ~combineBits(rankOverwrites.map(({ deny }) => deny))) |
        combineBits(rankOverwrites.map(({ allow }) => allow)),
      basePermissions,
    );
}

const combineBits = (permissions: readonly string[]): bigint =>
  permissions.reduce((bits, permission) => bits | BigInt(permission), 0n);

/** Returns the permissions that the bot lacks in a channel. */
export function missingPermissions(bot: BotMember, channel: Channel): readonly BotPermission[] {
  const bits = permissionBitsIn(bot, channel);
  const { ViewChannel, SendMessages, SendMessagesInThreads, AttachFiles, PinMessages } = PermissionFlagsBits;
  const neededBits: Readonly<Record<BotPermission, bigint>> = {
    see: ViewChannel,
    write: THREAD_TYPES.has(channel.type) ? SendMessagesInThreads : SendMessages,
    files: AttachFiles,
    pin: PinMessages,
  };
  return (Object.keys(neededBits) as BotPermission[]).filter(
    (permission) => (bits & neededBits[permission]) === 0n,
  );
}
