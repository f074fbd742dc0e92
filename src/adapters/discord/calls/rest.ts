import {
  type APIMessage,
  type InteractionResponseType,
  type REST,
  type RESTPatchAPIChannelMessageJSONBody,
  Routes,
} from 'discord.js';

/** Credentials for responses to one interaction. */
export interface InteractionToken {
  readonly applicationId: string;
  readonly token: string;
}

/** Message as Discord's routes accept it. In an edit, absent fields stay unchanged. */
export interface OutgoingMessage {
  readonly body: RESTPatchAPIChannelMessageJSONBody;
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
}

// Responses to interactions use the interaction's token, so the bot's token is not sent.
const WITHOUT_AUTH = false;

/**
 * Acknowledges an interaction. All functions in this file reject with discord.js' error if Discord refuses.
 */
export async function respondToInteraction(
  rest: REST,
  { id, token }: { readonly id: string; readonly token: string },
  type: InteractionResponseType,
  { body, files }: Pick<OutgoingMessage, 'files'> & { readonly body: object },
): Promise<void> {
  await rest.post(Routes.interactionCallback(id, token), {
    body: { type, data: body },
    files: [...files],
    auth: WITHOUT_AUTH,
  });
}

/** Fetches the first response to an interaction. */
export const getOriginalResponse = async (
  rest: REST,
  { applicationId, token }: InteractionToken,
): Promise<APIMessage> =>
  (await rest.get(Routes.webhookMessage(applicationId, token, '@original'), {
    auth: WITHOUT_AUTH,
  })) as APIMessage;

/**
 * Edits a message of an interaction.
 * - With `messageId`: the follow-up with this id.
 * - Without `messageId`: the first response. For a press that was acknowledged without a new message, this is
 *   the message with the pressed button.
 */
export async function editOriginalResponse(
  rest: REST,
  { applicationId, token }: InteractionToken,
  { body, files }: OutgoingMessage,
  messageId = '@original',
): Promise<APIMessage> {
  const route = Routes.webhookMessage(applicationId, token, messageId);
  return (await rest.patch(route, { body, files: [...files], auth: WITHOUT_AUTH })) as APIMessage;
}

/**
 * Sends a message to a channel. If several messages within a few minutes have the same nonce, Discord sends
 * only the first of them.
 */
export async function postMessage(
  rest: REST,
  channelId: string,
  { body, files }: OutgoingMessage,
  nonce?: string,
): Promise<APIMessage> {
  const nonceFields = nonce === undefined ? {} : { nonce, enforce_nonce: true };
  const route = Routes.channelMessages(channelId);
  return (await rest.post(route, { body: { ...body, ...nonceFields }, files: [...files] })) as APIMessage;
}

/** Deletes the first response to an interaction. */
export async function deleteOriginalResponse(
  rest: REST,
  { applicationId, token }: InteractionToken,
): Promise<void> {
  await rest.delete(Routes.webhookMessage(applicationId, token, '@original'), { auth: WITHOUT_AUTH });
}

/** Sends a follow-up message to an interaction. */
export async function sendFollowUp(
  rest: REST,
  { applicationId, token }: InteractionToken,
  { body, files }: OutgoingMessage,
): Promise<APIMessage> {
  return (await rest.post(Routes.webhook(applicationId, token), {
    body,
    files: [...files],
    auth: WITHOUT_AUTH,
  })) as APIMessage;
}
