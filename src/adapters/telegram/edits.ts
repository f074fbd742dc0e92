import { AsyncResource } from 'node:async_hooks';
import type { Api } from 'grammy';
import type { InputMedia, Message } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { SentMessage } from '../../chat/delivery/progress.ts';
import { buttonRows, isSamePicture, isSameReply, type Reply } from '../../chat/reply.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Log } from '../../observe/log.ts';
import { setOutcomeUndelivered } from '../../observe/request-context.ts';
import type { Picture } from '../../render/paint/picture.ts';
import { isEditImpossible, isPictureRefused, isUnchanged } from './bot-api/api-errors.ts';
import { htmlPages, MAX_CAPTION_CHARS } from './bot-api/html.ts';
import type { Target } from './bot-api/message-request.ts';
import { type FileIds, PictureFile } from './calls/file-ids.ts';
import {
  choosePictureKind,
  replyMarkupOf,
  sendReply,
  sendTexts,
  TEXT_OPTIONS,
  withoutPicture,
} from './send-reply.ts';

/**
 * Identifies a message for later edits. `gone`: the message is too old to edit, so edits are sent as new
 * messages.
 */
export interface Handle {
  /** Id of the message. */
  readonly message: number;
  /** Kind of content in the message, which decides how the bot can edit the message. */
  readonly carries: 'text' | 'media' | 'gone';
}

/** Makes the handle of a message that was just sent. */
export const handleOf = ({ message_id, text }: Message): Handle => ({
  message: message_id,
  carries: text === undefined ? 'media' : 'text',
});

/** Message to edit, with the known parts of its current content. */
export interface Editable extends Pick<SentMessage<Handle>, 'handle' | 'picture'> {
  /**
   * The message's content when a button was pressed. Undefined if no button press caused the edit, or if
   * Telegram didn't send the content with the press.
   */
  readonly messageAtPress?: Message | undefined;
}

/**
 * Edit that waits in the queue. `resolvers`: functions that resolve the promises of this edit and of the
 * older edits that it replaces.
 */
interface WaitingEdit {
  /** Reply that the message will show. */
  readonly reply: Reply;
  /** Makes the edit. Resolves with false if the edit failed. */
  readonly makeEdit: () => Promise<boolean>;
  /** Functions that resolve the promises of this edit and of the edits that it replaces. */
  readonly resolvers: readonly (() => void)[];
}

/**
 * Maximum number of recent edits that are remembered. Telegram sends the message's
 * content with each press, but this content may be older than the last edit. In this case the remembered edit
 * tells what the message shows now.
 */
const MAX_REMEMBERED_EDITS = 1000;
const EDIT_MEMORY_MS = 5000;

/**
 * Queue of edits. Each message has at most one running edit. If several edits of a message wait, only the
 * newest is made.
 */
export interface EditQueue {
  /** Resolves when the message shows `reply` or a newer reply, or when the edit failed. */
  submit(target: Target, editable: Editable, reply: Reply): Promise<void>;
  /** Resolves when no edit is running or waiting. */
  whenIdle(): Promise<void>;
}

/**
 * Creates the queue of edits. If a message can't be edited, the reply is sent as a new message. Failures are
 * logged. An edit that changes nothing is skipped, because Telegram would refuse it.
 */
