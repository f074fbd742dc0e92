import type { Log } from '../../observe/log.ts';
import type { LiveMessages } from '../../store/contract/live-messages.ts';
import type { Chat } from '../chat.ts';
import type { Incoming } from '../incoming.ts';
import { buttonRows, isPersonal, type Reply } from '../reply.ts';
import type { LiveMessageSender, Platform } from './platform.ts';
import type { Request } from './request.ts';

/** Delivers live messages: messages that are edited whenever their subject changes. */
export interface LiveMessageDelivery<T> {
  /**
   * Delivers a live message if the platform can find its messages again. Returns the reply that the caller
   * must still send: a notice, or the given reply if it isn't delivered here. Rejects if delivery fails.
   */
  deliverLiveMessage(
    where: Pick<Request<T>, 'place' | 'address' | 'locale' | 'to'>,
    reply: Reply,
  ): Promise<Reply | undefined>;
  /**
   * Records a reply as a live message after it was sent. For platforms where `deliverLiveMessage` doesn't
   * send it. Never rejects.
   */
  recordLiveMessage(request: Pick<Request<T>, 'place' | 'locale' | 'to'>, reply: Reply): Promise<void>;
}

interface LiveMessageDeliveryContext<T, H> {
  readonly platform: Pick<Platform<T, H>, 'liveMessageSenderOf' | 'findAnswerMessage'>;
  readonly liveMessages: LiveMessages;
  readonly chat: Pick<Chat, 'texts'>;
  readonly log: Log;
  /** Returns milliseconds since the epoch. */
  readonly now: () => number;
}

type LiveMessageTarget = Pick<Incoming, 'place' | 'locale'> & Required<Pick<Incoming, 'address'>>;

/**
 * Creates the delivery of live messages. In a shared chat, each subject has one message, which
 * `startLiveMessageUpdater` sends and edits. If the message is still visible, another request is only
 * acknowledged; otherwise the message is sent again at the end of the chat. In a private chat, or with
 * `isAlwaysNew`, the reply is sent immediately. If the old message is still visible in a private chat, it is
 * edited instead. If not, it loses its buttons.
 */
export function createLiveMessageDelivery<T, H>(
  context: LiveMessageDeliveryContext<T, H>,
): LiveMessageDelivery<T> {
  const { platform, liveMessages, chat, log, now } = context;
  const ignoreFailure = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.info({ err: error }, 'an earlier live message stays as it is'));

  async function deliverShared(
    where: LiveMessageTarget,
    sender: LiveMessageSender,
    subject: string,
  ): Promise<Reply | undefined> {
    const { address, place, locale } = where;
    const known = await liveMessages.request({ subject, address, place: place.key, locale });
    if (known === undefined) return undefined;
    const { message } = known;
    if (message !== undefined && !sender.isLikelyVisible(message)) {
      // If the old message was a scheduled post, the new message gets a planned time too, so that it is
      // pinned again.
      if (!(await liveMessages.requestAgain(known, known.plannedAt && now()))) return undefined;
      await ignoreFailure(sender.remove(message));
      return undefined;
    }
    if (await sender.acknowledge()) return undefined;
    return { kind: 'notice', text: chat.texts(locale).say('standing-above') };
  }

  async function deliverPrivate(
    { address, place, locale }: LiveMessageTarget,
    sender: LiveMessageSender,
    reply: Reply,
    { subject, isAlwaysNew: isAnew = false }: NonNullable<Reply['liveMessage']>,
  ): Promise<void> {
    const message = (await liveMessages.find(subject, address))?.message;
    if (
      message !== undefined &&
      !isAnew &&
      sender.isLikelyVisible(message) &&
      (await sender.edit(message, reply))
    )
      return;
    const sent = await sender.send(reply);
    await liveMessages.record({ subject, address, place: place.key, locale }, sent);
    // If the new message has no buttons, the old message keeps its buttons.
    const isPressed = buttonRows(reply.buttons).length > 0;
    if (message !== undefined && isPressed) await ignoreFailure(sender.removeButtons(message));
  }

  return {
    async deliverLiveMessage({ place, address, locale, to }, reply) {
      const sender = platform.liveMessageSenderOf?.(to);
      const { liveMessage } = reply;
      if (sender === undefined || liveMessage === undefined || address === undefined) return reply;
      const where = { place, address, locale };
      if (!place.isPrivate && liveMessage.isAlwaysNew !== true)
        return deliverShared(where, sender, liveMessage.subject);
      await deliverPrivate(where, sender, reply, liveMessage);
      return undefined;
    },

    async recordLiveMessage({ place, locale, to }, reply) {
      const { liveMessage } = reply;
      if (platform.findAnswerMessage === undefined || liveMessage === undefined || isPersonal(reply)) return;
      try {
        const found = await platform.findAnswerMessage(to);
        if (found === undefined) return;
        const { address, message } = found;
        await liveMessages.record(
          { subject: liveMessage.subject, address, place: place.key, locale },
          message,
        );
        // The subject may have changed after the reply was rendered, so request an update.
        await liveMessages.markDue(liveMessage.subject);
      } catch (error) {
        log.warn({ err: error }, 'a live message will not be kept true');
      }
    },
  };
}
