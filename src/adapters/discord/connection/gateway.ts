// The `WebSocketManager` of discord.js works only inside its `Client`.
import { WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import {
  type APIInteraction,
  DiscordAPIError,
  GatewayDispatchEvents,
  GatewayIntentBits,
  type REST,
  type SessionInfo,
} from 'discord.js';
import { type Clock, systemClock, withTimeout } from '../../../chat/delivery/clock.ts';
import type { OnStateChange } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import type { Store } from '../../../store/contract/store.ts';
import { ConnectionRefusedError, connectWithRetries } from '../../connect-with-retries.ts';
import { type Connection, tokenRefusedError } from './connection.ts';
import { createIdentifyThrottler } from './identify-throttler.ts';
import { createServerTracker, type ServerListener } from './servers.ts';
import { createShardStates, type Shards } from './shards.ts';

const CLOSE_TIMEOUT_MS = 1000;

export interface GatewayOptions {
  readonly token: string;
  readonly rest: REST;
  /** If undefined, all shards that Discord recommends. */
  readonly shards: Shards | undefined;
  /** Locks by which several processes start their shards one after another. */
  readonly leases: Store['leases'];
  readonly clock: Clock;
  readonly log: Log;
  readonly onState: OnStateChange;
  readonly onInteraction: (interaction: APIInteraction) => void;
  readonly serverListener: ServerListener;
  /** Called when the first shard connects. Never rejects. */
  readonly onReady: (applicationId: string) => Promise<void>;
}

/**
 * Connects shards in the order and pace that Discord requires. At first, retries with growing pauses until
 * Discord's REST API answers. After that, each shard reconnects on its own.
 */
export function openGateway(options: GatewayOptions): Connection {
  const { log, onInteraction, onReady } = options;
  const closeController = new AbortController();
  const { signal } = closeController;
  const serverTracker = createServerTracker(options.serverListener);
  let manager: WebSocketManager | undefined;
  let isIgnoringInteractions = false;
  let isConnectionLossLogged = false;
  const onState: OnStateChange = (state, reason) => {
    if (signal.aborted) return;
    if (state === 'up') isConnectionLossLogged = false;
    options.onState(state, reason);
  };
  /** Shards retry twice a second, so only one line is logged until a shard is up again. */
  const warn = (shardId: number, reason: string): void => {
    if (!isConnectionLossLogged && !signal.aborted)
      log.warn({ shard: shardId, why: reason }, 'Discord is not connected; trying again');
    isConnectionLossLogged = true;
  };

  async function connect(): Promise<void> {
    manager = createManager(options, signal);
    const shardIds = await findShardsToStart(manager);
    const shardStates = createShardStates(shardIds, options.shards?.count ?? shardIds.length, onState);
    const firstEvent = Promise.withResolvers<void>();
    let readyPromise: Promise<void> | undefined;
    manager
      .on(WebSocketShardEvents.Ready, ({ data, shardId }) => {
        readyPromise ??= onReady(data.application.id);
        serverTracker.handleReady(shardId, data);
        void readyPromise.then(() => {
          shardStates.recordUp(shardId);
          firstEvent.resolve();
        });
      })
      .on(WebSocketShardEvents.Resumed, ({ shardId }) => shardStates.recordUp(shardId))
      .on(WebSocketShardEvents.Closed, ({ shardId }) => {
        const reason = 'the connection broke off';
        warn(shardId, reason);
        shardStates.recordBroken(shardId, reason);
        firstEvent.resolve();
      })
      .on(WebSocketShardEvents.Error, ({ error, shardId }) => {
        if (FINAL_CLOSE_REASONS.has(error.message)) {
          const reason = connectionRefusedError(error.message).message;
          log.error({ shard: shardId, why: reason }, 'Discord refuses the bot; it is not connected any more');
          shardStates.recordRefused(shardId, reason);
        } else {
          warn(shardId, error.message);
          shardStates.recordBroken(shardId, error.message);
        }
        firstEvent.resolve();
      })
      .on(WebSocketShardEvents.Dispatch, ({ data, shardId }) => {
        if (data.t === GatewayDispatchEvents.InteractionCreate && !isIgnoringInteractions)
          onInteraction(data.d);
        if (data.t === GatewayDispatchEvents.GuildCreate) serverTracker.handleCreated(shardId, data.d);
        if (data.t === GatewayDispatchEvents.GuildDelete) serverTracker.handleDeleted(shardId, data.d);
      });
    // Shards report failures by events and retry by themselves. A rejection of `connect` matters only before
    // the first event: it ends this attempt.
    manager.connect().catch(firstEvent.reject);
    await firstEvent.promise;
  }

  return {
    firstAttempt: connectWithRetries({ ...options, platform: 'Discord', connect, onState, signal }),
    routes: [],
    ignoreInteractions() {
      isIgnoringInteractions = true;
    },
    async close() {
      closeController.abort();
      if (manager === undefined) return;
      const closePromise = Promise.resolve(manager.destroy()).catch(() => {});
      await withTimeout(systemClock, closePromise, CLOSE_TIMEOUT_MS);
    },
  };
}

function createManager(
  { token, rest, shards, leases, clock }: GatewayOptions,
  signal: AbortSignal,
): WebSocketManager {
  const sessions = new Map<number, SessionInfo | null>();
  return new WebSocketManager({
    token,
    rest,
    intents: GatewayIntentBits.Guilds,
    shardIds: shards === undefined ? null : [...shards.ids],
    shardCount: shards?.count ?? null,
    async buildIdentifyThrottler(manager) {
      const { session_start_limit: limit } = await manager.fetchGatewayInformation();
      return createIdentifyThrottler(limit.max_concurrency, clock, shards && leases);
    },
    // Called before each connection of a shard. After `close` the promise never resolves, so that no shard
    // reconnects.
    retrieveSessionInfo: (id) =>
      signal.aborted ? new Promise(() => {}) : Promise.resolve(sessions.get(id) ?? null),
    updateSessionInfo: (id, session) => void sessions.set(id, session),
  });
}

/**
 * Rejects if Discord is unreachable, refuses the token, or currently allows fewer new sessions than there are
 * shards.
 */
async function findShardsToStart(manager: WebSocketManager): Promise<readonly number[]> {
  try {
    const { session_start_limit: limit } = await manager.fetchGatewayInformation();
    const shardIds = await manager.getShardIds();
    if (limit.remaining >= shardIds.length) return shardIds;
    const minutes = Math.ceil(limit.reset_after / 60_000);
    throw new Error(
      `Discord lets ${limit.remaining} more shards begin, not ${shardIds.length}; the count starts again in ${minutes} minutes`,
    );
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401)
      throw tokenRefusedError(error.message, error);
    throw error;
  }
}

const BAD_TOKEN_REASON = 'Authentication failed';
/**
 * After these errors a shard doesn't reconnect, because Discord has refused it permanently. They differ from
 * others only in their message.
 */
const FINAL_CLOSE_REASONS: ReadonlySet<string> = new Set([
  BAD_TOKEN_REASON,
  'Invalid shard',
  'Sharding is required',
  'Used an invalid API version',
  'Used invalid intents',
  'Used disallowed intents',
]);

const connectionRefusedError = (reason: string): ConnectionRefusedError =>
  reason === BAD_TOKEN_REASON
    ? tokenRefusedError(reason)
    : new ConnectionRefusedError(
        `Discord has closed the connection for good (${reason}): look at the Bot page of your application in the developer portal and at DISCORD_SHARDS, then start again.`,
      );
