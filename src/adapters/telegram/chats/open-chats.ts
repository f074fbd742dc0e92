import type { Context } from 'grammy';
import { LRUCache } from 'lru-cache';

const REMEMBERED = 20_000;

/** Whose private chats with the bot are known to be open: a bot may write to nobody first. */
export interface OpenChats {
  /** Notes what an update tells of one. */
  note(update: Pick<Context, 'chat' | 'myChatMember'>): void;
  has(person: number): boolean;
  closed(person: number): void;
}

/** Remembers what comes in from now on. */
export function openChats(): OpenChats {
  const open = new LRUCache<number, true>({ max: REMEMBERED });
  return {
    note({ chat, myChatMember }) {
      if (chat?.type !== 'private') return;
      if (myChatMember?.new_chat_member.status === 'kicked') open.delete(chat.id);
      else open.set(chat.id, true);
    },
    has: (person) => open.has(person),
    closed: (person) => void open.delete(person),
  };
}
