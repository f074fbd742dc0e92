import type { ApiCallFn, Transformer } from 'grammy';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ChatCalls, createChatCalls } from '../../../../src/adapters/telegram/calls/chat-calls.ts';
import { runWithLease } from '../../../../src/chat/delivery/reply-lease.ts';
import { type TestClock, testClock } from '../../../support/clock.ts';

const GROUP = -100;
const [ANN, BEN] = [1, 2];

let clock: TestClock;
let calls: ChatCalls;
let stopping: AbortController;
/** What Telegram was called with, and when. */
let made: [chat: number, at: number][];
/** The waits that Telegram asks for next, in seconds; 0: a 429 without one. */
let refusals: number[];

const telegram = (async (_method: string, { chat_id }: { chat_id: number }) => {
  made.push([chat_id, clock.now()]);
  const retry_after = refusals.shift();
  if (retry_after === undefined) return { ok: true, result: true };
  return {
    ok: false,
    error_code: 429,
    description: 'Too Many Requests',
    ...(retry_after > 0 && { parameters: { retry_after } }),
  };
}) as unknown as ApiCallFn;

const send = (way: Transformer, chat_id: number) => way(telegram, 'sendMessage', { chat_id, text: 'words' });

beforeEach(() => {
  clock = testClock();
  stopping = new AbortController();
  calls = createChatCalls(clock, 3_600_000, stopping.signal);
  [made, refusals] = [[], []];
});

describe('a wait that Telegram asks for', () => {
  it.each([true, false])('holds up its own chat alone (with an earlier message: %s)', async (isEarlier) => {
    if (isEarlier) await send(calls.answers, GROUP);
    made = [];
    refusals.push(9);
    const waiting = send(calls.answers, GROUP);
    await clock.pass(0);
    await send(calls.answers, BEN);
    await clock.pass(9000);
    expect((await waiting).ok).toBe(true);
    expect(made).toEqual([
      [GROUP, 0],
      [BEN, 0],
      [GROUP, 9000],
    ]);
  });

  it('after which another process answers ends in no call', async () => {
    refusals.push(3);
    let isOurs = true;
    const sent = runWithLease({ isOurs: async () => isOurs }, () => send(calls.answers, ANN));
    await clock.pass(0);
    isOurs = false;
    await clock.pass(3000);
    expect((await sent).ok).toBe(false);
    expect(made).toHaveLength(1);
  });

  it('grows from try to try where Telegram names no time', async () => {
    refusals.push(0, 0, 0);
    const sent = send(calls.answers, ANN);
    await clock.pass(10_000);
    expect((await sent).ok).toBe(true);
    expect(made.map(([, at]) => at)).toEqual([0, 500, 1500, 3500]);
  });

  it('ends, without the call, when the program stops', async () => {
    refusals.push(30);
    const sent = send(calls.answers, ANN);
    await clock.pass(1000);
    stopping.abort();
    expect(await sent).toMatchObject({ ok: false, error_code: 429 });
    expect(made).toHaveLength(1);
  });
});

it('after a refusal a group gets no progress for a minute, but gets its answers', async () => {
  await send(calls.answers, GROUP);
  refusals.push(2);
  const answer = send(calls.answers, GROUP);
  await clock.pass(2000);
  expect((await answer).ok).toBe(true);
  expect(await send(calls.progress, GROUP)).toMatchObject({ ok: false, parameters: { retry_after: 58 } });
  expect(made).toHaveLength(3);
  await clock.pass(58_000);
  expect((await send(calls.progress, GROUP)).ok).toBe(true);
});
