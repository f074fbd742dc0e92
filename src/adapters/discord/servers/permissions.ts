import {
  type APIGuildMember,
  type APIOverwrite,
  type APIRole,
  ChannelType,
  PermissionFlagsBits,
} from 'discord.js';
import type { BotPermission } from '../../../chat/surface.ts';

/** The bot or a user. */
export interface ServerMember {
  /** Id of the server and of its @everyone role. */
  readonly serverId: string;
  readonly id: string;
  readonly roles: APIGuildMember['roles'];
  /** Permission bits on the whole server, before the overwrites of a channel. */
  readonly basePermissions: bigint;
}

/** Channel with its overwrites. A thread has those of its parent channel. */
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

/** Permission bits on the whole server. `serverRoles`: all roles of the server. */
export function computeBasePermissions(
  serverId: string,
  serverRoles: readonly Role[],
  memberRoles: ServerMember['roles'],
): bigint {
  const memberRoleIds = new Set([serverId, ...memberRoles]);
  return combineBits(
    serverRoles.filter(({ id }) => memberRoleIds.has(id)).map(({ permissions }) => permissions),
  );
}

/** Source: docs.discord.com, "Permissions", "Permission Hierarchy". */
export function permissionBitsIn(
  { serverId, id, roles, basePermissions }: ServerMember,
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

/** The permissions that these bits lack in a channel of this type. */
export function missingPermissions(bits: bigint, channelType: ChannelType): readonly BotPermission[] {
  const { ViewChannel, SendMessages, SendMessagesInThreads, AttachFiles, PinMessages } = PermissionFlagsBits;
  const neededBits: Readonly<Record<BotPermission, bigint>> = {
    see: ViewChannel,
    write: THREAD_TYPES.has(channelType) ? SendMessagesInThreads : SendMessages,
    files: AttachFiles,
    pin: PinMessages,
  };
  return (Object.keys(neededBits) as BotPermission[]).filter(
    (permission) => (bits & neededBits[permission]) === 0n,
  );
}
