import {
  type APIMessage,
  type InteractionResponseType,
  type REST,
  type RESTPatchAPIChannelMessageJSONBody,
  Routes,
} from 'discord.js';

/** Credentials for responses to one interaction. */
export interface Token {
  readonly applicationId: string;
  readonly token: string;
}

/** Message as Discord's routes accept it. In an edit, absent fields stay unchanged. */
export interface Outgoing {
  readonly body: RESTPatchAPIChannelMessageJSONBody;
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
}

// Responses to interactions use the interaction's token, so the bot's token is not sent.
const auth = false;

/**
 * Acknowledges an interaction. All functions in this file reject with discord.js' error if Discord refuses.
 */
export async function respond(
  rest: REST,
  { id, token }: { readonly id: string; readonly token: string },
  type: InteractionResponseType,
  { body, files }: Pick<Outgoing, 'files'> & { readonly body: object },
): Promise<void> {
  await rest.post(Routes.interactionCallback(id, token), {
    body: { type, data: body },
    files: [...files],
    auth,
  });
}

/** Fetches the first response to an interaction. */
export const getOriginal = async (rest: REST, { applicationId, token }: Token): Promise<APIMessage> =>
  (await rest.get(Routes.webhookMessage(applicationId, token, '@original'), { auth })) as APIMessage;

/**
 * Edits a message of an interaction: the first response or the pressed message by default, or the follow-up
 * with the id `message`.
 */
export async function editOriginal(
  rest: REST,
  { applicationId, token }: Token,
  { body, files }: Outgoing,
  message = '@original',
): Promise<APIMessage> {
  const route = Routes.webhookMessage(applicationId, token, message);
  return (await rest.patch(route, { body, files: [...files], auth })) as APIMessage;
}

/**
 * Sends a message to a channel. If several messages within a few minutes have the same nonce, Discord sends
 * only the first of them.
 */
export async function post(
  rest: REST,
  channel: string,
  { body, files }: Outgoing,
  nonce?: string,
): Promise<APIMessage> {
  const once = nonce === undefined ? {} : { nonce, enforce_nonce: true };
  const route = Routes.channelMessages(channel);
  return (await rest.post(route, { body: { ...body, ...once }, files: [...files] })) as APIMessage;
}

/** Deletes the first response to an interaction. */
export async function deleteOriginal(rest: REST, { applicationId, token }: Token): Promise<void> {
  await rest.delete(Routes.webhookMessage(applicationId, token, '@original'), { auth });
}

/** Sends a follow-up message to an interaction. */
export async function followUp(
  rest: REST,
  { applicationId, token }: Token,
  { body, files }: Outgoing,
): Promise<APIMessage> {
  return (await rest.post(Routes.webhook(applicationId, token), {
    body,
    files: [...files],
    auth,
  })) as APIMessage;
}
