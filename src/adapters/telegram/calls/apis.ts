import { Api, type Bot, type Transformer } from 'grammy';
import type { Clock } from '../../../chat/delivery/clock.ts';
import type { OnState } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import type { CallCounter } from '../../../observe/metrics.ts';
import type { Store } from '../../../store/contract/store.ts';
import { counting, forwarding, LIFETIME, persistent, watchingToken } from './calls.ts';
import { chatCalls } from './chat-calls.ts';
import { type ChatTail, chatTail } from './chat-tail.ts';
import { type FileIds, fileIds } from './file-ids.ts';
import { startLinks } from './start-links.ts';

/** The Bot API, called in three ways, and what all of them remember. */
export interface Apis {
  /** Waits for its turn, and repeats calls that fail for as long as they matter. */
  readonly api: Api;
  /** For states of work: makes a call once, if no other waits there, as the next state is a better repetition. */
  readonly once: Api;
  /** For messages of our own: makes a call once, if the chat takes it now. */
  readonly posts: Api;
  readonly files: FileIds;
  readonly tail: ChatTail;
}

/** How the adapter calls Telegram. */
export interface CallOptions {
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

/** The options of everything that calls Telegram. */
export const clientOf = ({ apiRoot }: Pick<CallOptions, 'apiRoot'>) => ({
  timeoutSeconds: CALL_SECONDS,
  ...(apiRoot !== undefined && { apiRoot }),
});

/** Prepares `bot.api`, and makes the other ways. `membership`: the transformer that hears of pictures that chats refuse. */
export function apisOf(bot: Bot, options: CallOptions, membership: Transformer): Apis {
  const { token, isWebhook, calls, store, onState, log, clock, signal } = options;
  const turns = chatCalls(clock, LIFETIME, signal, calls.waited);
  const files = fileIds(calls.pictured);
  const tail = chatTail();
  /** From the innermost to the outermost. */
  const transformers = (turn: Transformer, isOfRow: boolean): Transformer[] => [
    startLinks(() => bot.botInfo.username),
    tail.transformer,
    counting(calls),
    turn,
    files.transformer,
    forwarding(store, log, isOfRow),
    membership,
  ];
  const another = (turn: Transformer, isOfRow: boolean): Api => {
    const api = new Api(token, clientOf(options));
    api.config.use(...transformers(turn, isOfRow));
    return api;
  };
  if (isWebhook) bot.api.config.use(watchingToken(onState));
  bot.api.config.use(...transformers(turns.answers, false), persistent(clock, signal));
  return {
    api: bot.api,
    once: another(turns.progress, false),
    posts: another(turns.posts, true),
    files,
    tail,
  };
}
