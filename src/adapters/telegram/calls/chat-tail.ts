import type { Transformer } from 'grammy';
import { LRUCache } from 'lru-cache';

/**
 * A message with this many later messages is out of sight. The number for groups is larger, as they are
 * busier.
 */
const IN_SIGHT = 12;
const IN_SIGHT_OF_GROUP = 20;
const MAX_CHATS = 10_000;

/** The bot's last message in each chat and the messages after it, as far as this process has seen them. */
export interface ChatTail {
  /** Records an incoming message. */
  note(chat: number, message: number): void;
  /**
   * Transformer that records each message the bot sends. All earlier messages in the chat are then out of
   * sight.
   */
  readonly transformer: Transformer;
  /**
   * Whether `message` is still in sight. In private chats, it must be the bot's last message or a later one.
   * In groups, few ids lie between it and `line`, because ids count the chat's own messages.
   */
  isNear(chat: number, message: number, line?: number): boolean;
}

/** Creates a chat tail that knows no messages yet. */
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
