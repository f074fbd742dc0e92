import { createDelivery } from '../../chat/delivery/delivery.ts';
import { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import { type Adapter, type AdapterOptions, withDefaults } from '../adapter.ts';
import { finishOrCancel, RunningWork } from '../running.ts';
import { createCountedRest } from './calls/counted-rest.ts';
import { createDiscordPosting } from './channel-posting.ts';
import type { Connection } from './connection/connection.ts';
import { openEndpoint } from './connection/endpoint.ts';
import { openGateway } from './connection/gateway.ts';
import type { Shards } from './connection/shards.ts';
import type { CallContext, InteractionContext } from './context.ts';
import { createInteractionIntake, type InteractionIntake } from './interaction-intake.ts';
import { menuOf } from './menu/command-definitions.ts';
import { registerMenu } from './menu/registration.ts';
import { createDiscordPlatform } from './reply-sender.ts';
import { createServerListener } from './servers/presence.ts';

/**
 * Time to wait for an answer before Discord gets a deferral ("is thinking"), if no other work runs. Discord
 * must get one of them within 3000 ms.
 */
const DEFER_AFTER_MS = 1200;

export interface DiscordOptions extends AdapterOptions {
  readonly token: string;
  /**
   * REST API without the version. It tells the address of the gateway. Default: `https://discord.com/api`.
   */
  readonly apiUrl?: string;
  /** Server to register the commands in, where changes show immediately. Default: all servers. */
  readonly devGuild?: string;
  /** 64 hexadecimal digits. If set, Discord sends interactions by HTTP to `/discord`. */
  readonly publicKey?: string;
  /** Shards of this process. Default: all shards that Discord recommends. */
  readonly shards?: Shards;
}

/**
 * Resolves after the first attempt to connect, at the latest after 5 seconds. If Discord is unreachable,
 * further attempts follow in the background. If it refuses the bot, the state is `down`, with an instruction
 * for the operator. Answers that are unfinished when the adapter stops are delivered after the next start.
 */
export async function startDiscord(userOptions: DiscordOptions): Promise<Adapter> {
  const options = withDefaults('discord', userOptions);
  const stopController = new AbortController();
  const runningWork = new RunningWork();
  const context = contextOf(options, runningWork, stopController.signal);
  let stopResuming = (): void => {};
  const onReady = async (applicationId: string): Promise<void> => {
    stopResuming = context.delivery.resume((deliveryPromise) => void runningWork.add(deliveryPromise));
    await registerCommands(options, context, applicationId);
  };
  const connection = openConnection(options, context, createInteractionIntake(context, runningWork), onReady);
  await connection.firstAttempt;
  return {
    posting: createDiscordPosting(context),
    routes: connection.routes,
    async stop() {
      connection.ignoreInteractions();
      stopResuming();
      await finishOrCancel(runningWork.whenEmpty(), stopController);
      await connection.close();
    },
  };
}

type CompleteOptions = ReturnType<typeof withDefaults<DiscordOptions>>;

function contextOf(
  options: CompleteOptions,
  runningWork: RunningWork,
  signal: AbortSignal,
): InteractionContext {
  const { token, apiUrl, calls, chat, store, inRequestContext, log, clock, now } = options;
  const { pendingReplies, liveMessages, agenda } = store;
  const { interactionRest, botRest } = createCountedRest(token, apiUrl, calls);
  const callContext: CallContext = { interactionRest, botRest, clock, commandIds: new Map(), signal };
  const platform = createDiscordPlatform(callContext, apiUrl);
  const sharedDependencies = { chat, liveMessages, inRequestContext, log, now };
  return {
    ...callContext,
    ...sharedDependencies,
    delivery: createDelivery({ ...callContext, ...sharedDependencies, platform, pendingReplies, agenda }),
    pressQueue: new KeyedQueue(),
    lastEdits: new Map(),
    // Timers fire late under load, so defer earlier when more work is running.
    deferAfterMs: () => DEFER_AFTER_MS / (1 + runningWork.size),
  };
}

/** Opens the HTTP endpoint if there is a public key, else the gateway. */
function openConnection(
  options: CompleteOptions,
  { botRest }: CallContext,
  intake: InteractionIntake,
  onReady: (applicationId: string) => Promise<void>,
): Connection {
  const { token, publicKey, shards, presence, store, log, clock, now, onState } = options;
  const commonOptions = { rest: botRest, clock, log, onState, onReady };
  return publicKey === undefined
    ? openGateway({
        ...commonOptions,
        token,
        shards,
        leases: store.leases,
        serverListener: createServerListener(presence, log),
        onInteraction: intake.handleGateway,
      })
    : openEndpoint({ ...commonOptions, publicKey, now, onInteraction: intake.handleHttp });
}

/** Sends the menu of commands if it has changed, and records the ids of the commands. */
async function registerCommands(
  { chat, devGuild, log }: CompleteOptions,
  { botRest, commandIds }: CallContext,
  applicationId: string,
): Promise<void> {
  try {
    const isSent = await registerMenu(botRest, applicationId, menuOf(chat), devGuild, commandIds);
    log.info({ commands: chat.commands.length, sent: isSent }, 'Discord is connected');
  } catch (error) {
    log.error({ err: error }, 'Discord did not take the command menu; the one registered before stays');
  }
}
