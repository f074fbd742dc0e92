import { type Api, GrammyError } from 'grammy';
import type { InputMedia } from 'grammy/types';
import { isSamePicture, type Reply } from '../../chat/reply.ts';
import type { Picture } from '../../render/paint/picture.ts';
import { CAPTION_LIMIT, htmlPages } from './html.ts';
import type { Target } from './incoming.ts';
import type { Log } from './log.ts';
import { AS_TEXT, markup, pictureFile, pictureKind, sendReply, sendTexts } from './message.ts';

/** A message of ours that can be edited: where it stands, and whether it is a text or carries media. */
export interface Standing {
  readonly target: Target;
  readonly message: number;
  /** `gone`: too old to be touched; edits become new messages. */
  readonly carries: 'text' | 'media' | 'gone';
  /** The picture it shows, where that is known: the same is not sent again. */
  readonly picture?: Picture | undefined;
}

/** Edits of messages, one in flight for each; of those that wait only the newest is made. */
export interface Edits {
  submit(standing: Standing, reply: Reply): void;
  /** Resolves when nothing is in flight or waiting. */
  idle(): Promise<void>;
}

/** Edits that never reject: what can't be edited any more is sent anew, what fails is logged. */
export function editsOf(api: Api, log: Log): Edits {
  const waiting = new Map<string, { standing: Standing; reply: Reply }>();
  const running = new Map<string, Promise<void>>();

  async function work(key: string): Promise<void> {
    for (let next = waiting.get(key); next !== undefined; next = waiting.get(key)) {
      waiting.delete(key);
      try {
        await edit(api, next.standing, next.reply);
      } catch (error) {
        log.warn({ err: error, chat: next.standing.target.chat }, 'a Telegram message could not be edited');
      }
    }
    running.delete(key);
  }

  return {
    submit(standing, reply) {
      const key = `${standing.target.chat}:${standing.message}`;
      waiting.set(key, { standing, reply });
      if (!running.has(key)) running.set(key, work(key));
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

const NOT_MODIFIED = /message is not modified/i;
const CANNOT_EDIT =
  /message (to edit not found|can't be edited)|there is no (text|caption)|MESSAGE_ID_INVALID|can't be (replaced|changed)/i;

async function edit(api: Api, standing: Standing, reply: Reply): Promise<void> {
  if (standing.carries === 'gone' || !fits(standing, reply)) return anew(api, standing, reply);
  try {
    await sendTexts(api, standing.target, await editInPlace(api, standing, reply));
  } catch (error) {
    if (!cannotEdit(error)) throw error;
    await anew(api, standing, reply);
  }
}

/** Is there nothing (any more) that could be edited in this way? */
export const cannotEdit = (error: unknown): boolean =>
  error instanceof GrammyError && error.error_code === 400 && CANNOT_EDIT.test(error.description);

/** A text can become media, media can't become a text: a text too long for a caption needs a message of its own. */
const fits = ({ carries }: Standing, reply: Reply): boolean =>
  carries === 'text' || reply.picture !== undefined || htmlPages(reply.text, CAPTION_LIMIT).length <= 1;

/**
 * Edits the message, its picture only if that is another one; gives the pages of text that don't fit into it. A message that
 * shows all of this already is left as it is. Rejects with what grammY throws.
 */
export async function editInPlace(api: Api, standing: Standing, reply: Reply): Promise<string[]> {
  const { target, message, carries } = standing;
  const captioned = reply.picture !== undefined || carries === 'media';
  const [first = '', ...rest] = captioned ? htmlPages(reply.text, CAPTION_LIMIT) : htmlPages(reply.text);
  const buttons = markup(reply.buttons);
  const edited =
    reply.picture !== undefined && !isSamePicture(reply.picture, standing.picture)
      ? api.editMessageMedia(target.chat, message, captionedMedia(reply.picture, first), buttons)
      : captioned
        ? api.editMessageCaption(target.chat, message, { caption: first, parse_mode: 'HTML', ...buttons })
        : api.editMessageText(target.chat, message, first, { ...AS_TEXT, ...buttons });
  await edited.catch((error: unknown) => {
    if (!(error instanceof GrammyError) || !NOT_MODIFIED.test(error.description)) throw error;
  });
  return rest;
}

const captionedMedia = (picture: Picture, caption: string): InputMedia => ({
  type: pictureKind(picture),
  media: pictureFile(picture),
  caption,
  parse_mode: 'HTML',
});

/** The new message comes first, so that nothing is lost if the old one can't be deleted (48 hours in groups). */
async function anew(api: Api, { target, message }: Standing, reply: Reply): Promise<void> {
  const { replyTo: _, ...place } = target;
  await sendReply(api, place, reply);
  await api.deleteMessage(target.chat, message).catch((error: unknown) => {
    if (!(error instanceof GrammyError)) throw error;
  });
}
