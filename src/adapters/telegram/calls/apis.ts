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

/** The clients of the Bot API differ in how they queue and retry calls. */
export interface Apis {
  /**
   * Client for answers. Calls wait in the chat's queue and are retried after temporary failures, until the
   * answer is too old.
   */
  readonly api: Api;
  /**
   * Never retries, because the next progress message replaces the last one. If the chat has a rate limit or
   * waiting calls, makes no call and returns error 429.
   */
  readonly progressApi: Api;
  /**
   * Client for posts, which no user has asked for. Never retries. While the chat's rate limit applies, makes
   * no call and returns error 429.
   */
  readonly postsApi: Api;
  /** File ids of pictures that Telegram already has. */
  readonly files: FileIds;
  readonly recentMessages: RecentMessages;
  /** Fetches the bot's own account, for `me`. Rejects with grammY's errors. */
  identify(): Promise<UserFromGetMe>;
  /** The bot's own account. Throws before `identify` has succeeded. */
  me(): UserFromGetMe;
  /** Is inline mode on (@BotFather, `/setinline`)? */
  isInlineModeOn(): boolean;
}

interface ApisOptions {
  readonly token: string;
  /** URL without a final slash. Default: Telegram's own. */
  readonly apiRoot?: string | undefined;
  /**
   * Polling notices when Telegram refuses the token. With a webhook there is no polling, so the calls of
   * `api` are checked for this error.
   */
  readonly isWebhook: boolean;
  readonly calls: CallCounter;
  /** Records the new id of a chat. */
  readonly store: Pick<Store, 'renamePlace'>;
  readonly onState: OnStateChange;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborted when the program stops. Ends retries. */
  readonly signal: AbortSignal;
}

/** Timeout in seconds. Longer than a long poll. */
const CALL_TIMEOUT_S = 60;

/** `membershipTransformer`: notices chats where pictures are forbidden. */
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
   * `queueTransformer`: queues calls. `isStoredPost`: does the client send posts that are stored as rows and
   * sent again after a failed call?
   */
  function createApi(queueTransformer: Transformer, isStoredPost: boolean): Api {
    const api = new Api(token, { timeoutSeconds: CALL_TIMEOUT_S, apiRoot });
    // grammY applies the last transformer first, so the first one here is next to the HTTP call.
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
