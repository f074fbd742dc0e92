import { createHash } from 'node:crypto';
import { type APIChannel, DiscordAPIError, type REST, Routes } from 'discord.js';
import type { Failure } from '../../chat/delivery/failure.ts';
import { type Posting, sendForResult } from '../../chat/delivery/posting.ts';
import type { Reply } from '../../chat/reply.ts';
import type { Address } from '../../chat/surface.ts';
import { channelAt, privateAddressOf, tokenAt, userAt } from './calls/addresses.ts';
import { editOriginalResponse, type OutgoingMessage, postMessage, sendFollowUp } from './calls/rest.ts';
import { failureOf } from './calls/rest-errors.ts';
import type { CallContext } from './context.ts';
import { DISCORD_SURFACE } from './interaction-request.ts';
import type { CommandIds } from './menu/registration.ts';
import { buildEdit, buildNewMessage } from './message-body.ts';
import { findMissingPermissions } from './servers/rights.ts';

/**
 * Posts and edits messages. An address is a channel, a private chat, or the token of an interaction. Messages
 * that are posted with a token are ephemeral.
 */
export const createDiscordPosting = ({ rest, botRest, commandIds }: CallContext): Posting => ({
  post: (address, reply, name) =>
    sendForResult(async () => {
      const token = tokenAt(address);
      if (token !== undefined)
        return (await sendFollowUp(rest, token, buildNewMessage({ ...reply, personal: true }, commandIds)))
          .id;
      const channel = await findOrCreateChannel(botRest, address);
      return (await postMessage(botRest, channel, buildEdit(reply, commandIds), name && nonceOf(name))).id;
    }, postFailureOf),
  edit: (address, message, reply) =>
    sendForResult(async () => {
      const token = tokenAt(address);
      if (token === undefined)
        await editMessage(
          botRest,
          await findOrCreateChannel(botRest, address),
          message,
          buildEditKeepingPicture(reply, commandIds),
        );
      else await editOriginalResponse(rest, token, buildEditKeepingPicture(reply, commandIds), message);
      return message;
    }, postFailureOf),
  pin: (address, message, insteadOf) =>
    sendForResult(async () => {
      const channel = await findOrCreateChannel(botRest, address);
      await botRest.put(Routes.channelMessagesPin(channel, message));
      // The old message may have been deleted or unpinned by a user, so errors are ignored.
      if (insteadOf !== undefined)
        await botRest.delete(Routes.channelMessagesPin(channel, insteadOf)).catch(() => undefined);
      return message;
    }, postFailureOf),
  privateAddress: privateAddressOf,
  missingRights: (address: Address, place?: string) => findMissingPermissions(botRest, address, place),
  surfaceOf: (address) =>
    (channelAt(address) ?? userAt(address) ?? tokenAt(address)) ? DISCORD_SURFACE : undefined,
});

async function editMessage(
  botRest: REST,
  channel: string,
  message: string,
  { body, files }: OutgoingMessage,
): Promise<void> {
  await botRest.patch(Routes.channelMessage(channel, message), { body, files: [...files] });
}

/**
 * Converts a reply into an edit. If the reply has no picture, the message keeps the picture that it shows.
 */
function buildEditKeepingPicture(reply: Reply, ids: CommandIds): OutgoingMessage {
  const { body, files } = buildEdit(reply, ids);
  const { attachments: _, ...bodyWithoutAttachments } = body;
  return reply.picture === undefined ? { body: bodyWithoutAttachments, files } : { body, files };
}

/** Returns the id of the channel at an address. If a private chat has no channel yet, creates it. */
async function findOrCreateChannel(botRest: REST, address: Address): Promise<string> {
  const user = userAt(address);
  const channelId =
    user === undefined
      ? channelAt(address)
      : ((await botRest.post(Routes.userChannels(), { body: { recipient_id: user } })) as APIChannel).id;
  if (channelId === undefined) throw new Error(`${address} is no address of Discord's`);
  return channelId;
}

/** Makes an idempotency key of at most 25 characters (docs.discord.com, "Create Message"). */
const nonceOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 25);

/**
 * Classifies the error of a failed post. If Discord refuses the bot's token, the error is classified as
 * retryable, because the channel is not the cause.
 */
function postFailureOf(error: unknown): Failure {
  const isTokenRefused =
    (error instanceof DiscordAPIError && error.status === 401 && error.code === 0) ||
    (error instanceof Error && error.message.startsWith('Expected token to be set'));
  return isTokenRefused ? { kind: 'retryable', afterMs: 0 } : failureOf(error);
}
