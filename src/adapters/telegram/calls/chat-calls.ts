import type { Transformer } from 'grammy';
import type { ApiResponse } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { type Clock, createGrowingPause, pause } from '../../../chat/delivery/clock.ts';
import { KeyedQueue } from '../../../chat/delivery/keyed-queue.ts';
import { holdsCurrentLease } from '../../../chat/delivery/reply-lease.ts';

/** Pauses after an error 429 that names no waiting time. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;
/**
 * Period of Telegram's rate limit for groups. For this time after an error 429, the group gets no progress
 * messages.
 */
const GROUP_WINDOW_MS = 60_000;
const MAX_CHATS = 10_000;
/** Stands for a chat without a rate limit. */
const NO_LIMIT = Number.NEGATIVE_INFINITY;

/** All times are times of `clock.now()`. */
interface ChatRateLimit {
  /** No calls are made to the chat until this time. */
  noCallsUntil: number;
  /** No progress messages are sent to the chat until this time. */
  noProgressUntil: number;
  nextPauseMs: () => number;
}

type MakeCall = () => Promise<ApiResponse<unknown>>;

/** Transformers for grammY that queue the calls to each chat. */
export interface ChatCalls {
  /**
   * A call waits in the chat's queue and until the chat's rate limit ends. Returns error 429 if this takes
   * longer than `lifetimeMs`.
   */
  readonly answers: Transformer;
  /**
   * A call waits in the chat's queue. If the chat's rate limit then applies, returns error 429 and makes no
   * call.
   */
  readonly posts: Transformer;
  /**
   * Makes a call only if the chat's queue is empty and no rate limit applies. Otherwise returns error 429.
   */
  readonly progress: Transformer;
}

/**
 * Each chat has one queue for messages and one for edits, and a queue makes one call at a time. After an
 * error 429, calls to this chat pause as long as Telegram asks.
 *
 * `lifetimeMs`: after this time a call is given up. `onWait`: called with the milliseconds of each pause.
 *
 * Transformers that run later (closer to the HTTP call) must not change the call's chat, or hide error 429.
 */
export function createChatCalls(
  clock: Clock,
  lifetimeMs: number,
  stopSignal: AbortSignal,
  onWait: (milliseconds: number) => void = () => {},
): ChatCalls {
  const rateLimits = new LRUCache<string, ChatRateLimit>({ max: MAX_CHATS });
  const queue = new KeyedQueue();

  function rateLimitOf(chatId: string): ChatRateLimit {
    const knownLimit = rateLimits.get(chatId);
    if (knownLimit !== undefined) return knownLimit;
    const rateLimit = { noCallsUntil: NO_LIMIT, noProgressUntil: NO_LIMIT, nextPauseMs: createChatPause() };
    rateLimits.set(chatId, rateLimit);
    return rateLimit;
  }

  const msUntilCallsAllowed = (chatId: string): number => rateLimitOf(chatId).noCallsUntil - clock.now();

  function recordResult(chatId: string, answer: ApiResponse<unknown>): void {
    const now = clock.now();
    const rateLimit = rateLimitOf(chatId);
    if (answer.ok || answer.error_code !== 429) {
      rateLimit.nextPauseMs = createChatPause();
      return;
    }
    const retryAfterMs = 1000 * (answer.parameters?.retry_after ?? 0);
    rateLimit.noCallsUntil = Math.max(
      rateLimit.noCallsUntil,
      now + (retryAfterMs || rateLimit.nextPauseMs()),
    );
    if (isGroup(chatId)) rateLimit.noProgressUntil = now + GROUP_WINDOW_MS;
  }

  /** `schedule` decides when to make a call with a `chat_id`. Other calls are made immediately. */
  const transformerFor =
    (schedule: (chatId: string, method: string, makeCall: MakeCall) => ReturnType<MakeCall>): Transformer =>
    (call, method, payload, callSignal) => {
      const chatId = 'chat_id' in payload ? String(payload.chat_id) : undefined;
      if (chatId === undefined) return call(method, payload, callSignal);
      const makeCall = async () => {
        const answer = await call(method, payload, callSignal);
        recordResult(chatId, answer);
        return answer;
      };
      return schedule(chatId, method, makeCall) as ReturnType<typeof makeCall>;
    };

  const runInQueue = (chatId: string, method: string, makeCall: MakeCall): ReturnType<MakeCall> =>
    queue.runInTurn(queueNameOf(chatId, method), makeCall);

  async function retryUntilAccepted(
    chatId: string,
    makeCall: MakeCall,
    deadlineMs: number,
  ): ReturnType<MakeCall> {
    for (;;) {
      for (let waitMs = msUntilCallsAllowed(chatId); waitMs > 0; waitMs = msUntilCallsAllowed(chatId)) {
        if (stopSignal.aborted || clock.now() + waitMs > deadlineMs) return tooManyRequests(waitMs);
        onWait(waitMs);
        await pause(clock, waitMs, stopSignal);
      }
      if (!(await holdsCurrentLease())) return tooManyRequests(0);
      const answer = await makeCall();
      if (answer.ok || answer.error_code !== 429) return answer;
    }
  }

  return {
    answers: transformerFor((chatId, method, makeCall) => {
      const deadlineMs = clock.now() + lifetimeMs;
      return runInQueue(chatId, method, () => retryUntilAccepted(chatId, makeCall, deadlineMs));
    }),
    posts: transformerFor((chatId, method, makeCall) =>
      runInQueue(chatId, method, async () => {
        const waitMs = msUntilCallsAllowed(chatId);
        return waitMs > 0 ? tooManyRequests(waitMs) : makeCall();
      }),
    ),
    progress: transformerFor(async (chatId, method, makeCall) => {
      const waitMs = Math.max(msUntilCallsAllowed(chatId), rateLimitOf(chatId).noProgressUntil - clock.now());
      if (waitMs > 0 || queue.isBusy(queueNameOf(chatId, method))) return tooManyRequests(waitMs);
      return method === 'sendChatAction' ? makeCall() : runInQueue(chatId, method, makeCall);
    }),
  };
}

const createChatPause = () => createGrowingPause(FIRST_PAUSE_MS, MAX_PAUSE_MS);

const isGroup = (chatId: string): boolean => chatId.startsWith('-');

/** Edits and deletions have their own queue, so that they never wait for a long upload. */
const queueNameOf = (chatId: string, method: string): string =>
  `${chatId} ${/^(edit|delete)/.test(method) ? 'edits' : 'messages'}`;

/** The error that Telegram would return if it asked to wait for `milliseconds`. */
const tooManyRequests = (milliseconds: number): ApiResponse<never> => ({
  ok: false,
  error_code: 429,
  description: 'Too Many Requests: the chat has to wait',
  parameters: { retry_after: Math.max(1, Math.ceil(milliseconds / 1000)) },
});
