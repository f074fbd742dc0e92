import { Api, type Transformer } from 'grammy';
import type { UserFromGetMe } from 'grammy/types';
import type { Clock } from '../../../chat/delivery/clock.ts';
import type { OnState } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import type { CallCounter } from '../../../observe/metrics.ts';
import type { Store } from '../../../store/contract/store.ts';
import { followMigratedChats, LIFETIME_MS, persistent, watchToken, withCallCount } from './calls.ts';
import { createChatCalls } from './chat-calls.ts';
import { type ChatTail, createChatTail } from './chat-tail.ts';
import { createFileIds, type FileIds } from './file-ids.ts';
import { withStartLinks } from './start-links.ts';

/** Three clients of the Bot API with different queueing and retries, and the state that they share. */
export interface Apis {
  /** Waits for its turn and retries failed calls until their deadline. */
  readonly api: Api;
  /**
   * For progress, which the next state replaces. Calls once, and only if no other call waits in that chat.
   */
  readonly once: Api;
  /** For posts. Calls once, and only if the chat accepts calls now. */
  readonly posts: Api;
  readonly files: FileIds;
  readonly tail: ChatTail;
  /** Fetches the bot's own account, which `me` then returns. Rejects with grammY's errors. */
  identify(): Promise<UserFromGetMe>;
  /** The bot's own account. Throws before `identify` has succeeded. */
  me(): UserFromGetMe;
  /** Whether inline mode is on (@BotFather, `/setinline`). */
  isAsked(): boolean;
}

interface CallOptions {
  readonly token: string;
  /** Base URL of the Bot API without a final slash. Default: Telegram's own. */
  readonly apiRoot?: string | undefined;
  /** Whether updates come by webhook. Then the state of the token is taken from ordinary calls. */
  readonly isWebhook: boolean;
  readonly calls: CallCounter;
  readonly store: Pick<Store, 'renamePlace'>;
  readonly onState: OnState;
  readonly log: Log;
  readonly clock: Clock;
  /** Ends retries when the program stops. */
  readonly signal: AbortSignal;
}

/** Timeout of one call in seconds, longer than a long poll. */
const CALL_SECONDS = 60;

/** Creates the three clients. `membership`: transformer that notices refused pictures. */
export function createApis(options: CallOptions, membership: Transformer): Apis {
  const { token, apiRoot, isWebhook, calls, store, onState, log, clock, signal } = options;
  const turns = createChatCalls(clock, LIFETIME_MS, signal, calls.countWait);
  const files = createFileIds(calls.countPicture);
  const tail = createChatTail();
  let account: UserFromGetMe | undefined;

  function me(): UserFromGetMe {
    if (account === undefined) throw new Error("the bot's account isn't known yet");
    return account;
  }

  /** `isOfRow`: calls are made for rows in the store, which repeat a failed call themselves. */
  function apiWith(turn: Transformer, isOfRow: boolean): Api {
    const api = new Api(token, { timeoutSeconds: CALL_SECONDS, ...(apiRoot !== undefined && { apiRoot }) });
    // From the innermost transformer to the outermost.
    api.config.use(
      withStartLinks(() => me().username),
      tail.transformer,
      withCallCount(calls),
      turn,
      files.transformer,
      followMigratedChats(store, log, isOfRow),
      membership,
    );
    return api;
  }

  const api = apiWith(turns.answers, false);
  if (isWebhook) api.config.use(watchToken(onState));
  api.config.use(persistent(clock, signal));
  return {
    api,
    once: apiWith(turns.progress, false),
    posts: apiWith(turns.posts, true),
    files,
    tail,
    async identify() {
      account = await api.getMe();
      return account;
    },
    me,
    isAsked: () => account?.supports_inline_queries === true,
  };
}
