import { type APIRole, ChannelType, PermissionFlagsBits, type REST, Routes } from 'discord.js';
import type { Address, Person, Place, PostChoice, PostPermission } from '../../../chat/surface.ts';
import {
  channelIdAt,
  personKeyOf,
  placeKeyOfChannel,
  placeKeyOfServer,
  privateAddressOf,
  serverIdOf,
  tokenAt,
  userIdOf,
} from '../calls/addresses.ts';
import { postFailureOf } from '../calls/rest-errors.ts';
import {
  computeBasePermissions,
  missingPermissions,
  permissionBitsIn,
  type ServerMember,
} from './permissions.ts';
import { type FetchedChannel, fetchChannel, fetchOverwrites } from './rights.ts';

/** As Discord describes the user in an interaction. */
export interface Member {
  readonly roles: readonly string[];
  /** Permission bits in the channel of the interaction. */
  readonly permissions: string;
}

interface Chooser extends Member {
  readonly personKey: string;
  readonly address: Address | undefined;
}

/** May the member choose where the server posts, and which role the post mentions? */
export const mayChoosePost = async (
  botRest: REST,
  {
    person,
    place,
    address,
  }: { readonly person: Person; readonly place: Place; readonly address?: Address | undefined },
  member: Member | undefined,
  choice: PostChoice,
): Promise<PostPermission> =>
  member === undefined
    ? 'foreign'
    : checkPostPermission(botRest, place.key, choice, { ...member, personKey: person.key, address });

/**
 * May the server, chat or person with the key `placeKey` post at the address? With `chooser`: may this user
 * choose the address and the role? A user can't make the bot write where the user may not write, nor mention
 * a role that the user may not mention. `unknown` if Discord doesn't answer.
 */
export async function checkPostPermission(
  botRest: REST,
  placeKey: string,
  { address, ping }: PostChoice,
  chooser?: Chooser,
): Promise<PostPermission> {
  const channelId = channelIdAt(address);
  if (channelId === undefined)
    return tokenAt(address) !== undefined || privateAddressOf(placeKey) === address ? 'allowed' : 'foreign';
  if (placeKey === placeKeyOfChannel(channelId)) return 'allowed';
  try {
    // The interaction itself says that its own channel is in the server.
    const channel = address === chooser?.address ? undefined : await fetchChannel(botRest, channelId);
    if (channel !== undefined && !isChannelOf(placeKey, channel)) return 'foreign';
    const isChosenAlready = chooser === undefined || (channel === undefined && ping === undefined);
    return isChosenAlready ? 'allowed' : await checkChooser(botRest, placeKey, chooser, channel, ping);
  } catch (error) {
    return postFailureOf(error).kind === 'unreachable' ? 'hidden' : 'unknown';
  }
}

/** Is the channel in the server `placeKey`, or does it have the direct messages of that person? */
const isChannelOf = (placeKey: string, { guild_id: serverId, recipients = [] }: FetchedChannel): boolean =>
  serverId === undefined
    ? recipients.some(({ id }) => placeKey === personKeyOf(id))
    : placeKey === placeKeyOfServer(serverId);

/**
 * May the user write in the channel and mention the role? `channel`: undefined for the one that the user is
 * writing in.
 */
async function checkChooser(
  botRest: REST,
  placeKey: string,
  chooser: Chooser,
  channel: FetchedChannel | undefined,
  ping: string | undefined,
): Promise<PostPermission> {
  const serverId = serverIdOf(placeKey);
  if (serverId === undefined) return 'foreign';
  const roles = (await botRest.get(Routes.guildRoles(serverId))) as APIRole[];
  const bits =
    channel === undefined
      ? BigInt(chooser.permissions)
      : permissionBitsIn(serverMemberOf(serverId, roles, chooser), await fetchOverwrites(botRest, channel));
  if (channel !== undefined && !mayWriteIn(channel, bits)) return 'not-writable';
  if (ping === undefined) return 'allowed';
  const pingedRole = roles.find(({ id }) => id === ping && id !== serverId);
  const mayMention = pingedRole?.mentionable === true || (bits & MENTION_BITS) !== 0n;
  return pingedRole !== undefined && mayMention ? 'allowed' : 'not-mentionable';
}

/** Permission bits, one of which is enough to mention any role. */
const MENTION_BITS = PermissionFlagsBits.MentionEveryone | PermissionFlagsBits.Administrator;

/**
 * Owners of a server may do everything, whatever their roles; Discord's interactions name them
 * administrators.
 */
const serverMemberOf = (
  serverId: string,
  serverRoles: readonly APIRole[],
  { personKey, permissions, roles }: Chooser,
): ServerMember => ({
  serverId,
  id: userIdOf(personKey),
  roles: [...roles],
  basePermissions:
    computeBasePermissions(serverId, serverRoles, [...roles]) |
    (BigInt(permissions) & PermissionFlagsBits.Administrator),
});

/** Private threads also need membership. */
const mayWriteIn = ({ type }: FetchedChannel, bits: bigint): boolean =>
  !missingPermissions(bits, type).some((permission) => permission === 'see' || permission === 'write') &&
  (type !== ChannelType.PrivateThread || (bits & PermissionFlagsBits.ManageThreads) !== 0n);
