import { type Api, GrammyError, InputFile } from 'grammy';
import type { InlineKeyboardButton, InlineKeyboardMarkup, Message } from 'grammy/types';
import { type Button, buttonRows, type Reply } from '../../chat/reply.ts';
import type { Picture } from '../../render/paint/picture.ts';
import { isPictureRefused } from './bot-api/api-errors.ts';
import { htmlPages, MAX_CAPTION_CHARS } from './bot-api/html.ts';
import type { Target } from './bot-api/message-request.ts';
import { PictureFile, type PictureKind } from './calls/file-ids.ts';
import { startLink } from './calls/start-links.ts';

const MAX_PHOTO_SIDE_SUM_PX = 10_000;
const MAX_PHOTO_ASPECT_RATIO = 20;
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/**
 * Pictures above Telegram's limits for photos are sent as documents (core.telegram.org/bots/api#sendphoto).
 */
export function choosePictureKind({ kind, width, height, bytes }: Picture): PictureKind {
  if (kind === 'gif') return 'animation';
  const aspectRatio = Math.max(width, height) / Math.min(width, height);
  const isPhoto =
    width + height <= MAX_PHOTO_SIDE_SUM_PX &&
    aspectRatio <= MAX_PHOTO_ASPECT_RATIO &&
    bytes.length <= MAX_PHOTO_BYTES;
  return isPhoto ? 'photo' : 'document';
}

/** Undefined if there are no buttons. */
export function keyboardOf(buttons: Reply['buttons']): InlineKeyboardMarkup | undefined {
  const rows = buttonRows(buttons);
  return rows.length === 0 ? undefined : { inline_keyboard: rows.map((row) => row.map(toInlineButton)) };
}

const toInlineButton = ({
  label,
  action,
  deepLinkPayload: payload,
  inlineQuery: query,
  style,
}: Button): InlineKeyboardButton => ({
  text: label,
  ...(action !== undefined
    ? { callback_data: action }
    : payload !== undefined
      ? { url: startLink(payload) }
      : { switch_inline_query: query }),
  style,
});

/** Empty if there are no buttons. */
export function replyMarkupOf(buttons: Reply['buttons']): { reply_markup?: InlineKeyboardMarkup } {
  const keyboard = keyboardOf(buttons);
  return keyboard === undefined ? {} : { reply_markup: keyboard };
}

/** The target's topic, and a reply to the target's message. */
export const destinationOf = ({ thread, replyTo }: Target) => ({
  message_thread_id: thread,
  ...(replyTo !== undefined && {
    reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
  }),
});

/** HTML without link previews. */
export const TEXT_OPTIONS = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const;

export function withoutPicture({ picture: _, ...otherFields }: Reply): Reply {
  return otherFields;
}

/**
 * Sends the picture with a caption, then the rest of the text, then the file. The buttons are on the picture,
 * or on the last text message if there is no picture. Resolves with the message that has the buttons. Rejects
 * with grammY's errors.
 */
export async function sendReply(api: Api, target: Target, reply: Reply): Promise<Message | undefined> {
  const [caption = '', ...otherPages] = reply.picture ? htmlPages(reply.text, MAX_CAPTION_CHARS) : [];
  let pictureMessage: Message | undefined;
  try {
    pictureMessage = reply.picture && (await sendPicture(api, target, reply.picture, caption, reply.buttons));
  } catch (error) {
    if (!isPictureRefused(error)) throw error;
    return sendReply(api, target, withoutPicture(reply));
  }
  const textMessage = pictureMessage
    ? await sendTexts(api, target, otherPages)
    : await sendTexts(api, target, htmlPages(reply.text), reply.buttons);
  await sendFile(api, target, reply);
  return pictureMessage ?? textMessage;
}

export async function sendFile(api: Api, target: Target, { file }: Reply): Promise<void> {
  if (file === undefined) return;
  await api.sendDocument(target.chat, new InputFile(file.bytes, file.name), destinationOf(target));
}

/** Sends no file. Rejects with grammY's errors. */
export async function sendFirstMessage(api: Api, target: Target, reply: Reply): Promise<Message> {
  const { text, picture, buttons } = reply;
  if (picture !== undefined) {
    const [caption = ''] = htmlPages(text, MAX_CAPTION_CHARS);
    return sendPicture(api, target, picture, caption, buttons).catch((error: unknown) => {
      if (!isPictureRefused(error)) throw error;
      return sendFirstMessage(api, target, withoutPicture(reply));
    });
  }
  const [page = ''] = htmlPages(text);
  return api.sendMessage(target.chat, page, {
    ...TEXT_OPTIONS,
    ...destinationOf(target),
    ...replyMarkupOf(buttons),
  });
}

/** The buttons are on the last page. Resolves with the last message. */
export async function sendTexts(
  api: Api,
  target: Target,
  pages: readonly string[],
  buttons?: Reply['buttons'],
): Promise<Message | undefined> {
  let lastMessage: Message | undefined;
  for (const [index, page] of pages.entries()) {
    const isLastPage = index === pages.length - 1;
    lastMessage = await api.sendMessage(target.chat, page, {
      ...TEXT_OPTIONS,
      ...destinationOf(target),
      ...(isLastPage && replyMarkupOf(buttons)),
    });
  }
  return lastMessage;
}

async function sendPicture(
  api: Api,
  target: Target,
  picture: Picture,
  caption: string,
  buttons: Reply['buttons'],
): Promise<Message> {
  const sendOptions = {
    caption,
    parse_mode: 'HTML',
    ...destinationOf(target),
    ...replyMarkupOf(buttons),
  } as const;
  const sendAsDocument = () =>
    api.sendDocument(target.chat, new PictureFile(picture), {
      ...sendOptions,
      disable_content_type_detection: true,
    });
  switch (choosePictureKind(picture)) {
    case 'animation':
      return api.sendAnimation(target.chat, new PictureFile(picture), sendOptions);
    case 'document':
      return sendAsDocument();
    case 'photo':
      try {
        return await api.sendPhoto(target.chat, new PictureFile(picture), sendOptions);
      } catch (error) {
        if (
          !(error instanceof GrammyError) ||
          isPictureRefused(error) ||
          !/PHOTO_|wrong file|photo/i.test(error.description)
        )
          throw error;
        return sendAsDocument();
      }
  }
}
