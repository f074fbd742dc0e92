import type { Update, User } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { InlineResult } from '../../chat/chat.ts';
import { type Clock, pause } from '../../chat/delivery/clock.ts';
import type { Log } from '../../observe/log.ts';
import type { Picture } from '../../render/paint/picture.ts';
import { failureOf } from './bot-api/api-errors.ts';
import type { Apis } from './calls/apis.ts';
import { PictureFile } from './calls/file-ids.ts';
import { choosePictureKind } from './send-reply.ts';

/** After this time without typing, the pictures are uploaded. */
const TYPING_PAUSE_MS = 300;
const MAX_OPEN_CHATS = 20_000;

export interface PicturesContext extends Pick<Apis, 'api' | 'progressApi' | 'files'> {
  readonly log: Log;
  readonly clock: Clock;
}

/** Provides the pictures of inline results. */
export interface InlinePictures {
  /**
   * Records whether the user's private chat with the bot is open or blocked. A bot can't write to users who
   * never opened it.
   */
  recordUpdate(update: Update): void;
  /** Is the person's private chat known to be open? */
  mayUploadTo(userId: number): boolean;
  /** Uploads the picture if it has no file id yet. Undefined if it can't be uploaded. */
  fileIdOf(user: User, picture: Picture): Promise<string | undefined>;
  /**
   * Waits until the user pauses in typing. Then uploads the pictures of `results` that have no file id yet.
   * `signal` cancels the upload.
   */
  upload(user: User, results: readonly InlineResult[], signal: AbortSignal): Promise<void>;
}

/**
 * Inline results can't upload files, so their photos are given by file id. To get an id, the picture is sent
 * silently to the user's private chat and deleted immediately. Users without a private chat get text and a
 * button that opens the chat.
 */
export function createInlinePictures({
  api,
  progressApi,
  files,
  log,
  clock,
}: PicturesContext): InlinePictures {
  const openChats = new LRUCache<number, true>({ max: MAX_OPEN_CHATS });

  async function fileIdOf({ id: userId }: User, picture: Picture): Promise<string | undefined> {
    const knownFileId = files.fileIdOf(picture);
    if (knownFileId !== undefined || choosePictureKind(picture) !== 'photo' || !openChats.has(userId))
      return knownFileId;
    try {
      const sentMessage = await progressApi.sendPhoto(userId, new PictureFile(picture), {
        disable_notification: true,
      });
      await api.deleteMessage(userId, sentMessage.message_id);
    } catch (error) {
      if (failureOf(error).kind === 'unreachable') openChats.delete(userId);
      log.info({ err: error }, 'a picture could not be taken to Telegram for an inline result');
    }
    return files.fileIdOf(picture);
  }

  return {
    recordUpdate({ message, callback_query: press, my_chat_member: member }) {
      const { chat } = message ?? press?.message ?? member ?? {};
      if (chat?.type !== 'private') return;
      if (member?.new_chat_member.status === 'kicked') openChats.delete(chat.id);
      else openChats.set(chat.id, true);
    },
    mayUploadTo: (userId) => openChats.has(userId),
    fileIdOf,
    async upload(user, results, signal) {
      const missingPictures = results.flatMap(({ reply: { picture } }) =>
        picture === undefined || files.fileIdOf(picture) !== undefined ? [] : picture,
      );
      if (missingPictures.length === 0 || !openChats.has(user.id)) return;
      await pause(clock, TYPING_PAUSE_MS, signal);
      for (const picture of missingPictures) if (!signal.aborted) await fileIdOf(user, picture);
    },
  };
}
