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

/** The Bot API, called in three ways, and what all of them remember. */
export interface Apis {
  /** Waits for its turn, and repeats calls that fail for as long as they matter. */
  readonly api: Api;
  /** For states of work, which the next state replaces: makes a call once, if no other waits there. */
  readonly once: Api;
  /** For messages of our own: makes a call once, if the chat takes it now. */
  readonly posts: Api;
  readonly files: FileIds;
  readonly tail: ChatTail;
  /** Asks Telegram for the bot's own account, which `me` then returns. Rejects with what grammY throws. */
  identify(): Promise<UserFromGetMe>;
  /** Throws before the account is known. */
  me(): UserFromGetMe;
  /** May people ask the bot from any chat (@BotFather, `/setinline`)? */
  isAsked(): boolean;
}

/** How the adapter calls Telegram. */
interface CallOptions {
  readonly token: string;
  /** Without a slash at the end; Telegram's own unless given. */
  readonly apiRoot?: string | undefined;
  /** Updates are posted: without polling, calls tell whether the token is accepted. */
  readonly isWebhook: boolean;
  readonly calls: CallCounter;
  readonly store: Pick<Store, 'renamePlace'>;
  readonly onState: OnState;
  readonly log: Log;
  readonly clock: Clock;
  /** Ends repetitions when the program stops. */
  readonly signal: AbortSignal;
}

/** Seconds for one call, longer than a long poll. */
const CALL_SECONDS = 60;

/** Makes the three ways. `membership`: the transformer that hears of pictures that chats refuse. */
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

  /** `isOfRow`: a call is made for a row, from which it will be made again. */
  function apiWith(turn: Transformer, isOfRow: boolean): Api {
    const api = new Api(token, { timeoutSeconds: CALL_SECONDS, ...(apiRoot !== undefined && { apiRoot }) });
    // From the innermost to the outermost.
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
