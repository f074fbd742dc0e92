import { ChannelType, type GatewayGuildCreateDispatchData } from 'discord.js';
import type { MembershipRecorder } from '../../../chat/presence.ts';
import type { Log } from '../../../observe/log.ts';
import { logUnlessUnavailable } from '../../../store/contract/faults.ts';
import { addressOf, placeKeyOfServer } from '../calls/addresses.ts';
import type { ServerListener } from '../connection/servers.ts';
import { computeBasePermissions, missingPermissions, permissionBitsIn } from './permissions.ts';

/** Events are handled one after another. */
export function createServerListener(presence: MembershipRecorder, log: Log): ServerListener {
  let previousWork = Promise.resolve();
  const runInTurn = (work: () => Promise<void>): void => {
    previousWork = previousWork
      .then(work)
      .catch((error) => logUnlessUnavailable(log, error, 'where the bot is could not be noted'));
  };
  return {
    onPresent: (serverIds) => runInTurn(() => presence.recordMembership(serverIds.map(placeKeyOfServer))),
    onJoined: (server, botId) =>
      runInTurn(() => {
        const channelId = findGreetingChannel(server, botId);
        log.info({ server: server.id, channel: channelId }, 'a server has added the bot');
        return presence.recordJoin({
          place: placeKeyOfServer(server.id),
          locale: server.preferred_locale,
          ...(channelId !== undefined && { address: addressOf(channelId) }),
        });
      }),
    onLeft: (serverId) =>
      runInTurn(() => {
        log.info({ server: serverId }, 'a server has removed the bot');
        return presence.recordLeave(placeKeyOfServer(serverId));
      }),
  };
}

/** Returns the server's system channel, else the first channel where the bot may write. */
export function findGreetingChannel(
  server: Pick<GatewayGuildCreateDispatchData, 'id' | 'roles' | 'members' | 'channels' | 'system_channel_id'>,
  botId: string,
): string | undefined {
  const { roles = [] } = server.members.find(({ user }) => user.id === botId) ?? {};
  const botMember = {
    serverId: server.id,
    id: botId,
    roles,
    basePermissions: computeBasePermissions(server.id, server.roles, roles),
  };
  const { system_channel_id: systemChannelId } = server;
  const sortKeyOf = ({ id, position }: { readonly id: string; readonly position: number }): number =>
    id === systemChannelId ? -1 : position;
  return server.channels
    .filter((channel) => channel.type === ChannelType.GuildText)
    .toSorted((channelA, channelB) => sortKeyOf(channelA) - sortKeyOf(channelB))
    .find((channel) => {
      const missingRights = missingPermissions(permissionBitsIn(botMember, channel), channel.type);
      return !missingRights.includes('see') && !missingRights.includes('write');
    })?.id;
}
