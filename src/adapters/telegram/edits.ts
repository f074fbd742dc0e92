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

/** Identifies a message for later edits. `gone`: too old to edit, so edits are sent as new messages. */
export interface Handle {
  readonly message: number;
  /** Decides how the bot can edit the message. */
  readonly carries: 'text' | 'media' | 'gone';
}

export const handleOf = ({ message_id, text }: Message): Handle => ({
  message: message_id,
  carries: text === undefined ? 'media' : 'text',
});

/** A message with the known parts of its current content. */
export interface Editable extends Pick<SentMessage<Handle>, 'handle' | 'picture'> {
  /**
   * Content when a button was pressed. Undefined if no press caused the edit, or if Telegram didn't send the
   * content.
   */
  readonly messageAtPress?: Message | undefined;
}

/** `replaced`: a new message took the message's place. */
type EditOutcome = 'edited' | 'replaced' | 'failed';

/**
 * An edit that waits. `resolvers`: resolve the promises of this edit and of the older edits that it replaces.
 */
interface WaitingEdit {
  readonly reply: Reply;
  /** Never rejects. */
  readonly makeEdit: () => Promise<EditOutcome>;
  readonly resolvers: readonly ((outcome: EditOutcome) => void)[];
}

/**
 * Telegram sends the message's content with each press, but it may be older than the last edit. Then the
 * remembered edit tells what the message shows now.
 */
const MAX_REMEMBERED_EDITS = 1000;
const EDIT_MEMORY_MS = 5000;

/** Each message has at most one running edit. If several edits of a message wait, only the newest is made. */
export interface EditQueue {
  /**
   * Resolves when the message shows `reply` or a newer reply, or when the edit failed. `replaced`: the last
   * reply was sent as a new message.
   */
  submit(target: Target, editable: Editable, reply: Reply): Promise<EditOutcome>;
  whenIdle(): Promise<void>;
}

/**
 * If a message can't be edited, the reply is sent as a new message. Failures are logged. An edit that changes
 * nothing is skipped, because Telegram would refuse it. `editsElsewhere`: other processes may edit the same
 * messages.
 */
export function createEditQueue(api: Api, fileIds: FileIds, log: Log, editsElsewhere = false): EditQueue {
  const waitingEdits = new Map<string, WaitingEdit>();
  const runningEdits = new Map<string, Promise<void>>();
  const recentEdits = new LRUCache<string, Reply>({
    max: MAX_REMEMBERED_EDITS,
    ttl: EDIT_MEMORY_MS,
    ttlAutopurge: true,
  });

  /**
   * Compares with the last edit if it was recent. Otherwise, or if another process may have edited the
   * message since, compares with `messageAtPress`, the content at the time of the press.
   */
  function isAlreadyShown(key: string, reply: Reply, messageAtPress: Message | undefined): boolean {
    const lastReply = recentEdits.get(key);
    const isShownLast = lastReply && isSameReply(lastReply, reply);
    if (isShownLast === false || (isShownLast && !editsElsewhere)) return isShownLast;
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
      let outcome: EditOutcome = 'edited';
      if (!isAlreadyShown(key, reply, messageAtPress)) {
        outcome = await makeEdit();
        if (outcome === 'failed') recentEdits.delete(key);
        else recentEdits.set(key, reply);
      }
      for (const resolve of resolvers) resolve(outcome);
    }
    runningEdits.delete(key);
  }

  return {
    submit(target, editable, reply) {
      const key = `${target.chat}:${editable.handle.message}`;
      const { promise, resolve } = Promise.withResolvers<EditOutcome>();
      const makeEdit = () =>
        editOrReplaceMessage(api, target, editable, reply).catch((error: unknown): EditOutcome => {
          setOutcomeUndelivered('failed');
          log.warn({ err: error, message: key }, 'a Telegram message could not be edited');
          return 'failed';
        });
      // The edit may run during another request. `AsyncResource.bind` preserves this request's async context,
      // so that the edit's log lines carry its id.
      const resolvers = [...(waitingEdits.get(key)?.resolvers ?? []), resolve];
      waitingEdits.set(key, { reply, makeEdit: AsyncResource.bind(makeEdit), resolvers });
      // Start only in the next microtask, after the promise was added to `runningEdits`. `makeEdits` removes
      // it at its end, which is immediate if no edit changes the message.
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
): Promise<EditOutcome> {
  const { carries } = editable.handle;
  // Telegram can add a picture to a text message, but can't remove one. So a text without a picture fits into
  // a picture's message only as its caption.
  const fitsInPlace =
    carries === 'text' || reply.picture !== undefined || htmlPages(reply.text, MAX_CAPTION_CHARS).length <= 1;
  if (carries === 'gone' || !fitsInPlace) return replaceMessage(api, target, editable, reply);
  try {
    await sendTexts(api, target, await editInPlace(api, target, editable, reply));
    return 'edited';
  } catch (error) {
    if (!isEditImpossible(error)) throw error;
    return replaceMessage(api, target, editable, reply);
  }
}

/**
 * The picture is sent only if it changed. If the message already shows the reply, nothing happens. Resolves
 * with the pages of text that don't fit into the message. Rejects with grammY's errors.
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
 * Sends the new message before it deletes the old one, so that no message is lost if the deletion fails, for
 * example in a group after 48 hours. A `gone` message is not deleted: the bot doesn't know its content, so it
 * can't check that the pressed button was really in it.
 */
async function replaceMessage(
  api: Api,
  target: Target,
  { handle }: Editable,
  reply: Reply,
): Promise<'replaced'> {
  const { replyTo: _, ...targetWithoutReply } = target;
  await sendReply(api, targetWithoutReply, reply);
  if (handle.carries !== 'gone') await api.deleteMessage(target.chat, handle.message).catch(() => undefined);
  return 'replaced';
}

export const actionsOf = (message: Message): string[] => buttonsOf(message).map(([, action]) => action);

/** `message`: as Telegram sent it with a press. */
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
