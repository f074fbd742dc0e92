import type { Message } from 'grammy/types';
import { expect, test } from 'vitest';
import { createAlbums } from '../../../../src/adapters/telegram/updates/albums.ts';
import { testClock } from '../../../support/clock.ts';
import { PRIVATE } from '../../../support/telegram/server.ts';

const picture = (message_id: number, more: object = {}): Message =>
  ({
    message_id,
    chat: PRIVATE,
    media_group_id: 'album',
    photo: [{ file_id: `file${message_id}`, width: 700, height: 700 }],
    ...more,
  }) as Message;
const REQUEST = { key: '1' } as Parameters<ReturnType<typeof createAlbums>['completeRequest']>[1];

/** What becomes of the requests of these messages, once the album's time is over. */
async function complete(...messages: readonly Message[]) {
  const clock = testClock();
  const albums = createAlbums(clock, new AbortController().signal);
  for (const message of messages) albums.remember(message);
  const requests = Promise.all(messages.map((message) => albums.completeRequest(message, REQUEST)));
  await clock.pass(1000);
  return requests;
}

test('an album without a caption is one request with all pictures in their order', async () => {
  const [last, first] = await complete(picture(9), picture(8));
  const attachment = { source: 'file8', others: [{ source: 'file9' }] };
  expect(first).toMatchObject({ key: '1', attachment });
  expect(last).toEqual(first);
});

test('the caption of an album is its request, and the others are none', async () => {
  const [first, captioned, last] = await complete(picture(7), picture(8, { caption: '/solve' }), picture(9));
  expect([first, last]).toEqual([undefined, undefined]);
  expect(captioned?.attachment).toMatchObject({
    source: 'file7',
    others: [{ source: 'file8' }, { source: 'file9' }],
  });
});

test('albums of other chats and pictures without an album stand alone', async () => {
  const other = { ...PRIVATE, id: 502 };
  const [one, foreign, alone] = await complete(
    picture(7),
    picture(8, { chat: other }),
    picture(9, { media_group_id: undefined }),
  );
  expect([one?.attachment?.others, foreign?.attachment?.others]).toEqual([[], []]);
  expect(alone).toBe(REQUEST);
});
