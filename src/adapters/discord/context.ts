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

/** What calls to Discord are made with. */
export interface CallContext extends CountedRest {
  readonly clock: Clock;
  /** Of commands that can be pressed in messages. */
  readonly commandIds: Map<string, string>;
  /** Ends the work when the program stops. */
  readonly signal: AbortSignal;
}

/** What answering an interaction needs beside the interaction. */
export interface Context extends CallContext {
  readonly chat: Chat;
  readonly inRequestContext: RunInRequestContext;
  readonly delivery: Delivery<FormTarget>;
  readonly liveMessages: Pick<LiveMessages, 'record' | 'markDue'>;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Presses on one message are answered in the order they came. */
  readonly queue: KeyedQueue;
  /** Milliseconds to wait for an answer before it is put off. */
  readonly patience: () => number;
}

/** Milliseconds to answer an interaction: its token lives 15 minutes, the last is for the answer. */
export const TOKEN_LIFETIME_MS = 14 * 60_000;

/** Milliseconds for which an answer is promised. After its token's life it is a message of its own. */
export const REPLY_DEADLINE_MS = 60 * 60_000;

/** Milliseconds in which an acknowledgement that Discord has got may not be known to all of it. */
const SETTLE_MS = 10_000;

/** Repeats calls of one answer, which can be given by its token until `deadline`, by the clock. */
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