export function createEditQueue(api: Api, fileIds: FileIds, log: Log): EditQueue {
  const waitingEdits = new Map<string, WaitingEdit>();
  const runningEdits = new Map<string, Promise<void>>();
  const recentEdits = new LRUCache<string, Reply>({
    max: MAX_REMEMBERED_EDITS,
    ttl: EDIT_MEMORY_MS,
    ttlAutopurge: true,
  });

  /**
   * Whether the message already shows the reply. If the message was edited recently, compares with that edit.
   * Otherwise compares with `messageAtPress`, the content at the time of the press.
   */
  function isAlreadyShown(key: string, reply: Reply, messageAtPress: Message | undefined): boolean {
    const lastReply = recentEdits.get(key);
    if (lastReply !== undefined) return isSameReply(lastReply, reply);
    return messageAtPress !== undefined && showsWholeReply(messageAtPress, reply, fileIds);
  }

  async function makeEdits(key: string, messageAtPress: Message | undefined): Promise<void> {
    for (
      let waitingEdit = waitingEdits.get(key);
      waitingEdit !== undefined;
      waitingEdit = waitingEdits.get(key)
    ) {
      const { reply, makeEdit, resolvers } = waitingEdit;
      waitingEdits.delete(key);
      if (!isAlreadyShown(key, reply, messageAtPress)) {
        if (await makeEdit()) recentEdits.set(key, reply);
        else recentEdits.delete(key);
      }
      for (const resolve of resolvers) resolve();
    }
    runningEdits.delete(key);
  }

  return {
    submit(target, editable, reply) {
      const key = `${target.chat}:${editable.handle.message}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      const makeEdit = () =>
        editOrReplaceMessage(api, target, editable, reply).then(
          () => true,
          (error: unknown) => {
            setOutcomeUndelivered('failed');
            log.warn({ err: error, message: key }, 'a Telegram message could not be edited');
            return false;
          },
        );
      // `AsyncResource.bind` preserves the async context of this request, although the edit may run during
      // another request. So the edit's log lines carry the id of this request.
      const resolvers = [...(waitingEdits.get(key)?.resolvers ?? []), resolve];
      waitingEdits.set(key, { reply, makeEdit: AsyncResource.bind(makeEdit), resolvers });
      // Start the edits only in the next microtask, after their promise was added to `runningEdits`.
      // `makeEdits` removes this promise at its end, and it ends immediately if no edit changes the message.
      if (!runningEdits.has(key))
        runningEdits.set(
          key,
          Promise.resolve(editable.messageAtPress).then((messageAtPress) => makeEdits(key, messageAtPress)),
        );
      return promise;
    },
    async whenIdle() {
      while (runningEdits.size > 0) await Promise.all(runningEdits.values());
    },
  };
}

async function editOrReplaceMessage(
  api: Api,
  target: Target,
  editable: Editable,
  reply: Reply,
): Promise<void> {
  const { carries } = editable.handle;
  // Telegram can add a picture to a text message, but can't remove one. So a text without a picture fits into
  // a picture's message only as its caption.
  const fitsInPlace =
    carries === 'text' || reply.picture !== undefined || htmlPages(reply.text, MAX_CAPTION_CHARS).length <= 1;
  if (carries === 'gone' || !fitsInPlace) return replaceMessage(api, target, editable, reply);
  try {
    await sendTexts(api, target, await editInPlace(api, target, editable, reply));
  } catch (error) {
    if (!isEditImpossible(error)) throw error;
    await replaceMessage(api, target, editable, reply);
  }
}

/**
 * Edits a message in place. The picture is sent only if it changed. If the message already shows the reply,
 * nothing happens. Resolves with the pages of text that don't fit into the message. Rejects with grammY's
 * errors.
 */
export async function editInPlace(
  api: Api,
  target: Target,
  { handle, picture }: Editable,
  reply: Reply,
): Promise<string[]> {
  const { chat: chatId } = target;
  const { message: messageId, carries } = handle;
  const isCaption = reply.picture !== undefined || carries === 'media';
  const [firstPage = '', ...otherPages] = isCaption
    ? htmlPages(reply.text, MAX_CAPTION_CHARS)
    : htmlPages(reply.text);
  const replyMarkup = replyMarkupOf(reply.buttons);
  const editCall =
    reply.picture !== undefined && !isSamePicture(reply.picture, picture)
      ? api.editMessageMedia(chatId, messageId, captionedMedia(reply.picture, firstPage), replyMarkup)
      : isCaption
        ? api.editMessageCaption(chatId, messageId, {
            caption: firstPage,
            parse_mode: 'HTML',
            ...replyMarkup,
          })
        : api.editMessageText(chatId, messageId, firstPage, { ...TEXT_OPTIONS, ...replyMarkup });
  try {
    await editCall;
  } catch (error) {
    if (isPictureRefused(error)) return editInPlace(api, target, { handle, picture }, withoutPicture(reply));
    if (!isUnchanged(error)) throw error;
  }
  return otherPages;
}

const captionedMedia = (picture: Picture, caption: string): InputMedia => ({
  type: choosePictureKind(picture),
  media: new PictureFile(picture),
  caption,
  parse_mode: 'HTML',
});

/**
 * Sends the reply as a new message, then deletes the old message. In this order no message is lost if the
 * deletion fails, for example in a group after 48 hours. A `gone` message is not deleted: the bot doesn't
 * know its content, so it can't check that the pressed button was really in the message.
 */
async function replaceMessage(api: Api, target: Target, { handle }: Editable, reply: Reply): Promise<void> {
  const { replyTo: _, ...targetWithoutReply } = target;
  await sendReply(api, targetWithoutReply, reply);
  if (handle.carries !== 'gone') await api.deleteMessage(target.chat, handle.message).catch(() => undefined);
}

/** Returns the actions of the buttons in a message. */
export const actionsOf = (message: Message): string[] => buttonsOf(message).map(([, action]) => action);

/**
 * Whether a message already shows the whole reply. `message`: the message as Telegram sent it with a press.
 */
function showsWholeReply(message: Message, reply: Reply, fileIds: FileIds): boolean {
  const shownFile = message.photo?.at(-1) ?? message.animation ?? message.document;
  const isSamePicture =
    reply.picture === undefined || shownFile === undefined
      ? reply.picture === shownFile
      : fileIds.isCopyOf(reply.picture, shownFile.file_unique_id);
  const text = message.text ?? message.caption ?? '';
  const replyButtons = buttonRows(reply.buttons)
    .flat()
    .flatMap(({ label, action }) => (action === undefined ? [] : [[label, action]]));
  return (
    isSamePicture &&
    reply.file === undefined &&
    text.trim() === removeMarks(reply.text).trim() &&
    JSON.stringify(buttonsOf(message)) === JSON.stringify(replyButtons)
  );
}

const buttonsOf = ({ reply_markup }: Message): [label: string, action: string][] =>
  (reply_markup?.inline_keyboard ?? [])
    .flat()
    .flatMap((button) => ('callback_data' in button ? [[button.text, button.callback_data]] : []));
