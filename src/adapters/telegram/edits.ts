import { AsyncResource } from 'node:async_hooks';
import type { Api } from 'grammy';
import type { InputMedia } from 'grammy/types';
import type { SentMessage } from '../../chat/delivery/progress.ts';
import { isSamePicture, type Reply } from '../../chat/reply.ts';
import { noteLoss } from '../../observe/arrivals.ts';
import type { Log } from '../../observe/log.ts';
import type { Picture } from '../../render/paint/picture.ts';
import { cannotEdit, isUnchanged } from './failure.ts';
import { CAPTION_LIMIT, htmlPages } from './html.ts';
import type { Target } from './incoming.ts';
import { AS_TEXT, markup, pictureFile, pictureKind, sendReply, sendTexts } from './message.ts';

/** What a message of ours is edited by. `gone`: too old to be touched; edits become new messages. */
export interface Handle {
  readonly message: number;
  readonly carries: 'text' | 'media' | 'gone';
}

/** What an edit has to know of a message: where it is, and what it shows. */
export type Editable = Pick<SentMessage<Handle>, 'handle' | 'picture'>;

/** Edits of messages, one in flight for each; of those that wait only the newest is made. */
export interface Edits {
  /** Fulfils when the message shows the reply, or a newer one, or neither can be shown. */
  submit(target: Target, sent: Editable, reply: Reply): Promise<void>;
  /** Resolves when nothing is in flight or waiting. */
  idle(): Promise<void>;
}

/** Edits that never reject: what can't be edited any more is sent anew, what fails is logged. */
export function editsOf(api: Api, log: Log): Edits {
  const waiting = new Map<string, { readonly make: () => Promise<void>; readonly done: (() => void)[] }>();
  const running = new Map<string, Promise<void>>();

  async function work(key: string): Promise<void> {
    for (let next = waiting.get(key); next !== undefined; next = waiting.get(key)) {
      waiting.delete(key);
      await next.make();
      for (const done of next.done) done();
    }
    running.delete(key);
  }

  return {
    submit(target, sent, reply) {
      const key = `${target.chat}:${sent.handle.message}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      const make = () =>
        edit(api, target, sent, reply).catch((error: unknown) => {
          noteLoss('failed');
          log.warn({ err: error, message: key }, 'a Telegram message could not be edited');
        });
      // Made after another's edit, and yet in the name of this one.
      const done = [...(waiting.get(key)?.done ?? []), resolve];
      waiting.set(key, { make: AsyncResource.bind(make), done });
      if (!running.has(key)) running.set(key, work(key));
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
    carries === 'text' || reply.picture !== undefined || htmlPages(reply.text, CAPTION_LIMIT).length <= 1;
  if (carries === 'gone' || !fits) return anew(api, target, sent, reply);
  try {
    await sendTexts(api, target, await editInPlace(api, target, sent, reply));
  } catch (error) {
    if (!cannotEdit(error)) throw error;
    await anew(api, target, sent, reply);
  }
}

/**
 * Edits the message, its picture only if that is another one; gives the pages of text that don't fit into it. A message that
 * shows all of this already is left as it is. Rejects with what grammY throws.
 */
export async function editInPlace(
  api: Api,
  { chat }: Target,
  { handle: { message, carries }, picture }: Editable,
  reply: Reply,
): Promise<string[]> {
  const captioned = reply.picture !== undefined || carries === 'media';
  const [first = '', ...rest] = captioned ? htmlPages(reply.text, CAPTION_LIMIT) : htmlPages(reply.text);
  const buttons = markup(reply.buttons);
  const edited =
    reply.picture !== undefined && !isSamePicture(reply.picture, picture)
      ? api.editMessageMedia(chat, message, captionedMedia(reply.picture, first), buttons)
      : captioned
        ? api.editMessageCaption(chat, message, { caption: first, parse_mode: 'HTML', ...buttons })
        : api.editMessageText(chat, message, first, { ...AS_TEXT, ...buttons });
  await edited.catch((error: unknown) => {
    if (!isUnchanged(error)) throw error;
  });
  return rest;
}

const captionedMedia = (picture: Picture, caption: string): InputMedia => ({
  type: pictureKind(picture),
  media: pictureFile(picture),
  caption,
  parse_mode: 'HTML',
});

/**
 * The new message comes first, so that nothing is lost if the old one can't be deleted (48 hours in groups). One that Telegram
 * doesn't show us any more stays: nobody knows whether the press was really its own.
 */
async function anew(api: Api, target: Target, { handle }: Editable, reply: Reply): Promise<void> {
  const { replyTo: _, ...place } = target;
  await sendReply(api, place, reply);
  if (handle.carries !== 'gone') await api.deleteMessage(target.chat, handle.message).catch(() => undefined);
}
