import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../chat/delivery/clock.ts';
import type { Delivery } from '../../chat/delivery/delivery.ts';
import { retryUntilDeadline } from '../../chat/delivery/failure.ts';
import type { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import type { Log } from '../../observe/log.ts';
import type { RunInRequestContext } from '../../observe/request-context.ts';
import type { LiveMessages } from '../../store/contract/live-messages.ts';
import type { CountedRest } from './calls/counted-rest.ts';
import { failureOf, isUnacknowledged } from './calls/rest-errors.ts';
import type { CommandTarget } from './interaction-request.ts';

/** Values that functions need in order to call Discord's API. */
export interface CallContext extends CountedRest {
  readonly clock: Clock;
  /** Key: name of a slash command. Value: its id, which is needed to mention the command in a message. */
  readonly commandIds: Map<string, string>;
  /** Aborted when the program stops. Cancels running work. */
  readonly signal: AbortSignal;
}

/** Values that functions need in order to answer interactions. */
export interface InteractionContext extends CallContext {
  readonly chat: Chat;
  /** Runs the work for one request in an async context, so that logs and metrics name the request. */
  readonly inRequestContext: RunInRequestContext;
  /** Delivers the answers to commands. */
  readonly delivery: Delivery<CommandTarget>;
  /** Store of the messages that the bot edits whenever their game or day changes. */
  readonly liveMessages: Pick<LiveMessages, 'record' | 'markDue'>;
  readonly log: Log;
  /** Current time in milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Queue for button presses. The key is the id of the pressed message, so presses on one message wait for
   * each other.
   */
  readonly pressQueue: KeyedQueue;
  /** Returns how many milliseconds to wait for an answer before Discord gets a deferral ("is thinking"). */
  readonly deferAfterMs: () => number;
}

/**
 * Time to answer an interaction. The interaction's token is valid for 15 minutes. One minute of this is kept
 * in reserve.
 */
export const TOKEN_LIFETIME_MS = 14 * 60_000;

/**
 * Time within which a reply must be delivered. After the token has expired, the reply is posted in the
 * channel as a new message.
 */
export const REPLY_DEADLINE_MS = 60 * 60_000;

/**
 * Time until all of Discord's servers know that an interaction is acknowledged. Until then, calls may fail
 * and are retried.
 */
const ACKNOWLEDGEMENT_PROPAGATION_MS = 10_000;

/**
 * Returns a function that calls Discord and retries after temporary errors until `deadlineMs`, a time of
 * `clock.now()`. In the first 10 seconds, the error "interaction not acknowledged" is temporary too, because
 * some of Discord's servers learn of the acknowledgement late.
 */
export const withRetriesUntil =
  ({ clock, signal }: CallContext, deadlineMs: number) =>
  <T>(call: () => Promise<T>): Promise<T> =>
    retryUntilDeadline(call, {
      failureOf: (error) =>
        isUnacknowledged(error) &&
        clock.now() < deadlineMs - TOKEN_LIFETIME_MS + ACKNOWLEDGEMENT_PROPAGATION_MS
          ? { kind: 'retryable', afterMs: 0 }
          : failureOf(error),
      deadlineMs,
      clock,
      signal,
    });
