import type { Api } from 'grammy';
import { type Posting, postResult } from '../../chat/delivery/posting.ts';
import type { Address } from '../../chat/surface.ts';
import { editInPlace, type Handle } from './edits.ts';
import { failureOf } from './failure.ts';
import { type Target, targetAt } from './incoming.ts';
import { sendReply } from './message.ts';

/** Messages of our own in chats and their topics; `message`: `text:<id>` or `media:<id>`. `once`: repeats no call. */
export const telegramPosting = (once: Api): Posting => ({
  post: (address, reply) =>
    postResult(async () => {
      const sent = await sendReply(once, target(address), reply);
      if (sent === undefined) throw new Error('there is nothing in the reply');
      return `${reply.picture === undefined ? 'text' : 'media'}:${sent.message_id}`;
    }, failureOf),
  edit: (address, message, reply) =>
    postResult(async () => {
      const handle = handleIn(message);
      await editInPlace(once, target(address), { handle }, reply);
      return `${reply.picture === undefined ? handle.carries : 'media'}:${handle.message}`;
    }, failureOf),
});

function target(address: Address): Target {
  const found = targetAt(address);
  if (found === undefined) throw new Error(`${address} is no address of Telegram's`);
  return found;
}

function handleIn(message: string): Handle {
  const [, carries, id] = /^(text|media):(\d+)$/.exec(message) ?? [];
  if (id === undefined) throw new Error(`${message} is no message of Telegram's`);
  return { message: Number(id), carries: carries === 'media' ? 'media' : 'text' };
}
