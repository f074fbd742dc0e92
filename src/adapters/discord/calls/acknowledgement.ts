import { InteractionResponseType, type REST } from 'discord.js';
import { type Clock, pause } from '../../../chat/delivery/clock.ts';
import { type Outgoing, respond } from './rest.ts';
import { isAcknowledged } from './rest-errors.ts';

/**
 * The ways to acknowledge an interaction: with a message, with nothing in it yet; for a press, with a change
 * of its message; to what is being typed, with choices.
 */
export const {
  ChannelMessageWithSource: REPLY,
  DeferredChannelMessageWithSource: LATER,
  UpdateMessage: REPLY_HERE,
  DeferredMessageUpdate: LATER_HERE,
  ApplicationCommandAutocompleteResult: CHOICES,
} = InteractionResponseType;

/** What every interaction gets within three seconds, once. */
export interface Acknowledgement {
  /** Uploads of more bytes are not risked with it. */
  readonly uploadLimit: number;
  /**
   * Gives it. Fulfils with whether this one counted; false: an earlier one had got through, although its
   * answer may have got lost. Rejects with what Discord refuses.
   */
  give(type: InteractionResponseType, message?: Said): Promise<boolean>;
  /** Fulfils when Discord has heard of it, so that more may follow. */
  settled(): Promise<void>;
}

/** What it is given with: a message, or choices. */
type Said = Pick<Outgoing, 'files'> & { readonly body: object };

const NOTHING: Said = { body: {}, files: [] };

/** By a call of Discord's. */
export const byCallback = (rest: REST, interaction: { id: string; token: string }): Acknowledgement => ({
  uploadLimit: 1_000_000,
  async give(type, message = NOTHING) {
    try {
      await respond(rest, interaction, type, message);
      return true;
    } catch (error) {
      if (isAcknowledged(error)) return false;
      throw error;
    }
  },
  settled: () => Promise.resolve(),
});

/** Milliseconds after which Discord has read the answer to its request, as a rule. */
const READ_MS = 250;

/** By the answer to the request that brought the interaction: `response`, as soon as it is given. */
export function byResponse(clock: Clock): Acknowledgement & { readonly response: Promise<Response> } {
  const { promise: response, resolve } = Promise.withResolvers<Response>();
  let isGiven = false;
  return {
    response,
    // Answers over some 150 kB fail (discord-api-docs, issue 5250); what follows by calls may be larger.
    uploadLimit: 100_000,
    async give(type, message = NOTHING) {
      if (isGiven) return false;
      isGiven = true;
      resolve(responseOf(type, message));
      return true;
    },
    settled: () => pause(clock, READ_MS),
  };
}

function responseOf(type: InteractionResponseType, { body, files }: Said): Response {
  const answer = { type, data: body };
  if (files.length === 0) return Response.json(answer);
  const form = new FormData();
  form.set('payload_json', JSON.stringify(answer));
  for (const [at, { name, data }] of files.entries()) form.set(`files[${at}]`, new Blob([data]), name);
  return new Response(form);
}
