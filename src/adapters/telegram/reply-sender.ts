import { type Api, GrammyError } from 'grammy';
import * as z from 'zod';
import { downloadFile } from '../../chat/attachment.ts';
import type { Platform } from '../../chat/delivery/platform.ts';
import type { ReplySender, SentMessage } from '../../chat/delivery/progress.ts';
import type { Reply } from '../../chat/reply.ts';
import { fault, type Result } from '../../core/result.ts';
import { failureOf } from './bot-api/api-errors.ts';
import { htmlPages } from './bot-api/html.ts';
import { isGroupOrChannel, type LineTarget, surfaceOf, type Target } from './bot-api/message-request.ts';
import type { Apis } from './calls/apis.ts';
import { isAdmin } from './chats/rights.ts';
import { editInPlace, type Handle, handleOf } from './edits.ts';
import { createLiveMessageSender } from './live-message-sender.ts';
import { sendFile, sendFirstMessage, sendReply, sendTexts } from './send-reply.ts';

const DEFAULT_API_ROOT = 'https://api.telegram.org';

/**
 * Pauses before the first progress message, and between its edits. Groups allow about 20 messages a minute.
 */
const FIRST_PROGRESS_MS = 1500;
const PROGRESS_INTERVAL_MS = { private: 2000, group: 4000 } as const;

const HANDLE_SCHEMA = z.object({ message: z.number(), carries: z.enum(['text', 'media', 'gone']) });
const TARGET_SCHEMA = z.object({
  chat: z.number(),
  thread: z.number().optional(),
  replyTo: z.number().optional(),
  line: z.number().optional(),
  hearsText: z.boolean(),
});

interface PlatformOptions {
  readonly token: string;
  /** URL without a final slash. */
  readonly apiRoot?: string | undefined;
  /** Aborted when the program stops. Cancels downloads. */
  readonly signal: AbortSignal;
}

export const createTelegramPlatform = (
  apis: Apis,
  options: PlatformOptions,
): Platform<LineTarget, Handle> => ({
  name: 'telegram',
  targetSchema: TARGET_SCHEMA as z.ZodType<LineTarget>,
  handleSchema: HANDLE_SCHEMA,
  surfaceOf: ({ hearsText }) => surfaceOf(hearsText, apis.isInlineModeOn()),
  fetch: (fileId) => fetchFile(apis.progressApi, fileId, options),
  isAdmin: ({ person, to }) => isAdmin(apis.api, to.chat, person.key),
  senderFor: (target) => createReplySender(apis, target),
  liveMessageSenderOf: (target) => createLiveMessageSender(apis, target),
});

/** The file's URL is valid for an hour (core.telegram.org/bots/api#getfile). */
async function fetchFile(
  api: Api,
  fileId: string,
  { token, apiRoot = DEFAULT_API_ROOT, signal }: PlatformOptions,
): Promise<Result<Buffer>> {
  const file = await api.getFile(fileId).catch(() => undefined);
  return file?.file_path === undefined
    ? fault('photo-gone')
    : downloadFile(`${apiRoot}/file/bot${token}/${file.file_path}`, signal);
}

function createReplySender({ api, progressApi }: Apis, target: Target): ReplySender<Handle> {
  const { chat: chatId, thread: threadId } = target;
  return {
    pace: {
      firstMs: FIRST_PROGRESS_MS,
      everyMs: isGroupOrChannel(chatId) ? PROGRESS_INTERVAL_MS.group : PROGRESS_INTERVAL_MS.private,
    },
    canBecomePersonal: true,
    failureOf,
    async show(progressReply, sentMessage) {
      if (sentMessage === undefined) {
        return handleOf(await sendFirstMessage(progressApi, target, progressReply));
      }
      await editInPlace(progressApi, target, sentMessage, progressReply);
      return progressReply.picture === undefined
        ? sentMessage.handle
        : { ...sentMessage.handle, carries: 'media' };
    },
    async send(reply) {
      await sendReply(api, target, reply);
    },
    turnInto: (sentMessage, reply) => turnIntoReply(api, target, sentMessage, reply),
    async removeButtons({ handle }) {
      await api.editMessageReplyMarkup(chatId, handle.message);
    },
    async remove({ handle }) {
      await api.deleteMessage(chatId, handle.message);
    },
    async showTyping() {
      await progressApi.sendChatAction(
        chatId,
        'typing',
        threadId === undefined ? {} : { message_thread_id: threadId },
      );
    },
  };
}

async function turnIntoReply(
  api: Api,
  target: Target,
  sentMessage: SentMessage<Handle>,
  reply: Reply,
): Promise<boolean> {
  const canEditIntoReply =
    sentMessage.handle.carries === 'media'
      ? reply.picture !== undefined
      : reply.picture === undefined && reply.file === undefined && htmlPages(reply.text).length === 1;
  if (!canEditIntoReply) return false;
  try {
    await sendTexts(api, target, await editInPlace(api, target, sentMessage, reply));
    await sendFile(api, target, reply);
    return true;
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
    return false;
  }
}
