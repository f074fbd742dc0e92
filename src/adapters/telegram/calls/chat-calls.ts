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
interface ChatGate {
  /** Until this time, no calls are made to the chat. */
  closedUntil: number;
  /** Until this time, no progress messages are sent to the chat. */
  quietUntil: number;
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
  lifetime: number,
  stopping: AbortSignal,
  onWait: (milliseconds: number) => void = () => {},
): ChatCalls {
  const gates = new LRUCache<string, ChatGate>({ max: MAX_CHATS });
  const queue = new KeyedQueue();

  function gateOf(chat: string): ChatGate {
    const known = gates.get(chat);
    if (known !== undefined) return known;
    const gate = { closedUntil: NEVER, quietUntil: NEVER, nextPause: createChatPause() };
    gates.set(chat, gate);
    return gate;
  }

  const msUntilOpen = (chat: string): number => gateOf(chat).closedUntil - clock.now();

  function recordResult(chat: string, answer: ApiResponse<unknown>): void {
    const now = clock.now();
    const gate = gateOf(chat);
    if (answer.ok || answer.error_code !== 429) {
      gate.nextPause = createChatPause();
      return;
    }
    const asked = 1000 * (answer.parameters?.retry_after ?? 0);
    gate.closedUntil = Math.max(gate.closedUntil, now + (asked || gate.nextPause()));
    if (isGroup(chat)) gate.quietUntil = now + GROUP_WINDOW_MS;
  }

  /**
   * Makes a transformer for calls with a `chat_id`. The function `schedule` decides when to make each of
   * these calls. Other calls are made immediately.
   */
  const transformerFor =
    (way: (chat: string, method: string, make: MakeCall) => ReturnType<MakeCall>): Transformer =>
    (call, method, payload, abort) => {
      const chat = 'chat_id' in payload ? String(payload.chat_id) : undefined;
      if (chat === undefined) return call(method, payload, abort);
      const make = async () => {
        const answer = await call(method, payload, abort);
        recordResult(chat, answer);
        return answer;
      };
      return way(chat, method, make) as ReturnType<typeof make>;
    };

  const inTurn = (chat: string, method: string, work: MakeCall): ReturnType<MakeCall> =>
    queue.runInTurn(laneOf(chat, method), work);

  async function retryUntilAccepted(chat: string, make: MakeCall, deadline: number): ReturnType<MakeCall> {
    for (;;) {
      for (let wait = msUntilOpen(chat); wait > 0; wait = msUntilOpen(chat)) {
        if (stopping.aborted || clock.now() + wait > deadline) return tooManyRequests(wait);
        onWait(wait);
        await pause(clock, wait, stopping);
      }
      if (!(await holdsCurrentLease())) return tooManyRequests(0);
      const answer = await make();
      if (answer.ok || answer.error_code !== 429) return answer;
    }
  }

  return {
    answers: transformerFor((chat, method, make) => {
      const deadline = clock.now() + lifetime;
      return inTurn(chat, method, () => retryUntilAccepted(chat, make, deadline));
    }),
    posts: transformerFor((chat, method, make) =>
      inTurn(chat, method, async () => {
        const wait = msUntilOpen(chat);
        return wait > 0 ? tooManyRequests(wait) : make();
      }),
    ),
    progress: transformerFor(async (chat, method, make) => {
      const wait = Math.max(msUntilOpen(chat), gateOf(chat).quietUntil - clock.now());
      if (wait > 0 || queue.isBusy(laneOf(chat, method))) return tooManyRequests(wait);
      return method === 'sendChatAction' ? make() : inTurn(chat, method, make);
    }),
  };
}

const createChatPause = () => createGrowingPause(FIRST_PAUSE_MS, MAX_PAUSE_MS);

const isGroup = (chat: string): boolean => chat.startsWith('-');

/**
 * Returns the name of the queue for a call. Edits and deletions have their own queue, so that they never wait
 * for a long upload.
 */
const laneOf = (chat: string, method: string): string =>
  `${chat} ${/^(edit|delete)/.test(method) ? 'edits' : 'messages'}`;

/** Makes the error 429 that Telegram would return if it asked to wait for `milliseconds`. */
const tooManyRequests = (milliseconds: number): ApiResponse<never> => ({
  ok: false,
  error_code: 429,
  description: 'Too Many Requests: the chat has to wait',
  parameters: { retry_after: Math.max(1, Math.ceil(milliseconds / 1000)) },
});
