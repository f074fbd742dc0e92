import {
  type APIGuildMember,
  type APIOverwrite,
  type APIRole,
  ChannelType,
  PermissionFlagsBits,
} from 'discord.js';
import type { Right } from '../../../chat/surface.ts';

/** A member of a server: the bot. */
export interface Member {
  /** Which is also that of the role @everyone. */
  readonly server: string;
  readonly id: string;
  readonly roles: APIGuildMember['roles'];
  /** What it may do where no channel says otherwise, as bits. */
  readonly base: bigint;
}

/** A channel of it; of a thread, the channel that it hangs on, with the thread's own type. */
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

/** What members with these roles, and all of this server, may do where no channel says otherwise. */
export function basePermissions(server: string, all: readonly Role[], roles: Member['roles']): bigint {
  const mine = new Set([server, ...roles]);
  return together(all.filter(({ id }) => mine.has(id)).map(({ permissions }) => permissions));
}

/** What a member may do in a channel, as bits. docs.discord.com, "Permissions", "Permission Hierarchy" */
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

/** What the bot isn't let do in a channel of a server. */
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
