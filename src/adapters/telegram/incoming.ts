import type { Message, Chat as TelegramChat, User } from 'grammy/types';
import type { Incoming } from '../../chat/command.ts';
import type { Person, Place, Surface } from '../../chat/surface.ts';
import { CAPTION_LIMIT, TEXT_LIMIT } from './html.ts';

/** Buttons in a row and rows that stay readable on a phone. */
const BUTTON_COLUMNS = 8;
const BUTTON_ROWS = 12;
/** What a bot may send (core.telegram.org/bots/api#sending-files). */
const FILE_BYTES = 50 * 1000 * 1000;

/** Where an answer goes: chat, topic, and the message it answers. */
export interface Target {
  readonly chat: number;
  readonly thread?: number;
  readonly replyTo?: number;
}

/** The key under which a chat's rows are kept. */
export const placeKey = (chat: number): string => `telegram:${chat}`;

const placeOf = (chat: TelegramChat): Place => ({
  key: placeKey(chat.id),
  isPrivate: chat.type === 'private',
});

/** What a chat can show. `hearsText`: is a line without a command meant for us? */
const surfaceOf = (hearsText: boolean): Surface => ({
  textLimit: TEXT_LIMIT,
  captionLimit: CAPTION_LIMIT,
  fileBytes: FILE_BYTES,
  buttonRows: BUTTON_ROWS,
  buttonColumns: BUTTON_COLUMNS,
  hearsText,
});

const personOf = (user: User): Person => ({
  key: `telegram:${user.id}`,
  name: [user.first_name, user.last_name].filter((part) => part !== undefined && part !== '').join(' '),
});

/**
 * Who wrote the message: a user, or the chat on whose behalf it was written (anonymous administrators, channels in a
 * discussion group). Undefined: a bot, or nobody.
 */
export function authorOf(message: Message): Person | undefined {
  const behalf = message.sender_chat;
  if (behalf !== undefined) {
    const name = message.author_signature ?? ('title' in behalf ? behalf.title : undefined);
    return { key: `telegram:${behalf.id}`, name: name ?? '?' };
  }
  if (message.from === undefined || message.from.is_bot) return undefined;
  return personOf(message.from);
}

/** What the chat is told of a written message. In groups, lines without a command are meant for us if they reply to us. */
export const incomingMessage = (message: Message, person: Person, botId: number): Incoming => ({
  person,
  place: placeOf(message.chat),
  locale: message.from?.language_code ?? 'en',
  surface: surfaceOf(message.chat.type === 'private' || message.reply_to_message?.from?.id === botId),
});

/** What the chat is told of a pressed button. */
export const incomingPress = (from: User, chat: TelegramChat): Incoming => ({
  person: personOf(from),
  place: placeOf(chat),
  locale: from.language_code ?? 'en',
  surface: surfaceOf(chat.type === 'private'),
});

/**
 * Where the answer to this message goes: its topic if it is in one (ids of reply threads elsewhere are none), and in groups
 * as a reply to it, so that people see who is answered.
 */
export function targetOf(message: Pick<Message, 'chat' | 'message_id'> & Partial<Message>): Target {
  const inTopic = message.is_topic_message === true && message.message_thread_id !== undefined;
  return {
    chat: message.chat.id,
    ...(inTopic && { thread: message.message_thread_id }),
    ...(message.chat.type !== 'private' && { replyTo: message.message_id }),
  };
}
