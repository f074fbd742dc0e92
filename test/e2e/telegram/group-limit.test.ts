import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readPendingReplies } from '../../support/pending-replies.ts';
import { openTelegram } from '../../support/telegram/open.ts';
import { BEN, GROUP } from '../../support/telegram/server.ts';

it('a group at its limit gets all answers, no placeholder, and nothing during a wait', {
  timeout: 40_000,
}, async () => {
  const { server, chat, folder, close } = await openTelegram();
  chat.lines = async (incoming, text) => {
    incoming.progress?.({ kind: 'working', text: 'thinking' });
    await sleep(2500);
    return { kind: 'answer', text };
  };
  server.isLimited = true;
  const people = Array.from({ length: 8 }, (_, at) => ({ ...BEN, id: 600 + at }));
  server.say('/first', { chat: GROUP });
  await server.until(() => server.shown.length === 1, 'a placeholder');
  for (const from of people) server.say(`/solve ${from.id}`, { chat: GROUP, from });
  await server.until(
    () => people.every(({ id }) => server.shown.some(({ text }) => text === `/solve ${id}`)),
    'all answers',
  );
  expect(server.early).toEqual([]);
  expect(server.shown.filter(({ edits }) => edits > 0).length).toBeLessThan(4);
  await expect.poll(() => readPendingReplies(folder, 'telegram')).toEqual([]);
  await close();
});
