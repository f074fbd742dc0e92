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
import { createUpdateIntake } from './updates/update-intake.ts';
import { createWebhook, secretFrom } from './updates/webhook.ts';

/**
 * Maximum number of updates that are handled at the same time. At this number, polling pauses. Most of these
 * updates only wait in a queue.
 */
const MAX_RUNNING_UPDATES = 2000;

export interface TelegramOptions extends AdapterOptions {
  /** Token of the bot. */
  readonly token: string;
  /** Base URL of the Bot API server, without a final slash. Default: Telegram's own server. */
  readonly apiRoot?: string;
  /**
   * Webhook for updates. `url`: public URL that leads to `/telegram`, where Telegram posts updates. `secret`:
   * proves that a request is from Telegram. By default it is derived from the token.
   */
  readonly webhook?: { readonly url: string; readonly secret?: string };
  /** Languages of the command menus, as BCP 47 tags. English is always included. */
  readonly locales?: readonly string[];
}

/**
 * Connects the chat to Telegram. Resolves after the first attempt to connect, at the latest after 5 seconds.
 * If the server is unreachable, further attempts follow in the background. If Telegram refuses the token, the
 * state is `down`, with an instruction for the operator.
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
    ...{ platform: 'Telegram', log, clock, onState, signal },
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

/** Options with defaults for the missing ones. */
type CompleteOptions = ReturnType<typeof withDefaults<TelegramOptions>>;

/**
 * Creates the parts of the adapter and connects them: source of updates, intake, handler, delivery and API
 * clients.
 */
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
    ...{ chat, inRequestContext, log, clock, now, signal },
    platform: createTelegramPlatform(apis, { token, apiRoot, signal }),
    pendingReplies: store.pendingReplies,
    liveMessages: store.liveMessages,
    agenda: store.agenda,
  });
  const intake = createUpdateIntake({ ...apis, isWebhook, delivery, inRequestContext, log, now });
  const inlineMode = createInlineMode({ ...apis, chat, log, clock, signal });
  const albums = createAlbums(clock, signal);
  const handlerContext = { ...apis, chat, store, delivery, intake, albums, inlineMode, membership };
  const { handle, edits } = createUpdateHandler({ ...handlerContext, inRequestContext, log, clock, signal });
  const receive: ReceiveUpdates = async (updates) => {
    for (const acceptedUpdate of await intake.acceptUpdates(updates))
      void runningWork.add(handle(acceptedUpdate));
  };
  const whenBelowLimit = () => runningWork.whenBelow(MAX_RUNNING_UPDATES);
  const source =
    webhook === undefined
      ? createPolling({ ...options, ...apis, receive, whenBelowLimit })
      : createWebhook({ secret: secretFrom(token), ...webhook, ...apis, receive });
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
    // The menus were sent, but the store could not record it. Nothing is lost: the next start sends the menus
    // again.
    if (error instanceof StoreUnavailableError) return;
    log.warn({ err: error }, 'the command menus could not be sent to Telegram');
  }
}
