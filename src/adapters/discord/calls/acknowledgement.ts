import { InteractionResponseType, type REST } from 'discord.js';
import { type Clock, pause } from '../../../chat/delivery/clock.ts';
import { type OutgoingMessage, respondToInteraction } from './rest.ts';
import { isAlreadyAcknowledged } from './rest-errors.ts';

export const {
  ChannelMessageWithSource: NEW_MESSAGE,
  DeferredChannelMessageWithSource: DEFERRED_MESSAGE,
  UpdateMessage: MESSAGE_EDIT,
  DeferredMessageUpdate: DEFERRED_EDIT,
  ApplicationCommandAutocompleteResult: SUGGESTIONS,
} = InteractionResponseType;

/** Discord expects exactly one, within three seconds. */
export interface Acknowledgement {
  /** Limit for pictures and files that are uploaded with the acknowledgement. */
  readonly uploadLimitBytes: number;
  /**
   * Resolves with false if the interaction is already acknowledged, so that `message` was not sent. Rejects
   * with Discord's error.
   */
  send(type: InteractionResponseType, message?: AcknowledgementMessage): Promise<boolean>;
  /** Resolves when Discord has received the acknowledgement. Only then may further messages be sent. */
  whenReceived(): Promise<void>;
}

type AcknowledgementMessage = Pick<OutgoingMessage, 'files'> & { readonly body: object };

const EMPTY_MESSAGE: AcknowledgementMessage = { body: {}, files: [] };

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

/** Discord has usually read an HTTP response after this time. */
const RESPONSE_READ_MS = 250;

/** `response` resolves with the HTTP response to the interaction. */
export function acknowledgeByResponse(
  clock: Clock,
): Acknowledgement & { readonly response: Promise<Response> } {
  const { promise: response, resolve } = Promise.withResolvers<Response>();
  let isAcknowledged = false;
  return {
    response,
    // HTTP responses over about 150 kB fail (discord-api-docs, issue 5250). Larger pictures are sent by a
    // separate call after a deferral.
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
