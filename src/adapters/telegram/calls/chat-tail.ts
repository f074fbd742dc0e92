import type { Transformer } from 'grammy';
import { LRUCache } from 'lru-cache';

/**
 * Number of later messages that put a message out of sight. In groups it is larger, because messages follow
 * each other faster.
 */
const MESSAGE_COUNT_IN_SIGHT = 12;
const GROUP_MESSAGE_COUNT_IN_SIGHT = 20;
const MAX_CHATS = 10_000;

/**
 * Remembers, for each chat, the bot's last message and the users' messages after it, as far as this process
 * has seen them.
 */
export interface RecentMessages {
  record(chatId: number, messageId: number): void;
  /**
   * Records each message that the bot sends. From then on, `isInSight` is false for all earlier messages of a
   * private chat.
   */
  readonly transformer: Transformer;
  /**
   * Do users still see `messageId` without scrolling?
   * - In a private chat: it is the bot's last message, or one of the user's messages after it, with fewer
   *   than `MESSAGE_COUNT_IN_SIGHT` later messages.
   * - In a group: its id is at most `GROUP_MESSAGE_COUNT_IN_SIGHT` less than `userMessageId`, the id of the
   *   user's message. A group numbers its messages one by one.
   */
  isInSight(chatId: number, messageId: number, userMessageId?: number): boolean;
}

export function createRecentMessages(): RecentMessages {
  const messageIdsByChat = new LRUCache<number, readonly number[]>({ max: MAX_CHATS });
  const recordMessage = (chatId: number, messageId: number): void => {
    messageIdsByChat.set(
      chatId,
      [...(messageIdsByChat.get(chatId) ?? []), messageId].slice(-MESSAGE_COUNT_IN_SIGHT),
    );
  };
  return {
    record: recordMessage,
    transformer: async (call, method, payload, signal) => {
      const answer = await call(method, payload, signal);
      if (answer.ok && method.startsWith('send') && isSentMessage(answer.result))
        messageIdsByChat.set(answer.result.chat.id, [answer.result.message_id]);
      return answer;
    },
    isInSight: (chatId, messageId, userMessageId) =>
      chatId > 0
        ? messageIdsByChat.get(chatId)?.includes(messageId) === true
        : userMessageId !== undefined && userMessageId - messageId <= GROUP_MESSAGE_COUNT_IN_SIGHT,
  };
}

const isSentMessage = (result: unknown): result is { message_id: number; chat: { id: number } } =>
  typeof result === 'object' && result !== null && 'message_id' in result && 'chat' in result;
