import { setTimeout as sleep } from 'node:timers/promises';
import { Api, Bot, GrammyError, HttpError, type Transformer } from 'grammy';
import type { Update } from 'grammy/types';
import type { Chat } from '../../chat/chat.ts';
import { type Clock, pause, systemClock, withTimeout } from '../../chat/delivery/clock.ts';
import { createDelivery } from '../../chat/delivery/delivery.ts';
import type { Posting } from '../../chat/delivery/posting.ts';
import type { Presence } from '../../chat/presence.ts';
import { type Arrive, arriving } from '../../observe/arrivals.ts';
import { type CallCounter, uncountedCalls } from '../../observe/calls.ts';
import type { OnState } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';
import { StoreAway } from '../../store/contract/faults.ts';
import type { Store } from '../../store/contract/store.ts';
import type { Route } from '../route.ts';
import { tokenRefusal } from './bot-api/failure.ts';
import { asksSomething, requestOf } from './bot-api/incoming.ts';
import { counting, forwarding, LIFETIME, persistent, watchingToken } from './calls/calls.ts';
import { chatCalls } from './calls/chat-calls.ts';
import { chatTail } from './calls/chat-tail.ts';
import { fetching } from './calls/fetching.ts';
import { fileIds } from './calls/file-ids.ts';
import { startLinks } from './calls/start-links.ts';
import { membershipOf } from './chats/membership.ts';
import { openChats } from './chats/open-chats.ts';
import { rightsLacked } from './chats/rights.ts';
import { installHandlers, report } from './handle.ts';
import { inlineMode } from './inline.ts';
import { sendMenus } from './menu.ts';
import { telegramPlatform } from './outlet.ts';
import { telegramPosting } from './posting.ts';
import { openLines } from './updates/edited.ts';
import { ALLOWED_UPDATES, type Polling, startPolling } from './updates/polling.ts';
import { unreadable } from './updates/readable.ts';
import { secretFrom, webhookDoor } from './updates/webhook.ts';

/** Seconds for one call, longer than a long poll. */
const CALL_SECONDS = 60;
/** Milliseconds between tries to reach Telegram at start, doubled each time. */
const FIRST_RETRY = 1000;
const LAST_RETRY = 60_000;
/** Milliseconds for which the start waits for the first try. */
const FIRST_TRY = 5000;
/** Milliseconds that running work gets when the program stops, then those in which it must have ended. */
const GRACE = 5000;
const END = 1000;

/** What the adapter needs. */
export interface TelegramOptions {
  readonly token: string;
  /** A Bot API server other than Telegram's own, without a slash at the end. */
  readonly apiRoot?: string;
  /** Updates are posted to this address instead of being fetched. Without a secret one is derived from the token. */
  readonly webhook?: { readonly url: string; readonly secret?: string };
  readonly chat: Chat;
  readonly store: Store;
  readonly log: Log;
  /** Languages that have texts of their own, for the menus; English is always there. */
  readonly locales?: readonly string[];
  /** Begins the work for what comes in. */
  readonly arrive?: Arrive;
  readonly calls?: CallCounter;
  /** Told whether Telegram can be reached, whenever that is known. */
  readonly onState?: OnState;
  /** Told where the bot is. */
  readonly presence?: Presence;
  /** Told that a standing message is due. */
  readonly soon?: () => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** For the pauses of answers and of tries to connect; the machine's unless given. */
  readonly clock?: Clock;
}

/** The running adapter. */
export interface Telegram {
  /** Takes no more updates, finishes what runs (within about ten seconds) and confirms it. What is not finished is left to the next start. */
  stop(): Promise<void>;
  readonly posting: Posting;
  /** In webhook mode: `/telegram`. */
  readonly routes: readonly Route[];
}

/**
 * Connects the chat to Telegram; fulfils after the first try, or some seconds. An unreachable Telegram is tried again in the
 * background, with growing pauses; one that refuses the token is `down`, with a sentence for the operator.
 */
