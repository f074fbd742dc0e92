import { type REST, Routes } from 'discord.js';
import { type Posting, postResult } from '../../chat/delivery/posting.ts';
import type { Reply } from '../../chat/reply.ts';
import type { Address } from '../../chat/surface.ts';
import { channelAt, tokenAt } from './addresses.ts';
import type { CountedRest } from './counted-rest.ts';
import { failureOf } from './failure.ts';
import { DISCORD_SURFACE } from './incoming.ts';
import { changedMessage, newMessage, type Outgoing } from './message.ts';
import { editOriginal, followUp, post } from './rest.ts';

/**
 * Messages of our own in channels, and by the token of an interaction, for whoever it was: there a new one is ephemeral. `message` is
 * its id.
 */
export const discordPosting = ({ rest, bot }: CountedRest): Posting => ({
  post: (address, reply) =>
    postResult(async () => {
      const token = tokenAt(address);
      if (token === undefined) return (await post(bot, channel(address), changedMessage(reply))).id;
      return (await followUp(rest, token, newMessage({ ...reply, personal: true }))).id;
    }, failureOf),
  edit: (address, message, reply) =>
    postResult(async () => {
      const token = tokenAt(address);
      if (token === undefined) await change(bot, channel(address), message, pictureKept(reply));
      else await editOriginal(rest, token, pictureKept(reply), message);
      return message;
    }, failureOf),
  surfaceOf: (address) => ((channelAt(address) ?? tokenAt(address)) ? DISCORD_SURFACE : undefined),
});

async function change(bot: REST, channel: string, message: string, { body, files }: Outgoing): Promise<void> {
  await bot.patch(Routes.channelMessage(channel, message), { body, files: [...files] });
}

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
