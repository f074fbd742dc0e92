import type { Message, Chat as TelegramChat, Update, User, UserFromGetMe } from 'grammy/types';
import { kindOfFile, type Request, type SentFile } from '../../../chat/delivery/request.ts';
import type { Incoming } from '../../../chat/incoming.ts';
import type { Address, Person, Place, Surface } from '../../../chat/surface.ts';
import { MAX_CAPTION_CHARS, MAX_TEXT_CHARS } from './html.ts';

/** Buttons in a row, and rows, that are still readable on a phone. */
const MAX_BUTTON_COLUMNS = 8;
const MAX_BUTTON_ROWS = 12;
/** Source: core.telegram.org/bots/api#sending-files. */
const MAX_FILE_BYTES = 50 * 1000 * 1000;

export interface Target {
  readonly chat: number;
  readonly thread?: number;
  readonly replyTo?: number;
  /** Id of the answered message, or of the one whose button the user pressed. */
  readonly line?: number;
}

/** `hearsText`: are messages without a command also meant for the bot in this chat? */
export interface LineTarget extends Target {
  readonly hearsText: boolean;
}

/** Returns the address of a chat, or of a topic in the chat. */
export const addressOf = ({ chat, thread }: Target): Address =>
  `telegram:${chat}${thread === undefined ? '' : `/${thread}`}`;

/** Only the user sees the messages in a private chat. Empty for other chats. */
const ownAddressOf = (target: Target): Pick<Incoming, 'ownAddress'> =>
  isGroupOrChannel(target.chat) ? {} : { ownAddress: addressOf(target) };

/** Undefined for addresses of other platforms. */
export function targetAt(address: Address): Target | undefined {
  const [, chat, thread] = /^telegram:(-?\d+)(?:\/(\d+))?$/.exec(address) ?? [];
  if (chat === undefined) return undefined;
  return { chat: Number(chat), ...(thread !== undefined && { thread: Number(thread) }) };
}

export const placeKeyOf = (chatId: number): string => `telegram:${chatId}`;

export const telegramUserIdOf = (personKey: string): number => Number(personKey.replace('telegram:', ''));

const placeOf = (chat: TelegramChat): Place => ({
  key: placeKeyOf(chat.id),
  isPrivate: chat.type === 'private',
});

export const isGroupOrChannel = (chatId: number): boolean => chatId < 0;

/** `isInlineModeOn`: may buttons start inline queries (@BotFather, `/setinline`)? */
export const surfaceOf = (readsAllText: boolean, isInlineModeOn: boolean): Surface => ({
  textLimit: MAX_TEXT_CHARS,
  captionLimit: MAX_CAPTION_CHARS,
  maxFileBytes: MAX_FILE_BYTES,
  maxButtonRows: MAX_BUTTON_ROWS,
  maxButtonColumns: MAX_BUTTON_COLUMNS,
  readsAllText,
  hasPersonalReplies: false,
  hasPrivateLinks: true,
  ...(isInlineModeOn && { hasInlineMode: true }),
});

/** BCP 47 tag of the user's app. Default: English. */
export const localeOf = (user: User | undefined): string => user?.language_code ?? 'en';

export const personOf = (user: User): Person => ({
  key: `telegram:${user.id}`,
  name: [user.first_name, user.last_name].filter((part) => part !== undefined && part !== '').join(' '),
});

/**
 * A user, or the chat in whose name the message was written. Anonymous administrators write in the name of
 * the group, and channels write in their discussion group. Undefined for messages by bots and messages
 * without an author.
 */
export function authorOf(message: Message): Person | undefined {
  const senderChat = message.sender_chat;
  if (senderChat !== undefined) {
    const name = message.author_signature ?? ('title' in senderChat ? senderChat.title : undefined);
    return { key: placeKeyOf(senderChat.id), name: name ?? '?' };
  }
  if (message.from === undefined || message.from.is_bot) return undefined;
  return personOf(message.from);
}

/** Meaning of a photo or document without a caption in a private chat, or in a reply to a bot. */
const UNCAPTIONED_FILE_COMMAND = '/solve';

/**
 * Text or caption. A photo or document without a caption counts as `/solve`, in a group only if the message
 * replies to a bot. Undefined for all other messages without text and caption.
 */
function commandLineOf(message: Message | undefined): string | undefined {
  const { text, caption, chat, photo, document, reply_to_message: repliedTo } = message ?? {};
  const hasFile = (photo ?? []).length > 0 || document !== undefined;
  const isSolveRequest = hasFile && (chat?.type === 'private' || repliedTo?.from?.is_bot === true);
  return text ?? caption ?? (isSolveRequest ? UNCAPTIONED_FILE_COMMAND : undefined);
}

/** A picture of an album, without a caption. */
export const isAlbumPicture = (message: Message | undefined): boolean =>
  message?.media_group_id !== undefined && message.caption === undefined;