export async function startTelegram(options: TelegramOptions): Promise<Telegram> {
  const { token, apiRoot, webhook, chat, store, log, locales = [], now = Date.now } = options;
  const { arrive = arriving('telegram'), calls = uncountedCalls } = options;
  const { onState = () => {}, soon = () => {}, clock = systemClock } = options;
  const client = { timeoutSeconds: CALL_SECONDS, ...(apiRoot !== undefined && { apiRoot }) };
  const bot = new Bot(token, { client });
  const stopping = new AbortController();
  const { signal } = stopping;
  const turns = chatCalls(clock, LIFETIME, signal, calls.waited);
  // Who polls hears of it by polling.
  if (webhook !== undefined) bot.api.config.use(watchingToken(onState));
  const files = fileIds(calls.pictured);
  const moving = forwarding(store, log);
  const lacked = async (id: number) => (bot.isInited() ? rightsLacked(posts, bot.botInfo.id, id) : []);
  const membership = membershipOf({
    ...{ presence: options.presence, standings: store.standings },
    ...{ lacked, soon, log },
  });
  const links = startLinks(() => bot.botInfo.username);
  const tail = chatTail();
  bot.api.config.use(
    links,
    tail.transformer,
    counting(calls),
    turns.answers,
    files.transformer,
    moving,
    membership.transformer,
    persistent(clock, signal),
  );
  const once = (turn: Transformer, moves = moving): Api => {
    const api = new Api(token, client);
    api.config.use(
      links,
      tail.transformer,
      counting(calls),
      turn,
      files.transformer,
      moves,
      membership.transformer,
    );
    return api;
  };
  const quick = once(turns.progress);
  const fetch = fetching({ api: quick, token, apiRoot, signal });
  const posts = once(turns.posts, forwarding(store, log, true));
  const isAsked = (): boolean => bot.isInited() && bot.botInfo.supports_inline_queries;
  const platform = telegramPlatform({ api: bot.api, once: quick, posts, tail }, fetch, isAsked);
  const { pendingReplies: pending, standings } = store;
  const delivery = createDelivery({
    platform,
    chat,
    pending,
    standings,
    soon,
    arrive,
    log,
    clock,
    now,
    signal,
  });
  const running = new Set<Promise<void>>();
  const track = (done: Promise<void>): Promise<void> => {
    const work: Promise<void> = done.finally(() => running.delete(work));
    running.add(work);
    return work;
  };
  bot.use((_, next) => track(next()));
  const taken = new WeakMap<Update, number>();
  const open = openChats();
  const lines = openLines();
  const inline = inlineMode({
    api: bot.api,
    once: quick,
    chat,
    files,
    open,
    name: () => bot.botInfo.username,
    log,
    clock,
    signal,
  });
  const edits = installHandlers(bot, {
    chat,
    store,
    delivery,
    files,
    tail,
    open,
    lines,
    inline,
    isAsked,
    membership,
    arrive,
    taken,
    log,
    now,
    clock,
    signal,
  });
  bot.catch(({ error }) => report(log, error));

  let polling: Polling | undefined;
  let accepting = false;
  let stopped = false;
  let takeNoMore = (): void => {};

  function handleInBackground(update: Update): void {
    void bot.handleUpdate(update).catch((error: unknown) => report(log, error));
  }

  /** What is to be handled: not what can't be read, came in before, or is refused. Never rejects: a batch would come again. */
  async function take(updates: readonly Update[]): Promise<void> {
    const came = performance.now();
    const takeOne = async (update: Update): Promise<void> => {
      const why = unreadable(update);
      if (why !== undefined)
        return log.warn({ update: update.update_id, why }, 'a Telegram update can not be read');
      lines.reread(update);
      if (await isTaken(update)) taken.set(update, came);
    };
    await Promise.all(updates.map((update) => takeOne(update).catch((error: unknown) => report(log, error))));
  }

  async function isTaken(update: Update): Promise<boolean> {
    const request = asksSomething(update) ? requestOf(update, bot.botInfo, now() + LIFETIME) : undefined;
    if (request !== undefined) return arrive(request.key, () => delivery.take(request));
    if (update.edited_message !== undefined) return false;
    // A query's moment passes: nobody posts it again for long, and a second answer is refused.
    if (update.inline_query !== undefined) return delivery.known.add(`${update.update_id}`);
    // A press that is fetched is confirmed at once; one that is posted may be posted again, to any process.
    const key = `${update.update_id}`;
    return webhook === undefined ? delivery.known.add(key) : delivery.receive(key);
  }

  async function listen(): Promise<void> {
    takeNoMore = delivery.resume((work) => void track(work));
    if (webhook !== undefined) {
      const secret_token = webhook.secret ?? secretFrom(token);
      await bot.api.setWebhook(webhook.url, { secret_token, allowed_updates: ALLOWED_UPDATES });
    } else if ((await bot.api.getWebhookInfo()).url !== '') await bot.api.deleteWebhook();
    if (stopped) return;
    if (webhook === undefined) polling = startPolling(bot, { take, log, clock, onState });
    accepting = true;
    onState('up');
    log.info(
      { bot: bot.botInfo.username, mode: webhook === undefined ? 'polling' : 'webhook' },
      'Telegram is connected',
    );
    void track(showMenus());
  }

  async function showMenus(): Promise<void> {
    try {
      await sendMenus(bot.api, bot.botInfo.id, chat, locales, store.keyValues);
    } catch (error) {
      // They are sent; that is not noted, so the next start sends them again.
      if (error instanceof StoreAway) return;
      log.warn({ err: error }, 'the command menus could not be sent to Telegram');
    }
  }

  async function connect(): Promise<boolean> {
    try {
      bot.botInfo = await reachable(bot);
      return true;
    } catch (error) {
      if (!isPassing(error)) throw error;
      onState('connecting', sayable(error));
      log.warn({ err: error }, 'Telegram can not be reached yet; trying again');
      return false;
    }
  }

  async function keepConnecting(onTried: () => void): Promise<void> {
    const isConnected = await connect().finally(onTried);
    if (isConnected) return listen();
    for (let next = FIRST_RETRY; ; next = Math.min(LAST_RETRY, 2 * next)) {
      await pause(clock, next, signal);
      if (stopped) return;
      if (await connect()) return listen();
    }
  }

  const { promise: tried, resolve: onTried } = Promise.withResolvers<void>();
  void keepConnecting(onTried).catch((error: unknown) => {
    if (stopped) return;
    onState('down', sayable(error));
    log.error({ err: error }, 'Telegram could not be connected');
  });
  await withTimeout(systemClock, tried, FIRST_TRY);

  async function finish(): Promise<void> {
    await polling?.stop();
    while (running.size > 0) await Promise.allSettled(running);
    await edits.idle();
  }

  const door = (secret = secretFrom(token)) =>
    webhookDoor(secret, async (update) => {
      if (!accepting) return false;
      await take([update]);
      handleInBackground(update);
      return true;
    });

  return {
    posting: telegramPosting(posts, isAsked, membership.lacks),
    async stop() {
      stopped = true;
      accepting = false;
      takeNoMore();
      const finished = finish().catch((error: unknown) =>
        log.warn({ err: error }, 'Telegram was left untidily'),
      );
      const grace = setTimeout(() => stopping.abort(), GRACE);
      await Promise.race([finished, sleep(GRACE + END, undefined, { ref: false })]);
      clearTimeout(grace);
      stopping.abort();
    },
    routes: webhook === undefined ? [] : [{ path: '/telegram', handle: door(webhook.secret) }],
  };
}

const sayable = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isPassing = (error: unknown): boolean =>
  error instanceof HttpError ||
  (error instanceof GrammyError && (error.error_code >= 500 || error.error_code === 429));

/** Who the bot is. Rejects with a sentence for the operator when the token is refused. */
async function reachable(bot: Bot) {
  try {
    return await bot.api.getMe();
  } catch (error) {
    const refusal = error instanceof GrammyError ? tokenRefusal(error) : undefined;
    throw refusal === undefined ? error : new Error(refusal, { cause: error });
  }
}
