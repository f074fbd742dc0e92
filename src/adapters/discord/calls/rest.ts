import {
  type APIMessage,
  type InteractionResponseType,
  type REST,
  type RESTPatchAPIChannelMessageJSONBody,
  Routes,
} from 'discord.js';

export interface InteractionToken {
  readonly applicationId: string;
  readonly token: string;
}

/** As Discord's routes accept it. In an edit, absent fields stay unchanged. */
export interface OutgoingMessage {
  readonly body: RESTPatchAPIChannelMessageJSONBody;
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
}

// Responses use the interaction's token.
const WITHOUT_AUTH = false;

/** All functions in this file reject with discord.js' error if Discord refuses. */
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

export const getOriginalResponse = async (
  rest: REST,
  { applicationId, token }: InteractionToken,
): Promise<APIMessage> =>
  (await rest.get(Routes.webhookMessage(applicationId, token, '@original'), {
    auth: WITHOUT_AUTH,
  })) as APIMessage;

/**
 * Edits the follow-up `messageId`, else the first response. For a press that was acknowledged without a new
 * message, that is the message with the pressed button.
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

/** Discord sends only the first of several messages with the same nonce within a few minutes. */
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

export async function deleteOriginalResponse(
  rest: REST,
  { applicationId, token }: InteractionToken,
): Promise<void> {
  await rest.delete(Routes.webhookMessage(applicationId, token, '@original'), { auth: WITHOUT_AUTH });
}

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
