import { InteractionResponseType, type REST } from 'discord.js';
import { type Clock, pause } from '../../../chat/delivery/clock.ts';
import { type OutgoingMessage, respondToInteraction } from './rest.ts';
import { isAlreadyAcknowledged } from './rest-errors.ts';

/**
 * Types of responses that acknowledge an interaction: a message, a deferred message, an edit of the pressed
 * message, a deferred edit, or suggestions for autocomplete.
 */
export const {
  ChannelMessageWithSource: NEW_MESSAGE,
  DeferredChannelMessageWithSource: DEFERRED_MESSAGE,
  UpdateMessage: MESSAGE_EDIT,
  DeferredMessageUpdate: DEFERRED_EDIT,
  ApplicationCommandAutocompleteResult: SUGGESTIONS,
} = InteractionResponseType;

/** Acknowledgement of an interaction. Discord expects exactly one, within three seconds. */
export interface Acknowledgement {
  /** Maximum number of bytes of pictures and files that can be uploaded with the acknowledgement. */
  readonly uploadLimitBytes: number;
  /**
   * Acknowledges the interaction. Resolves with false if the interaction is already acknowledged, so that
   * `message` was not sent. Rejects with Discord's error.
   */
  send(type: InteractionResponseType, message?: AcknowledgementMessage): Promise<boolean>;
  /** Resolves when Discord has received the acknowledgement. Only then may further messages be sent. */
  whenReceived(): Promise<void>;
}

/** Content of an acknowledgement: a message or suggestions. */
type AcknowledgementMessage = Pick<OutgoingMessage, 'files'> & { readonly body: object };

const EMPTY_MESSAGE: AcknowledgementMessage = { body: {}, files: [] };

/** Creates an acknowledgement that is sent as a call to Discord's API. */
export const acknowledgeByCallback = (
  rest: REST,
  interaction: { id: string; token: string },
): Acknowledgement => ({
  uploadLimitBytes: 1_000_000,
  async send(type, message = EMPTY_MESSAGE) {
    try {
      await respondToInteraction(rest, interaction, type, message);
      return true;
    } catch (error) {
      if (isAlreadyAcknowledged(error)) return false;
      throw error;
    }
  },
  whenReceived: () => Promise.resolve(),
});

/** Time after which Discord has usually read an HTTP response. */
const RESPONSE_READ_MS = 250;

/**
 * Creates an acknowledgement that is sent as the HTTP response to the interaction. `response` resolves with
 * this HTTP response.
 */
export function acknowledgeByResponse(
  clock: Clock,
): Acknowledgement & { readonly response: Promise<Response> } {
  const { promise: response, resolve } = Promise.withResolvers<Response>();
  let isAcknowledged = false;
  return {
    response,
    // HTTP responses over about 150 kB fail (discord-api-docs, issue 5250). Larger pictures are sent by a
    // separate API call after a deferral.
    uploadLimitBytes: 100_000,
    async send(type, message = EMPTY_MESSAGE) {
      if (isAcknowledged) return false;
      isAcknowledged = true;
      resolve(responseOf(type, message));
      return true;
    },
    whenReceived: () => pause(clock, RESPONSE_READ_MS),
  };
}

function responseOf(type: InteractionResponseType, { body, files }: AcknowledgementMessage): Response {
  const payload = { type, data: body };
  if (files.length === 0) return Response.json(payload);
  const form = new FormData();
  form.set('payload_json', JSON.stringify(payload));
  for (const [index, { name, data }] of files.entries()) form.set(`files[${index}]`, new Blob([data]), name);
  return new Response(form);
}
