import type { Update, User } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import type { Offer } from '../../chat/chat.ts';
import { type Clock, pause } from '../../chat/delivery/clock.ts';
import type { Log } from '../../observe/log.ts';
import type { Picture } from '../../render/paint/picture.ts';
import { failureOf } from './bot-api/api-errors.ts';
import type { Apis } from './calls/apis.ts';
import { PictureFile } from './calls/file-ids.ts';
import { pictureKind } from './send-reply.ts';

/** How long there must be no other letter before pictures are uploaded. */
const PAUSE_MS = 300;
/** People whose private chats are remembered to be open. */
const MAX_OPEN_CHATS = 20_000;

export interface PicturesContext extends Pick<Apis, 'api' | 'once' | 'files'> {
  readonly log: Log;
  readonly clock: Clock;
}

/** Pictures for inline results. */
export interface InlinePictures {
  /** Notes whose private chat with the bot is open, or closed: a bot may write to nobody first. */
  heard(update: Update): void;
  /** Is the person's private chat known to be open, so that pictures can be taken to Telegram by it? */
  mayTake(person: number): boolean;
  /** The file id of a picture, where it can be had. */
  idOf(person: User, picture: Picture): Promise<string | undefined>;
  /** Takes what is missing of the offers' pictures to Telegram, if no other letter follows. */
  upload(person: User, offers: readonly Offer[], until: AbortSignal): Promise<void>;
}

/**
 * Results are photos by the ids of files that Telegram has, for nothing can be uploaded with them. A picture
 * that it hasn't got is sent into the asker's own private chat, silently, and deleted immediately; a person
 * without one is offered words, and to open it.
 */
export function createInlinePictures({ api, once, files, log, clock }: PicturesContext): InlinePictures {
  const openChats = new LRUCache<number, true>({ max: MAX_OPEN_CHATS });

  async function idOf({ id: person }: User, picture: Picture): Promise<string | undefined> {
    const known = files.idOf(picture);
    if (known !== undefined || pictureKind(picture) !== 'photo' || !openChats.has(person)) return known;
    try {
      const sent = await once.sendPhoto(person, new PictureFile(picture), { disable_notification: true });
      await api.deleteMessage(person, sent.message_id);
    } catch (error) {
      if (failureOf(error).kind === 'unreachable') openChats.delete(person);
      log.info({ err: error }, 'a picture could not be taken to Telegram for an inline result');
    }
    return files.idOf(picture);
  }

  return {
    heard({ message, callback_query: press, my_chat_member: member }) {
      const { chat } = message ?? press?.message ?? member ?? {};
      if (chat?.type !== 'private') return;
      if (member?.new_chat_member.status === 'kicked') openChats.delete(chat.id);
      else openChats.set(chat.id, true);
    },
    mayTake: (person) => openChats.has(person),
    idOf,
    async upload(person, offers, until) {
      const missing = offers.flatMap(({ reply: { picture } }) =>
        picture === undefined || files.idOf(picture) !== undefined ? [] : picture,
      );
      if (missing.length === 0 || !openChats.has(person.id)) return;
      await pause(clock, PAUSE_MS, until);
      for (const picture of missing) if (!until.aborted) await idOf(person, picture);
    },
  };
}