/** Possible requests are commands, replies, and any text in a private chat. */
export function isPossibleRequest(update: Update): boolean {
  const { chat, reply_to_message: repliedTo } = update.message ?? {};
  const commandLine = commandLineOf(update.message);
  if (commandLine === undefined) return false;
  return chat?.type === 'private' || repliedTo !== undefined || commandLine.trimStart().startsWith('/');
}

/**
 * In groups, the target's `hearsText` is true only if the message replies to the bot. Undefined for messages
 * without an author or text, automatic forwards, and messages made from this bot's inline results.
 * `deadlineMs`: in milliseconds since the epoch.
 */
export function requestOf(
  { update_id, message }: Update,
  bot: Pick<UserFromGetMe, 'id' | 'username'>,
  deadlineMs: number,
): Request<LineTarget> | undefined {
  const text = commandLineOf(message);
  const person = message && authorOf(message);
  if (message === undefined || text === undefined || person === undefined) return undefined;
  if (message.is_automatic_forward === true || message.via_bot?.id === bot.id) return undefined;
  const { chat, from, reply_to_message: repliedTo } = message;
  const isReplyToBot = repliedTo?.from?.id === bot.id;
  const hasNoText = (message.text ?? message.caption) === undefined;
  if (hasNoText && chat.type !== 'private' && !isReplyToBot) return undefined;
  const target = targetOf(message);
  const repliedText = repliedTo?.text ?? repliedTo?.caption;
  return {
    key: String(update_id),
    question: { kind: 'line', text, botName: bot.username },
    person,
    ...(message.sender_chat !== undefined && { isMasked: true }),
    place: placeOf(chat),
    address: addressOf(target),
    ...ownAddressOf(target),
    locale: localeOf(from),
    ...(repliedText !== undefined && { repliedTo: repliedText }),
    ...attachmentField(pictureIn(message) ?? (isReplyToBot ? undefined : pictureIn(repliedTo))),
    until: deadlineMs,
    to: { ...target, hearsText: chat.type === 'private' || isReplyToBot },
  };
}

/** Tiles can be cut from a photo whose shorter side has this length. */
const MIN_PHOTO_SIDE_PX = 640;

const attachmentField = (attachment: SentFile | undefined): Pick<Request<LineTarget>, 'attachment'> =>
  attachment === undefined ? {} : { attachment };

/**
 * Returns the photo in the smallest size that is large enough. Without a photo: the message's sticker,
 * animation, video or file of any type.
 */
export function pictureIn(message: Message | undefined): SentFile | undefined {
  const { photo = [], sticker, animation, video, video_note: videoNote, document } = message ?? {};
  const photoSizes = photo.toSorted((sizeA, sizeB) => sizeA.width - sizeB.width);
  const largeEnoughSize = photoSizes.find(
    ({ width, height }) => Math.min(width, height) >= MIN_PHOTO_SIDE_PX,
  );
  const file = largeEnoughSize ?? photoSizes.at(-1) ?? sticker ?? animation ?? video ?? videoNote ?? document;
  if (file === undefined) return undefined;
  const { file_id: source, file_size: size } = file;
  const isAnimation = file === animation || (file === sticker && (sticker.is_animated || sticker.is_video));
  const kindFields = isAnimation
    ? { kind: 'animation' as const }
    : kindOfFile(file === video || file === videoNote ? 'video/mp4' : document?.mime_type);
  return { source, size, ...kindFields };
}

export const incomingFromPress = (
  user: User,
  chat: TelegramChat,
  target: Target,
  isInlineModeOn: boolean,
): Incoming => ({
  person: personOf(user),
  place: placeOf(chat),
  address: addressOf(target),
  ...ownAddressOf(target),
  locale: localeOf(user),
  surface: surfaceOf(!isGroupOrChannel(chat.id), isInlineModeOn),
});

/**
 * Telegram doesn't say in which chat the result will be sent. Several people may read that chat, so the
 * results have no buttons. They are in the language of the user who typed the query.
 */
export const incomingFromQuery = (user: User, signal: AbortSignal): Incoming => ({
  person: personOf(user),
  place: { key: 'telegram:any', isPrivate: false },
  locale: localeOf(user),
  isPersonal: true,
  surface: { ...surfaceOf(false, false), maxButtonRows: 0, maxButtonColumns: 0 },
  signal,
});

/**
 * The same topic, and in groups a reply to the message, so that people see who is answered. A thread id
 * counts only if the message is in a topic, because ordinary replies have thread ids too.
 */
export function targetOf(message: Pick<Message, 'chat' | 'message_id'> & Partial<Message>): Target {
  const isInTopic = message.is_topic_message === true && message.message_thread_id !== undefined;
  return {
    chat: message.chat.id,
    ...(isInTopic && { thread: message.message_thread_id }),
    ...(message.chat.type !== 'private' && { replyTo: message.message_id }),
    line: message.message_id,
  };
}
