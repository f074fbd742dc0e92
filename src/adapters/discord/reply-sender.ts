import { DefaultRestOptions } from 'discord.js';
import * as z from 'zod';
import { download } from '../../chat/attachment.ts';
import type { Platform } from '../../chat/delivery/platform.ts';
import type { ReplySender, SentMessage } from '../../chat/delivery/progress.ts';
import { isPersonal, type Reply } from '../../chat/reply.ts';
import { fault } from '../../core/result.ts';
import { ORIGINAL_RESPONSE, tokenAt } from './calls/addresses.ts';
import {
  deleteOriginalResponse,
  editOriginalResponse,
  getOriginalResponse,
  postMessage,
  sendFollowUp,
} from './calls/rest.ts';
import { failureOf, isMessageDeleted, isTokenExpired } from './calls/rest-errors.ts';
import { type CallContext, REPLY_DEADLINE_MS, TOKEN_LIFETIME_MS, withRetriesUntil } from './context.ts';
import { DISCORD_SURFACE, type FormTarget, type LateTarget } from './interaction-request.ts';
import {
  buildEdit,
  buildNewMessage,
  findShownPicture,
  partialEdit,
  type ShownPicture,
} from './message-body.ts';

/**
 * Delay of the first progress message, and pause between its edits. Until the first progress message, Discord
 * shows "is thinking".
 */
const PROGRESS_PACE = { firstMs: 1500, everyMs: 2000 } as const;

const TARGET_SCHEMA: z.ZodType<FormTarget> = z.object({
  applicationId: z.string(),
  token: z.string(),
  hidden: z.boolean(),
  isAdmin: z.boolean().optional(),
  answerAddress: z.templateLiteral([z.string(), ':', z.string()]).optional(),
  late: z.object({ channel: z.string(), opening: z.string(), nonce: z.string() }).optional(),
});

/** Hosts that serve attachments (docs.discord.com, "Reference", "CDN Endpoints"). */
const ATTACHMENT_HOSTS: readonly string[] = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];

const HANDLE_SCHEMA = z.object({ attachment: z.string().optional() });

/**
 * Data for later edits of the deferred message: the id of the picture's attachment. The message's own id
 * isn't needed, because the interaction's token finds the message.
 */
type Handle = z.infer<typeof HANDLE_SCHEMA>;

/** Implements the delivery of replies for Discord. */
export const createDiscordPlatform = (
  context: CallContext,
  apiUrl: string = DefaultRestOptions.api,
): Platform<FormTarget, Handle> => ({
  name: 'discord',
  toSchema: TARGET_SCHEMA,
  handleSchema: HANDLE_SCHEMA,
  surfaceOf: () => DISCORD_SURFACE,
  fetch: async (source) => {
    const { origin } = new URL(source);
    return [...ATTACHMENT_HOSTS, new URL(apiUrl).origin].includes(origin)
      ? download(source, context.signal)
      : fault('photo-gone');
  },
  isAdmin: async ({ to }) => to.isAdmin === true,
  senderFor: (to, deadline) => createReplySender(context, to, deadline),
  async findAnswerMessage(to) {
    const { answerAddress: address } = to;
    if (address === undefined) return undefined;
    const message =
      tokenAt(address) === undefined ? (await getOriginalResponse(context.rest, to)).id : ORIGINAL_RESPONSE;
    return { address, messageId: message };
  },
});

function createReplySender(context: CallContext, to: FormTarget, deadline: number): ReplySender<Handle> {
  const { rest, botRest, commandIds, clock, signal } = context;
  const { late } = to;
  const tokenDeadline = late === undefined ? deadline : deadline - REPLY_DEADLINE_MS + TOKEN_LIFETIME_MS;
  const withRetries = withRetriesUntil(context, tokenDeadline);

  /** Sends a reply by the interaction's token, or as a new message if the token has expired. */
  async function sendBeforeExpiry(reply: Reply, sendByToken: () => Promise<unknown>): Promise<void> {
    const lateTarget = isPersonal(reply) ? undefined : late;
    if (lateTarget !== undefined && clock.now() > tokenDeadline) return sendAsNewMessage(lateTarget, reply);
    try {
      await sendByToken();
    } catch (error) {
      const isTokenUnusable =
        isTokenExpired(error) || (failureOf(error).kind === 'retryable' && !signal.aborted);
      if (!isTokenUnusable || lateTarget === undefined) throw error;
      await sendAsNewMessage(lateTarget, reply);
    }
  }

  async function sendAsNewMessage({ channel, opening, nonce }: LateTarget, reply: Reply): Promise<void> {
    const message = buildNewMessage({ ...reply, text: `${opening}\n${reply.text}` }, commandIds);
    await withRetriesUntil(context, deadline)(() => postMessage(botRest, channel, message, nonce));
  }

  return {
    pace: PROGRESS_PACE,
    canBecomePersonal: to.hidden,
    placeholder: { handle: {}, kind: 'working' },
    failureOf,
    async show(state, sentMessage) {
      const message = await editOriginalResponse(
        rest,
        to,
        buildEdit(state, commandIds, pictureIn(sentMessage)),
      );
      return { attachment: findShownPicture(message, state)?.id };
    },
    send: (reply) =>
      sendBeforeExpiry(reply, () =>
        withRetries(() => sendFollowUp(rest, to, buildNewMessage(reply, commandIds))),
      ),
    async turnInto(sentMessage, reply) {
      const shown = pictureIn(sentMessage);
      const editMessage = (message: ReturnType<typeof buildEdit>) =>
        sendBeforeExpiry(reply, () => withRetries(() => editOriginalResponse(rest, to, message)));
      try {
        await editMessage(buildEdit(reply, commandIds, shown));
      } catch (error) {
        if (isMessageDeleted(error)) return false;
        if (shown === undefined || failureOf(error).kind !== 'rejected') throw error;
        await editMessage(buildEdit(reply, commandIds));
      }
      return true;
    },
    async removeButtons() {
      await withRetries(() => editOriginalResponse(rest, to, partialEdit({ components: [] })));
    },
    async remove() {
      // Discord replaces an empty deferral by the next follow-up message. So the deferral gets some content
      // before it is deleted.
      await withRetries(() => editOriginalResponse(rest, to, partialEdit({ content: '…' })));
      await withRetries(() => deleteOriginalResponse(rest, to));
    },
  };
}

const pictureIn = (sentMessage: SentMessage<Handle> | undefined): ShownPicture | undefined =>
  sentMessage?.picture && sentMessage.handle.attachment !== undefined
    ? { picture: sentMessage.picture, id: sentMessage.handle.attachment }
    : undefined;
