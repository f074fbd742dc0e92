import {
  type APIGuildMember,
  type APIOverwrite,
  type APIRole,
  ChannelType,
  PermissionFlagsBits,
} from 'discord.js';
import type { Right } from '../../../chat/surface.ts';

/** The bot as a member of a server. */
export interface Member {
  /** Id of the server, which is also the id of its @everyone role. */
  readonly server: string;
  readonly id: string;
  readonly roles: APIGuildMember['roles'];
  /** Permission bits on the whole server. The overwrites of a channel are applied to them later. */
  readonly base: bigint;
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

const THREADS: ReadonlySet<ChannelType> = new Set([
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
]);

/**
 * Returns the permission bits on the whole server for a member with `roles`. `all`: all roles of the server.
 */
export function basePermissions(server: string, all: readonly Role[], roles: Member['roles']): bigint {
  const mine = new Set([server, ...roles]);
  return together(all.filter(({ id }) => mine.has(id)).map(({ permissions }) => permissions));
}

/**
 * Permission bits of a member in a channel. Source: docs.discord.com, "Permissions", "Permission Hierarchy".
 */
function permissionsIn({ server, id, roles, base }: Member, { permission_overwrites = [] }: Channel): bigint {
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return -1n;
  const ranks = [[server], roles, [id]];
  return ranks
    .map((ids) => permission_overwrites.filter((one) => ids.includes(one.id)))
    .reduce(
      (bits, ofRank) =>
        (bits & ~together(ofRank.map(({ deny }) => deny))) | together(ofRank.map(({ allow }) => allow)),
      base,
    );
}

const together = (permissions: readonly string[]): bigint =>
  permissions.reduce((bits, one) => bits | BigInt(one), 0n);

/** Permissions that the bot lacks in a channel. */
export function missingPermissions(bot: Member, channel: Channel): readonly Right[] {
  const bits = permissionsIn(bot, channel);
  const { ViewChannel, SendMessages, SendMessagesInThreads, AttachFiles, PinMessages } = PermissionFlagsBits;
  const needed: Readonly<Record<Right, bigint>> = {
    see: ViewChannel,
    write: THREADS.has(channel.type) ? SendMessagesInThreads : SendMessages,
    files: AttachFiles,
    pin: PinMessages,
  };
  return (Object.keys(needed) as Right[]).filter((right) => (bits & needed[right]) === 0n);
}
