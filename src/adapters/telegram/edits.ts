import { AsyncResource } from 'node:async_hooks';
import type { Api } from 'grammy';
import type { InputMedia, Message } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { SentMessage } from '../../chat/delivery/progress.ts';
import { buttonRows, isSamePicture, isSameReply, type Reply } from '../../chat/reply.ts';
import { plain } from '../../i18n/markup.ts';
import type { Log } from '../../observe/log.ts';
import { setUndelivered } from '../../observe/request-context.ts';
import type { Picture } from '../../render/paint/picture.ts';
import { cannotEdit, isPictureRefused, isUnchanged } from './bot-api/api-errors.ts';
import { htmlPages, MAX_CAPTION_CHARS } from './bot-api/html.ts';
import type { Target } from './bot-api/message-request.ts';
import { type FileIds, PictureFile } from './calls/file-ids.ts';
import { AS_TEXT, markup, pictureKind, sendReply, sendTexts, wordsOf } from './send-reply.ts';

/** What a message of ours is edited by. `gone`: too old to be touched; edits become new messages. */
export interface Handle {
  readonly message: number;
  readonly carries: 'text' | 'media' | 'gone';
}

/** What finds a message that was just sent. */
export const handleOf = ({ message_id, text }: Message): Handle => ({
  message: message_id,
  carries: text === undefined ? 'media' : 'text',
});

/** What an edit has to know of a message: where it is, and what it shows. */
export interface Editable extends Pick<SentMessage<Handle>, 'handle' | 'picture'> {
  /** The message itself, as Telegram sent it along. */
  readonly shown?: Message | undefined;
}

/** An edit that waits. `done`: those who wait for it, and for what it has replaced. */
interface Change {
  readonly reply: Reply;
  /** False: it couldn't be made. */
  readonly make: () => Promise<boolean>;
  readonly done: readonly (() => void)[];
}

/** Edited messages that are remembered, and for how many milliseconds: later presses may be of before. */
const MAX_REMEMBERED = 1000;
const SEEN_MS = 5000;

/** Edits of messages, one in flight for each; of those that wait only the newest is made. */
export interface Edits {
  /** Fulfils when the message shows the reply, or a newer one, or neither can be shown. */
  submit(target: Target, sent: Editable, reply: Reply): Promise<void>;
  /** Resolves when nothing is in flight or waiting. */
  idle(): Promise<void>;
}

/**
 * Edits that never reject: what can't be edited any more is sent anew, what fails is logged. What a message
 * shows already is not sent to it again: Telegram would refuse it.
 */
