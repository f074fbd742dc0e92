import {
  type APIInteraction,
  Client,
  DiscordjsErrorCodes,
  Events,
  GatewayDispatchEvents,
  GatewayIntentBits,
  Options,
} from 'discord.js';
import { type Clock, pause, systemClock, withTimeout } from '../../chat/delivery/clock.ts';
import type { OnState } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';

/** Milliseconds between tries to connect, doubled each time; and what one try may take. */
const FIRST_RETRY = 1000;
const LAST_RETRY = 60_000;
const READY_WITHIN = 30_000;
/** Milliseconds that a connection may take to close. */
const CLOSING = 1000;

export interface GatewayOptions {
  readonly token: string;
  readonly apiUrl: string | undefined;
  readonly clock: Clock;
  readonly log: Log;
  readonly onState: OnState;
  readonly onInteraction: (interaction: APIInteraction) => void;
  /** Called when the connection stands for the first time. Never rejects. */
  readonly onReady: (applicationId: string) => Promise<void>;
}

/** The connection by which Discord tells what happens. */
export interface Gateway {
  /** Fulfils after the first try to connect, however it went; after `onReady` if it went well. */
  readonly tried: Promise<void>;
  /** Hears no more. */
  deafen(): void;
  close(): Promise<void>;
}

/** Discord doesn't want this bot as it is; the message says what to do. */
class Refused extends Error {}

/** Connects, and tries again with growing pauses until it succeeds or Discord refuses the bot. discord.js keeps up what stands. */
export function openGateway({ token, apiUrl, clock, log, onReady, ...told }: GatewayOptions): Gateway {
  const closing = new AbortController();
  const { signal } = closing;
  let client: Client | undefined;
  let isDeaf = false;
  let state = '';
  const onState: OnState = (next, why) => {
    if (signal.aborted) return;
    // discord.js tries again twice a second: one line of the log for all of it.
    if (next !== state && next !== 'up') log.warn({ why }, `Discord is ${next}`);
    state = next;
    told.onState(next, why);
  };
  const listen = (interaction: APIInteraction): void => {
    if (!isDeaf) told.onInteraction(interaction);
  };

  async function connect(): Promise<void> {
    client = newClient(apiUrl);
    report(client, log, onState);
    client.ws.on(GatewayDispatchEvents.InteractionCreate, listen);
    const { application } = await ready(client, token);
    await onReady(application.id);
  }

  async function keepConnecting(onTried: () => void): Promise<void> {
    for (let next = FIRST_RETRY; !signal.aborted; next = Math.min(LAST_RETRY, 2 * next)) {
      try {
        await connect();
        return;
      } catch (error) {
        client?.removeAllListeners(Events.ShardReconnecting);
        void client?.destroy().catch(() => {});
        const why = error instanceof Error ? error.message : String(error);
        if (!signal.aborted) log.warn({ err: error }, 'Discord could not be connected');
        onState(error instanceof Refused ? 'down' : 'connecting', why);
        if (error instanceof Refused) return;
      } finally {
        onTried();
      }
      await pause(clock, next, signal);
    }
  }

  const { promise: tried, resolve: onTried } = Promise.withResolvers<void>();
  void keepConnecting(onTried);
  return {
    tried,
    deafen() {
      isDeaf = true;
    },
    async close() {
      closing.abort();
      if (client)
        await withTimeout(
          systemClock,
          client.destroy().catch(() => {}),
          CLOSING,
        );
    },
  };
}

const newClient = (apiUrl: string | undefined): Client =>
  new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [], repliedUser: false },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    // Interactions wait for this: a server that is down must not cost the others their three seconds.
    waitGuildTimeout: 1000,
    ...(apiUrl && { rest: { api: apiUrl } }),
  });

/** Fulfils when the gateway is ready. Rejects when it can't be reached, takes too long or refuses the bot. */
async function ready(client: Client, token: string): Promise<Client<true>> {
  const { promise, resolve, reject } = Promise.withResolvers<Client<true>>();
  client.once(Events.ClientReady, resolve);
  client.on(Events.ShardError, ({ message }) => {
    if (FINAL.has(message)) reject(refusal(message));
  });
  client.login(token).catch((error: unknown) => {
    const isToken =
      error instanceof Error && 'code' in error && error.code === DiscordjsErrorCodes.TokenInvalid;
    reject(isToken ? refusal(BAD_TOKEN, error) : error);
  });
  const connected = await withTimeout(systemClock, promise, READY_WITHIN);
  if (connected === undefined) throw new Error(`not ready within ${READY_WITHIN / 1000} seconds`);
  return connected;
}

/** What discord.js says when Discord closes a connection for good; it tells it in no other way. */
const BAD_TOKEN = 'Authentication failed';
const FINAL: ReadonlySet<string> = new Set([
  BAD_TOKEN,
  'Invalid shard',
  'Sharding is required',
  'Used an invalid API version',
  'Used invalid intents',
  'Used disallowed intents',
]);

const refusal = (reason: string, cause?: unknown): Refused =>
  new Refused(
    reason === BAD_TOKEN
      ? `Discord does not accept DISCORD_TOKEN (${reason}): copy the bot token again from the Bot page of your application in the developer portal.`
      : `Discord has closed the connection for good (${reason}): look at the Bot page of your application in the developer portal, then start again.`,
    { cause },
  );

/** Says what happens to the connection; an `error` event that nobody hears would end the process. */
function report(client: Client, log: Log, onState: OnState): void {
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client error'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'Discord client warning'));
  client.on(Events.ShardError, ({ message }) =>
    FINAL.has(message) ? onState('down', refusal(message).message) : onState('connecting', message),
  );
  client.on(Events.ShardReady, () => onState('up'));
  client.on(Events.ShardResume, () => onState('up'));
  client.on(Events.ShardReconnecting, () => onState('connecting', 'the connection broke off'));
}
