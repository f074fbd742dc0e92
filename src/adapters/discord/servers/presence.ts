import { ChannelType, type GatewayGuildCreateDispatchData } from 'discord.js';
import type { Presence } from '../../../chat/presence.ts';
import type { Log } from '../../../observe/log.ts';
import { logUnlessUnavailable } from '../../../store/contract/faults.ts';
import { addressOf, placeKeyOfServer } from '../calls/addresses.ts';
import type { ServerListener } from '../connection/servers.ts';
import { basePermissions, missingPermissions } from './permissions.ts';

/** Creates a listener that stores which servers the bot is in. Events are handled one after another. */
export function createServerListener(presence: Presence, log: Log): ServerListener {
  let previousWork = Promise.resolve();
  const runInTurn = (work: () => Promise<void>): void => {
    previousWork = previousWork
      .then(work)
      .catch((error) => logUnlessUnavailable(log, error, 'where the bot is could not be noted'));
  };
  return {
    onPresent: (servers) => runInTurn(() => presence.recordMembership(servers.map(placeKeyOfServer))),
    onJoined: (server, bot) =>
      runInTurn(() => {
        const channel = findGreetingChannel(server, bot);
        log.info({ server: server.id, channel }, 'a server has added the bot');
        return presence.recordJoin({
          place: placeKeyOfServer(server.id),
          locale: server.preferred_locale,
          ...(channel !== undefined && { address: addressOf(channel) }),
        });
      }),
    onLeft: (server) =>
      runInTurn(() => {
        log.info({ server }, 'a server has removed the bot');
        return presence.recordLeave(placeKeyOfServer(server));
      }),
  };
}

/**
 * Returns the id of the channel for the greeting: the server's system channel, else the first channel where
 * the bot may write.
 */
export function findGreetingChannel(
  server: Pick<GatewayGuildCreateDispatchData, 'id' | 'roles' | 'members' | 'channels' | 'system_channel_id'>,
  botId: string,
): string | undefined {
  const { roles = [] } = server.members.find(({ user }) => user.id === botId) ?? {};
  const member = {
    server: server.id,
    id: botId,
    roles,
    basePermissions: basePermissions(server.id, server.roles, roles),
  };
  const { system_channel_id: systemChannel } = server;
  const orderOf = ({ id, position }: { readonly id: string; readonly position: number }): number =>
    id === systemChannel ? -1 : position;
  return server.channels
    .filter((channel) => channel.type === ChannelType.GuildText)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .find((channel) => {
      const missing = missingPermissions(member, channel);
      return !missing.includes('see') && !missing.includes('write');
    })?.id;
}
