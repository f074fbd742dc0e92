import { type APIMessage, type REST, Routes } from 'discord.js';
import { type Posting, postResult } from '../../chat/delivery/posting.ts';
import type { Address } from '../../chat/surface.ts';
import { failureOf } from './failure.ts';
import { channelAt } from './incoming.ts';
import { changedMessage } from './message.ts';

/** Messages of our own in channels; `message` is its id. */
export const discordPosting = (rest: REST): Posting => ({
  post: (address, reply) =>
    postResult(async () => {
      const { body, files } = changedMessage(reply);
      const route = Routes.channelMessages(channel(address));
      return ((await rest.post(route, { body, files: [...files] })) as APIMessage).id;
    }, failureOf),
  edit: (address, message, reply) =>
    postResult(async () => {
      const { body, files } = changedMessage(reply);
      await rest.patch(Routes.channelMessage(channel(address), message), { body, files: [...files] });
      return message;
    }, failureOf),
});

function channel(address: Address): string {
  const found = channelAt(address);
  if (found === undefined) throw new Error(`${address} is no address of Discord's`);
  return found;
}
