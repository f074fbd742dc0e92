import type { APIInteraction } from 'discord.js';
import type { Chat } from '../../chat/chat.ts';
import { type Clock, systemClock, withTimeout } from '../../chat/delivery/clock.ts';
import { createDelivery } from '../../chat/delivery/delivery.ts';
import { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import type { Posting } from '../../chat/delivery/posting.ts';
import { sorry } from '../../chat/faults/sorry.ts';
import { type Presence, presenceOf } from '../../chat/presence.ts';
import { type Arrive, arriving, noteLoss } from '../../observe/arrivals.ts';
import { type CallCounter, uncountedCalls } from '../../observe/calls.ts';
import type { OnState } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';
import type { Store } from '../../store/contract/store.ts';
import type { Route } from '../route.ts';
import { type Acknowledgement, byCallback, byResponse, REPLY } from './calls/acknowledgement.ts';
import { countedRest } from './calls/counted-rest.ts';
import { failureOf, isTooLate } from './calls/failure.ts';
import { followUp } from './calls/rest.ts';
import type { Connection } from './connection/connection.ts';
import { openEndpoint } from './connection/endpoint.ts';
import { openGateway } from './connection/gateway.ts';
import type { Shards } from './connection/shards.ts';
import type { CallContext, Context } from './context.ts';
import { answerForm } from './form.ts';
import { type Form, isForm, isPress, isTyping, originOf, type Press, tokenOf } from './incoming.ts';
import { menuOf } from './menu/menu.ts';
import { registerMenu } from './menu/registration.ts';
import { newMessage } from './message.ts';
import { discordPlatform } from './outlet.ts';
import { discordPosting } from './posting.ts';
import { answerPress } from './press.ts';
import { unreadable } from './readable.ts';
import { notingServers } from './servers/presence.ts';
import { suggest } from './typing.ts';

/** Milliseconds to wait for an answer before it is put off, when nothing else runs. Discord waits 3000. */
const PATIENCE = 1200;

/** Milliseconds for the store to say whether an interaction came in before; else it didn't. */
const RECEIVING = 500;

/** Milliseconds that a stop waits for running answers, and then for those it has cancelled. */
const FINISHING = 5000;
const CANCELLING = 1000;

export interface DiscordOptions {
  readonly token: string;
  /** REST base without version, `https://discord.com/api` unless given; the gateway's address comes from there. */
  readonly apiUrl?: string;
  /** Register the commands in this server only (they change at once), not globally. */
  readonly devGuild?: string;
  /** The application's public key, 64 hexadecimal digits: interactions come by HTTP, and the gateway isn't opened. */
  readonly publicKey?: string;
  /** Those that are connected to the gateway here; as many as Discord recommends, unless given. */
  readonly shards?: Shards;
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  /** Begins the work for what comes in. */
  readonly arrive?: Arrive;
  readonly calls?: CallCounter;
  /** Told whether the connection stands, whenever that changes. */
  readonly onState?: OnState;
  /** Told that a standing message is due. */
  readonly soon?: () => void;
  /** Told which servers the bot is in. */
  readonly presence?: Presence;
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
  /** With a public key: `/discord`. */
  readonly routes: readonly Route[];
}

/**
 * Connects the chat to Discord; fulfils after the first try, or some seconds. A Discord that can't be reached is tried again in
 * the background; one that refuses the bot is `down`, with a sentence for the operator. Answers that were deferred and are not done
 * when the program stops are given after the next start.
 */
export async function startDiscord(options: DiscordOptions): Promise<Discord> {
  const { token, apiUrl, devGuild, publicKey, shards, chat, store, log, onState = () => {} } = options;
  const {
    arrive = arriving('discord'),
    soon = () => {},
    presence = presenceOf(store, soon),
    calls = uncountedCalls,
    now = Date.now,
    clock = systemClock,
  } = options;
  const { rest, bot } = countedRest(token, apiUrl, calls);
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const commandIds = new Map<string, string>();
  const callContext: CallContext = { rest, bot, clock, commandIds, signal: stopping.signal };
  const platform = discordPlatform(callContext, apiUrl);
  const { pendingReplies: pending, standings } = store;
  const delivery = createDelivery({
    ...callContext,
    platform,
    chat,
    pending,
    standings,
    soon,
    arrive,
    log,
    now,
  });
  const context: Context = {
    ...callContext,
    standings: store.standings,
    chat,
    arrive,
    delivery,
    log,
    now,
    queue: new KeyedQueue(),
    // The more is being drawn and solved, the later timers and events come; then answers are put off sooner.
    patience: () => PATIENCE / (1 + running.size),
  };
  const run = (work: Promise<void>): Promise<void> => {
    const done = work.finally(() => running.delete(done));
    running.add(done);
    return done;
  };
  const isReadable = (interaction: APIInteraction): boolean => {
    const why = unreadable(interaction);
    if (why !== undefined)
      log.warn({ interaction: interaction?.id, why }, 'a Discord interaction can not be read');
    return why === undefined;
  };
  /** Undefined: it is nothing that people ask us. */
  const take = (interaction: APIInteraction, acknowledgement: Acknowledgement): Promise<void> | undefined =>
    isForm(interaction) || isPress(interaction)
      ? run(answer(context, interaction, acknowledgement))
      : undefined;
  let takeNoMore = (): void => {};
  const connecting = {
    rest: bot,
    clock,
    log,
    onState,
    async onReady(applicationId: string) {
      takeNoMore = delivery.resume(run);
      try {
        const sent = await registerMenu(bot, applicationId, menuOf(chat), devGuild, (ids) => {
          for (const [name, id] of ids) commandIds.set(name, id);
        });
        log.info({ commands: chat.commands.length, sent }, 'Discord is connected');
      } catch (error) {
        log.error({ err: error }, 'Discord did not take the command menu; the one registered before stays');
      }
    },
  };
  const connection: Connection =
    publicKey === undefined
      ? openGateway({
          ...connecting,
          token,
          shards,
          leases: store.leases,
          servers: notingServers(presence, log),
          onInteraction: (interaction) => {
            if (!isReadable(interaction)) return;
            const acknowledgement = byCallback(rest, interaction);
            if (isTyping(interaction)) void suggest(context, interaction, acknowledgement);
            else if (delivery.known.add(interaction.id)) void take(interaction, acknowledgement);
          },
        })
      : openEndpoint({
          ...connecting,
          publicKey,
          now,
          async onInteraction(interaction) {
            if (!isReadable(interaction)) return undefined;
            const acknowledgement = byResponse(clock);
            if (isTyping(interaction)) {
              void suggest(context, interaction, acknowledgement);
              return acknowledgement.response;
            }
            // Discord may post it again, to any process. A store that takes its time must not cost the three seconds.
            if ((await withTimeout(clock, delivery.receive(interaction.id), RECEIVING)) === false)
              return undefined;
            const work = take(interaction, acknowledgement);
            return work && Promise.race([acknowledgement.response, work.then(() => undefined)]);
          },
        });
  await connection.tried;

  return {
    posting: discordPosting(callContext),
    routes: connection.routes,
    async stop() {
      connection.deafen();
      takeNoMore();
      await withTimeout(systemClock, Promise.all(running), FINISHING);
      stopping.abort();
      await withTimeout(systemClock, Promise.all(running), CANCELLING);
      await connection.close();
    },
  };
}

/** Answers an interaction; what fails is logged and, where there is still somebody to tell, told. */
const answer = (
  context: Context,
  interaction: Form | Press,
  acknowledgement: Acknowledgement,
): Promise<void> =>
  context.arrive(interaction.id, async () => {
    const { chat, rest, commandIds, log } = context;
    try {
      await (isForm(interaction)
        ? answerForm(context, interaction, acknowledgement)
        : answerPress(context, interaction, acknowledgement));
    } catch (error) {
      const isGone = failureOf(error).kind === 'gone';
      noteLoss(isGone && !isTooLate(error) ? 'unreachable' : 'failed');
      log.warn({ err: error }, 'Discord did not take an answer');
      if (isGone) return;
      try {
        const texts = chat.texts(interaction.locale, originOf(interaction).person);
        const apology = newMessage(sorry(texts), commandIds);
        const isFirst = await acknowledgement.give(REPLY, apology);
        if (!isFirst) await followUp(rest, tokenOf(interaction), apology);
      } catch (second) {
        log.warn({ err: second }, 'Discord did not take an apology');
      }
    }
  });
