import type {
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayReadyDispatchData,
} from 'discord.js';

/** Callbacks for changes in the servers that the bot is in. */
export interface ServerListener {
  /** Reports the ids of servers that the bot was already in when it connected. */
  onPresent(serverIds: readonly string[]): void;
  /** Reports a server that the bot has joined. `botId`: the bot's own id. */
  onJoined(server: GatewayGuildCreateDispatchData, botId: string): void;
  /** Reports a server that the bot has left. */
  onLeft(serverId: string): void;
}

/**
 * Finds out from the gateway's events when the bot joins or leaves a server. Servers in a shard's first READY
 * event don't count as newly joined. An outage of a server doesn't count as leaving.
 */
export interface ServerTracker {
  /** Handles the READY event of a shard, which lists the servers of the new session. */
  handleReady(shardId: number, readyData: Pick<GatewayReadyDispatchData, 'user' | 'guilds'>): void;
  /** Handles a GUILD_CREATE event: a server has become available to the bot. */
  handleCreated(shardId: number, server: GatewayGuildCreateDispatchData): void;
  /** Handles a GUILD_DELETE event: the bot has left a server, or the server has an outage. */
  handleDeleted(shardId: number, server: GatewayGuildDeleteDispatchData): void;
}

export function createServerTracker(listener: ServerListener): ServerTracker {
  /** Key: id of a shard. Value: ids of the shard's servers. */
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
      // Only report the servers that the bot has left while disconnected. New servers are reported by
      // `handleCreated`.
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
