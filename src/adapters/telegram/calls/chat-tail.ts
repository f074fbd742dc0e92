import type { Transformer } from 'grammy';
import { LRUCache } from 'lru-cache';

/** Messages below which another one is out of sight. */
const IN_SIGHT = 12;
const REMEMBERED_CHATS = 10_000;

/** The last messages of each chat, as far as this process knows them. */
export interface ChatTail {
  /** Notes a message that came in. */
  note(chat: number, message: number): void;
  /** Notes what is sent. */
  readonly transformer: Transformer;
  /**
   * Is the message among the last ones of its chat, or in a group above `line` by so few? In private chats ids count the messages of all
   * chats of a bot, and all of them are known; in supergroups they count the chat's own, of which a bot sees few.
   */
  isNear(chat: number, message: number, line?: number): boolean;
}

/** Remembers what comes and goes from now on. */
export function chatTail(): ChatTail {
  const tails = new LRUCache<number, readonly number[]>({ max: REMEMBERED_CHATS });
  const note = (chat: number, message: number): void => {
    tails.set(chat, [...(tails.get(chat) ?? []), message].slice(-IN_SIGHT));
  };
  return {
    note,
    transformer: async (call, method, payload, signal) => {
      const answer = await call(method, payload, signal);
      if (answer.ok && method.startsWith('send') && isMessage(answer.result))
        note(answer.result.chat.id, answer.result.message_id);
      return answer;
    },
    isNear: (chat, message, line) =>
      (chat > 0 && tails.get(chat)?.includes(message) === true) ||
      (line !== undefined && line - message <= IN_SIGHT),
  };
}

const isMessage = (result: unknown): result is { message_id: number; chat: { id: number } } =>
  typeof result === 'object' && result !== null && 'message_id' in result && 'chat' in result;
