import type {
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayReadyDispatchData,
} from 'discord.js';

/** Callbacks for changes in the servers that the bot is in. */
export interface ServerListener {
  /** Reports the ids of servers that the bot was already in when it connected. */
  onPresent(servers: readonly string[]): void;
  /** Reports a server that the bot has joined. `botId`: the bot's own id. */
  onJoined(server: GatewayGuildCreateDispatchData, botId: string): void;
  onLeft(server: string): void;
}

/**
 * Finds out from the gateway's events when the bot joins or leaves a server. Servers in a shard's first READY
 * event don't count as newly joined. An outage of a server doesn't count as leaving.
 */
export interface ServerTracker {
  /** Handles the READY event of a shard, which lists the servers of the new session. */
  handleReady(shard: number, readyData: Pick<GatewayReadyDispatchData, 'user' | 'guilds'>): void;
  handleCreated(shard: number, server: GatewayGuildCreateDispatchData): void;
  handleDeleted(shard: number, server: GatewayGuildDeleteDispatchData): void;
}

export function createServerTracker(listener: ServerListener): ServerTracker {
  /** Key: id of a shard. Value: ids of the shard's servers. */
  const serversOfShard = new Map<number, Set<string>>();
  let botId = '';
  return {
    handleReady(shard, { user, guilds }) {
      botId = user.id;
      const servers = guilds.map(({ id }) => id);
      const previousServers = serversOfShard.get(shard);
      if (previousServers === undefined) {
        serversOfShard.set(shard, new Set(servers));
        listener.onPresent(servers);
        return;
      }
      // Only report the servers that the bot has left while disconnected. New servers are reported by
      // `handleCreated`.
      const currentServers = new Set(servers);
      for (const server of previousServers)
        if (!currentServers.has(server) && previousServers.delete(server)) listener.onLeft(server);
    },
    handleCreated(shard, server) {
      const shardServers = serversOfShard.get(shard);
      if (server.unavailable || shardServers === undefined || shardServers.has(server.id)) return;
      shardServers.add(server.id);
      listener.onJoined(server, botId);
    },
    handleDeleted(shard, { id, unavailable }) {
      if (!unavailable && serversOfShard.get(shard)?.delete(id)) listener.onLeft(id);
    },
  };
}
