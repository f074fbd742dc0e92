import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Failure } from '../../../chat/delivery/failure.ts';

/**
 * Classifies the error of a failed call as `retryable`, `unreachable` or `rejected` (docs.discord.com,
 * "Opcodes and Status Codes").
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof RateLimitError) return { kind: 'retryable', afterMs: error.retryAfter };
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    if (error.status === 429 || error.status >= 500) return { kind: 'retryable', afterMs: 0 };
    const isUnreachable =
      [401, 403, 404].includes(error.status) || isTokenExpired(error) || isFollowUpLimitReached(error);
    return { kind: isUnreachable ? 'unreachable' : 'rejected' };
  }
  // Is true if the request timed out or its connection broke.
  const isConnectionError = error instanceof Error && (error.name === 'AbortError' || 'code' in error);
  return isConnectionError ? { kind: 'retryable', afterMs: 0 } : { kind: 'rejected' };
}

const hasCode = (error: unknown, code: RESTJSONErrorCodes): boolean =>
  error instanceof DiscordAPIError && error.code === code;

/** Whether the error says that the interaction's token has expired. */
export const isTokenExpired = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.InvalidWebhookToken);

/**
 * Whether the error says that Discord accepts no more follow-up messages for the interaction. The limit
 * applies only to bots that aren't members of the server.
 */
const isFollowUpLimitReached = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages);

/**
 * Whether the error says that Discord received our acknowledgement later than three seconds after the
 * interaction.
 */
export const isAcknowledgedTooLate = (error: unknown): boolean =>
  isTokenExpired(error) || hasCode(error, RESTJSONErrorCodes.UnknownInteraction);

/** Whether the error says that Discord has not received an acknowledgement of the interaction yet. */
export const isUnacknowledged = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.UnknownWebhook);

/**
 * Whether the error says that the message was deleted. The interaction can still be answered by another
 * message.
 */
export const isMessageDeleted = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.UnknownMessage);

/** Whether the error says that the interaction was already acknowledged. */
export const isAlreadyAcknowledged = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);
