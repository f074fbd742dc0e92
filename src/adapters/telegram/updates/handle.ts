import { sequentialize } from '@grammyjs/runner';
import { type Bot, Context, type Filter } from 'grammy';
import type { Message, Update } from 'grammy/types';
import type { Chat } from '../../../chat/chat.ts';
import type { Clock } from '../../../chat/delivery/clock.ts';
import type { Delivery } from '../../../chat/delivery/delivery.ts';
import { type Arrive, noteLoss } from '../../../observe/arrivals.ts';
import type { Log } from '../../../observe/log.ts';
import type { Store } from '../../../store/store.ts';
import { LIFETIME } from '../calls/calls.ts';
import type { ChatTail } from '../calls/chat-tail.ts';
import type { FileIds } from '../calls/file-ids.ts';
import type { Membership } from '../chats/membership.ts';
import type { OpenChats } from '../chats/open-chats.ts';
import { type Edits, editsOf } from '../edits.ts';
import { failureOf } from '../failure.ts';
import { type LineTarget, localeOf, personOf, placeKey, requestOf, targetOf } from '../incoming.ts';
import type { Inline } from '../inline.ts';
import { sendReply } from '../message.ts';
import { type Answer, answerTo, handlePress } from '../press.ts';

/** A grammY context that carries the answer to its press from the moment it arrives. */
export class TileKnightContext extends Context {
  answer: Answer | undefined;
}

/** What handling updates needs. */
export interface HandlerContext {
  readonly chat: Chat;
  readonly store: Pick<Store, 'renamePlace'>;
  readonly delivery: Delivery<LineTarget>;
  readonly files: FileIds;
  readonly tail: ChatTail;
  readonly open: OpenChats;
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
 * Installs the handlers of messages and presses. A person's lines in a chat are answered in order, and so are the presses of one
 * message by one person; nothing else waits for anything. Returns the edits under way.
 */
export function installHandlers(bot: Bot<TileKnightContext>, context: HandlerContext): Edits {
  const { taken, arrive, log, clock } = context;
  const edits = editsOf(bot.api, context.files, log);
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
  bot.on('callback_query', (ctx, next) => {
    ctx.answer = answerTo(ctx.api, ctx.callbackQuery, log, clock);
    return next();
  });
  bot.use(sequentialize(turn));
  bot.on('message', (ctx) => handleMessage(ctx, context));
  bot.on('callback_query', async (ctx) => {
    const answer = ctx.answer ?? answerTo(ctx.api, ctx.callbackQuery, log, clock);
    try {
      await handlePress({ ...context, api: ctx.api, edits }, ctx.callbackQuery, answer);
    } catch (error) {
      report(log, error);
    } finally {
      answer.give();
      await answer.sent;
    }
  });
  bot.on('my_chat_member', (ctx) => context.membership.changed(ctx.myChatMember));
  return edits;
}

function turn(ctx: Context): string | undefined {
  const query = ctx.callbackQuery;
  if (query !== undefined) {
    return `press:${query.message?.chat.id}:${query.message?.message_id}:${query.from.id}`;
  }
  const message = ctx.message;
  if (message === undefined) return undefined;
  return `line:${message.chat.id}:${message.sender_chat?.id ?? message.from.id}`;
}

async function handleMessage(
  { api, message, update, me }: Filter<TileKnightContext, 'message'>,
  { chat, store, delivery, tail, now }: HandlerContext,
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
  if (request !== undefined) return delivery.deliver(request);
  if (place.type !== 'private' || !isWordless(message) || !isFirst) return;
  const texts = chat.texts(localeOf(from), from && personOf(from));
  await sendReply(api, targetOf(message), { kind: 'notice', text: texts.say('words-only') });
}

const isWordless = (message: Message): boolean =>
  ['photo', 'document', 'animation', 'sticker', 'video', 'voice', 'audio'].some((kind) => kind in message);

/** Logs what went wrong while an update was handled; people who blocked the bot are no fault. */
export function report(log: Log, error: unknown): void {
  const isGone = failureOf(error).kind === 'gone';
  noteLoss(isGone ? 'unreachable' : 'failed');
  if (isGone) log.info({ err: error }, 'the bot may not write in this Telegram chat any more');
  else log.error({ err: error }, 'a Telegram update was not handled');
}
