import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../chat/delivery/clock.ts';
import type { Delivery } from '../../chat/delivery/delivery.ts';
import { retryUntilDeadline } from '../../chat/delivery/failure.ts';
import type { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import type { PressAnswer } from '../../chat/reply.ts';
import type { Log } from '../../observe/log.ts';
import type { RunInRequestContext } from '../../observe/request-context.ts';
import type { LiveMessages } from '../../store/contract/live-messages.ts';
import type { CountedRest } from './calls/counted-rest.ts';
import { failureOf, isUnacknowledged } from './calls/rest-errors.ts';
import type { CommandTarget } from './interaction-request.ts';

export interface CallContext extends CountedRest {
  readonly clock: Clock;
  /** Key: name of a slash command. Value: its id, needed to mention it in a message. */
  readonly commandIds: Map<string, string>;
  /** Aborted when the program stops. */
  readonly signal: AbortSignal;
}

export interface InteractionContext extends CallContext {
  readonly chat: Chat;
  readonly inRequestContext: RunInRequestContext;
  readonly delivery: Delivery<CommandTarget>;
  readonly liveMessages: Pick<LiveMessages, 'record' | 'markDue'>;
  readonly log: Log;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  /** The key is the id of the pressed message, so presses on it wait for each other. */
  readonly pressQueue: KeyedQueue;
  /** Key: id of a message. Value: the last answer that edited it, until newer edits are looked for. */
  readonly lastEdits: Map<string, PressAnswer>;
  /** Milliseconds to wait for an answer before Discord gets a deferral ("is thinking"). */
  readonly deferAfterMs: () => number;
}

/** An interaction's token is valid for 15 minutes. One minute is kept in reserve. */
export const TOKEN_LIFETIME_MS = 14 * 60_000;

/** After the token has expired, the reply is posted in the channel as a new message. */
export const REPLY_DEADLINE_MS = 60 * 60_000;

/**
 * Until all of Discord's servers know that an interaction is acknowledged, calls may fail and are retried.
 */
const ACKNOWLEDGEMENT_PROPAGATION_MS = 10_000;

/**
 * Returns a function that calls Discord and retries after temporary errors until `deadlineMs`, a time of
 * `clock.now()`. In the first 10 seconds, "interaction not acknowledged" is temporary too, because some of
 * Discord's servers learn of the acknowledgement late.
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
