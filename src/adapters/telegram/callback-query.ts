import type { Api } from 'grammy';
import type { CallbackQuery, Message, User } from 'grammy/types';
import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../chat/delivery/clock.ts';
import type { Delivery } from '../../chat/delivery/delivery.ts';
import type { Incoming } from '../../chat/incoming.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Log } from '../../observe/log.ts';
import { trackWork } from '../../observe/request-context.ts';
import {
  incomingFromPress,
  type LineTarget,
  localeOf,
  personOf,
  targetOf,
} from './bot-api/message-request.ts';
import { isAdmin } from './chats/rights.ts';
import { actionsOf, type Editable, type EditQueue } from './edits.ts';
import { sendReply } from './send-reply.ts';

/**
 * Time after which a press is acknowledged without a notice. If a notice follows later, it is sent to the
 * user's private chat.
 */
const ANSWER_TIMEOUT_MS = 2500;
/** Maximum length of a notice that Telegram shows. */
const MAX_NOTICE_CHARS = 200;

/** Acknowledgement of a button press. Telegram accepts one acknowledgement for each press. */
export interface PressAcknowledgement {
  /**
   * Acknowledges the press and shows the notice, if any. If Telegram can't show the notice, it is sent to the
   * user's private chat.
   */
  send(notice?: string): void;
  /**
   * Resolves when the notice of each `send` was shown, was sent to the user's private chat, or failed.
   * Resolves immediately if there are no notices.
   */
  whenDelivered(): Promise<void>;
}

/**
 * Prepares the acknowledgement when a press arrives. If `send` isn't called within `ANSWER_TIMEOUT_MS`,
 * the press is acknowledged without a notice.
 */
export function createPressAcknowledgement(
  api: Api,
  { id, from }: Pick<CallbackQuery, 'id' | 'from'>,
  log: Log,
  clock: Clock,
): PressAcknowledgement {
  let lastDelivery: Promise<void> | undefined;
  async function showNotice(notice?: string): Promise<void> {
    try {
      await api.answerCallbackQuery(
        id,
        notice === undefined ? {} : { text: shortenNotice(removeMarks(notice)) },
      );
    } catch (error) {
      log.info({ err: error }, 'a press could not be answered');
      await sendNotice(notice);
    }
  }
  async function sendNotice(notice?: string): Promise<void> {
    if (notice === undefined) return;
    await sendReply(api, { chat: from.id }, { kind: 'notice', text: notice }).catch((error: unknown) =>
      log.info({ err: error }, 'a notice reached nobody'),
    );
  }
  const sendOrFollowUp = (notice?: string): void => {
    cancelTimeout();
    lastDelivery =
      lastDelivery === undefined ? showNotice(notice) : lastDelivery.then(() => sendNotice(notice));
  };
  const cancelTimeout = clock.after(ANSWER_TIMEOUT_MS, sendOrFollowUp);
  return { send: sendOrFollowUp, whenDelivered: async () => lastDelivery };
}

const shortenNotice = (notice: string): string =>
  notice.length <= MAX_NOTICE_CHARS ? notice : `${notice.slice(0, MAX_NOTICE_CHARS - 1)}…`;

/** Dependencies of the handler of button presses. */
export interface PressContext {
  /** Client of the Bot API. */
  readonly api: Api;
  readonly chat: Chat;
  readonly delivery: Pick<Delivery<LineTarget>, 'deliverLiveMessage'>;
  /** Queue of the edits that button presses cause. */
  readonly edits: EditQueue;
  /** Whether inline mode is switched on for the bot (@BotFather, `/setinline`). */
  readonly isInlineModeOn: () => boolean;
  /** Aborted when the program stops. Cancels running work. */
  readonly signal: AbortSignal;
}

/**
 * Passes a button press to the chat layer and shows the result: a notice, an edit of the message, or a new
 * message. The edit runs in a queue, and this function doesn't wait for it. Rejects if the new message can't
 * be sent.
 */
export async function handlePress(
  { api, chat, delivery, edits, isInlineModeOn, signal }: PressContext,
  query: CallbackQuery,
  acknowledgement: PressAcknowledgement,
): Promise<void> {
  const { message, data } = query;
  if (message === undefined || data === undefined) {
    acknowledgement.send(staleNotice(chat, query.from));
    return;
  }
  const target = targetOf(message);
  const pressedMessage = accessibleMessage(message);
  const basicIncoming = incomingFromPress(query.from, message.chat, target, isInlineModeOn());
  const isChatAdmin = () => isAdmin(api, message.chat.id, basicIncoming.person.key);
  const incoming: Incoming = { ...basicIncoming, isModerator: isChatAdmin, isAdmin: isChatAdmin };
  const { notice, edit, reply } = await chat.answerPress(
    { ...incoming, signal },
    data,
    pressedMessage && actionsOf(pressedMessage),
  );
  acknowledgement.send(notice);
  if (edit !== undefined) trackWork(edits.submit(target, editableOf(message), edit));
  if (reply !== undefined) {
    const unsentReply = await delivery.deliverLiveMessage(
      { ...incoming, to: { ...target, hearsText: incoming.surface.readsAllText } },
      reply,
    );
    if (unsentReply !== undefined) await sendReply(api, target, unsentReply);
  }
}

const staleNotice = (chat: Chat, user: User): string =>
  chat.texts(localeOf(user), personOf(user)).sayFault({ code: 'stale-button', facts: {} });

/**
 * Returns the pressed message. Undefined if Telegram doesn't send its content, because the message is too old
 * (its date is 0). core.telegram.org/bots/api#inaccessiblemessage
 */
const accessibleMessage = (message: NonNullable<CallbackQuery['message']>): Message | undefined =>
  message.date === 0 ? undefined : (message as Message);

function editableOf(message: NonNullable<CallbackQuery['message']>): Editable {
  const pressedMessage = accessibleMessage(message);
  const contentKind =
    pressedMessage === undefined ? 'gone' : pressedMessage.text !== undefined ? 'text' : 'media';
  return { handle: { message: message.message_id, carries: contentKind }, messageAtPress: pressedMessage };
}
