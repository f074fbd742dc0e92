import type { LiveMessageSender } from '../../chat/delivery/platform.ts';
import { failureOf, isEditImpossible } from './bot-api/api-errors.ts';
import type { Target } from './bot-api/message-request.ts';
import type { Apis } from './calls/apis.ts';
import { messageIdOf, parseHandle } from './chat-posting.ts';
import { editInPlace } from './edits.ts';
import { sendReply } from './send-reply.ts';

/**
 * Says that the answer is already in a message just above. Most chats allow this emoji
 * (core.telegram.org/bots/api#reactiontypeemoji).
 */
const ACKNOWLEDGEMENT_EMOJI = '👀';

/** The bot keeps a live message in the chat of `target` up to date by edits. */
export function createLiveMessageSender(
  { api, postsApi, recentMessages }: Apis,
  target: Target,
): LiveMessageSender {
  const { chat: chatId, line: userMessageId } = target;
  return {
    isLikelyVisible: (messageId) =>
      recentMessages.isInSight(chatId, parseHandle(messageId).message, userMessageId),
    async acknowledge() {
      if (userMessageId === undefined) return false;
      try {
        await postsApi.setMessageReaction(chatId, userMessageId, [
          { type: 'emoji', emoji: ACKNOWLEDGEMENT_EMOJI },
        ]);
        return true;
      } catch (error) {
        // If the chat doesn't allow the reaction, the caller answers with a message. After other errors,
        // neither a late reaction nor a message is useful.
        return failureOf(error).kind !== 'rejected';
      }
    },
    send: async (reply) => messageIdOf(await sendReply(api, target, reply)),
    async edit(messageId, reply) {
      try {
        const otherPages = await editInPlace(api, target, { handle: parseHandle(messageId) }, reply);
        return otherPages.length === 0;
      } catch (error) {
        if (!isEditImpossible(error)) throw error;
        return false;
      }
    },
    async removeButtons(messageId) {
      await api.editMessageReplyMarkup(chatId, parseHandle(messageId).message);
    },
    async remove(messageId) {
      await api.deleteMessage(chatId, parseHandle(messageId).message);
    },
  };
}
