import type { Transformer } from 'grammy';
import { LRUCache } from 'lru-cache';

/** Messages below which another one is out of sight; in groups, where many ask, some more. */
const IN_SIGHT = 12;
const IN_SIGHT_OF_GROUP = 20;
const MAX_CHATS = 10_000;

/** Our last message in each chat and the lines below it, as far as this process knows them. */
export interface ChatTail {
  /** Notes a message that came in. */
  note(chat: number, message: number): void;
  /** Notes what we send: what stands above it is out of sight. */
  readonly transformer: Transformer;
  /**
   * Is the message still in sight? In private chats, where all messages are known: it is our last one, and
   * few lines follow it. In groups: few ids lie between it and `line`, as they count the chat's own messages.
   */
  isNear(chat: number, message: number, line?: number): boolean;
}

/** Remembers what comes and goes from now on. */
export function createChatTail(): ChatTail {
  const tails = new LRUCache<number, readonly number[]>({ max: MAX_CHATS });
  const note = (chat: number, message: number): void => {
    tails.set(chat, [...(tails.get(chat) ?? []), message].slice(-IN_SIGHT));
  };
  return {
    note,
    transformer: async (call, method, payload, signal) => {
      const answer = await call(method, payload, signal);
      if (answer.ok && method.startsWith('send') && isMessage(answer.result))
        tails.set(answer.result.chat.id, [answer.result.message_id]);
      return answer;
    },
    isNear: (chat, message, line) =>
      chat > 0
        ? tails.get(chat)?.includes(message) === true
        : line !== undefined && line - message <= IN_SIGHT_OF_GROUP,
  };
}

const isMessage = (result: unknown): result is { message_id: number; chat: { id: number } } =>
  typeof result === 'object' && result !== null && 'message_id' in result && 'chat' in result;
