import { type REST, Routes } from 'discord.js';
import { type Posting, postResult } from '../../chat/delivery/posting.ts';
import type { Address } from '../../chat/surface.ts';
import { failureOf } from './failure.ts';
import { channelAt } from './incoming.ts';
import { changedMessage } from './message.ts';
import { post } from './rest.ts';

/** Messages of our own in channels; `message` is its id. */
export const discordPosting = (rest: REST): Posting => ({
  post: (address, reply) =>
    postResult(async () => (await post(rest, channel(address), changedMessage(reply))).id, failureOf),
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
