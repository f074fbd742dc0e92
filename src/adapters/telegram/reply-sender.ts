import { type Api, GrammyError } from 'grammy';
import * as z from 'zod';
import { download } from '../../chat/attachment.ts';
import type { Platform } from '../../chat/delivery/platform.ts';
import type { ReplySender, SentMessage } from '../../chat/delivery/progress.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, type Result } from '../../core/result.ts';
import { failureOf } from './bot-api/api-errors.ts';
import { htmlPages } from './bot-api/html.ts';
import { isShared, type LineTarget, surfaceOf, type Target } from './bot-api/message-request.ts';
import type { Apis } from './calls/apis.ts';
import { isAdmin } from './chats/rights.ts';
import { editInPlace, type Handle, handleOf } from './edits.ts';
import { createLiveMessageSender } from './live-message-sender.ts';
import { sendFile, sendOne, sendReply, sendTexts } from './send-reply.ts';

const TELEGRAM = 'https://api.telegram.org';

/**
 * Delay of the first progress message, and pauses between its edits. Groups allow about 20 messages a minute.
 */
const FIRST_MS = 1500;
const EVERY_MS = { private: 2000, group: 4000 } as const;

const HANDLE = z.object({ message: z.number(), carries: z.enum(['text', 'media', 'gone']) });
const TARGET = z.object({
  chat: z.number(),
  thread: z.number().optional(),
  replyTo: z.number().optional(),
  line: z.number().optional(),
  hearsText: z.boolean(),
});

interface PlatformOptions {
  readonly token: string;
  readonly apiRoot?: string | undefined;
  /** Aborted when the program stops. Cancels downloads. */
  readonly signal: AbortSignal;
}

/** Implements the delivery of replies for Telegram. */
export const createTelegramPlatform = (
  apis: Apis,
  options: PlatformOptions,
): Platform<LineTarget, Handle> => ({
  name: 'telegram',
  to: TARGET as z.ZodType<LineTarget>,
  handle: HANDLE,
  surfaceOf: ({ hearsText }) => surfaceOf(hearsText, apis.isAsked()),
  fetch: (id) => fetchFile(apis.once, id, options),
  isAdmin: ({ person, to }) => isAdmin(apis.api, to.chat, person.key),
  senderFor: (target) => createReplySender(apis, target),
  liveMessageSenderOf: (target) => createLiveMessageSender(apis, target),
});

/** Downloads a file that a user sent. Its URL is valid for an hour (core.telegram.org/bots/api#getfile). */
async function fetchFile(
  api: Api,
  id: string,
  { token, apiRoot = TELEGRAM, signal }: PlatformOptions,
): Promise<Result<Buffer>> {
  const file = await api.getFile(id).catch(() => undefined);
  return file?.file_path === undefined
    ? fault('photo-gone')
    : download(`${apiRoot}/file/bot${token}/${file.file_path}`, signal);
}

function createReplySender({ api, once }: Apis, target: Target): ReplySender<Handle> {
  const { chat, thread } = target;
  return {
    pace: { firstMs: FIRST_MS, everyMs: isShared(chat) ? EVERY_MS.group : EVERY_MS.private },
    canBecomePersonal: true,
    failureOf,
    async show(state, sent) {
      if (sent === undefined) {
        return handleOf(await sendOne(once, target, state));
      }
      await editInPlace(once, target, sent, state);
      return state.picture === undefined ? sent.handle : { ...sent.handle, carries: 'media' };
    },
    async send(reply) {
      await sendReply(api, target, reply);
    },
    turnInto: (sent, reply) => become(api, target, sent, reply),
    async removeButtons({ handle }) {
      await api.editMessageReplyMarkup(chat, handle.message);
    },
    async remove({ handle }) {
      await api.deleteMessage(chat, handle.message);
    },
    async showTyping() {
      await once.sendChatAction(chat, 'typing', thread === undefined ? {} : { message_thread_id: thread });
    },
  };
}

async function become(api: Api, target: Target, sent: SentMessage<Handle>, reply: Reply): Promise<boolean> {
  const isLike =
    sent.handle.carries === 'media'
      ? reply.picture !== undefined
      : reply.picture === undefined && reply.file === undefined && htmlPages(reply.text).length === 1;
  if (!isLike) return false;
  try {
    await sendTexts(api, target, await editInPlace(api, target, sent, reply));
    await sendFile(api, target, reply);
    return true;
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
    return false;
  }
}
