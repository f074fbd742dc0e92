import type { Message } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { type Clock, pause } from '../../../chat/delivery/clock.ts';
import type { Request } from '../../../chat/delivery/request.ts';
import { type LineTarget, pictureIn } from '../bot-api/message-request.ts';

/** In an album, each picture comes as its own message, and one of them has the caption. */
export interface Albums {
  remember(message: Message): void;
  /**
   * Waits for the other messages of the album. Returns the request with all its pictures, in order. Undefined
   * if another message has the caption, because then that message is the request.
   */
  completeRequest(message: Message, request: Request<LineTarget>): Promise<Request<LineTarget> | undefined>;
}

/** Telegram sends all messages of an album in this time. */
const ALBUM_WAIT_MS = 1000;
const MAX_REMEMBERED_ALBUMS = 1000;

export function createAlbums(clock: Clock, signal: AbortSignal): Albums {
  const messagesByAlbum = new LRUCache<string, Message[]>({ max: MAX_REMEMBERED_ALBUMS });
  const messagesOf = ({ chat, media_group_id: albumId }: Message): Message[] =>
    messagesByAlbum.get(`${chat.id} ${albumId}`) ?? [];
  return {
    remember(message) {
      const { chat, media_group_id: albumId } = message;
      if (albumId !== undefined)
        messagesByAlbum.set(`${chat.id} ${albumId}`, [...messagesOf(message), message]);
    },
    async completeRequest(message, request) {
      if (message.media_group_id === undefined) return request;
      await pause(clock, ALBUM_WAIT_MS, signal);
      const messages = messagesOf(message).toSorted(
        (messageA, messageB) => messageA.message_id - messageB.message_id,
      );
      if (message.caption === undefined && messages.some(({ caption }) => caption !== undefined))
        return undefined;
      const [firstPicture, ...otherPictures] = messages.map(pictureIn).filter((file) => file !== undefined);
      return firstPicture === undefined
        ? request
        : { ...request, attachment: { ...firstPicture, others: otherPictures } };
    },
  };
}
