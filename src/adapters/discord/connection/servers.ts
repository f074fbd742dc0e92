import type {
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayReadyDispatchData,
} from 'discord.js';

export interface ServerListener {
  /** Servers that the bot was already in when it connected. */
  onPresent(serverIds: readonly string[]): void;
  /** `botId`: the bot's own id. */
  onJoined(server: GatewayGuildCreateDispatchData, botId: string): void;
  onLeft(serverId: string): void;
}

/**
 * Finds out when the bot joins or leaves a server. Servers in a shard's first READY event don't count as
 * newly joined. An outage doesn't count as leaving.
 */
export interface ServerTracker {
  /** READY lists the servers of the new session. */
  handleReady(shardId: number, readyData: Pick<GatewayReadyDispatchData, 'user' | 'guilds'>): void;
  /** GUILD_CREATE: a server has become available to the bot. */
  handleCreated(shardId: number, server: GatewayGuildCreateDispatchData): void;
  /** GUILD_DELETE: the bot has left a server, or the server has an outage. */
  handleDeleted(shardId: number, server: GatewayGuildDeleteDispatchData): void;
}

export function createServerTracker(listener: ServerListener): ServerTracker {
  /** Key: id of a shard. */
  const serverIdsByShard = new Map<number, Set<string>>();
  let botId = '';
  return {
    handleReady(shardId, { user, guilds }) {
      botId = user.id;
      const serverIds = guilds.map(({ id }) => id);
      const previousServerIds = serverIdsByShard.get(shardId);
      if (previousServerIds === undefined) {
        serverIdsByShard.set(shardId, new Set(serverIds));
        listener.onPresent(serverIds);
        return;
      }
      // Report only servers that the bot has left while disconnected. `handleCreated` reports new ones.
      const currentServerIds = new Set(serverIds);
      for (const serverId of previousServerIds)
        if (!currentServerIds.has(serverId) && previousServerIds.delete(serverId)) listener.onLeft(serverId);
    },
    handleCreated(shardId, server) {
      const shardServerIds = serverIdsByShard.get(shardId);
      if (server.unavailable || shardServerIds === undefined || shardServerIds.has(server.id)) return;
      shardServerIds.add(server.id);
      listener.onJoined(server, botId);
    },
    handleDeleted(shardId, { id, unavailable }) {
      if (!unavailable && serverIdsByShard.get(shardId)?.delete(id)) listener.onLeft(id);
    },
  };
}
