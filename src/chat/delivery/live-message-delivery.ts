import type { Log } from '../../observe/log.ts';
import type { LiveMessages } from '../../store/contract/live-messages.ts';
import type { Chat } from '../chat.ts';
import type { Incoming } from '../incoming.ts';
import { buttonRows, isPersonal, type Reply } from '../reply.ts';
import type { LiveMessageSender, Platform } from './platform.ts';
import type { Request } from './request.ts';

export interface LiveMessageDelivery<T> {
  /**
   * Returns the reply that the caller must still send: usually none, sometimes a notice, and `reply` where
   * the bot can't edit its earlier messages. Rejects if delivery fails.
   */
  deliverLiveMessage(
    target: Pick<Request<T>, 'place' | 'address' | 'locale' | 'to'>,
    reply: Reply,
  ): Promise<Reply | undefined>;
  /** Records a sent reply where `deliverLiveMessage` doesn't send it. Never rejects. */
  recordLiveMessage(request: Pick<Request<T>, 'place' | 'locale' | 'to'>, reply: Reply): Promise<void>;
}

interface LiveMessageDeliveryContext<T, H> {
  readonly platform: Pick<Platform<T, H>, 'liveMessageSenderOf' | 'findAnswerMessage'>;
  readonly liveMessages: LiveMessages;
  readonly chat: Pick<Chat, 'texts'>;
  readonly log: Log;
  /** In milliseconds since the epoch. */
  readonly now: () => number;
}

type LiveMessageTarget = Pick<Incoming, 'place' | 'locale'> & Required<Pick<Incoming, 'address'>>;

/**
 * A chat has at most one live message for each subject. A request for the subject has one of these results:
 * - Shared chat, the message is still visible: the request is only acknowledged.
 * - Shared chat, no message yet: `startLiveMessageUpdater` sends it, and edits it later.
 * - Shared chat, not visible any more: it is sent again at the end of the chat.
 * - Private chat, still visible: it is edited.
 * - Private chat otherwise, or `isAlwaysNew`: the reply is sent. If it has buttons, the old message loses its
 *   buttons.
 */
export function createLiveMessageDelivery<T, H>(
  context: LiveMessageDeliveryContext<T, H>,
): LiveMessageDelivery<T> {
  const { platform, liveMessages, chat, log, now } = context;
  const ignoreFailure = (promise: Promise<void>): Promise<void> =>
    promise.catch((error: unknown) => log.info({ err: error }, 'an earlier live message stays as it is'));

  async function deliverShared(
    target: LiveMessageTarget,
    sender: LiveMessageSender,
    subject: string,
  ): Promise<Reply | undefined> {
    const { address, place, locale } = target;
    const existingMessage = await liveMessages.request({ subject, address, place: place.key, locale });
    if (existingMessage === undefined) return undefined;
    const { messageId } = existingMessage;
    if (messageId !== undefined && !sender.isLikelyVisible(messageId)) {
      // A scheduled post keeps a planned time, so that the new message is pinned again.
      if (!(await liveMessages.requestAgain(existingMessage, existingMessage.plannedAt && now())))
        return undefined;
      await ignoreFailure(sender.remove(messageId));
      return undefined;
    }
    if (await sender.acknowledge()) return undefined;
    return { kind: 'notice', text: chat.texts(locale).say('standing-above') };
  }

  async function deliverPrivate(
    { address, place, locale }: LiveMessageTarget,
    sender: LiveMessageSender,
    reply: Reply,
    { subject, isAlwaysNew = false }: NonNullable<Reply['liveMessage']>,
  ): Promise<void> {
    const existingMessage = await liveMessages.find(subject, address);
    const messageId = existingMessage?.messageId;
    if (
      existingMessage !== undefined &&
      messageId !== undefined &&
      !isAlwaysNew &&
      sender.isLikelyVisible(messageId) &&
      (await sender.edit(messageId, reply))
    )
      return liveMessages.recordEdit(existingMessage);
    const newMessageId = await sender.send(reply);
    await liveMessages.record({ subject, address, place: place.key, locale }, newMessageId);
    const hasButtons = buttonRows(reply.buttons).length > 0;
    if (messageId !== undefined && hasButtons) await ignoreFailure(sender.removeButtons(messageId));
  }

  return {
    async deliverLiveMessage({ place, address, locale, to: requestTarget }, reply) {
      const sender = platform.liveMessageSenderOf?.(requestTarget);
      const { liveMessage } = reply;
      if (sender === undefined || liveMessage === undefined || address === undefined) return reply;
      const target = { place, address, locale };
      if (!place.isPrivate && liveMessage.isAlwaysNew !== true)
        return deliverShared(target, sender, liveMessage.subject);
      await deliverPrivate(target, sender, reply, liveMessage);
      return undefined;
    },

    async recordLiveMessage({ place, locale, to: requestTarget }, reply) {
      const { liveMessage } = reply;
      if (platform.findAnswerMessage === undefined || liveMessage === undefined || isPersonal(reply)) return;
      try {
        const answerMessage = await platform.findAnswerMessage(requestTarget);
        if (answerMessage === undefined) return;
        const { address, messageId } = answerMessage;
        await liveMessages.record(
          { subject: liveMessage.subject, address, place: place.key, locale },
          messageId,
        );
        // The subject may have changed after the reply was rendered.
        await liveMessages.markDue(liveMessage.subject);
      } catch (error) {
        log.warn({ err: error }, 'a live message will not be kept true');
      }
    },
  };
}
