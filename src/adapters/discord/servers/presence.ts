import { ChannelType, type GatewayGuildCreateDispatchData } from 'discord.js';
import type { Presence } from '../../../chat/presence.ts';
import type { Log } from '../../../observe/log.ts';
import { logUnlessUnavailable } from '../../../store/contract/faults.ts';
import { addressOf, placeOfServer } from '../calls/addresses.ts';
import type { ServerListener } from '../connection/servers.ts';
import { basePermissions, missingPermissions } from './permissions.ts';

/** Creates a listener that stores which servers the bot is in. Events are handled one after another. */
export function createServerListener(presence: Presence, log: Log): ServerListener {
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    last = last
      .then(work)
      .catch((error) => logUnlessUnavailable(log, error, 'where the bot is could not be noted'));
  };
  return {
    onPresent: (servers) => inTurn(() => presence.recordMembership(servers.map(placeOfServer))),
    onJoined: (server, bot) =>
      inTurn(() => {
        const channel = greetingChannel(server, bot);
        log.info({ server: server.id, channel }, 'a server has added the bot');
        return presence.recordJoin({
          place: placeOfServer(server.id),
          locale: server.preferred_locale,
          ...(channel !== undefined && { address: addressOf(channel) }),
        });
      }),
    onLeft: (server) =>
      inTurn(() => {
        log.info({ server }, 'a server has removed the bot');
        return presence.recordLeave(placeOfServer(server));
      }),
  };
}

/**
 * Returns the id of the channel for the greeting: the server's system channel, else the first channel where
 * the bot may write.
 */
export function greetingChannel(
  server: Pick<GatewayGuildCreateDispatchData, 'id' | 'roles' | 'members' | 'channels' | 'system_channel_id'>,
  bot: string,
): string | undefined {
  const { roles = [] } = server.members.find(({ user }) => user.id === bot) ?? {};
  const member = {
    server: server.id,
    id: bot,
    roles,
    basePermissions: basePermissions(server.id, server.roles, roles),
  };
  const { system_channel_id: system } = server;
  const orderOf = ({ id, position }: { readonly id: string; readonly position: number }): number =>
    id === system ? -1 : position;
  return server.channels
    .filter((channel) => channel.type === ChannelType.GuildText)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .find((channel) => {
      const lacks = missingPermissions(member, channel);
      return !lacks.includes('see') && !lacks.includes('write');
    })?.id;
}
