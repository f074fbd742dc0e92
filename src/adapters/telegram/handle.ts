import { sequentialize } from '@grammyjs/runner';
import { type Api, type Bot, Context, type Filter } from 'grammy';
import type { Chat } from '../../chat/chat.ts';
import type { Store } from '../../store/store.ts';
import { type Edits, editsOf } from './edits.ts';
import { authorOf, incomingMessage, placeKey, targetOf } from './incoming.ts';
import type { Log } from './log.ts';
import type { Placeholder, Promised } from './pending-replies.ts';
import { type Answer, answerTo, handlePress, isUnwelcome } from './press.ts';
import { progressOf } from './progress.ts';

/** Milliseconds between two edits of a placeholder. */
const PRIVATE_PACE = 2000;
const GROUP_PACE = 4000;

/** A grammY context that carries the answer to its press from the moment it arrives. */
export class TileKnightContext extends Context {
  answer: Answer | undefined;
}

/** What handling updates needs. */
export interface HandlerPorts {
  readonly chat: Chat;
  readonly store: Pick<Store, 'renamePlace'>;
  readonly promised: Promised;
  /** Calls that are made once, whatever becomes of them: their moment passes. */
  readonly once: Api;
  readonly log: Log;
  /** Ends the work when the program stops; what was promised stays so. */
  readonly signal: AbortSignal;
}

/**
 * Installs the handlers of messages and presses. A person's lines in a chat are answered in order, and so are the presses of one
 * message by one person; nothing else waits for anything. Returns the edits under way.
 */
export function installHandlers(bot: Bot<TileKnightContext>, ports: HandlerPorts): Edits {
  const edits = editsOf(bot.api, ports.log);
  bot.use((ctx, next) => (ports.promised.claim(ctx.update) ? next() : undefined));
  bot.on('callback_query', (ctx, next) => {
    ctx.answer = answerTo(ctx.api, ctx.callbackQuery, ports.log);
    return next();
  });
  bot.use(sequentialize(turn));
  bot.on('message', (ctx) => handleMessage(ctx, ports));
  bot.on('callback_query', async (ctx) => {
    const answer = ctx.answer ?? answerTo(ctx.api, ctx.callbackQuery, ports.log);
    try {
      await handlePress({ ...ports, api: ctx.api, edits }, ctx.callbackQuery, answer);
    } catch (error) {
      report(ports.log, error);
    } finally {
      answer.give();
      await answer.sent;
    }
  });
  bot.on('my_chat_member', ({ myChatMember: { chat, new_chat_member } }) => {
    ports.log.info(
      { chat: chat.id, status: new_chat_member.status },
      'the bot is now this in a Telegram chat',
    );
  });
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

async function handleMessage(ctx: Filter<TileKnightContext, 'message'>, ports: HandlerPorts): Promise<void> {
  const { message } = ctx;
  const { store, promised } = ports;
  if (message.migrate_to_chat_id !== undefined) {
    await store.renamePlace(placeKey(message.chat.id), placeKey(message.migrate_to_chat_id));
    return;
  }
  try {
    await answerLine(ctx, ports);
  } catch (error) {
    report(ports.log, error);
    // Only what the platform refuses for good is given up; the rest is tried again at the next start.
    if (!isUnwelcome(error)) return;
  }
  if (!ports.signal.aborted) await promised.drop(ctx.update);
}

async function answerLine(
  ctx: Filter<TileKnightContext, 'message'>,
  { chat, promised, once, log, signal }: HandlerPorts,
): Promise<void> {
  const { message } = ctx;
  const text = message.text ?? message.caption;
  const person = authorOf(message);
  if (text === undefined || person === undefined || message.is_automatic_forward === true) return;
  const pace = message.chat.type === 'private' ? PRIVATE_PACE : GROUP_PACE;
  const kept = {
    placeholder: promised.placeholderOf(ctx.update),
    note: (placeholder: Placeholder | undefined) => promised.note(ctx.update, placeholder),
  };
  const progress = progressOf({ api: ctx.api, once }, targetOf(message), pace, kept, log);
  const incoming = { ...incomingMessage(message, person, ctx.me.id), signal, progress: progress.show };
  try {
    const reply = await chat.line(incoming, text, ctx.me.username);
    await progress.finish(signal.aborted ? undefined : reply);
  } finally {
    progress.end();
  }
}

/** Logs what went wrong while an update was handled; people who blocked the bot are no fault. */
export function report(log: Log, error: unknown): void {
  if (isUnwelcome(error)) log.info({ err: error }, 'the bot may not write in this Telegram chat');
  else log.error({ err: error }, 'a Telegram update was not answered');
}
