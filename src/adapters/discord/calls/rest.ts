import {
  type APIMessage,
  type InteractionResponseType,
  type REST,
  type RESTPatchAPIChannelMessageJSONBody,
  Routes,
} from 'discord.js';

/** What an interaction is acknowledged and answered by. */
export interface Token {
  readonly applicationId: string;
  readonly token: string;
}

/** A message as Discord's routes take it; of a change: what is left out stays. */
export interface Outgoing {
  readonly body: RESTPatchAPIChannelMessageJSONBody;
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
}

// Interactions carry their own token; the bot's is none of their business.
const auth = false;

/** Acknowledges an interaction. Rejects with discord.js' error when Discord refuses, as do all here. */
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

/** The message that an interaction was answered with. */
export const getOriginal = async (rest: REST, { applicationId, token }: Token): Promise<APIMessage> =>
  (await rest.get(Routes.webhookMessage(applicationId, token, '@original'), { auth })) as APIMessage;

/** Changes the message of an acknowledgement, or the pressed one; or (`message`) one that followed. */
export async function editOriginal(
  rest: REST,
  { applicationId, token }: Token,
  { body, files }: Outgoing,
  message = '@original',
): Promise<APIMessage> {
  const route = Routes.webhookMessage(applicationId, token, message);
  return (await rest.patch(route, { body, files: [...files], auth })) as APIMessage;
}

/** Sends a message to a channel; within some minutes only the first one with the same nonce. */
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

/** Deletes the message that an interaction was acknowledged with. */
export async function deleteOriginal(rest: REST, { applicationId, token }: Token): Promise<void> {
  await rest.delete(Routes.webhookMessage(applicationId, token, '@original'), { auth });
}

/** Sends a further message. */
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
