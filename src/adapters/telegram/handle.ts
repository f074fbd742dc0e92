import type { Bot, Context, Filter } from 'grammy';
import type { CallbackQuery, Message } from 'grammy/types';
import type { Chat } from '../../chat/chat.ts';
import type { Clock } from '../../chat/delivery/clock.ts';
import type { Delivery } from '../../chat/delivery/delivery.ts';
import { KeyedQueue } from '../../chat/delivery/keyed-queue.ts';
import type { Arrive } from '../../observe/arrivals.ts';
import type { Log } from '../../observe/log.ts';
import type { Store } from '../../store/contract/store.ts';
import { report } from './bot-api/failure.ts';
import { type LineTarget, localeOf, personOf, placeKey, targetOf } from './bot-api/incoming.ts';
import type { Apis } from './calls/apis.ts';
import type { Membership } from './chats/membership.ts';
import { type Edits, editsOf } from './edits.ts';
import type { Inline } from './inline.ts';
import { sendReply } from './message.ts';
import { answerTo, handlePress } from './press.ts';
import type { Taking } from './updates/taking.ts';

/** What handling updates needs. */
export interface HandlerContext extends Apis {
  readonly chat: Chat;
  readonly store: Pick<Store, 'renamePlace'>;
  readonly delivery: Delivery<LineTarget>;
  readonly taking: Taking;
  readonly inline: Inline;
  /** May people ask the bot from any chat? */
  readonly isAsked: () => boolean;
  readonly membership: Membership;
  readonly arrive: Arrive;
  readonly log: Log;
  readonly clock: Clock;
  /** Ends the work when the program stops. */
  readonly signal: AbortSignal;
}

/**
 * Installs the handlers of messages and presses. The presses of one message by one person take turns; nothing else waits for
 * anything here. Returns the edits under way.
 */
export function installHandlers(bot: Bot, context: HandlerContext): Edits {
  const { api, files, taking, inline, membership, arrive, log, clock } = context;
  const edits = editsOf(api, files, log);
  const presses = new KeyedQueue();
  bot.use(async (ctx, next) => {
    const taken = taking.of(ctx.update);
    if (taken === undefined) return;
    inline.heard(ctx);
    const handled = () => next().catch((error) => report(log, error));
    await arrive(`${ctx.update.update_id}`, handled, taken.cameAt);
  });
  bot.on('inline_query', (ctx) => inline.answer(ctx.inlineQuery));
  bot.on('chosen_inline_result', (ctx) => inline.chosen(ctx.chosenInlineResult));
  bot.on('message', (ctx) => handleMessage(ctx, context));
  bot.on('callback_query', async ({ callbackQuery: query }) => {
    const answer = answerTo(api, query, log, clock);
    await presses
      .inTurn(pressed(query), () => handlePress({ ...context, edits }, query, answer))
      .finally(answer.give);
    // Not in its turn: the next press doesn't wait for an answer that Telegram won't take yet.
    await answer.said();
  });
  bot.on('my_chat_member', (ctx) => membership.changed(ctx.myChatMember));
  return edits;
}

const pressed = ({ from, message }: CallbackQuery): string =>
  `${from.id} ${message?.chat.id} ${message?.message_id}`;

async function handleMessage(
  { message, update, me }: Filter<Context, 'message'>,
  { api, chat, store, delivery, taking, tail }: HandlerContext,
): Promise<void> {
  tail.note(message.chat.id, message.message_id);
  // What we offered, sent by a person: our own words.
  if (message.via_bot?.id === me.id) return;
  if (message.migrate_to_chat_id !== undefined) {
    await store.renamePlace(placeKey(message.chat.id), placeKey(message.migrate_to_chat_id));
    return;
  }
  const { chat: place, from, media_group_id: album } = message;
  const isFirst = album === undefined || delivery.remember(`album ${album}`);
  const request = taking.of(update)?.request;
  if (request !== undefined) {
    const asking = delivery.ask(request);
    const delivered = delivery.deliver(request, asking);
    const reply = await asking.reply;
    if (reply !== undefined && reply.kind !== 'fault') taking.answered(message);
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
