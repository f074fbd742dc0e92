import { Api, type Transformer } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { Clock } from '../../../chat/delivery/clock.ts';
import type { OnStateChange } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import type { CallCounter } from '../../../observe/metrics.ts';
import type { Store } from '../../../store/contract/store.ts';
import { ANSWER_LIFETIME_MS, followMigratedChats, retryCalls, watchToken, withCallCount } from './calls.ts';
import { createChatCalls } from './chat-calls.ts';
import { createRecentMessages, type RecentMessages } from './chat-tail.ts';
import { createFileIds, type FileIds } from './file-ids.ts';
import { withStartLinks } from './start-links.ts';

/**
 * Three clients of the Bot API, and the state that they share. The clients differ in how they queue and retry
 * calls.
 */
export interface Apis {
  /**
   * Client for answers. Its calls wait in the chat's queue and are retried after temporary failures, until
   * the answer is too old.
   */
  readonly api: Api;
  /**
   * Client for progress messages. It never retries, because the next progress message replaces the last one.
   * If the chat has a rate limit or waiting calls, it makes no call and returns error 429.
   */
  readonly progressApi: Api;
  /**
   * Client for posts, which no user has asked for. It never retries. While the chat's rate limit applies, it
   * makes no call and returns error 429.
   */
  readonly postsApi: Api;
  /** File ids of pictures that Telegram already has. */
  readonly files: FileIds;
  readonly recentMessages: RecentMessages;
  /** Fetches the bot's own account. From then on, `me` returns it. Rejects with grammY's errors. */
  identify(): Promise<UserFromGetMe>;
  /** Returns the bot's own account. Throws before `identify` has succeeded. */
  me(): UserFromGetMe;
  /** Whether inline mode is on (@BotFather, `/setinline`). */
  isInlineModeOn(): boolean;
}

interface ApisOptions {
  /** Token of the bot. */
  readonly token: string;
  /** Base URL of the Bot API without a final slash. Default: Telegram's own. */
  readonly apiRoot?: string | undefined;
  /**
   * Whether updates come by webhook. Without a webhook, polling notices when Telegram refuses the token. With
   * a webhook there is no polling, so the calls of `api` are checked for this error.
   */
  readonly isWebhook: boolean;
  /** Counter of the calls to the Bot API. */
  readonly calls: CallCounter;
  /** Part of the store that records the new id of a chat. */
  readonly store: Pick<Store, 'renamePlace'>;
  /** Called with the new state whenever the state of the connection changes. */
  readonly onState: OnStateChange;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborted when the program stops. Ends retries. */
  readonly signal: AbortSignal;
}

/** Timeout of one call in seconds. It is longer than a long poll. */
const CALL_TIMEOUT_S = 60;

/**
 * Creates the three clients. `membershipTransformer`: grammY transformer that notices chats where pictures
 * are forbidden.
 */
export function createApis(options: ApisOptions, membershipTransformer: Transformer): Apis {
  const { token, apiRoot, isWebhook, calls, store, onState, log, clock, signal } = options;
  const chatCalls = createChatCalls(clock, ANSWER_LIFETIME_MS, signal, calls.recordWait);
  const files = createFileIds(calls.recordPicture);
  const recentMessages = createRecentMessages();
  let botAccount: UserFromGetMe | undefined;

  function me(): UserFromGetMe {
    if (botAccount === undefined) throw new Error("the bot's account isn't known yet");
    return botAccount;
  }

  /**
   * Creates a client. `queueTransformer`: transformer that queues calls. `isStoredPost`: whether the client
   * sends posts that are stored as rows and sent again after a failed call.
   */
  function createApi(queueTransformer: Transformer, isStoredPost: boolean): Api {
    const api = new Api(token, { timeoutSeconds: CALL_TIMEOUT_S, ...(apiRoot !== undefined && { apiRoot }) });
    // grammY applies the last transformer first. So the first one here is next to the HTTP call.
    api.config.use(
      withStartLinks(() => me().username),
      recentMessages.transformer,
      withCallCount(calls),
      queueTransformer,
      files.transformer,
      followMigratedChats(store, log, isStoredPost),
      membershipTransformer,
    );
    return api;
  }

  const api = createApi(chatCalls.answers, false);
  if (isWebhook) api.config.use(watchToken(onState));
  api.config.use(retryCalls(clock, signal));
  return {
    api,
    progressApi: createApi(chatCalls.progress, false),
    postsApi: createApi(chatCalls.posts, true),
    files,
    recentMessages,
    async identify() {
      botAccount = await api.getMe();
      return botAccount;
    },
    me,
    isInlineModeOn: () => botAccount?.supports_inline_queries === true,
  };
}