export function createEdits(api: Api, files: FileIds, log: Log): Edits {
  const waiting = new Map<string, Change>();
  const running = new Map<string, Promise<void>>();
  const made = new LRUCache<string, Reply>({ max: MAX_REMEMBERED, ttl: SEEN_MS, ttlAutopurge: true });

  /** Does the message show the reply, by its last edit, or else as it came along with the press? */
  function shows(key: string, reply: Reply, before: Message | undefined): boolean {
    const last = made.get(key);
    if (last !== undefined) return isSameReply(last, reply);
    return before !== undefined && showsAll(before, reply, files);
  }

  async function work(key: string, before: Message | undefined): Promise<void> {
    for (let next = waiting.get(key); next !== undefined; next = waiting.get(key)) {
      const { reply, make, done } = next;
      waiting.delete(key);
      if (!shows(key, reply, before)) {
        if (await make()) made.set(key, reply);
        else made.delete(key);
      }
      for (const tell of done) tell();
    }
    running.delete(key);
  }

  return {
    submit(target, sent, reply) {
      const key = `${target.chat}:${sent.handle.message}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      const make = () =>
        edit(api, target, sent, reply).then(
          () => true,
          (error: unknown) => {
            setUndelivered('failed');
            log.warn({ err: error, message: key }, 'a Telegram message could not be edited');
            return false;
          },
        );
      // Made after another's edit, and yet in the name of this one.
      const done = [...(waiting.get(key)?.done ?? []), resolve];
      waiting.set(key, { reply, make: AsyncResource.bind(make), done });
      // Begun a moment later: work that has nothing to do must not end before it is noted as running.
      if (!running.has(key))
        running.set(
          key,
          Promise.resolve(sent.shown).then((shown) => work(key, shown)),
        );
      return promise;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

async function edit(api: Api, target: Target, sent: Editable, reply: Reply): Promise<void> {
  const { carries } = sent.handle;
  // A text can become media, media can't become a text: a text too long for a caption needs a message of its own.
  const fits =
    carries === 'text' || reply.picture !== undefined || htmlPages(reply.text, MAX_CAPTION_CHARS).length <= 1;
  if (carries === 'gone' || !fits) return anew(api, target, sent, reply);
  try {
    await sendTexts(api, target, await editInPlace(api, target, sent, reply));
  } catch (error) {
    if (!cannotEdit(error)) throw error;
    await anew(api, target, sent, reply);
  }
}

/**
 * Edits the message, its picture only if that is another one; gives the pages of text that don't fit into it.
 * A message that shows all of this already is left as it is. Rejects with what grammY throws.
 */
export async function editInPlace(
  api: Api,
  target: Target,
  { handle, picture }: Editable,
  reply: Reply,
): Promise<string[]> {
  const { chat } = target;
  const { message, carries } = handle;
  const captioned = reply.picture !== undefined || carries === 'media';
  const [first = '', ...rest] = captioned ? htmlPages(reply.text, MAX_CAPTION_CHARS) : htmlPages(reply.text);
  const buttons = markup(reply.buttons);
  const edited =
    reply.picture !== undefined && !isSamePicture(reply.picture, picture)
      ? api.editMessageMedia(chat, message, captionedMedia(reply.picture, first), buttons)
      : captioned
        ? api.editMessageCaption(chat, message, { caption: first, parse_mode: 'HTML', ...buttons })
        : api.editMessageText(chat, message, first, { ...AS_TEXT, ...buttons });
  try {
    await edited;
  } catch (error) {
    if (isPictureRefused(error)) return editInPlace(api, target, { handle, picture }, wordsOf(reply));
    if (!isUnchanged(error)) throw error;
  }
  return rest;
}

const captionedMedia = (picture: Picture, caption: string): InputMedia => ({
  type: pictureKind(picture),
  media: new PictureFile(picture),
  caption,
  parse_mode: 'HTML',
});

/**
 * The new message comes first, so that nothing is lost if the old one can't be deleted (48 hours in groups).
 * One that Telegram doesn't show us any more stays: nobody knows whether the press was really its own.
 */
async function anew(api: Api, target: Target, { handle }: Editable, reply: Reply): Promise<void> {
  const { replyTo: _, ...place } = target;
  await sendReply(api, place, reply);
  if (handle.carries !== 'gone') await api.deleteMessage(target.chat, handle.message).catch(() => undefined);
}

/** The actions of the buttons that a message carries. */
export const actionsOf = (message: Message): string[] => buttonsOf(message).map(([, action]) => action);

/** Does the message, as Telegram sends it along with a press, show all of the reply already? */
function showsAll(message: Message, reply: Reply, files: FileIds): boolean {
  const file = message.photo?.at(-1) ?? message.animation ?? message.document;
  const isSamePicture =
    reply.picture === undefined || file === undefined
      ? reply.picture === file
      : files.isFile(reply.picture, file.file_unique_id);
  const text = message.text ?? message.caption ?? '';
  const buttons = buttonRows(reply.buttons)
    .flat()
    .flatMap(({ label, action }) => (action === undefined ? [] : [[label, action]]));
  return (
    isSamePicture &&
    reply.file === undefined &&
    text.trim() === plain(reply.text).trim() &&
    JSON.stringify(buttonsOf(message)) === JSON.stringify(buttons)
  );
}

const buttonsOf = ({ reply_markup }: Message): [label: string, action: string][] =>
  (reply_markup?.inline_keyboard ?? [])
    .flat()
    .flatMap((button) => ('callback_data' in button ? [[button.text, button.callback_data]] : []));
