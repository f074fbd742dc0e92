import { expect, test } from 'vitest';
import { askChat } from '../../../src/chat/delivery/pending-answer.ts';
import type { Reply } from '../../../src/chat/reply.ts';
import { standInChat } from '../../support/chat.ts';
import { testClock } from '../../support/clock.ts';

const reply = (text: string): Reply => ({ kind: 'working', text });

test('who follows an answer hears its newest state, then each later one', async () => {
  const clock = testClock();
  const done = Promise.withResolvers<Reply>();
  let show: ((progressReply: Reply) => void) | undefined;
  const chat = standInChat({
    lines: (incoming) => {
      show = incoming.progress;
      return done.promise;
    },
  });
  const answer = askChat(
    {
      platform: {
        name: 'test',
        surfaceOf: () => ({}) as never,
        isAdmin: async () => false,
        fetch: async () => undefined as never,
      },
      chat,
      log: { info() {}, warn() {}, error() {} },
      clock,
      signal: new AbortController().signal,
    },
    {
      key: '1',
      question: { kind: 'line', text: '/solve 1 2 3 4 0 5' },
      person: { key: 'test:1', name: 'Ann' },
      place: { key: 'test:1', isPrivate: true },
      locale: 'en',
      until: 10_000,
      to: undefined,
    },
  );
  for (const text of ['one', 'two']) show?.(reply(text));
  const heard: string[] = [];
  answer.follow(({ text }) => void heard.push(text));
  expect(heard).toEqual(['two']);
  show?.(reply('three'));
  expect(heard).toEqual(['two', 'three']);
  done.resolve(reply('done'));
  expect(await answer.reply).toEqual(reply('done'));
});
