import { createHash } from 'node:crypto';
import { type APIChannel, type REST, Routes } from 'discord.js';
import { type Posting, sendForResult } from '../../chat/delivery/posting.ts';
import type { Reply } from '../../chat/reply.ts';
import type { Address } from '../../chat/surface.ts';
import { channelIdAt, privateAddressOf, tokenAt, userIdAt } from './calls/addresses.ts';
import { editOriginalResponse, type OutgoingMessage, postMessage, sendFollowUp } from './calls/rest.ts';
import { postFailureOf } from './calls/rest-errors.ts';
import type { CallContext } from './context.ts';
import { DISCORD_SURFACE } from './interaction-request.ts';
import type { CommandIds } from './menu/registration.ts';
import { buildEdit, buildNewMessage } from './message-body.ts';
import { checkPostPermission } from './servers/post-permission.ts';
import { findMissingPermissions } from './servers/rights.ts';

/**
 * An address is a channel, a private chat, or the token of an interaction. Messages that are posted with a
 * token are ephemeral.
 */
export const createDiscordPosting = ({ interactionRest, botRest, commandIds }: CallContext): Posting => ({
  post: (address, reply, idempotencyKey) =>
    sendForResult(async () => {
      const token = tokenAt(address);
      if (token !== undefined)
        return (
          await sendFollowUp(
            interactionRest,
            token,
            buildNewMessage({ ...reply, personal: true }, commandIds),
          )
        ).id;
      const channelId = await findOrCreateChannel(botRest, address);
      return (
        await postMessage(
          botRest,
          channelId,
          buildEdit(reply, commandIds),
          idempotencyKey && nonceOf(idempotencyKey),
        )
      ).id;
    }, postFailureOf),
  edit: (address, messageId, reply) =>
    sendForResult(async () => {
      const token = tokenAt(address);
      if (token === undefined)
        await editMessage(
          botRest,
          await findOrCreateChannel(botRest, address),
          messageId,
          buildEditKeepingPicture(reply, commandIds),
        );
      else
        await editOriginalResponse(
          interactionRest,
          token,
          buildEditKeepingPicture(reply, commandIds),
          messageId,
        );
      return messageId;
    }, postFailureOf),
  pin: (address, messageId, unpinMessageId) =>
    sendForResult(async () => {
      const channelId = await findOrCreateChannel(botRest, address);
      await botRest.put(Routes.channelMessagesPin(channelId, messageId));
      // A user may have deleted or unpinned the old message.
      if (unpinMessageId !== undefined)
        await botRest.delete(Routes.channelMessagesPin(channelId, unpinMessageId)).catch(() => undefined);
      return messageId;
    }, postFailureOf),
  privateAddress: privateAddressOf,
  mayPost: (address, placeKey) => checkPostPermission(botRest, placeKey, { address }),
  missingRights: (address) => findMissingPermissions(botRest, address),
  surfaceOf: (address) =>
    (channelIdAt(address) ?? userIdAt(address) ?? tokenAt(address)) ? DISCORD_SURFACE : undefined,
});

async function editMessage(
  botRest: REST,
  channelId: string,
  messageId: string,
  { body, files }: OutgoingMessage,
): Promise<void> {
  await botRest.patch(Routes.channelMessage(channelId, messageId), { body, files: [...files] });
}

/** If the reply has no picture, the message keeps its own. */
function buildEditKeepingPicture(reply: Reply, commandIds: CommandIds): OutgoingMessage {
  const { body, files } = buildEdit(reply, commandIds);
  const { attachments: _, ...bodyWithoutAttachments } = body;
  return reply.picture === undefined ? { body: bodyWithoutAttachments, files } : { body, files };
}

/** Creates the channel of a private chat if there is none yet. */
async function findOrCreateChannel(botRest: REST, address: Address): Promise<string> {
  const userId = userIdAt(address);
  const channelId =
    userId === undefined
      ? channelIdAt(address)
      : ((await botRest.post(Routes.userChannels(), { body: { recipient_id: userId } })) as APIChannel).id;
  if (channelId === undefined) throw new Error(`${address} is no address of Discord's`);
  return channelId;
}

/** Returns at most 25 characters (docs.discord.com, "Create Message"). */
const nonceOf = (idempotencyKey: string): string =>
  createHash('sha256').update(idempotencyKey).digest('base64url').slice(0, 25);
