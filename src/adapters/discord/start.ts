import type { APIInteraction } from 'discord.js';
import type { Chat } from '../../chat/chat.ts';
import { type Clock, systemClock, withTimeout } from '../../chat/delivery/clock.ts';
import { createDelivery } from '../../chat/delivery/delivery.ts';
import { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import type { Posting } from '../../chat/delivery/posting.ts';
import { sorry } from '../../chat/sorry.ts';
import { type Arrive, arriving, noteLoss } from '../../observe/arrivals.ts';
import { type CallCounter, uncountedCalls } from '../../observe/calls.ts';
import type { OnState } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';
import type { Store } from '../../store/store.ts';
import { menuOf, registerMenu } from './commands.ts';
import type { CallContext, Context } from './context.ts';
import { countedRest } from './counted-rest.ts';
import { acknowledge, failureOf } from './failure.ts';
import { answerForm } from './form.ts';
import { openGateway } from './gateway.ts';
import { type Form, isForm, isPress, type Press, tokenOf } from './incoming.ts';
import { newMessage } from './message.ts';
import { discordPlatform } from './outlet.ts';
import { discordPosting } from './posting.ts';
import { answerPress } from './press.ts';
import { followUp, reply } from './rest.ts';

/** Milliseconds to wait for an answer before it is put off, when nothing else runs. Discord waits 3000. */
const PATIENCE = 1200;

/** Milliseconds that a stop waits for running answers, and then for those it has cancelled. */
const FINISHING = 5000;
const CANCELLING = 1000;

/** Milliseconds for which the start waits for the first try to connect. */
const FIRST_TRY = 5000;

export interface DiscordOptions {
  readonly token: string;
  /** REST base without version, `https://discord.com/api` unless given; the gateway's address comes from there. */
  readonly apiUrl?: string;
  /** Register the commands in this server only (they change at once), not globally. */
  readonly devGuild?: string;
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  /** Begins the work for what comes in. */
  readonly arrive?: Arrive;
  readonly calls?: CallCounter;
  /** Told whether the connection stands, whenever that changes. */
  readonly onState?: OnState;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** For the pauses of answers; the machine's unless given. */
  readonly clock?: Clock;
}

/** The running adapter. */
export interface Discord {
  /** Takes no more work, lets what runs finish for some seconds and disconnects. */
  stop(): Promise<void>;
  readonly posting: Posting;
}

/**
 * Connects the chat to Discord; fulfils after the first try, or some seconds. A Discord that can't be reached is tried again in
 * the background; one that refuses the bot is `down`, with a sentence for the operator. Answers that were deferred and are not done
 * when the program stops are given after the next start.
 */
export async function startDiscord(options: DiscordOptions): Promise<Discord> {
  const { token, apiUrl, devGuild, chat, store, log, onState = () => {} } = options;
  const {
    arrive = arriving('discord'),
    calls = uncountedCalls,
    now = Date.now,
    clock = systemClock,
  } = options;
  // Its own, since a connection that ends takes its client's token along.
  const rest = countedRest(token, apiUrl, calls);
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const callContext: CallContext = { rest, clock, signal: stopping.signal };
  const platform = discordPlatform(callContext);
  const pending = store.pendingReplies;
  const delivery = createDelivery({ ...callContext, platform, chat, pending, arrive, log, now });
  const context: Context = {
    ...callContext,
    chat,
    arrive,
    delivery,
    log,
    now,
    queue: new KeyedQueue(),
    // The more is being drawn and solved, the later timers and events come; then answers are put off sooner.
    patience: () => PATIENCE / (1 + running.size),
  };
  const run = (work: Promise<void>): void => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  const listen = (interaction: APIInteraction): void => {
    if (!delivery.known.add(interaction.id)) return;
    if (isForm(interaction)) run(answer(context, interaction, () => answerForm(context, interaction)));
    else if (isPress(interaction)) run(answer(context, interaction, () => answerPress(context, interaction)));
  };
  const gateway = openGateway({
    token,
    apiUrl,
    clock,
    log,
    onState,
    onInteraction: listen,
    async onReady(applicationId) {
      run(delivery.resume());
      try {
        const sent = await registerMenu(rest, applicationId, menuOf(chat), devGuild);
        log.info({ commands: chat.commands.length, sent }, 'Discord is connected');
      } catch (error) {
        log.error({ err: error }, 'Discord did not take the command menu; the one registered before stays');
      }
    },
  });
  await withTimeout(systemClock, gateway.tried, FIRST_TRY);

  return {
    posting: discordPosting(rest),
    async stop() {
      gateway.deafen();
      await withTimeout(systemClock, Promise.all(running), FINISHING);
      stopping.abort();
      await withTimeout(systemClock, Promise.all(running), CANCELLING);
      await gateway.close();
    },
  };
}

/** Waits for an interaction's answer; what fails is logged and, where there is still somebody to tell, told. */
const answer = (
  { arrive, chat, rest, log }: Context,
  interaction: Form | Press,
  work: () => Promise<void>,
): Promise<void> =>
  arrive(interaction.id, async () => {
    try {
      await work();
    } catch (error) {
      const isGone = failureOf(error).kind === 'gone';
      noteLoss(isGone ? 'unreachable' : 'failed');
      log.warn({ err: error }, 'Discord did not take an answer');
      if (isGone) return;
      try {
        const apology = newMessage(sorry(chat.texts(interaction.locale)));
        const isFirst = await acknowledge(() => reply(rest, interaction, apology));
        if (!isFirst) await followUp(rest, tokenOf(interaction), apology);
      } catch (second) {
        log.warn({ err: second }, 'Discord did not take an apology');
      }
    }
  });
