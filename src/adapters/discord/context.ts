import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../chat/delivery/clock.ts';
import type { Delivery } from '../../chat/delivery/delivery.ts';
import { persist } from '../../chat/delivery/failure.ts';
import type { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import type { Log } from '../../observe/log.ts';
import type { RunInRequestContext } from '../../observe/request-context.ts';
import type { LiveMessages } from '../../store/contract/live-messages.ts';
import type { CountedRest } from './calls/counted-rest.ts';
import { failureOf, isUnacknowledged } from './calls/rest-errors.ts';
import type { FormTarget } from './interaction-request.ts';

/** Parts of the adapter that calls to Discord need. */
export interface CallContext extends CountedRest {
  readonly clock: Clock;
  /** Ids of slash commands by name, for mentions in messages. */
  readonly commandIds: Map<string, string>;
  /** Ends the work when the program stops. */
  readonly signal: AbortSignal;
}

/** Parts of the adapter that answer interactions. */
export interface Context extends CallContext {
  readonly chat: Chat;
  readonly inRequestContext: RunInRequestContext;
  readonly delivery: Delivery<FormTarget>;
  readonly liveMessages: Pick<LiveMessages, 'record' | 'markDue'>;
  readonly log: Log;
  /** Current time in milliseconds since the epoch. */
  readonly now: () => number;
  /** Queue for button presses, by the id of their message. */
  readonly queue: KeyedQueue;
  /** Milliseconds to wait for an answer before it is deferred. */
  readonly patience: () => number;
}

/** Time to answer an interaction. The interaction's token lives 15 minutes. The last minute is a reserve. */
export const TOKEN_LIFETIME_MS = 14 * 60_000;

/** Time within which a reply must be delivered. After the token has expired, the reply is a new message. */
export const REPLY_DEADLINE_MS = 60 * 60_000;

/** Time until all of Discord's servers know about an acknowledgement. */
const SETTLE_MS = 10_000;

/** Returns a function that retries the calls of one answer until `deadline`, in the clock's milliseconds. */
export const withRetriesUntil =
  ({ clock, signal }: CallContext, deadline: number) =>
  <T>(call: () => Promise<T>): Promise<T> =>
    persist(call, {
      failureOf: (error) =>
        isUnacknowledged(error) && clock.now() < deadline - TOKEN_LIFETIME_MS + SETTLE_MS
          ? { kind: 'retryable', afterMs: 0 }
          : failureOf(error),
      deadline,
      clock,
      signal,
    });
