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

/**
 * Three clients of the Bot API and the state that they share. The clients differ in their queues and retries.
 */
export interface Apis {
  /** Client whose calls wait for their turn. Failed calls are retried until their deadline. */
  readonly api: Api;
  /**
   * Client for progress messages, which the next progress replaces. It never retries, and calls only if no
   * other call waits in that chat.
   */
  readonly once: Api;
  /** Client for posts. It never retries, and calls only if the chat's rate limit allows a call now. */
  readonly posts: Api;
  readonly files: FileIds;
  readonly tail: ChatTail;
  /** Fetches the bot's own account, so that `me` can return it. Rejects with grammY's errors. */
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
  /** Whether updates come by webhook. If so, ordinary calls show whether the token is still accepted. */
  readonly isWebhook: boolean;
  readonly calls: CallCounter;
  readonly store: Pick<Store, 'renamePlace'>;
  readonly onState: OnState;
  readonly log: Log;
  readonly clock: Clock;
  /** Ends retries when the program stops. */
  readonly signal: AbortSignal;
}

/** Timeout of one call in seconds. It is longer than a long poll. */
const CALL_SECONDS = 60;

/** Creates the three clients. `membership`: the transformer that notices refused pictures. */
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

  /** `isOfRow`: the calls send rows of the store, which are sent again by themselves after a failed call. */
  function apiWith(turn: Transformer, isOfRow: boolean): Api {
    const api = new Api(token, { timeoutSeconds: CALL_SECONDS, ...(apiRoot !== undefined && { apiRoot }) });
    // The first transformer is the innermost one, next to the call.
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
