import { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import { createDelivery } from '../../chat/delivery/delivery.ts';
import { StoreAway } from '../../store/contract/faults.ts';
import { type Adapter, type AdapterOptions, withDefaults } from '../adapter.ts';
import { keepConnecting, Refused } from '../connecting.ts';
import { finish, RunningWork } from '../running.ts';
import { failureOf, refusalOf, report } from './bot-api/failure.ts';
import { apisOf, clientOf } from './calls/apis.ts';
import { membershipOf } from './chats/membership.ts';
import { rightsLacked } from './chats/rights.ts';
import { installHandlers } from './handle.ts';
import { inlineMode } from './inline.ts';
import { sendMenus } from './menu.ts';
import { telegramPlatform } from './outlet.ts';
import { telegramPosting } from './posting.ts';
import { pollingUpdates } from './updates/polling.ts';
import type { Source } from './updates/source.ts';
import { takingUpdates } from './updates/taking.ts';
import { postedUpdates, secretFrom } from './updates/webhook.ts';

export interface TelegramOptions extends AdapterOptions {
  readonly token: string;
  /** A Bot API server other than Telegram's own, without a slash at the end. */
  readonly apiRoot?: string;
  /** Updates are posted to this address, which leads to `/telegram`, instead of being fetched. Without a secret one is derived from the token. */
  readonly webhook?: { readonly url: string; readonly secret?: string };
  /** Languages that have texts of their own, for the menus; English is always there. */
  readonly locales?: readonly string[];
}

/**
 * Connects the chat to Telegram; fulfils after the first try, or some seconds. An unreachable Telegram is tried again in the
 * background, with growing pauses; one that refuses the token is `down`, with a sentence for the operator.
 */
export async function startTelegram(given: TelegramOptions): Promise<Adapter> {
  const options = withDefaults('telegram', given);
  const { onState, log, clock } = options;
  const stopping = new AbortController();
  const closing = new AbortController();
  const running = new RunningWork();
  const bot = new Bot(options.token, { client: clientOf(options) });
  const { source, delivery, edits, posting } = assembled(bot, options, running, stopping.signal);
  let takeNoMore = (): void => {};

  async function connect(): Promise<void> {
    bot.botInfo = await bot.api.getMe();
    takeNoMore = delivery.resume((work) => void running.add(work));
    await source.open();
    if (closing.signal.aborted) return;
    onState('up');
    const mode = options.webhook === undefined ? 'polling' : 'webhook';
    log.info({ bot: bot.botInfo.username, mode }, 'Telegram is connected');
    void running.add(showMenus(bot, options));
  }

  const { signal } = closing;
  await keepConnecting({
    ...{ platform: 'Telegram', log, clock, onState, signal },
    connect: () =>
      connect().catch((error: unknown) => {
        const isPassing = failureOf(error).kind === 'later';
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

/** Makes the parts and connects them: updates come from the source, pass the handlers, and are answered by calls. */
function assembled(bot: Bot, options: Options, running: RunningWork, signal: AbortSignal) {
  const { token, apiRoot, webhook, chat, store, log, now, clock, arrive } = options;
  const isWebhook = webhook !== undefined;
  const lacked = async (id: number) => (bot.isInited() ? rightsLacked(apis.posts, bot.botInfo.id, id) : []);
  const membership = membershipOf({ ...options, standings: store.standings, lacked });
  const apis = apisOf(bot, { ...options, isWebhook, signal }, membership.transformer);
  const isAsked = (): boolean => bot.isInited() && bot.botInfo.supports_inline_queries;
  const delivery = createDelivery({
    ...{ chat, arrive, log, clock, now, signal },
    platform: telegramPlatform(apis, { token, apiRoot, isAsked, signal }),
    pending: store.pendingReplies,
    standings: store.standings,
    agenda: store.agenda,
  });
  const taking = takingUpdates({ bot: () => bot.botInfo, isWebhook, delivery, arrive, log, now });
  const inline = inlineMode({ ...apis, chat, name: () => bot.botInfo.username, log, clock, signal });

  bot.use((_, next) => running.add(next()));
  bot.catch(({ error }) => report(log, error));
  const context = { ...apis, chat, store, delivery, taking, inline, isAsked, membership };
  const edits = installHandlers(bot, { ...context, arrive, log, clock, signal });
  const handle = (update: Update): void => {
    void bot.handleUpdate(update).catch((error: unknown) => report(log, error));
  };
  const { take } = taking;
  const source: Source =
    webhook === undefined
      ? pollingUpdates(bot, { ...options, take })
      : postedUpdates(bot, { secret: secretFrom(token), ...webhook, take, handle });
  return { source, delivery, edits, posting: telegramPosting(apis.posts, isAsked, membership.lacks) };
}

async function showMenus(bot: Bot, { chat, locales = [], store, log }: Options): Promise<void> {
  try {
    await sendMenus(bot.api, bot.botInfo.id, chat, locales, store.keyValues);
  } catch (error) {
    // They are sent; that is not noted, so the next start sends them again.
    if (error instanceof StoreAway) return;
    log.warn({ err: error }, 'the command menus could not be sent to Telegram');
  }
}
