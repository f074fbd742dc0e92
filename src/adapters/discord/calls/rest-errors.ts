import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Failure } from '../../../chat/delivery/failure.ts';

/** Source: docs.discord.com, "Opcodes and Status Codes". */
export function failureOf(error: unknown): Failure {
  if (error instanceof RateLimitError) return { kind: 'retryable', afterMs: error.retryAfter };
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    if (error.status === 429 || error.status >= 500) return { kind: 'retryable', afterMs: 0 };
    const isUnreachable =
      [401, 403, 404].includes(error.status) || isTokenExpired(error) || isFollowUpLimitReached(error);
    return { kind: isUnreachable ? 'unreachable' : 'rejected' };
  }
  // The request timed out or its connection broke.
  const isConnectionError = error instanceof Error && (error.name === 'AbortError' || 'code' in error);
  return isConnectionError ? { kind: 'retryable', afterMs: 0 } : { kind: 'rejected' };
}

/** If Discord refuses the bot's token, a failed post is retryable, because the channel is not the cause. */
export function postFailureOf(error: unknown): Failure {
  const isTokenRefused =
    (error instanceof DiscordAPIError && error.status === 401 && error.code === 0) ||
    (error instanceof Error && error.message.startsWith('Expected token to be set'));
  return isTokenRefused ? { kind: 'retryable', afterMs: 0 } : failureOf(error);
}

const hasCode = (error: unknown, code: RESTJSONErrorCodes): boolean =>
  error instanceof DiscordAPIError && error.code === code;

export const isTokenExpired = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.InvalidWebhookToken);

/** The limit applies only to bots that aren't members of the server. */
const isFollowUpLimitReached = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages);

/** Discord received our acknowledgement later than three seconds after the interaction. */
export const isAcknowledgedTooLate = (error: unknown): boolean =>
  isTokenExpired(error) || hasCode(error, RESTJSONErrorCodes.UnknownInteraction);

/** Discord has not received an acknowledgement of the interaction yet. */
export const isUnacknowledged = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.UnknownWebhook);

/** The interaction can still be answered by another message. */
export const isMessageDeleted = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.UnknownMessage);

export const isAlreadyAcknowledged = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);
