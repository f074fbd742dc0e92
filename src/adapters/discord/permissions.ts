import {
  type APIGuildMember,
  type APIOverwrite,
  type APIRole,
  ChannelType,
  PermissionFlagsBits,
} from 'discord.js';
import type { Right } from '../../chat/surface.ts';

/** What a server says of everybody's permissions; its id is also that of the role @everyone. */
interface Server {
  readonly id: string;
  readonly roles: readonly Pick<APIRole, 'id' | 'permissions'>[];
}

/** A member of it: the bot. */
interface Member {
  readonly id: string;
  readonly roles: APIGuildMember['roles'];
}

/** A channel of it; of a thread, the channel that it hangs on, with the thread's own type. */
export interface Channel {
  readonly type: ChannelType;
  readonly permission_overwrites?: readonly APIOverwrite[] | undefined;
}

const THREADS: ReadonlySet<ChannelType> = new Set([
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
]);

/** What a member may do in a channel, as bits. docs.discord.com, "Permissions", "Permission Hierarchy" */
function permissionsIn(
  { id, roles }: Server,
  member: Member,
  { permission_overwrites = [] }: Channel,
): bigint {
  const mine = new Set([id, ...member.roles]);
  const base = together(roles.filter((role) => mine.has(role.id)).map(({ permissions }) => permissions));
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return -1n;
  const ofEveryone = permission_overwrites.filter((one) => one.id === id);
  const ofRoles = permission_overwrites.filter((one) => one.id !== id && mine.has(one.id));
  const own = permission_overwrites.filter((one) => one.id === member.id);
  return [ofEveryone, ofRoles, own].reduce(
    (bits, overwrites) =>
      (bits & ~together(overwrites.map(({ deny }) => deny))) | together(overwrites.map(({ allow }) => allow)),
    base,
  );
}

const together = (permissions: readonly string[]): bigint =>
  permissions.reduce((bits, one) => bits | BigInt(one), 0n);

/** What the bot isn't let do in a channel of a server. */
export function lackingIn(server: Server, bot: Member, channel: Channel): readonly Right[] {
  const bits = permissionsIn(server, bot, channel);
  const { ViewChannel, SendMessages, SendMessagesInThreads, AttachFiles, PinMessages } = PermissionFlagsBits;
  const needed: Readonly<Record<Right, bigint>> = {
    see: ViewChannel,
    write: THREADS.has(channel.type) ? SendMessagesInThreads : SendMessages,
    files: AttachFiles,
    pin: PinMessages,
  };
  return (Object.keys(needed) as Right[]).filter((right) => (bits & needed[right]) === 0n);
}
