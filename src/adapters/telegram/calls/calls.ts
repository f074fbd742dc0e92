import { GrammyError, type Transformer } from 'grammy';
import type { ApiError } from 'grammy/types';
import type { Clock } from '../../../chat/delivery/clock.ts';
import { retryUntilDeadline } from '../../../chat/delivery/failure.ts';
import type { OnStateChange } from '../../../observe/health.ts';
import type { Log } from '../../../observe/log.ts';
import { type CallCounter, type CallResult, callResult } from '../../../observe/metrics.ts';
import type { Store } from '../../../store/contract/store.ts';
import { describeTokenRefusal, failureOf } from '../bot-api/api-errors.ts';
import { placeKeyOf } from '../bot-api/message-request.ts';

/** An older answer isn't useful to the user. */
export const ANSWER_LIFETIME_MS = 3_600_000;
/** Telegram waits for the answer to a press or an inline query. */
const QUERY_LIFETIME_MS = 10_000;

/** Methods whose callers retry them, or whose late call would be useless. */
const NOT_RETRIED_METHODS: ReadonlySet<string> = new Set(['getMe', 'getUpdates', 'sendChatAction']);
const QUERY_ANSWER_METHODS: ReadonlySet<string> = new Set(['answerCallbackQuery', 'answerInlineQuery']);

export const withCallCount =
  (callCounter: CallCounter): Transformer =>
  async (call, method, payload, signal) => {
    const startMs = performance.now();
    const recordCall = (result: CallResult) =>
      callCounter.recordCall(method, result, performance.now() - startMs);
    try {
      const answer = await call(method, payload, signal);
      recordCall(answer.ok ? 'ok' : callResult(answer.error_code));
      return answer;
    } catch (error) {
      if (signal?.aborted !== true) recordCall('broken');
      throw error;
    }
  };

/** Reports when Telegram refuses the token, and when it accepts the token again. */
export function watchToken(onState: OnStateChange): Transformer {
  let tokenRefusal: string | undefined;
  return async (call, method, payload, signal) => {
    const answer = await call(method, payload, signal);
    const previousRefusal = tokenRefusal;
    tokenRefusal = answer.ok ? undefined : (describeTokenRefusal(answer) ?? tokenRefusal);
    if (tokenRefusal !== previousRefusal) onState(tokenRefusal === undefined ? 'up' : 'down', tokenRefusal);
    return answer;
  };
}

/** Retries after temporary failures, until the call's deadline or the end of the program. */
export function retryCalls(clock: Clock, signal: AbortSignal): Transformer {
  return (call, method, payload, callSignal) => {
    if (NOT_RETRIED_METHODS.has(method)) return call(method, payload, callSignal);
    const callOnce = async () => {
      const answer = await call(method, payload, callSignal);
      if (answer.ok) return answer;
      throw new GrammyError(`Call to '${method}' failed!`, answer, method, payload);
    };
    const deadlineMs =
      clock.now() + (QUERY_ANSWER_METHODS.has(method) ? QUERY_LIFETIME_MS : ANSWER_LIFETIME_MS);
    return retryUntilDeadline(callOnce, { failureOf, deadlineMs, clock, signal });
  };
}

/**
 * Repeats calls whose destination has moved.
 * - If the topic was deleted, repeats the call for the chat without a topic.
 * - If the group became a supergroup, stores its new id, and then repeats the call with this id.
 *
 * `isStoredPost`: a stored post is not repeated for the supergroup, because it will be sent again from the
 * store.
 */
export function followMigratedChats(
  store: Pick<Store, 'renamePlace'>,
  log: Log,
  isStoredPost = false,
): Transformer {
  return async (call, method, payload, signal) => {
    const answer = await call(method, payload, signal);
    if (answer.ok || !('chat_id' in payload)) return answer;
    if (
      'message_thread_id' in payload &&
      payload.message_thread_id !== undefined &&
      /message thread not found/i.test(answer.description)
    ) {
      const { message_thread_id: _, ...payloadWithoutTopic } = payload;
      return call(method, payloadWithoutTopic as typeof payload, signal);
    }
    const newChatId = answer.parameters?.migrate_to_chat_id;
    if (newChatId === undefined) return answer;
    log.info({ from: payload.chat_id, to: newChatId }, 'a Telegram group became a supergroup');
    await store.renamePlace(placeKeyOf(Number(payload.chat_id)), placeKeyOf(newChatId));
    return isStoredPost ? TRY_LATER_ERROR : call(method, { ...payload, chat_id: newChatId }, signal);
  };
}

/** Error 429, after which a stored post is sent again later. */
const TRY_LATER_ERROR: ApiError = {
  ok: false,
  error_code: 429,
  description: 'Too Many Requests: the chat has moved',
  parameters: { retry_after: 1 },
};
