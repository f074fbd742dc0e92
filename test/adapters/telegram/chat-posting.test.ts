import { expect, test } from 'vitest';
import {
  createTelegramPosting,
  messageIdOf,
  parseHandle,
} from '../../../src/adapters/telegram/chat-posting.ts';

const GROUP = 'telegram:-100900/4';

function opened(isInlineModeOn = false) {
  const calls: unknown[][] = [];
  const noting =
    (name: string, more: unknown = true) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      return more;
    };
  const postsApi = {
    pinChatMessage: noting('pin'),
    unpinChatMessage: async (...given: unknown[]) => {
      calls.push(['unpin', ...given]);
      throw new Error('it is unpinned');
    },
  };
  const posting = createTelegramPosting(
    { postsApi, isInlineModeOn: () => isInlineModeOn } as unknown as Parameters<
      typeof createTelegramPosting
    >[0],
    async (chatId) => (chatId < 0 ? ['pin'] : []),
  );
  return { calls, posting };
}

test('a post in a private chat can be answered by any text, one in a group by commands', () => {
  const { posting } = opened();
  expect(posting.surfaceOf('telegram:501')?.readsAllText).toBe(true);
  expect(posting.surfaceOf(GROUP)?.readsAllText).toBe(false);
  expect(posting.surfaceOf('discord:501')).toBeUndefined();
  expect(posting.surfaceOf(GROUP)?.hasInlineMode).toBeUndefined();
  expect(opened(true).posting.surfaceOf(GROUP)?.hasInlineMode).toBe(true);
});

test('an address belongs to its chat, whatever the topic, and a person’s chat to that person', async () => {
  const { posting } = opened();
  expect(await posting.mayPost(GROUP, 'telegram:-100900')).toBe('allowed');
  expect(await posting.mayPost(GROUP, 'telegram:-100901')).toBe('foreign');
  expect(posting.privateAddress('telegram:501')).toBe('telegram:501');
  expect(posting.privateAddress('telegram:-501')).toBeUndefined();
  expect(posting.privateAddress('discord:501')).toBeUndefined();
  expect(await posting.missingRights(GROUP)).toEqual(['pin']);
  expect(await posting.missingRights('telegram:501')).toEqual([]);
});

test('a message is pinned without a sound instead of another, which may be unpinned already', async () => {
  const { calls, posting } = opened();
  expect(await posting.pin(GROUP, 'media:8', 'text:7')).toEqual({ kind: 'sent', messageId: 'media:8' });
  await posting.pin(GROUP, 'text:9');
  expect(calls).toEqual([
    ['pin', -100_900, 8, { disable_notification: true }],
    ['unpin', -100_900, 7],
    ['pin', -100_900, 9, { disable_notification: true }],
  ]);
  expect(await posting.pin('discord:1', 'text:9')).toMatchObject({ kind: 'rejected' });
});

test('the id of a message tells whether it has a text or a caption', () => {
  const sent = { message_id: 7, chat: {}, date: 1 };
  expect(messageIdOf({ ...sent, text: 'words' } as never)).toBe('text:7');
  expect(messageIdOf({ ...sent, caption: 'words' } as never)).toBe('media:7');
  expect(() => messageIdOf(undefined)).toThrow();
  expect(parseHandle('text:7')).toEqual({ message: 7, carries: 'text' });
  expect(parseHandle('media:7')).toEqual({ message: 7, carries: 'media' });
  for (const wrong of ['7', 'text:', 'photo:7', 'text:7x']) expect(() => parseHandle(wrong)).toThrow();
});
