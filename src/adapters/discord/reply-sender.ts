import { DefaultRestOptions } from 'discord.js';
import * as z from 'zod';
import { downloadFile } from '../../chat/attachment.ts';
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
import { type CommandTarget, DISCORD_SURFACE, isAdmin, type LateTarget } from './interaction-request.ts';
import {
  buildEdit,
  buildNewMessage,
  findShownPicture,
  partialEdit,
  type ShownPicture,
} from './message-body.ts';
import { mayChoosePost } from './servers/post-permission.ts';

/** Until the first progress message, Discord shows "is thinking". */
const PROGRESS_PACE = { firstMs: 1500, everyMs: 2000 } as const;

const TARGET_SCHEMA: z.ZodType<CommandTarget> = z.object({
  applicationId: z.string(),
  token: z.string(),
  hidden: z.boolean(),
  member: z.object({ roles: z.array(z.string()), permissions: z.string() }).optional(),
  answerAddress: z.templateLiteral([z.string(), ':', z.string()]).optional(),
  late: z.object({ channel: z.string(), opening: z.string(), nonce: z.string() }).optional(),
});

/** Source: docs.discord.com, "Reference", "CDN Endpoints". */
const ATTACHMENT_HOSTS: readonly string[] = ['https://cdn.discordapp.com', 'https://media.discordapp.net'];

const HANDLE_SCHEMA = z.object({ attachment: z.string().optional() });

/**
 * Data for later edits of the deferred message: the id of the picture's attachment. The interaction's token
 * finds the message.
 */
type Handle = z.infer<typeof HANDLE_SCHEMA>;

export const createDiscordPlatform = (
  context: CallContext,
  apiUrl: string = DefaultRestOptions.api,
): Platform<CommandTarget, Handle> => ({
  name: 'discord',
  targetSchema: TARGET_SCHEMA,
  handleSchema: HANDLE_SCHEMA,
  surfaceOf: () => DISCORD_SURFACE,
  fetch: async (source) => {
    const { origin } = new URL(source);
    return [...ATTACHMENT_HOSTS, new URL(apiUrl).origin].includes(origin)
      ? downloadFile(source, context.signal)
      : fault('photo-gone');
  },
  isAdmin: async ({ to }) => isAdmin(to.member),
  mayPost: (request, choice) => mayChoosePost(context.botRest, request, request.to.member, choice),
  senderFor: (target, deadlineMs) => createReplySender(context, target, deadlineMs),
  async findAnswerMessage(target) {
    const { answerAddress: address } = target;
    if (address === undefined) return undefined;
    const messageId =
      tokenAt(address) === undefined
        ? (await getOriginalResponse(context.interactionRest, target)).id
        : ORIGINAL_RESPONSE;
    return { address, messageId };
  },
});

function createReplySender(
  context: CallContext,
  target: CommandTarget,
  deadlineMs: number,
): ReplySender<Handle> {
  const { interactionRest, botRest, commandIds, clock, signal } = context;
  const { late: maybeLateTarget } = target;
  const tokenDeadlineMs =
    maybeLateTarget === undefined ? deadlineMs : deadlineMs - REPLY_DEADLINE_MS + TOKEN_LIFETIME_MS;
  const withRetries = withRetriesUntil(context, tokenDeadlineMs);

  /** Sends a reply by the interaction's token, or as a new message if it has expired. */
  async function sendBeforeExpiry(reply: Reply, sendByToken: () => Promise<unknown>): Promise<void> {
    const lateTarget = isPersonal(reply) ? undefined : maybeLateTarget;
    if (lateTarget !== undefined && clock.now() > tokenDeadlineMs) return sendAsNewMessage(lateTarget, reply);
    try {
      await sendByToken();
    } catch (error) {
      const isTokenUnusable =
        isTokenExpired(error) || (failureOf(error).kind === 'retryable' && !signal.aborted);
      if (!isTokenUnusable || lateTarget === undefined) throw error;
      await sendAsNewMessage(lateTarget, reply);
    }
  }

  async function sendAsNewMessage(
    { channel: channelId, opening, nonce }: LateTarget,
    reply: Reply,
  ): Promise<void> {
    const message = buildNewMessage({ ...reply, text: `${opening}\n${reply.text}` }, commandIds);
    await withRetriesUntil(context, deadlineMs)(() => postMessage(botRest, channelId, message, nonce));
  }

  return {
    pace: PROGRESS_PACE,
    canBecomePersonal: target.hidden,
    placeholder: { handle: {}, kind: 'working' },
    failureOf,
    async show(progressReply, sentMessage) {
      const message = await editOriginalResponse(
        interactionRest,
        target,
        buildEdit(progressReply, commandIds, pictureIn(sentMessage)),
      );
      return { attachment: findShownPicture(message, progressReply)?.id };
    },
    send: (reply) =>
      sendBeforeExpiry(reply, () =>
        withRetries(() => sendFollowUp(interactionRest, target, buildNewMessage(reply, commandIds))),
      ),
    async turnInto(sentMessage, reply) {
      const shownPicture = pictureIn(sentMessage);
      const editMessage = (message: ReturnType<typeof buildEdit>) =>
        sendBeforeExpiry(reply, () =>
          withRetries(() => editOriginalResponse(interactionRest, target, message)),
        );
      try {
        await editMessage(buildEdit(reply, commandIds, shownPicture));
      } catch (error) {
        if (isMessageDeleted(error)) return false;
        if (shownPicture === undefined || failureOf(error).kind !== 'rejected') throw error;
        await editMessage(buildEdit(reply, commandIds));
      }
      return true;
    },
    async removeButtons() {
      await withRetries(() => editOriginalResponse(interactionRest, target, partialEdit({ components: [] })));
    },
    async remove() {
      // Discord replaces an empty deferral by the next follow-up message, so it gets some content before it
      // is deleted.
      await withRetries(() => editOriginalResponse(interactionRest, target, partialEdit({ content: '…' })));
      await withRetries(() => deleteOriginalResponse(interactionRest, target));
    },
  };
}

const pictureIn = (sentMessage: SentMessage<Handle> | undefined): ShownPicture | undefined =>
  sentMessage?.picture && sentMessage.handle.attachment !== undefined
    ? { picture: sentMessage.picture, id: sentMessage.handle.attachment }
    : undefined;
