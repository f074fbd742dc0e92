import { autoRetry } from '@grammyjs/auto-retry';
import type { Transformer } from 'grammy';
import type { Store } from '../../store/store.ts';
import { placeKey } from './incoming.ts';
import type { Log } from './log.ts';

/** After these the answer is old news; what was promised is taken up again at the next start. */
const MAX_WAIT_SECONDS = 120;
const MAX_ATTEMPTS = 5;

/** Repeated by those who make them, at a pace of their own, or not at all: their moment passes. */
const FLEETING: ReadonlySet<string> = new Set(['getMe', 'getUpdates', 'sendChatAction']);

/**
 * Repeats calls that met a rate limit (after the time the platform asks for), a server's error or a broken connection. A call
 * whose answer got lost is repeated too: sending is at least once.
 */
export function patience(): Transformer {
  const retry = autoRetry({ maxDelaySeconds: MAX_WAIT_SECONDS, maxRetryAttempts: MAX_ATTEMPTS });
  return (call, method, payload, signal) =>
    FLEETING.has(method) ? call(method, payload, signal) : retry(call, method, payload, signal);
}

/**
 * Repeats calls whose place has changed: a topic that was deleted (the answer goes to the chat), a group that became a
 * supergroup (its rows move to the new id first).
 */
export function forwarding(store: Pick<Store, 'renamePlace'>, log: Log): Transformer {
  return async (call, method, payload, signal) => {
    const answer = await call(method, payload, signal);
    if (answer.ok || !('chat_id' in payload)) return answer;
    if ('message_thread_id' in payload && /message thread not found/i.test(answer.description)) {
      const { message_thread_id: _, ...elsewhere } = payload;
      return call(method, elsewhere as typeof payload, signal);
    }
    const movedTo = answer.parameters?.migrate_to_chat_id;
    if (movedTo === undefined) return answer;
    log.info({ from: payload.chat_id, to: movedTo }, 'a Telegram group became a supergroup');
    await store.renamePlace(placeKey(Number(payload.chat_id)), placeKey(movedTo));
    return call(method, { ...payload, chat_id: movedTo }, signal);
  };
}
