import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  Client,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  type Interaction,
  InteractionWebhook,
  MessageFlags,
  Options,
} from 'discord.js';
import type { Chat } from '../../chat/chat.ts';
import type { AdapterState } from '../../observe/health.ts';
import type { Store } from '../../store/store.ts';
import { menuOf, registerMenu } from './commands.ts';
import { answerForm, keepPromise } from './form.ts';
import { Turns } from './keyed-queue.ts';
import { contentOf } from './message.ts';
import { AnswerPromises } from './pending-replies.ts';
import { answerPress } from './press.ts';
import { acknowledge, isGone } from './refusal.ts';
import { type Log, type Surroundings, sorry } from './surroundings.ts';
import { within } from './with-timeout.ts';

/** Milliseconds to wait for an answer before it is put off, when nothing else runs. Discord waits 3000. */
const PATIENCE = 1200;

/** Milliseconds that a stop waits for running answers, and then for those it has cancelled. */
const FINISHING = 5000;
const CANCELLING = 1000;

export interface DiscordOptions {
  readonly token: string;
  /** REST base without version, `https://discord.com/api` unless given; the gateway's address comes from there. */
  readonly apiUrl?: string;
  /** Register the commands in this server only (they change at once), not globally. */
  readonly devGuild?: string;
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  /** Told whether the connection stands, whenever that changes. */
  readonly onState?: (state: AdapterState) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * Connects the chat to Discord; fulfils when the bot is there and its menu is registered. Rejects when Discord doesn't
 * take the token or can't be reached. `stop` takes no more work, lets what runs finish for some seconds and disconnects;
 * answers that were promised and are not done by then are given after the next start.
 */
export async function startDiscord(options: DiscordOptions): Promise<{ stop(): Promise<void> }> {
  const { token, apiUrl, devGuild, chat, store, log, onState = () => {}, now = Date.now } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [], repliedUser: false },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    // Interactions wait for this: a server that is down must not cost the others their three seconds.
    waitGuildTimeout: 1000,
    ...(apiUrl && { rest: { api: apiUrl } }),
  });
  const running = new Set<Promise<void>>();
  const cancelled = new AbortController();
  const around: Surroundings = {
    chat,
    log,
    promises: new AnswerPromises(store, now),
    turns: new Turns(),
    signal: cancelled.signal,
    // The more is being drawn and solved, the later timers and events come; then answers are put off sooner.
    patience: () => PATIENCE / (1 + running.size),
  };
  const run = (work: Promise<void>): void => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  const listen = (interaction: Interaction): void => {
    if (interaction.isChatInputCommand()) run(answer(around, interaction, answerForm(around, interaction)));
    else if (interaction.isButton()) run(answer(around, interaction, answerPress(around, interaction)));
  };
  report(client, log);
  client.on(Events.ShardReady, () => onState('up'));
  client.on(Events.ShardResume, () => onState('up'));
  client.on(Events.ShardReconnecting, () => onState('connecting'));
  client.on(Events.ShardDisconnect, () => onState('down'));
  client.on(Events.InteractionCreate, listen);

  const connected = await connect(client, token);
  try {
    const sent = await registerMenu(connected.rest, connected.application.id, menuOf(chat), devGuild);
    log.info({ commands: chat.commands.length, sent }, 'Discord is connected');
  } catch (error) {
    log.error({ err: error }, 'Discord did not take the command menu; the one registered before stays');
  }
  run(keepPromises(connected, around));

  return {
    async stop() {
      client.off(Events.InteractionCreate, listen);
      await within(Promise.all(running), FINISHING);
      cancelled.abort();
      await within(Promise.all(running), CANCELLING);
      client.removeAllListeners(Events.ShardReconnecting);
      client.removeAllListeners(Events.ShardDisconnect);
      await client.destroy();
    },
  };
}

/** Fulfils when the gateway is ready. */
async function connect(client: Client, token: string): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => {
    client.once(Events.ClientReady, resolve);
  });
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    if (isTokenFault(error))
      throw new Error(
        'Discord does not accept DISCORD_TOKEN: copy the bot token again from the Bot page of your application in the developer portal.',
        { cause: error },
      );
    throw new Error('Discord could not be reached with DISCORD_TOKEN; see the cause.', { cause: error });
  }
  return ready;
}

const isTokenFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DiscordjsErrorCodes.TokenInvalid;

/** Says what happens to the connection; an `error` event that nobody hears would end the process. */
function report(client: Client, log: Log): void {
  client.on(Events.Error, (error) => log.error({ err: error }, 'Discord client error'));
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'Discord client warning'));
  client.on(Events.ShardError, (error, shard) =>
    log.error({ err: error, shard }, 'Discord connection error'),
  );
  client.on(Events.ShardReconnecting, (shard) => log.warn({ shard }, 'Discord is being reconnected'));
  client.on(Events.ShardDisconnect, ({ code }, shard) =>
    log.error({ code, shard }, 'Discord has closed the connection for good'),
  );
}

/** Waits for an interaction's answer; what fails is logged and, where there is still somebody to tell, told. */
async function answer(
  { chat, log }: Surroundings,
  interaction: ChatInputCommandInteraction | ButtonInteraction,
  work: Promise<void>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    log.warn({ err: error, interaction: interaction.id }, 'Discord did not take an answer');
    if (isGone(error)) return;
    try {
      const apology = {
        content: contentOf(sorry(chat, interaction.locale).text),
        flags: MessageFlags.Ephemeral as const,
      };
      const first = !interaction.deferred && !interaction.replied;
      const heard = first && (await acknowledge(() => interaction.reply(apology)));
      if (!heard) await interaction.webhook.send(apology);
    } catch (second) {
      log.warn({ err: second, interaction: interaction.id }, 'Discord did not take an apology');
    }
  }
}

async function keepPromises(client: Client<true>, around: Surroundings): Promise<void> {
  const { promises, log } = around;
  try {
    const open = await promises.takeUp();
    await Promise.all(
      [...open].map(([id, promise]) => {
        const webhook = new InteractionWebhook(client, promise.applicationId, promise.token);
        return keepPromise(around, webhook, id, promise);
      }),
    );
  } catch (error) {
    log.error({ err: error }, 'promised answers could not be taken up');
  }
}
