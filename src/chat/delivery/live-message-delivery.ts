import type { Log } from '../../observe/log.ts';
import type { LiveMessages } from '../../store/contract/live-messages.ts';
import type { Chat } from '../chat.ts';
import type { Incoming } from '../incoming.ts';
import { buttonRows, isPersonal, type Reply } from '../reply.ts';
import type { LiveMessageSender, Platform } from './platform.ts';
import type { Request } from './request.ts';

/** Gives replies that stand for a subject. */
export interface LiveMessageDelivery<T> {
  /**
   * Gives such a reply, where the platform can; fulfils with what is left to be said, if anything is. Rejects
   * if it can't be given.
   */
  deliverLiveMessage(
    where: Pick<Request<T>, 'place' | 'address' | 'locale' | 'to'>,
    reply: Reply,
  ): Promise<Reply | undefined>;
  /** Notes that a given reply stands for its subject, where `deliverLiveMessage` doesn't do it. Never rejects. */
  recordLiveMessage(request: Pick<Request<T>, 'place' | 'locale' | 'to'>, reply: Reply): Promise<void>;
}

interface GivingContext<T, H> {
  readonly platform: Pick<Platform<T, H>, 'liveMessageSenderOf' | 'locate'>;
  readonly liveMessages: LiveMessages;
  readonly chat: Pick<Chat, 'texts'>;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Where it stands and who asked. */
type Where = Pick<Incoming, 'place' | 'locale'> & Required<Pick<Incoming, 'address'>>;

/**
 * In a shared chat one message stands for the subject, kept true by its row: it comes if there is none, and
 * anew where it is far up; asked for again it stays, which a nod tells. In a private chat, or if it is asked
 * for anew, the reply is sent: a near message is edited instead, another one loses its buttons.
 */
export function createLiveMessageDelivery<T, H>(context: GivingContext<T, H>): LiveMessageDelivery<T> {
  const { platform, liveMessages, chat, log, now } = context;
  const lenient = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => log.info({ err: error }, 'an earlier live message stays as it is'));

  async function shared(
    where: Where,
    sender: LiveMessageSender,
    subject: string,
  ): Promise<Reply | undefined> {
    const { address, place, locale } = where;
    const known = await liveMessages.request({ subject, address, place: place.key, locale });
    if (known === undefined) return undefined;
    const { message } = known;
    if (message !== undefined && !sender.isNear(message)) {
      // A post that comes anew is a post again: pinned if it was.
      if (!(await liveMessages.requestAgain(known, known.plannedAt && now()))) return undefined;
      await lenient(sender.remove(message));
      return undefined;
    }
    if (await sender.nod()) return undefined;
    return { kind: 'notice', text: chat.texts(locale).say('standing-above') };
  }

  async function own(
    { address, place, locale }: Where,
    sender: LiveMessageSender,
    reply: Reply,
    { subject, isAnew = false }: NonNullable<Reply['liveMessage']>,
  ): Promise<void> {
    const message = (await liveMessages.find(subject, address))?.message;
    if (message !== undefined && !isAnew && sender.isNear(message) && (await sender.edit(message, reply)))
      return;
    const sent = await sender.send(reply);
    await liveMessages.record({ subject, address, place: place.key, locale }, sent);
    // Where nothing is pressed any more, nothing is left to be taken away.
    const isPressed = buttonRows(reply.buttons).length > 0;
    if (message !== undefined && isPressed) await lenient(sender.takeButtons(message));
  }

  return {
    async deliverLiveMessage({ place, address, locale, to }, reply) {
      const sender = platform.liveMessageSenderOf?.(to);
      const { liveMessage } = reply;
      if (sender === undefined || liveMessage === undefined || address === undefined) return reply;
      const where = { place, address, locale };
      if (!place.isPrivate && liveMessage.isAnew !== true) return shared(where, sender, liveMessage.subject);
      await own(where, sender, reply, liveMessage);
      return undefined;
    },

    async recordLiveMessage({ place, locale, to }, reply) {
      const { liveMessage } = reply;
      if (platform.locate === undefined || liveMessage === undefined || isPersonal(reply)) return;
      try {
        const found = await platform.locate(to);
        if (found === undefined) return;
        const { address, message } = found;
        await liveMessages.record(
          { subject: liveMessage.subject, address, place: place.key, locale },
          message,
        );
        // What has changed since the reply was made.
        await liveMessages.markDue(liveMessage.subject);
      } catch (error) {
        log.warn({ err: error }, 'a live message will not be kept true');
      }
    },
  };
}
