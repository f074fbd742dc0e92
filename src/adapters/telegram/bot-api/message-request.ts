import type { Message, Chat as TelegramChat, Update, User, UserFromGetMe } from 'grammy/types';
import type { Request } from '../../../chat/delivery/request.ts';
import type { Incoming } from '../../../chat/incoming.ts';
import type { Address, Person, Place, Surface } from '../../../chat/surface.ts';
import { MAX_CAPTION_CHARS, MAX_TEXT_CHARS } from './html.ts';

/** Buttons in a row and rows that stay readable on a phone. */
const BUTTON_COLUMNS = 8;
const BUTTON_ROWS = 12;
/** What a bot may send (core.telegram.org/bots/api#sending-files). */
const FILE_BYTES = 50 * 1000 * 1000;

/** Where a message goes: chat, topic, and the message it answers. */
export interface Target {
  readonly chat: number;
  readonly thread?: number;
  readonly replyTo?: number;
  /** The message that somebody wrote or pressed. */
  readonly line?: number;
}

/** Where the answer to a line goes, and whether lines without a command are meant for us there. */
export interface LineTarget extends Target {
  readonly hearsText: boolean;
}

/** The chat, or topic of a chat, as an address. */
export const addressOf = ({ chat, thread }: Target): Address =>
  `telegram:${chat}${thread === undefined ? '' : `/${thread}`}`;

/** A private chat is the person's own. */
const ownAddressOf = (target: Target): Pick<Incoming, 'ownAddress'> =>
  isShared(target.chat) ? {} : { ownAddress: addressOf(target) };

/** The chat or topic of an address; undefined: it isn't one of ours. */
export function targetAt(address: Address): Target | undefined {
  const [, chat, thread] = /^telegram:(-?\d+)(?:\/(\d+))?$/.exec(address) ?? [];
  if (chat === undefined) return undefined;
  return { chat: Number(chat), ...(thread !== undefined && { thread: Number(thread) }) };
}

/** The key under which a chat's rows are kept. */
export const placeKey = (chat: number): string => `telegram:${chat}`;

/** The id in a person's key. */
export const personId = (key: string): number => Number(key.replace('telegram:', ''));

const placeOf = (chat: TelegramChat): Place => ({
  key: placeKey(chat.id),
  isPrivate: chat.type === 'private',
});

/** Do several people read it? Their ids are negative: groups', channels'. */
export const isShared = (chat: number): boolean => chat < 0;

/**
 * What a chat can show. `isAsked`: people may ask the bot from any chat (@BotFather, `/setinline`), so a
 * button may as well.
 */
export const surfaceOf = (hearsText: boolean, isAsked: boolean): Surface => ({
  textLimit: MAX_TEXT_CHARS,
  captionLimit: MAX_CAPTION_CHARS,
  fileBytes: FILE_BYTES,
  buttonRows: BUTTON_ROWS,
  buttonColumns: BUTTON_COLUMNS,
  hearsText,
  personalReplies: false,
  privateLinks: true,
  ...(isAsked && { hasInlineMode: true }),
});

/** BCP 47, as the person's app says. */
export const localeOf = (user: User | undefined): string => user?.language_code ?? 'en';

/** The person as whom a user is known. */
export const personOf = (user: User): Person => ({
  key: `telegram:${user.id}`,
  name: [user.first_name, user.last_name].filter((part) => part !== undefined && part !== '').join(' '),
});

/**
 * Who wrote the message: a user, or the chat on whose behalf it was written (anonymous administrators,
 * channels in a discussion group). Undefined: a bot, or nobody.
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

/** Can the update be a line for us: a command, a reply, or anything written in a private chat? */
export function asksSomething(update: Update): boolean {
  const { text, caption, chat, reply_to_message: repliedTo } = update.message ?? {};
  const line = text ?? caption;
  if (line === undefined) return false;
  return chat?.type === 'private' || repliedTo !== undefined || line.trimStart().startsWith('/');
}

/**
 * The line that somebody wrote, as a request; undefined: no person, no line, or one that we offered. In
 * groups, lines without a command are meant for us if they reply to us. `until`: milliseconds since the
 * epoch.
 */
export function requestOf(
  { update_id, message }: Update,
  bot: Pick<UserFromGetMe, 'id' | 'username'>,
  until: number,
): Request<LineTarget> | undefined {
  const text = message?.text ?? message?.caption;
  const person = message && authorOf(message);
  if (message === undefined || text === undefined || person === undefined) return undefined;
  if (message.is_automatic_forward === true || message.via_bot?.id === bot.id) return undefined;
  const { chat, from, reply_to_message: repliedTo } = message;
  const isOwn = repliedTo?.from?.id === bot.id;
  const target = targetOf(message);
  const earlier = repliedTo?.text ?? repliedTo?.caption;
  return {
    key: String(update_id),
    question: { kind: 'line', text, botName: bot.username },
    person,
    place: placeOf(chat),
    address: addressOf(target),
    ...ownAddressOf(target),
    locale: localeOf(from),
    ...(earlier !== undefined && { repliedTo: earlier }),
    ...(photoIn(message) ?? (isOwn ? undefined : photoIn(repliedTo))),
    until,
    to: { ...target, hearsText: chat.type === 'private' || isOwn },
  };
}

/** As much as tiles are cut from: the shorter side of a photo, in pixels. */
const MIN_PHOTO_SIDE_PX = 640;

/**
 * The photo of a message: of the sizes that Telegram has made of it the first that is large enough; or a
 * file, which may be anything.
 */
function photoIn(message: Message | undefined): Pick<Request<LineTarget>, 'attachment'> | undefined {
  const { photo = [], document } = message ?? {};
  const sizes = photo.toSorted((one, other) => one.width - other.width);
  const enough = sizes.find(({ width, height }) => Math.min(width, height) >= MIN_PHOTO_SIDE_PX);
  const file = enough ?? sizes.at(-1) ?? document;
  if (file === undefined) return undefined;
  const { file_id: source, file_size: size } = file;
  return { attachment: { source, ...(size !== undefined && { size }) } };
}

/** What the chat is told of a pressed button. */
export const incomingPress = (
  from: User,
  chat: TelegramChat,
  target: Target,
  isAsked: boolean,
): Incoming => ({
  person: personOf(from),
  place: placeOf(chat),
  address: addressOf(target),
  ...ownAddressOf(target),
  locale: localeOf(from),
  surface: surfaceOf(!isShared(chat.id), isAsked),
});

/**
 * What the chat is told of a query from any chat. Nobody knows which: several people read it, and its buttons
 * can only open something. What is offered is in the person's own language.
 */
export const incomingQuery = (from: User, signal: AbortSignal): Incoming => ({
  person: personOf(from),
  place: { key: 'telegram:any', isPrivate: false },
  locale: localeOf(from),
  isPersonal: true,
  surface: { ...surfaceOf(false, false), buttonRows: 0, buttonColumns: 0 },
  signal,
});

/**
 * Where the answer to this message goes: its topic if it is in one (ids of reply threads elsewhere are none),
 * and in groups as a reply to it, so that people see who is answered.
 */
export function targetOf(message: Pick<Message, 'chat' | 'message_id'> & Partial<Message>): Target {
  const inTopic = message.is_topic_message === true && message.message_thread_id !== undefined;
  return {
    chat: message.chat.id,
    ...(inTopic && { thread: message.message_thread_id }),
    ...(message.chat.type !== 'private' && { replyTo: message.message_id }),
    line: message.message_id,
  };
}
