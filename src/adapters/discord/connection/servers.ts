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
  onJoined(server: GatewayGuildCreateDispatchData, bot: string): void;
  onLeft(server: string): void;
}

/**
 * Finds out from the gateway's events when the bot joins or leaves a server. The bot had already joined the
 * servers in a shard's first READY event. An outage of a server doesn't count as leaving.
 */
export interface ServerTracker {
  /** Handles the READY event of a shard, which lists the servers of the new session. */
  handleReady(shard: number, told: Pick<GatewayReadyDispatchData, 'user' | 'guilds'>): void;
  handleCreated(shard: number, server: GatewayGuildCreateDispatchData): void;
  handleDeleted(shard: number, server: GatewayGuildDeleteDispatchData): void;
}

export function createServerTracker(listener: ServerListener): ServerTracker {
  /** Key: id of a shard. Value: ids of the shard's servers. */
  const known = new Map<number, Set<string>>();
  let bot = '';
  return {
    handleReady(shard, { user, guilds }) {
      bot = user.id;
      const servers = guilds.map(({ id }) => id);
      const before = known.get(shard);
      if (before === undefined) {
        known.set(shard, new Set(servers));
        listener.onPresent(servers);
        return;
      }
      // Only report the servers that the bot has left while disconnected. New servers are reported by
      // `handleCreated`.
      const now = new Set(servers);
      for (const server of before) if (!now.has(server) && before.delete(server)) listener.onLeft(server);
    },
    handleCreated(shard, server) {
      const ofShard = known.get(shard);
      if (server.unavailable || ofShard === undefined || ofShard.has(server.id)) return;
      ofShard.add(server.id);
      listener.onJoined(server, bot);
    },
    handleDeleted(shard, { id, unavailable }) {
      if (!unavailable && known.get(shard)?.delete(id)) listener.onLeft(id);
    },
  };
}
