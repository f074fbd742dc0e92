import { withTimeout } from '../../chat/delivery/clock.ts';
import { createDelivery } from '../../chat/delivery/delivery.ts';
import { StoreUnavailableError } from '../../store/contract/faults.ts';
import { type Adapter, type AdapterOptions, withDefaults } from '../adapter.ts';
import { ConnectionRefusedError, connectWithRetries } from '../connect-with-retries.ts';
import { finishOrCancel, RunningWork } from '../running.ts';
import { describeRefusal, failureOf } from './bot-api/api-errors.ts';
import { type Apis, createApis } from './calls/apis.ts';
import { createTelegramPosting } from './chat-posting.ts';
import { createMembership } from './chats/membership.ts';
import { findMissingPermissions } from './chats/rights.ts';
import { sendMenus } from './command-menu.ts';
import { createInlineMode } from './inline.ts';
import { createTelegramPlatform } from './reply-sender.ts';
import { createUpdateHandler } from './update-handler.ts';
import { createAlbums } from './updates/albums.ts';
import { createPolling } from './updates/polling.ts';
import type { ReceiveUpdates } from './updates/source.ts';
import { type AcceptedUpdate, createUpdateIntake, hasUnsavedEffect } from './updates/update-intake.ts';
import { createWebhook, secretFrom } from './updates/webhook.ts';

/** Polling pauses at this number. Most of these updates only wait in a queue. */
const MAX_RUNNING_UPDATES = 2000;
/**
 * Longest wait for the effects of presses before their updates are confirmed. A move takes some milliseconds.
 * A slower press, such as a hint on a hard board, must not hold up others: with a webhook it occupies one of
 * Telegram's connections, with polling the next poll waits for it. The recipes in `deploy/` ask another
 * process after two seconds, so the webhook has to answer before.
 */
const WEBHOOK_EFFECT_TIMEOUT_MS = 1500;
const POLLING_EFFECT_TIMEOUT_MS = 250;

export interface TelegramOptions extends AdapterOptions {
  readonly token: string;
  /** URL without a final slash. Default: Telegram's own server. */
  readonly apiRoot?: string;
  /**
   * `url`: public URL that leads to `/telegram`, where Telegram posts updates. `secret`: proves that a
   * request is from Telegram. By default it is derived from the token.
   */
  readonly webhook?: { readonly url: string; readonly secret?: string };
  /** Languages of the command menus, as BCP 47 tags. English is always included. */
  readonly locales?: readonly string[];
}

/**
 * Resolves after the first attempt to connect, at the latest after 5 seconds. If the server is unreachable,
 * further attempts follow in the background. If Telegram refuses the token, the state is `down`, with an
 * instruction for the operator.
 */
export async function startTelegram(userOptions: TelegramOptions): Promise<Adapter> {
  const options = withDefaults('telegram', userOptions);
  const { onState, log, clock } = options;
  const stopController = new AbortController();
  const closeController = new AbortController();
  const runningWork = new RunningWork();
  const { apis, source, delivery, edits, posting } = assembleParts(
    options,
    runningWork,
    stopController.signal,
  );
  let stopResuming = (): void => {};

  async function connect(): Promise<void> {
    const { username } = await apis.identify();
    stopResuming = delivery.resume((deliveryPromise) => void runningWork.add(deliveryPromise));
    await source.open();
    if (closeController.signal.aborted) return;
    onState('up');
    const mode = options.webhook === undefined ? 'polling' : 'webhook';
    log.info({ bot: username, mode }, 'Telegram is connected');
    void runningWork.add(showMenus(apis, options));
  }

  const { signal } = closeController;
  await connectWithRetries({
    platform: 'Telegram',
    log,
    clock,
    onState,
    signal,
    connect: () =>
      connect().catch((error: unknown) => {
        const isTemporary = failureOf(error).kind === 'retryable';
        throw isTemporary ? error : new ConnectionRefusedError(describeRefusal(error), { cause: error });
      }),
  });

  async function close(): Promise<void> {
    try {
      await source.close();
      await runningWork.whenEmpty();
      await edits.whenIdle();
    } catch (error) {
      log.warn({ err: error }, 'Telegram was left untidily');
    }
  }

  return {
    posting,
    routes: source.routes,
    async stop() {
      closeController.abort();
      stopResuming();
      await finishOrCancel(close(), stopController);
    },
  };
}

type CompleteOptions = ReturnType<typeof withDefaults<TelegramOptions>>;

/** Connects the source of updates, intake, handler, delivery and API clients. */
function assembleParts(options: CompleteOptions, runningWork: RunningWork, signal: AbortSignal) {
  const { token, apiRoot, webhook, chat, store, log, now, clock, inRequestContext } = options;
  const isWebhook = webhook !== undefined;
  const findChatPermissions = (chatId: number) => findMissingPermissions(apis, chatId);
  const membership = createMembership({
    ...options,
    liveMessages: store.liveMessages,
    findMissingPermissions: findChatPermissions,
  });
  const apis = createApis({ ...options, isWebhook, signal }, membership.transformer);
  const delivery = createDelivery({
    chat,
    inRequestContext,
    log,
    clock,
    now,
    signal,
    platform: createTelegramPlatform(apis, { token, apiRoot, signal }),
    pendingReplies: store.pendingReplies,
    liveMessages: store.liveMessages,
    agenda: store.agenda,
  });
  const intake = createUpdateIntake({ ...apis, isWebhook, delivery, inRequestContext, log, now });
  const inlineMode = createInlineMode({ ...apis, chat, log, clock, signal });
  const albums = createAlbums(clock, signal);
  const handlerContext = {
    ...apis,
    chat,
    store,
    isWebhook,
    delivery,
    intake,
    albums,
    inlineMode,
    membership,
  };
  const { handle, edits } = createUpdateHandler({ ...handlerContext, inRequestContext, log, clock, signal });
  /** Resolves when a crash can't lose the update any more. */
  const start = (acceptedUpdate: AcceptedUpdate): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    void runningWork.add(
      handle(acceptedUpdate, resolve)
        .finally(resolve)
        .then(() => intake.recordHandled(acceptedUpdate)),
    );
    return hasUnsavedEffect(acceptedUpdate.update) ? promise : Promise.resolve();
  };
  const maxWaitMs = isWebhook ? WEBHOOK_EFFECT_TIMEOUT_MS : POLLING_EFFECT_TIMEOUT_MS;
  const receive: ReceiveUpdates = async (updates) => {
    const { accepted, isUnderway } = await intake.acceptUpdates(updates);
    await withTimeout(clock, Promise.all(accepted.map(start)), maxWaitMs);
    return !isUnderway;
  };
  const whenBelowLimit = () => runningWork.whenBelow(MAX_RUNNING_UPDATES);
  const source =
    webhook === undefined
      ? createPolling({ ...options, ...apis, receive, whenBelowLimit })
      : createWebhook({ ...webhook, secret: webhook.secret ?? secretFrom(token), ...apis, receive });
  return {
    apis,
    source,
    delivery,
    edits,
    posting: createTelegramPosting(apis, membership.findMissingRights),
  };
}

async function showMenus(
  { api, me }: Apis,
  { chat, locales = [], store, log }: CompleteOptions,
): Promise<void> {
  try {
    await sendMenus(api, me().id, chat, locales, store.keyValues);
  } catch (error) {
    // The store could not record that the menus were sent. The next start sends them again.
    if (error instanceof StoreUnavailableError) return;
    log.warn({ err: error }, 'the command menus could not be sent to Telegram');
  }
}
