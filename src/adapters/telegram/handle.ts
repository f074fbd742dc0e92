import type { Bot, Context, Filter } from 'grammy';
import type { CallbackQuery, Message, Update } from 'grammy/types';
import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../chat/delivery/clock.ts';
import type { Delivery } from '../../chat/delivery/delivery.ts';
import { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import { type Arrive, noteLoss } from '../../observe/arrivals.ts';
import type { Log } from '../../observe/log.ts';
import type { Store } from '../../store/contract/store.ts';
import { failureOf } from './bot-api/failure.ts';
import { type LineTarget, localeOf, personOf, placeKey, requestOf, targetOf } from './bot-api/incoming.ts';
import { LIFETIME } from './calls/calls.ts';
import type { ChatTail } from './calls/chat-tail.ts';
import type { FileIds } from './calls/file-ids.ts';
import type { Membership } from './chats/membership.ts';
import type { OpenChats } from './chats/open-chats.ts';
import { type Edits, editsOf } from './edits.ts';
import type { Inline } from './inline.ts';
import { sendReply } from './message.ts';
import { answerTo, handlePress } from './press.ts';
import type { OpenLines } from './updates/edited.ts';

/** What handling updates needs. */
export interface HandlerContext {
  readonly chat: Chat;
  readonly store: Pick<Store, 'renamePlace'>;
  readonly delivery: Delivery<LineTarget>;
  readonly files: FileIds;
  readonly tail: ChatTail;
  readonly open: OpenChats;
  readonly lines: OpenLines;
  readonly inline: Inline;
  readonly isAsked: () => boolean;
  readonly membership: Membership;
  readonly arrive: Arrive;
  /** What is to be handled, and when it came, in milliseconds of `performance.now()`. */
  readonly taken: Pick<WeakMap<Update, number>, 'get'>;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly clock: Clock;
  /** Ends the work when the program stops. */
  readonly signal: AbortSignal;
}

/**
 * Installs the handlers of messages and presses. The presses of one message by one person take turns; nothing else waits for
 * anything here. Returns the edits under way.
 */
export function installHandlers(bot: Bot, context: HandlerContext): Edits {
  const { taken, arrive, log, clock } = context;
  const edits = editsOf(bot.api, context.files, log);
  const presses = new KeyedQueue();
  bot.use(async ({ update }, next) => {
    const came = taken.get(update);
    if (came === undefined) return;
    await arrive(`${update.update_id}`, () => next().catch((error) => report(log, error)), came);
  });
  bot.use((ctx, next) => {
    context.open.note(ctx);
    return next();
  });
  bot.on('inline_query', (ctx) => context.inline.answer(ctx.inlineQuery));
  bot.on('chosen_inline_result', (ctx) => context.inline.chosen(ctx.chosenInlineResult));
  bot.on('message', (ctx) => handleMessage(ctx, context));
  bot.on('callback_query', async ({ api, callbackQuery: query }) => {
    const answer = answerTo(api, query, log, clock);
    await presses
      .inTurn(pressed(query), () => handlePress({ ...context, api, edits }, query, answer))
      .finally(answer.give);
    // Not in its turn: the next press doesn't wait for an answer that Telegram won't take yet.
    await answer.said();
  });
  bot.on('my_chat_member', (ctx) => context.membership.changed(ctx.myChatMember));
  return edits;
}

const pressed = ({ from, message }: CallbackQuery): string =>
  `${from.id} ${message?.chat.id} ${message?.message_id}`;

async function handleMessage(
  { api, message, update, me }: Filter<Context, 'message'>,
  { chat, store, delivery, lines, tail, now }: HandlerContext,
): Promise<void> {
  tail.note(message.chat.id, message.message_id);
  // What we offered, sent by a person: our own words.
  if (message.via_bot?.id === me.id) return;
  if (message.migrate_to_chat_id !== undefined) {
    await store.renamePlace(placeKey(message.chat.id), placeKey(message.migrate_to_chat_id));
    return;
  }
  const { chat: place, from, media_group_id: album } = message;
  const isFirst = album === undefined || delivery.known.add(`album ${album}`);
  const request = requestOf(update, me, now() + LIFETIME);
  if (request !== undefined) {
    lines.note(message);
    const asking = delivery.ask(request);
    const delivered = delivery.deliver(request, asking);
    const reply = await asking.reply;
    if (reply !== undefined && reply.kind !== 'fault') lines.answered(message);
    return delivered;
  }
  if (place.type !== 'private' || !isWordless(message) || !isFirst) return;
  const texts = chat.texts(localeOf(from), from && personOf(from));
  const kind = 'photo' in message || 'document' in message ? 'picture' : 'other';
  await sendReply(api, targetOf(message), { kind: 'notice', text: texts.say('words-only', { kind }) });
}

const isWordless = (message: Message): boolean =>
  ['photo', 'document', 'animation', 'sticker', 'video', 'video_note', 'voice', 'audio'].some(
    (kind) => kind in message,
  );

/** Logs what went wrong while an update was handled; people who blocked the bot are no fault. */
export function report(log: Log, error: unknown): void {
  const isGone = failureOf(error).kind === 'gone';
  noteLoss(isGone ? 'unreachable' : 'failed');
  if (isGone) log.info({ err: error }, 'the bot may not write in this Telegram chat any more');
  else log.error({ err: error }, 'a Telegram update was not handled');
}
