import type { Transformer } from 'grammy';
import type { ApiResponse } from 'grammy/types';
import { LRUCache } from 'lru-cache';
import { type Clock, createGrowingPause, pause } from '../../../chat/delivery/clock.ts';
import { KeyedQueue } from '../../../chat/delivery/keyed-queue.ts';
import { isStillOurs } from '../../../chat/delivery/reply-lease.ts';

/** Before a chat is tried again whose 429 names no wait. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;
/** Milliseconds by which groups count; after a refusal there only answers are sent for so long. */
const GROUP_WINDOW_MS = 60_000;
const MAX_CHATS = 10_000;
const NEVER = Number.NEGATIVE_INFINITY;

/** What is known of a chat, by the clock. */
interface Gate {
  /** No call before this. */
  closedUntil: number;
  /** Nothing but answers before this. */
  quietUntil: number;
  nextPause: () => number;
}

type Make = () => Promise<ApiResponse<unknown>>;

/** How calls that write into chats take turns. */
export interface ChatCalls {
  /** Wait for their turn and for the chat, for as long as they matter to somebody. */
  readonly answers: Transformer;
  /** Wait for their turn; where the chat is to be waited for, they are refused (429) without being made. */
  readonly posts: Transformer;
  /** Are refused also where others wait. */
  readonly progress: Transformer;
}

/**
 * One message after another into each chat, and one edit after another beside them, none within a wait that
 * Telegram asked for. A 429 closes the chat that it came from: nothing in it tells the limit over all chats
 * from that chat's own. `lifetime`: milliseconds; `onWait`: told of the milliseconds of each wait. No
 * transformer may change what these call, or its answers.
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

  /** A call of one chat, made when `way` says so. */
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
    queue.inTurn(laneOf(chat, method), work);

  async function untilTaken(chat: string, make: Make, deadline: number): ReturnType<Make> {
    for (;;) {
      for (let wait = closedFor(chat); wait > 0; wait = closedFor(chat)) {
        if (stopping.aborted || clock.now() + wait > deadline) return refusal(wait);
        onWait(wait);
        await pause(clock, wait, stopping);
      }
      if (!(await isStillOurs())) return refusal(0);
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
      if (wait > 0 || queue.isTaken(laneOf(chat, method))) return refusal(wait);
      return method === 'sendChatAction' ? make() : inTurn(chat, method, make);
    }),
  };
}

const pausesOfChat = () => createGrowingPause(FIRST_PAUSE_MS, MAX_PAUSE_MS);

const isGroup = (chat: string): boolean => chat.startsWith('-');

/** An edit never waits for a long upload. */
const laneOf = (chat: string, method: string): string =>
  `${chat} ${/^(edit|delete)/.test(method) ? 'edits' : 'messages'}`;

/** What Telegram would say of a call within this many milliseconds. */
const refusal = (milliseconds: number): ApiResponse<never> => ({
  ok: false,
  error_code: 429,
  description: 'Too Many Requests: the chat has to wait',
  parameters: { retry_after: Math.max(1, Math.ceil(milliseconds / 1000)) },
});
