import type { Message } from 'grammy/types';
import { type Posting, sendForResult } from '../../chat/delivery/posting.ts';
import type { Address, BotPermission } from '../../chat/surface.ts';
import { postFailureOf } from './bot-api/api-errors.ts';
import { isGroupOrChannel, placeKeyOf, surfaceOf, type Target, targetAt } from './bot-api/message-request.ts';
import type { Apis } from './calls/apis.ts';
import { editInPlace, type Handle, handleOf } from './edits.ts';
import { sendReply } from './send-reply.ts';

/**
 * Posts in chats and their topics. A posted message gets the id `text:<id>` or `media:<id>`, because Telegram
 * edits texts and captions of media by different calls.
 */
export const createTelegramPosting = (
  { postsApi, isInlineModeOn }: Pick<Apis, 'postsApi' | 'isInlineModeOn'>,
  findMissingRights: (chatId: number) => Promise<readonly BotPermission[]>,
): Posting => ({
  post: (address, reply) =>
    sendForResult(
      async () => messageIdOf(await sendReply(postsApi, requireTarget(address), reply)),
      postFailureOf,
    ),
  edit: (address, messageId, reply) =>
    sendForResult(async () => {
      const handle = parseHandle(messageId);
      await editInPlace(postsApi, requireTarget(address), { handle }, reply);
      return `${reply.picture === undefined ? handle.carries : 'media'}:${handle.message}`;
    }, postFailureOf),
  pin: (address, messageId, unpinMessageId) =>
    sendForResult(async () => {
      const { chat } = requireTarget(address);
      await postsApi.pinChatMessage(chat, parseHandle(messageId).message, { disable_notification: true });
      // An administrator may have deleted or unpinned the old message.
      if (unpinMessageId !== undefined)
        await postsApi.unpinChatMessage(chat, parseHandle(unpinMessageId).message).catch(() => undefined);
      return messageId;
    }, postFailureOf),
  privateAddress(personKey) {
    const [, userId] = /^telegram:(\d+)$/.exec(personKey) ?? [];
    return userId === undefined ? undefined : `telegram:${userId}`;
  },
  mayPost: async (address, placeKey) =>
    placeKeyOf(requireTarget(address).chat) === placeKey ? 'allowed' : 'foreign',
  missingRights: async (address) => findMissingRights(requireTarget(address).chat),
  surfaceOf(address) {
    const chatId = targetAt(address)?.chat;
    return chatId === undefined ? undefined : surfaceOf(!isGroupOrChannel(chatId), isInlineModeOn());
  },
});

function requireTarget(address: Address): Target {
  const target = targetAt(address);
  if (target === undefined) throw new Error(`${address} is no address of Telegram's`);
  return target;
}

/** Returns `text:<id>` or `media:<id>`. Throws if nothing was sent. */
export function messageIdOf(sentMessage: Message | undefined): string {
  if (sentMessage === undefined) throw new Error('there is nothing in the reply');
  const { message, carries } = handleOf(sentMessage);
  return `${carries}:${message}`;
}

/** The inverse of `messageIdOf`. Throws if the text has another form. */
export function parseHandle(messageId: string): Handle {
  const [, carries, idText] = /^(text|media):(\d+)$/.exec(messageId) ?? [];
  if (idText === undefined) throw new Error(`${messageId} is no message of Telegram's`);
  return { message: Number(idText), carries: carries === 'media' ? 'media' : 'text' };
}
