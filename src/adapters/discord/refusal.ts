import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';

/** Refusals that only say that there is nothing left to answer: too late, deleted, expired. */
const GONE: readonly (string | number)[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.InvalidWebhookToken,
];

/** Is the interaction or its message gone, so that no other attempt can help? */
export const isGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && GONE.includes(error.code);

/** Has somebody deleted the message? The interaction may still be answered by another. */
export const isDeleted = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;

/** Was the interaction acknowledged before (an attempt got through although its answer was lost)? */
export const isAcknowledged = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;

/**
 * Sends an acknowledgement. Returns whether this attempt was the one that counted; false if an earlier one had got
 * through. Rejects with everything else that Discord refuses.
 */
export async function acknowledge(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (isAcknowledged(error)) return false;
    throw error;
  }
}
