import { createDelivery } from '../../chat/delivery/delivery.ts';
import { StoreAway } from '../../store/contract/faults.ts';
import { type Adapter, type AdapterOptions, withDefaults } from '../adapter.ts';
import { keepConnecting, Refused } from '../connecting.ts';
import { finish, RunningWork } from '../running.ts';
import { failureOf, refusalOf } from './bot-api/api-errors.ts';
import { type Apis, apisOf } from './calls/apis.ts';
import { telegramPosting } from './chat-posting.ts';
import { membershipOf } from './chats/membership.ts';
import { rightsLacked } from './chats/rights.ts';
import { sendMenus } from './command-menu.ts';
import { handlingUpdates } from './handle.ts';
import { inlineMode } from './inline.ts';
import { telegramPlatform } from './reply-sender.ts';
import { pollingUpdates } from './updates/polling.ts';
import type { Receive } from './updates/source.ts';
import { takingUpdates } from './updates/taking.ts';
import { postedUpdates, secretFrom } from './updates/webhook.ts';

/** Updates handled at the same time, most of which wait for their turn. Then none are fetched. */
const MAX_RUNNING = 2000;

export interface TelegramOptions extends AdapterOptions {
  readonly token: string;
  /** A Bot API server other than Telegram's own, without a slash at the end. */
  readonly apiRoot?: string;
  /** Updates are posted to this address, which leads to `/telegram`. `secret`: by default from the token. */
  readonly webhook?: { readonly url: string; readonly secret?: string };
  /** Languages that have texts of their own, for the menus; English is always there. */
  readonly locales?: readonly string[];
}

/**
 * Connects the chat to Telegram; fulfils after the first try, or some seconds. An unreachable Telegram is
 * tried again in the background, with growing pauses; one that refuses the token is `down`, with a sentence
 * for the operator.
 */
export async function startTelegram(given: TelegramOptions): Promise<Adapter> {
  const options = withDefaults('telegram', given);
  const { onState, log, clock } = options;
  const stopping = new AbortController();
  const closing = new AbortController();
  const running = new RunningWork();
  const { apis, source, delivery, edits, posting } = assembled(options, running, stopping.signal);
  let takeNoMore = (): void => {};

  async function connect(): Promise<void> {
    const { username } = await apis.identify();
    takeNoMore = delivery.resume((work) => void running.add(work));
    await source.open();
    if (closing.signal.aborted) return;
    onState('up');
    const mode = options.webhook === undefined ? 'polling' : 'webhook';
    log.info({ bot: username, mode }, 'Telegram is connected');
    void running.add(showMenus(apis, options));
  }

  const { signal } = closing;
  await keepConnecting({
    ...{ platform: 'Telegram', log, clock, onState, signal },
    connect: () =>
      connect().catch((error: unknown) => {
        const isPassing = failureOf(error).kind === 'retryable';
        throw isPassing ? error : new Refused(refusalOf(error), { cause: error });
      }),
  });

  async function ended(): Promise<void> {
    try {
      await source.close();
      await running.ended();
      await edits.idle();
    } catch (error) {
      log.warn({ err: error }, 'Telegram was left untidily');
    }
  }

  return {
    posting,
    routes: source.routes,
    async stop() {
      closing.abort();
      takeNoMore();
      await finish(ended(), stopping);
    },
  };
}

type Options = ReturnType<typeof withDefaults<TelegramOptions>>;

/** Makes the parts: updates come from the source, are taken on and handled, and answered by calls. */
function assembled(options: Options, running: RunningWork, signal: AbortSignal) {
  const { token, apiRoot, webhook, chat, store, log, now, clock, inRequestContext } = options;
  const isWebhook = webhook !== undefined;
  const lacked = (chatId: number) => rightsLacked(apis, chatId);
  const membership = membershipOf({ ...options, liveMessages: store.liveMessages, lacked });
  const apis = apisOf({ ...options, isWebhook, signal }, membership.transformer);
  const delivery = createDelivery({
    ...{ chat, inRequestContext, log, clock, now, signal },
    platform: telegramPlatform(apis, { token, apiRoot, signal }),
    pending: store.pendingReplies,
    liveMessages: store.liveMessages,
    agenda: store.agenda,
  });
  const taking = takingUpdates({ ...apis, isWebhook, delivery, inRequestContext, log, now });
  const inline = inlineMode({ ...apis, chat, log, clock, signal });
  const context = { ...apis, chat, store, delivery, taking, inline, membership };
  const { handle, edits } = handlingUpdates({ ...context, inRequestContext, log, clock, signal });
  const receive: Receive = async (updates) => {
    for (const taken of await taking.take(updates)) void running.add(handle(taken));
  };
  const room = () => running.below(MAX_RUNNING);
  const source =
    webhook === undefined
      ? pollingUpdates({ ...options, ...apis, receive, room })
      : postedUpdates({ secret: secretFrom(token), ...webhook, ...apis, receive });
  return { apis, source, delivery, edits, posting: telegramPosting(apis, membership.lacks) };
}

async function showMenus({ api, me }: Apis, { chat, locales = [], store, log }: Options): Promise<void> {
  try {
    await sendMenus(api, me().id, chat, locales, store.keyValues);
  } catch (error) {
    // They are sent; that is not noted, so the next start sends them again.
    if (error instanceof StoreAway) return;
    log.warn({ err: error }, 'the command menus could not be sent to Telegram');
  }
}
