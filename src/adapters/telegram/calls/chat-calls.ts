import type { Transformer } from 'grammy';
import type { ApiResponse } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { type Clock, createGrowingPause, pause } from '../../../chat/delivery/clock.ts';
import { KeyedQueue } from '../../../chat/delivery/keyed-queue.ts';
import { holdsCurrentLease } from '../../../chat/delivery/reply-lease.ts';

/** First pause after an error 429 that names no waiting time. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;
/**
 * Period of Telegram's rate limit for groups. For this time after an error 429, the group gets no progress
 * messages, only other messages.
 */
const GROUP_WINDOW_MS = 60_000;
const MAX_CHATS = 10_000;
const NEVER = Number.NEGATIVE_INFINITY;

/** Rate limits of a chat. All times are times of `clock.now()`. */
interface ChatRateLimit {
  /** Until this time, no calls are made to the chat. */
  noCallsUntil: number;
  /** Until this time, no progress messages are sent to the chat. */
  noProgressUntil: number;
  nextPause: () => number;
}

type MakeCall = () => Promise<ApiResponse<unknown>>;

/** Transformers for grammY that queue the calls to each chat. */
export interface ChatCalls {
  /**
   * Transformer that makes a call wait in the chat's queue and until the chat's rate limit ends. Returns
   * error 429 if this takes longer than `lifetimeMs`.
   */
  readonly answers: Transformer;
  /**
   * Transformer that makes a call wait in the chat's queue. If the chat's rate limit then applies, returns
   * error 429 and makes no call.
   */
  readonly posts: Transformer;
  /**
   * Transformer that makes a call only if the chat's queue is empty and no rate limit applies. Otherwise it
   * returns error 429.
   */
  readonly progress: Transformer;
}

/**
 * Creates the transformers. Each chat has one queue for messages and one for edits, and a queue makes one
 * call at a time. After an error 429, calls to this chat pause as long as Telegram asks.
 *
 * `lifetimeMs`: milliseconds after which a call is given up. `onWait`: called with the milliseconds of each
 * pause.
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

  function rateLimitOf(chat: string): ChatRateLimit {
    const known = rateLimits.get(chat);
    if (known !== undefined) return known;
    const gate = { noCallsUntil: NEVER, noProgressUntil: NEVER, nextPause: createChatPause() };
    rateLimits.set(chat, gate);
    return gate;
  }

  const msUntilOpen = (chat: string): number => rateLimitOf(chat).noCallsUntil - clock.now();

  function recordResult(chat: string, answer: ApiResponse<unknown>): void {
    const now = clock.now();
    const gate = rateLimitOf(chat);
    if (answer.ok || answer.error_code !== 429) {
      gate.nextPause = createChatPause();
      return;
    }
    const retryAfterMs = 1000 * (answer.parameters?.retry_after ?? 0);
    gate.noCallsUntil = Math.max(gate.noCallsUntil, now + (retryAfterMs || gate.nextPause()));
    if (isGroup(chat)) gate.noProgressUntil = now + GROUP_WINDOW_MS;
  }

  /**
   * Makes a transformer for calls with a `chat_id`. The function `schedule` decides when to make each of
   * these calls. Other calls are made immediately.
   */
  const transformerFor =
    (schedule: (chat: string, method: string, makeCall: MakeCall) => ReturnType<MakeCall>): Transformer =>
    (call, method, payload, callSignal) => {
      const chat = 'chat_id' in payload ? String(payload.chat_id) : undefined;
      if (chat === undefined) return call(method, payload, callSignal);
      const makeCall = async () => {
        const answer = await call(method, payload, callSignal);
        recordResult(chat, answer);
        return answer;
      };
      return schedule(chat, method, makeCall) as ReturnType<typeof makeCall>;
    };

  const runInQueue = (chat: string, method: string, work: MakeCall): ReturnType<MakeCall> =>
    queue.runInTurn(queueNameOf(chat, method), work);

  async function retryUntilAccepted(chat: string, make: MakeCall, deadline: number): ReturnType<MakeCall> {
    for (;;) {
      for (let waitMs = msUntilOpen(chat); waitMs > 0; waitMs = msUntilOpen(chat)) {
        if (stopSignal.aborted || clock.now() + waitMs > deadline) return tooManyRequests(waitMs);
        onWait(waitMs);
        await pause(clock, waitMs, stopSignal);
      }
      if (!(await holdsCurrentLease())) return tooManyRequests(0);
      const answer = await make();
      if (answer.ok || answer.error_code !== 429) return answer;
    }
  }

  return {
    answers: transformerFor((chat, method, make) => {
      const deadline = clock.now() + lifetimeMs;
      return runInQueue(chat, method, () => retryUntilAccepted(chat, make, deadline));
    }),
    posts: transformerFor((chat, method, make) =>
      runInQueue(chat, method, async () => {
        const waitMs = msUntilOpen(chat);
        return waitMs > 0 ? tooManyRequests(waitMs) : make();
      }),
    ),
    progress: transformerFor(async (chat, method, make) => {
      const waitMs = Math.max(msUntilOpen(chat), rateLimitOf(chat).noProgressUntil - clock.now());
      if (waitMs > 0 || queue.isBusy(queueNameOf(chat, method))) return tooManyRequests(waitMs);
      return method === 'sendChatAction' ? make() : runInQueue(chat, method, make);
    }),
  };
}

const createChatPause = () => createGrowingPause(FIRST_PAUSE_MS, MAX_PAUSE_MS);

const isGroup = (chat: string): boolean => chat.startsWith('-');

/**
 * Returns the name of the queue for a call. Edits and deletions have their own queue, so that they never wait
 * for a long upload.
 */
const queueNameOf = (chat: string, method: string): string =>
  `${chat} ${/^(edit|delete)/.test(method) ? 'edits' : 'messages'}`;

/** Makes the error 429 that Telegram would return if it asked to wait for `milliseconds`. */
const tooManyRequests = (milliseconds: number): ApiResponse<never> => ({
  ok: false,
  error_code: 429,
  description: 'Too Many Requests: the chat has to wait',
  parameters: { retry_after: Math.max(1, Math.ceil(milliseconds / 1000)) },
});
