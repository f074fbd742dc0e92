import type { Transformer } from 'grammy';
import { LRUCache } from 'lru-cache';

/**
 * Number of later messages after which users no longer see a message without scrolling. In groups the number
 * is larger, because messages follow each other faster.
 */
const MESSAGE_COUNT_IN_SIGHT = 12;
const GROUP_MESSAGE_COUNT_IN_SIGHT = 20;
/** Maximum number of chats whose messages are remembered. */
const MAX_CHATS = 10_000;

/**
 * Remembers, for each chat, the bot's last message and the users' messages after it. It knows only the
 * messages that this process has seen.
 */
export interface RecentMessages {
  /** Records a message from a user. */
  record(chatId: number, messageId: number): void;
  /**
   * Transformer that records each message that the bot sends. From then on, `isInSight` is false for all
   * earlier messages of a private chat.
   */
  readonly transformer: Transformer;
  /**
   * Whether users still see `messageId` without scrolling.
   * - In a private chat: `messageId` is the bot's last message, or one of the user's messages after it. After
   *   `MESSAGE_COUNT_IN_SIGHT` later messages, `messageId` is out of sight.
   * - In a group: the id of `messageId` is at most `GROUP_MESSAGE_COUNT_IN_SIGHT` less than `userMessageId`,
   *   the id of the user's message. The ids can be compared because a group numbers its messages one by one.
   */
  isInSight(chatId: number, messageId: number, userMessageId?: number): boolean;
}

/** Creates a record of recent messages, at first empty. */
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
