import type {
  GatewayGuildCreateDispatchData,
  GatewayGuildDeleteDispatchData,
  GatewayReadyDispatchData,
} from 'discord.js';

/** Told which servers the bot is in. */
export interface ServerListener {
  /** It was in them before it connected for the first time. Ids. */
  present(servers: readonly string[]): void;
  /** `bot`: its own id. */
  joined(server: GatewayGuildCreateDispatchData, bot: string): void;
  left(server: string): void;
}

/**
 * Tells from what the gateway says of servers what is new: one that comes after READY was there before, and
 * an outage is no leaving.
 */
export interface Servers {
  /** A shard has connected anew, and is in these. */
  ready(shard: number, told: Pick<GatewayReadyDispatchData, 'user' | 'guilds'>): void;
  created(shard: number, server: GatewayGuildCreateDispatchData): void;
  deleted(shard: number, server: GatewayGuildDeleteDispatchData): void;
}

export function followServers(listener: ServerListener): Servers {
  /** By shard. */
  const known = new Map<number, Set<string>>();
  let bot = '';
  return {
    ready(shard, { user, guilds }) {
      bot = user.id;
      const servers = guilds.map(({ id }) => id);
      const before = known.get(shard);
      if (before === undefined) {
        known.set(shard, new Set(servers));
        listener.present(servers);
        return;
      }
      // What is new since the connection broke off comes as created.
      const now = new Set(servers);
      for (const server of before) if (!now.has(server) && before.delete(server)) listener.left(server);
    },
    created(shard, server) {
      const ofShard = known.get(shard);
      if (server.unavailable || ofShard === undefined || ofShard.has(server.id)) return;
      ofShard.add(server.id);
      listener.joined(server, bot);
    },
    deleted(shard, { id, unavailable }) {
      if (!unavailable && known.get(shard)?.delete(id)) listener.left(id);
    },
  };
}
