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
interface Gate {
  /** Until this time, no calls are made to the chat. */
  closedUntil: number;
  /** Until this time, no progress messages are sent to the chat. */
  quietUntil: number;
  nextPause: () => number;
}

type Make = () => Promise<ApiResponse<unknown>>;

/** Transformers for grammY that queue the calls to each chat. */
export interface ChatCalls {
  /**
   * Makes a call wait in the chat's queue and until the chat's rate limit ends. Returns error 429 if this
   * takes longer than `lifetime`.
   */
  readonly answers: Transformer;
  /**
   * Makes a call wait in the chat's queue. If the chat's rate limit then applies, returns error 429 and makes
   * no call.
   */
  readonly posts: Transformer;
  /**
   * If the chat's rate limit applies or other calls are in its queue, returns error 429 and makes no call.
   */
  readonly progress: Transformer;
}

/**
 * Creates the transformers. Each chat has one queue for messages and one for edits, and a queue makes one
 * call at a time. After an error 429, calls to this chat pause as long as Telegram asks. `lifetime`:
 * milliseconds after which a call is given up. `onWait`: gets the milliseconds of each pause. Transformers
 * between these and the HTTP call must not change the call or its result.
 */
export function createChatCalls(
  clock: Clock,
  lifetime: number,
  stopping: AbortSignal,
  onWait: (milliseconds: number) => void = () => {},
): ChatCalls {
  const gates = new LRUCache<string, Gate>({ max: MAX_CHATS });
  const queue = new KeyedQueue();

  function gateOf(chat: string): Gate {
    const known = gates.get(chat);
    if (known !== undefined) return known;
    const gate = { closedUntil: NEVER, quietUntil: NEVER, nextPause: pausesOfChat() };
    gates.set(chat, gate);
    return gate;
  }

  const closedFor = (chat: string): number => gateOf(chat).closedUntil - clock.now();

  function heard(chat: string, answer: ApiResponse<unknown>): void {
    const now = clock.now();
    const gate = gateOf(chat);
    if (answer.ok || answer.error_code !== 429) {
      gate.nextPause = pausesOfChat();
      return;
    }
    const asked = 1000 * (answer.parameters?.retry_after ?? 0);
    gate.closedUntil = Math.max(gate.closedUntil, now + (asked || gate.nextPause()));
    if (isGroup(chat)) gate.quietUntil = now + GROUP_WINDOW_MS;
  }

  /**
   * Makes a transformer that lets `way` decide when to make a call with a `chat_id`. Other calls are made
   * immediately.
   */
  const through =
    (way: (chat: string, method: string, make: Make) => ReturnType<Make>): Transformer =>
    (call, method, payload, abort) => {
      const chat = 'chat_id' in payload ? String(payload.chat_id) : undefined;
      if (chat === undefined) return call(method, payload, abort);
      const make = async () => {
        const answer = await call(method, payload, abort);
        heard(chat, answer);
        return answer;
      };
      return way(chat, method, make) as ReturnType<typeof make>;
    };

  const inTurn = (chat: string, method: string, work: Make): ReturnType<Make> =>
    queue.runInTurn(laneOf(chat, method), work);

  async function untilTaken(chat: string, make: Make, deadline: number): ReturnType<Make> {
    for (;;) {
      for (let wait = closedFor(chat); wait > 0; wait = closedFor(chat)) {
        if (stopping.aborted || clock.now() + wait > deadline) return refusal(wait);
        onWait(wait);
        await pause(clock, wait, stopping);
      }
      if (!(await holdsCurrentLease())) return refusal(0);
      const answer = await make();
      if (answer.ok || answer.error_code !== 429) return answer;
    }
  }

  return {
    answers: through((chat, method, make) => {
      const deadline = clock.now() + lifetime;
      return inTurn(chat, method, () => untilTaken(chat, make, deadline));
    }),
    posts: through((chat, method, make) =>
      inTurn(chat, method, async () => {
        const wait = closedFor(chat);
        return wait > 0 ? refusal(wait) : make();
      }),
    ),
    progress: through(async (chat, method, make) => {
      const wait = Math.max(closedFor(chat), gateOf(chat).quietUntil - clock.now());
      if (wait > 0 || queue.isBusy(laneOf(chat, method))) return refusal(wait);
      return method === 'sendChatAction' ? make() : inTurn(chat, method, make);
    }),
  };
}

const pausesOfChat = () => createGrowingPause(FIRST_PAUSE_MS, MAX_PAUSE_MS);

const isGroup = (chat: string): boolean => chat.startsWith('-');

/**
 * Name of the queue for a call. Edits and deletions have their own queue, so that they never wait for a long
 * upload.
 */
const laneOf = (chat: string, method: string): string =>
  `${chat} ${/^(edit|delete)/.test(method) ? 'edits' : 'messages'}`;

/** Makes the error 429 that Telegram would return if it asked to wait for this time. */
const refusal = (milliseconds: number): ApiResponse<never> => ({
  ok: false,
  error_code: 429,
  description: 'Too Many Requests: the chat has to wait',
  parameters: { retry_after: Math.max(1, Math.ceil(milliseconds / 1000)) },
});
