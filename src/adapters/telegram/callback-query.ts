import type { Api } from 'grammy';
import type { CallbackQuery, Message, User } from 'grammy/types';
import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../chat/delivery/clock.ts';
import type { Delivery } from '../../chat/delivery/delivery.ts';
import { showNewerEdits } from '../../chat/delivery/newer-edits.ts';
import type { Incoming } from '../../chat/incoming.ts';
import type { PressAnswer, Reply } from '../../chat/reply.ts';
import { removeMarks } from '../../i18n/markup.ts';
import type { Log } from '../../observe/log.ts';
import { trackWork } from '../../observe/request-context.ts';
import { logUnlessUnavailable } from '../../store/contract/faults.ts';
import {
  incomingFromPress,
  type LineTarget,
  localeOf,
  personOf,
  type Target,
  targetOf,
} from './bot-api/message-request.ts';
import { isAdmin } from './chats/rights.ts';
import { actionsOf, type Editable, type EditQueue } from './edits.ts';
import { sendReply } from './send-reply.ts';

/**
 * After this time a press is acknowledged without a notice. A later notice is sent to the user's private
 * chat.
 */
const ANSWER_TIMEOUT_MS = 2500;
const MAX_NOTICE_CHARS = 200;

/** Telegram accepts one for each press. */
export interface PressAcknowledgement {
  /** If Telegram can't show the notice, it is sent to the user's private chat. */
  send(notice?: string): void;
  /**
   * Resolves when the notice of each `send` was shown, was sent to the user's private chat, or failed.
   * Immediately if there are none.
   */
  whenDelivered(): Promise<void>;
}

/**
 * Call this when a press arrives. Without `send` within `ANSWER_TIMEOUT_MS`, the press is acknowledged
 * without a notice. Calls `onSend` at the first acknowledgement.
 */
export function createPressAcknowledgement(
  api: Api,
  { id, from }: Pick<CallbackQuery, 'id' | 'from'>,
  log: Log,
  clock: Clock,
  onSend?: () => void,
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
    onSend?.();
    lastDelivery =
      lastDelivery === undefined ? showNotice(notice) : lastDelivery.then(() => sendNotice(notice));
  };
  const cancelTimeout = clock.after(ANSWER_TIMEOUT_MS, sendOrFollowUp);
  return { send: sendOrFollowUp, whenDelivered: async () => lastDelivery };
}

const shortenNotice = (notice: string): string =>
  notice.length <= MAX_NOTICE_CHARS ? notice : `${notice.slice(0, MAX_NOTICE_CHARS - 1)}…`;

export interface PressContext {
  readonly api: Api;
  readonly chat: Chat;
  readonly delivery: Pick<Delivery<LineTarget>, 'deliverLiveMessage'>;
  /** Queue of the edits that button presses cause. */
  readonly edits: EditQueue;
  /** Is inline mode on (@BotFather, `/setinline`)? */
  readonly isInlineModeOn: () => boolean;
  readonly log: Log;
  /** Aborted when the program stops. */
  readonly signal: AbortSignal;
}

/**
 * Shows the result of a press: a notice, an edit of the message, or a new message. The edit runs in a queue,
 * and this function doesn't wait for it. Rejects if the new message can't be sent. `requestKey`: see
 * `Incoming`.
 */
export async function handlePress(
  context: PressContext,
  query: CallbackQuery,
  acknowledgement: PressAcknowledgement,
  requestKey: string,
): Promise<void> {
  const { api, chat, delivery, isInlineModeOn, signal } = context;
  const { message, data } = query;
  if (message === undefined || data === undefined) {
    acknowledgement.send(staleNotice(chat, query.from));
    return;
  }
  const target = targetOf(message);
  const pressedMessage = accessibleMessage(message);
  const basicIncoming = incomingFromPress(query.from, message.chat, target, isInlineModeOn());
  const isChatAdmin = () => isAdmin(api, message.chat.id, basicIncoming.person.key);
  const incoming: Incoming = { ...basicIncoming, requestKey, isModerator: isChatAdmin, isAdmin: isChatAdmin };
  const answer = await chat.answerPress(
    { ...incoming, signal },
    data,
    pressedMessage && actionsOf(pressedMessage),
  );
  const { notice, edit, reply } = answer;
  acknowledgement.send(notice);
  if (edit !== undefined) trackWork(showEdit(context, target, editableOf(message), edit, answer));
  if (reply !== undefined) {
    const unsentReply = await delivery.deliverLiveMessage(
      { ...incoming, to: { ...target, hearsText: incoming.surface.readsAllText } },
      reply,
    );
    if (unsentReply !== undefined) await sendReply(api, target, unsentReply);
  }
}

/**
 * Edits the message, until it shows the newest version. If a new message takes its place, no newer version
 * follows, because each would be one more message. Never rejects.
 */
async function showEdit(
  { edits, log }: Pick<PressContext, 'edits' | 'log'>,
  target: Target,
  editable: Editable,
  edit: Reply,
  answer: PressAnswer,
): Promise<void> {
  let isReplaced = editable.handle.carries === 'gone';
  const show = async (version: Reply): Promise<void> => {
    if ((await edits.submit(target, editable, version)) === 'replaced') isReplaced = true;
  };
  const newerEdit = async () => (isReplaced ? undefined : answer.newerEdit?.());
  await show(edit);
  await showNewerEdits({ newerEdit }, show).catch((error: unknown) =>
    logUnlessUnavailable(log, error, 'a message may not show its newest version'),
  );
}

const staleNotice = (chat: Chat, user: User): string =>
  chat.texts(localeOf(user), personOf(user)).sayFault({ code: 'stale-button', facts: {} });

/**
 * Undefined if Telegram doesn't send the content, because the message is too old (its date is 0).
 * core.telegram.org/bots/api#inaccessiblemessage
 */
const accessibleMessage = (message: NonNullable<CallbackQuery['message']>): Message | undefined =>
  message.date === 0 ? undefined : (message as Message);

function editableOf(message: NonNullable<CallbackQuery['message']>): Editable {
  const pressedMessage = accessibleMessage(message);
  const contentKind =
    pressedMessage === undefined ? 'gone' : pressedMessage.text !== undefined ? 'text' : 'media';
  return { handle: { message: message.message_id, carries: contentKind }, messageAtPress: pressedMessage };
}
