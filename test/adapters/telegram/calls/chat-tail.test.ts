import type { ApiCallFn } from 'grammy';
import { describe, expect, it } from 'vitest';
import { createRecentMessages } from '../../../../src/adapters/telegram/calls/chat-tail.ts';

const GROUP = -100;
const ANN = 1;

describe('a message of the bot is in sight', () => {
  it('in a group for the next 20 messages', () => {
    const { isInSight } = createRecentMessages();
    const seenFrom = [100, 101, 120, 121, undefined].map((userMessage) => isInSight(GROUP, 100, userMessage));
    expect(seenFrom).toEqual([true, true, true, false, false]);
  });

  it('in a private chat for the next 11 messages, and until the next of the bot', async () => {
    const { record, transformer, isInSight } = createRecentMessages();
    const send = (message_id: number) =>
      transformer(
        (async () => ({ ok: true, result: { message_id, chat: { id: ANN } } })) as unknown as ApiCallFn,
        'sendMessage',
        { chat_id: ANN, text: 'words' },
      );
    await send(100);
    for (let later = 1; later <= 11; later++) record(ANN, 100 + later);
    expect([100, 101, 111].map((messageId) => isInSight(ANN, messageId))).toEqual([true, true, true]);
    record(ANN, 112);
    expect([100, 101].map((messageId) => isInSight(ANN, messageId))).toEqual([false, true]);
    await send(113);
    expect([112, 113].map((messageId) => isInSight(ANN, messageId))).toEqual([false, true]);
  });
});
