import { DiscordAPIError, HTTPError, RateLimitError, RESTJSONErrorCodes } from 'discord.js';
import type { Failure } from '../../../chat/delivery/failure.ts';

/** What it means that Discord took no message. docs.discord.com, "Opcodes and Status Codes" */
export function failureOf(error: unknown): Failure {
  if (error instanceof RateLimitError) return { kind: 'retryable', afterMs: error.retryAfter };
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    if (error.status === 429 || error.status >= 500) return { kind: 'retryable', afterMs: 0 };
    const isGone = [401, 403, 404].includes(error.status) || isExpired(error) || isUsedUp(error);
    return { kind: isGone ? 'unreachable' : 'rejected' };
  }
  // A request that took too long, or whose connection broke.
  const isCut = error instanceof Error && (error.name === 'AbortError' || 'code' in error);
  return isCut ? { kind: 'retryable', afterMs: 0 } : { kind: 'rejected' };
}

const hasCode = (error: unknown, code: RESTJSONErrorCodes): boolean =>
  error instanceof DiscordAPIError && error.code === code;

/** Has the interaction's token lived its time? */
export const isExpired = (error: unknown): boolean => hasCode(error, RESTJSONErrorCodes.InvalidWebhookToken);

/** Has it had all messages that it may have, of a bot that isn't on the server? */
const isUsedUp = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages);

/** Did it come too late, which is nobody's doing but ours? Discord waits three seconds for a first sign. */
export const isTooLate = (error: unknown): boolean =>
  isExpired(error) || hasCode(error, RESTJSONErrorCodes.UnknownInteraction);

/** Does Discord know of no acknowledgement (yet)? */
export const isUnacknowledged = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.UnknownWebhook);

/** Has somebody deleted the message? The interaction may still be answered by another. */
export const isDeleted = (error: unknown): boolean => hasCode(error, RESTJSONErrorCodes.UnknownMessage);

/** Has an earlier acknowledgement got through? */
export const isAcknowledged = (error: unknown): boolean =>
  hasCode(error, RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);
