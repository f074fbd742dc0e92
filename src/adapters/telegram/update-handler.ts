import type { CallbackQuery, Message } from 'grammy/types';
import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../chat/delivery/clock.ts';
import type { Delivery } from '../../chat/delivery/delivery.ts';
import { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import type { PendingAnswer } from '../../chat/delivery/pending-answer.ts';
import { runForPerson } from '../../chat/limits/ongoing-work.ts';
import type { Log } from '../../observe/log.ts';
import type { RunInRequestContext } from '../../observe/request-context.ts';
import type { Store } from '../../store/contract/store.ts';
import { logFailure } from './bot-api/api-errors.ts';
import { type LineTarget, localeOf, personOf, placeKeyOf, targetOf } from './bot-api/message-request.ts';
import { createPressAcknowledgement, handlePress } from './callback-query.ts';
import type { Apis } from './calls/apis.ts';
import type { Membership } from './chats/membership.ts';
import { createEditQueue, type EditQueue } from './edits.ts';
import type { InlineMode } from './inline.ts';
import { sendReply } from './send-reply.ts';
import type { Albums } from './updates/albums.ts';
import type { AcceptedUpdate, UpdateIntake } from './updates/update-intake.ts';

export interface HandlerContext extends Apis {
  readonly chat: Chat;
  /** Records the new id of a chat, and tells whether other processes share the store. */
  readonly store: Pick<Store, 'renamePlace' | 'peers'>;
  /** Updates by webhook may also go to other processes. */
  readonly isWebhook: boolean;
  readonly delivery: Delivery<LineTarget>;
  readonly intake: Pick<UpdateIntake, 'recordAnswered'>;
  readonly albums: Albums;
  readonly inlineMode: InlineMode;
  readonly membership: Membership;
  readonly inRequestContext: RunInRequestContext;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborted when the program stops. */
  readonly signal: AbortSignal;
}

export interface UpdateHandler {
  /**
   * Never rejects. Calls `onEffect` when the effect of a press is saved, or when the press is acknowledged
   * without it because it takes long. Doesn't call it for other updates.
   */
  handle(acceptedUpdate: AcceptedUpdate, onEffect?: () => void): Promise<void>;
  /** Queue of the edits that button presses cause. */
  readonly edits: EditQueue;
}

/**
 * Button presses of one person on the same message run one after another. All other updates run concurrently.
 */
export function createUpdateHandler(context: HandlerContext): UpdateHandler {
  const { api, files, store, isWebhook, inlineMode, membership, inRequestContext, log, clock } = context;
  const edits = createEditQueue(api, files, log, isWebhook && store.peers !== undefined);
  const pressQueue = new KeyedQueue();

  async function handlePressInTurn(
    query: CallbackQuery,
    requestKey: string,
    onEffect?: () => void,
  ): Promise<void> {
    const acknowledgement = createPressAcknowledgement(api, query, log, clock, onEffect);
    await pressQueue
      .runInTurn(pressKeyOf(query), () =>
        handlePress({ ...context, edits }, query, acknowledgement, requestKey),
      )
      .finally(acknowledgement.send);
    // Wait outside the queue, so that the acknowledgement doesn't delay the next press.
    await acknowledgement.whenDelivered();
  }

  async function handleByKind({ update, request }: AcceptedUpdate, onEffect?: () => void): Promise<void> {
    inlineMode.recordUpdate(update);
    if (update.message) await handleMessage(update.message, request, context);
    else if (update.callback_query)
      await handlePressInTurn(update.callback_query, `telegram:${update.update_id}`, onEffect);
    else if (update.inline_query) await inlineMode.answerQuery(update.inline_query);
    else if (update.chosen_inline_result) await inlineMode.handleChosen(update.chosen_inline_result);
    else if (update.my_chat_member) await membership.handleChange(update.my_chat_member);
  }

  return {
    edits,
    handle(acceptedUpdate, onEffect) {
      const { update, request, arrivedAtMs } = acceptedUpdate;
      const sender = update.callback_query?.from;
      const person = request?.person ?? (sender && personOf(sender));
      const handleSafely = () =>
        handleByKind(acceptedUpdate, onEffect).catch((error: unknown) => logFailure(log, error));
      return inRequestContext(
        `${update.update_id}`,
        () => (person === undefined ? handleSafely() : runForPerson(person.key, handleSafely)),
        arrivedAtMs,
      );
    },
  };
}

const pressKeyOf = ({ from, message }: CallbackQuery): string =>
  `${from.id} ${message?.chat.id} ${message?.message_id}`;

/** Answer to a message that asks the bot nothing. */
const NO_ANSWER: PendingAnswer = {
  reply: Promise.resolve(undefined),
  whenSlow: new Promise(() => {}),
  follow() {},
};

async function handleMessage(
  message: Message,
  request: AcceptedUpdate['request'],
  { api, me, chat, store, delivery, intake, albums, recentMessages }: HandlerContext,
): Promise<void> {
  recentMessages.record(message.chat.id, message.message_id);
  albums.remember(message);
  // A user made this message from one of the bot's inline results.
  if (message.via_bot?.id === me().id) return;
  if (message.migrate_to_chat_id !== undefined) {
    await store.renamePlace(placeKeyOf(message.chat.id), placeKeyOf(message.migrate_to_chat_id));
    return;
  }
  const { chat: telegramChat, from, media_group_id: albumId } = message;
  if (request !== undefined) {
    const albumRequest = await albums.completeRequest(message, request);
    const pendingAnswer = albumRequest === undefined ? NO_ANSWER : delivery.ask(albumRequest);
    const whenDelivered = delivery.deliver(request, pendingAnswer);
    const reply = await pendingAnswer.reply;
    if (reply !== undefined && reply.kind !== 'fault') intake.recordAnswered(message);
    return whenDelivered;
  }
  if (telegramChat.type !== 'private' || !hasMedia(message)) return;
  // Only the first file of an album gets this answer.
  if (albumId !== undefined && !delivery.remember(`album ${albumId}`)) return;
  const texts = chat.texts(localeOf(from), from && personOf(from));
  await sendReply(api, targetOf(message), {
    kind: 'notice',
    text: texts.say('words-only'),
  });
}

const hasMedia = (message: Message): boolean =>
  ['photo', 'document', 'animation', 'sticker', 'video', 'video_note', 'voice', 'audio'].some(
    (kind) => kind in message,
  );
