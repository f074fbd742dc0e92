import type { Message } from 'grammy/types';
import { type Posting, sendForResult } from '../../chat/delivery/posting.ts';
import type { Address, BotPermission } from '../../chat/surface.ts';
import { postFailureOf } from './bot-api/api-errors.ts';
import { isGroupOrChannel, surfaceOf, type Target, targetAt } from './bot-api/message-request.ts';
import type { Apis } from './calls/apis.ts';
import { editInPlace, type Handle, handleOf } from './edits.ts';
import { sendReply } from './send-reply.ts';

/**
 * Posts messages in chats and their topics. A posted message gets the id `text:<id>` or `media:<id>`, because
 * Telegram edits texts and captions of media by different calls.
 */
export const createTelegramPosting = (
  { postsApi, isInlineModeOn }: Pick<Apis, 'postsApi' | 'isInlineModeOn'>,
  findMissing: (chat: number) => Promise<readonly BotPermission[]>,
): Posting => ({
  post: (address, reply) =>
    sendForResult(
      async () => messageIdOf(await sendReply(postsApi, requireTarget(address), reply)),
      postFailureOf,
    ),
  edit: (address, message, reply) =>
    sendForResult(async () => {
      const handle = parseHandle(message);
      await editInPlace(postsApi, requireTarget(address), { handle }, reply);
      return `${reply.picture === undefined ? handle.carries : 'media'}:${handle.message}`;
    }, postFailureOf),
  pin: (address, message, insteadOf) =>
    sendForResult(async () => {
      const { chat } = requireTarget(address);
      await postsApi.pinChatMessage(chat, parseHandle(message).message, { disable_notification: true });
      // Ignore errors, because an administrator may have deleted or unpinned the old message.
      if (insteadOf !== undefined)
        await postsApi.unpinChatMessage(chat, parseHandle(insteadOf).message).catch(() => undefined);
      return message;
    }, postFailureOf),
  privateAddress(person) {
    const [, id] = /^telegram:(\d+)$/.exec(person) ?? [];
    return id === undefined ? undefined : `telegram:${id}`;
  },
  missingRights: async (address) => findMissing(requireTarget(address).chat),
  surfaceOf(address) {
    const chat = targetAt(address)?.chat;
    return chat === undefined ? undefined : surfaceOf(!isGroupOrChannel(chat), isInlineModeOn());
  },
});

function requireTarget(address: Address): Target {
  const target = targetAt(address);
  if (target === undefined) throw new Error(`${address} is no address of Telegram's`);
  return target;
}

/**
 * Makes the id by which the store identifies a sent message: `text:<id>` or `media:<id>`. Throws if nothing
 * was sent.
 */
export function messageIdOf(sentMessage: Message | undefined): string {
  if (sentMessage === undefined) throw new Error('there is nothing in the reply');
  const { message, carries } = handleOf(sentMessage);
  return `${carries}:${message}`;
}

/** Parses a message id made by `messageIdOf`. Throws if the text has another form. */
export function parseHandle(message: string): Handle {
  const [, carries, id] = /^(text|media):(\d+)$/.exec(message) ?? [];
  if (id === undefined) throw new Error(`${message} is no message of Telegram's`);
  return { message: Number(id), carries: carries === 'media' ? 'media' : 'text' };
}
