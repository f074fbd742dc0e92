import type { CallbackQuery, Message } from 'grammy/types';
import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../chat/delivery/clock.ts';
import type { Delivery } from '../../chat/delivery/delivery.ts';
import { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import type { PendingAnswer } from '../../chat/delivery/pending-answer.ts';
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

/** Dependencies of the handler of updates. */
export interface HandlerContext extends Apis {
  readonly chat: Chat;
  /** Part of the store that records the new id of a chat. */
  readonly store: Pick<Store, 'renamePlace'>;
  readonly delivery: Delivery<LineTarget>;
  /** Records which messages are answered. */
  readonly intake: Pick<UpdateIntake, 'recordAnswered'>;
  /** Collects the messages of albums. */
  readonly albums: Albums;
  /** Answers inline queries. */
  readonly inlineMode: InlineMode;
  /** Handles changes of the bot's membership in chats. */
  readonly membership: Membership;
  /** Runs the work for one request in an async context, so that logs and metrics name the request. */
  readonly inRequestContext: RunInRequestContext;
  readonly log: Log;
  readonly clock: Clock;
  /** Aborted when the program stops. Cancels running work. */
  readonly signal: AbortSignal;
}

/** Handler of accepted updates. */
export interface UpdateHandler {
  /** Handles an update. Never rejects. */
  handle(acceptedUpdate: AcceptedUpdate): Promise<void>;
  /** Queue of the edits that button presses cause. */
  readonly edits: EditQueue;
}

/**
 * Creates the handler of updates. Button presses of one person on the same message run one after another. All
 * other updates run concurrently.
 */
export function createUpdateHandler(context: HandlerContext): UpdateHandler {
  const { api, files, inlineMode, membership, inRequestContext, log, clock } = context;
  const edits = createEditQueue(api, files, log);
  const pressQueue = new KeyedQueue();

  async function handlePressInTurn(query: CallbackQuery): Promise<void> {
    const acknowledgement = createPressAcknowledgement(api, query, log, clock);
    await pressQueue
      .runInTurn(pressKeyOf(query), () => handlePress({ ...context, edits }, query, acknowledgement))
      .finally(acknowledgement.send);
    // Wait for the acknowledgement outside the queue, so that it doesn't delay the next press.
    await acknowledgement.whenDelivered();
  }

  async function handleByKind({ update, request }: AcceptedUpdate): Promise<void> {
    inlineMode.recordUpdate(update);
    if (update.message) await handleMessage(update.message, request, context);
    else if (update.callback_query) await handlePressInTurn(update.callback_query);
    else if (update.inline_query) await inlineMode.answerQuery(update.inline_query);
    else if (update.chosen_inline_result) await inlineMode.handleChosen(update.chosen_inline_result);
    else if (update.my_chat_member) await membership.handleChange(update.my_chat_member);
  }

  return {
    edits,
    handle(acceptedUpdate) {
      const handleSafely = () =>
        handleByKind(acceptedUpdate).catch((error: unknown) => logFailure(log, error));
      return inRequestContext(`${acceptedUpdate.update.update_id}`, handleSafely, acceptedUpdate.arrivedAtMs);
    },
  };
}

const pressKeyOf = ({ from, message }: CallbackQuery): string =>
  `${from.id} ${message?.chat.id} ${message?.message_id}`;

/** Pending answer without a reply, for a message that asks the bot nothing. */
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
  // Ignore messages that a user made from one of this bot's inline results.
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
  const { mime_type: mimeType = 'image' } = message.document ?? {};
  const isPictureFile = 'document' in message && mimeType.startsWith('image');
  const fileKind = 'photo' in message || isPictureFile ? 'picture' : 'other';
  await sendReply(api, targetOf(message), {
    kind: 'notice',
    text: texts.say('words-only', { kind: fileKind }),
  });
}

const hasMedia = (message: Message): boolean =>
  ['photo', 'document', 'animation', 'sticker', 'video', 'video_note', 'voice', 'audio'].some(
    (kind) => kind in message,
  );
