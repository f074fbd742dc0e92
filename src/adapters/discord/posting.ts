import { type REST, Routes } from 'discord.js';
import { type Posting, postResult } from '../../chat/delivery/posting.ts';
import type { Reply } from '../../chat/reply.ts';
import type { Address } from '../../chat/surface.ts';
import { failureOf } from './failure.ts';
import { channelAt, DISCORD_SURFACE } from './incoming.ts';
import { changedMessage, type Outgoing } from './message.ts';
import { post } from './rest.ts';

/** Messages of our own in channels; `message` is its id. */
export const discordPosting = (rest: REST): Posting => ({
  post: (address, reply) =>
    postResult(async () => (await post(rest, channel(address), changedMessage(reply))).id, failureOf),
  edit: (address, message, reply) =>
    postResult(async () => {
      const { body, files } = pictureKept(reply);
      await rest.patch(Routes.channelMessage(channel(address), message), { body, files: [...files] });
      return message;
    }, failureOf),
  surfaceOf: (address) => (channelAt(address) === undefined ? undefined : DISCORD_SURFACE),
});

/** The reply in the place of another; without a picture of its own it leaves the message's. */
function pictureKept(reply: Reply): Outgoing {
  const { body, files } = changedMessage(reply);
  const { attachments: _, ...rest } = body;
  return reply.picture === undefined ? { body: rest, files } : { body, files };
}

function channel(address: Address): string {
  const found = channelAt(address);
  if (found === undefined) throw new Error(`${address} is no address of Discord's`);
  return found;
}
