import type { Message, Update } from 'grammy/types';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  authorOf,
  isAlbumPicture,
  isPossibleRequest,
  localeOf,
  pictureIn,
  requestOf,
  targetAt,
  targetOf,
} from '../../../../src/adapters/telegram/bot-api/message-request.ts';
import { hasUnsavedEffect } from '../../../../src/adapters/telegram/updates/update-intake.ts';
import { ANN, BOT, GROUP, PRIVATE } from '../../../support/telegram/server.ts';

const ME = { id: BOT.id, username: 'tileknight_bot' };
const message = (more: object, chat: object = PRIVATE): Message =>
  ({ message_id: 7, date: 1, chat, from: ANN, ...more }) as Message;
const update = (more: object, chat: object = PRIVATE): Update => ({
  update_id: 3,
  message: message(more, chat) as NonNullable<Update['message']>,
});
const photo = (...sides: readonly (readonly [number, number])[]) => ({
  photo: sides.map(([width, height]) => ({
    file_id: `${width}x${height}`,
    file_unique_id: 'u',
    file_size: width,
    width,
    height,
  })),
});
const PNG = { document: { file_id: 'file', file_unique_id: 'u', mime_type: 'image/png' } };
const PDF = { document: { file_id: 'file', file_unique_id: 'u', mime_type: 'application/pdf' } };
const toBot = { reply_to_message: message({ from: BOT, text: 'board' }) };
const toAnn = { reply_to_message: message({ text: '1 2 3 0', from: ANN }) };

describe('a Telegram message may be for the bot', () => {
  test.each<[what: string, message: object, inPrivate: boolean, inGroup: boolean]>([
    ['a command', { text: ' /solve' }, true, true],
    ['a text', { text: 'hello' }, true, false],
    ['a reply', { text: 'hello', ...toAnn }, true, true],
    ['a caption', { caption: '/solve', ...photo([9, 9]) }, true, true],
    ['a picture', photo([9, 9]), true, false],
    ['a picture as a file', PNG, true, false],
    ['a picture in a reply to the bot', { ...PNG, ...toBot }, true, true],
    ['a picture in a reply to a person', { ...PNG, ...toAnn }, true, false],
    ['another file', PDF, true, false],
    ['a new member', { new_chat_members: [ANN] }, false, false],
  ])('if it is %s', (_, more, inPrivate, inGroup) => {
    expect(isPossibleRequest(update(more))).toBe(inPrivate);
    expect(isPossibleRequest(update(more, GROUP))).toBe(inGroup);
  });

  test('and no press is one', () => expect(isPossibleRequest({ update_id: 3 })).toBe(false));
});

test('presses, members and moved groups change something only when they are handled', () => {
  expect(hasUnsavedEffect({ update_id: 3, callback_query: {} } as Update)).toBe(true);
  expect(hasUnsavedEffect({ update_id: 3, my_chat_member: {} } as Update)).toBe(true);
  expect(hasUnsavedEffect(update({ migrate_to_chat_id: -1 }))).toBe(true);
  expect(hasUnsavedEffect(update({ text: '/solve' }))).toBe(false);
  expect(hasUnsavedEffect({ update_id: 3, inline_query: {} } as Update)).toBe(false);
});

describe('the request of a Telegram message', () => {
  test('has its words, place, language and target', () => {
    expect(requestOf(update({ text: '/solve 1 2 3 0' }), ME, 5000)).toEqual({
      key: '3',
      question: { kind: 'line', text: '/solve 1 2 3 0', botName: 'tileknight_bot' },
      person: { key: 'telegram:501', name: 'Ann Lee' },
      place: { key: 'telegram:501', isPrivate: true },
      address: 'telegram:501',
      ownAddress: 'telegram:501',
      locale: 'en',
      until: 5000,
      to: { chat: 501, line: 7, hearsText: true },
    });
  });

  test('in a group is answered by a reply, in its topic, and hears text only in a reply to the bot', () => {
    const topic = { text: '/solve', is_topic_message: true, message_thread_id: 4 };
    const request = requestOf(update(topic, GROUP), ME, 5000);
    expect(request?.to).toEqual({ chat: GROUP.id, thread: 4, replyTo: 7, line: 7, hearsText: false });
    expect(request).toMatchObject({
      place: { key: `telegram:${GROUP.id}`, isPrivate: false },
      address: `telegram:${GROUP.id}/4`,
    });
    expect(request?.ownAddress).toBeUndefined();
    expect(requestOf(update({ text: 'LUR', ...toBot }, GROUP), ME, 5000)?.to.hearsText).toBe(true);
    expect(requestOf(update({ text: 'LUR', ...toAnn }, GROUP), ME, 5000)?.to.hearsText).toBe(false);
    // A thread of replies is no topic.
    expect(targetOf(message({ message_thread_id: 4 }, GROUP)).thread).toBeUndefined();
  });

  test('has the replied text, and the picture of the message, else of the replied one', () => {
    const reply = requestOf(update({ text: '/solve', ...toAnn }), ME, 5000);
    expect(reply?.repliedTo).toBe('1 2 3 0');
    const toPicture = { reply_to_message: message({ ...photo([9, 9]), caption: 'mine' }) };
    const ofReplied = requestOf(update({ text: '/solve', ...toPicture }), ME, 5000);
    expect(ofReplied).toMatchObject({ repliedTo: 'mine', attachment: { source: '9x9' } });
    const own = requestOf(update({ caption: '/solve', ...photo([8, 8]), ...toPicture }), ME, 5000);
    expect(own?.attachment?.source).toBe('8x8');
    const toOwnPicture = { reply_to_message: message({ from: BOT, ...photo([9, 9]) }) };
    expect(requestOf(update({ text: '/solve', ...toOwnPicture }), ME, 5000)?.attachment).toBeUndefined();
  });

  test('is missing for messages of bots, forwards of channels, and results of this bot', () => {
    const line = { text: '/solve' };
    expect(requestOf(update({ ...line, from: BOT }), ME, 5000)).toBeUndefined();
    expect(requestOf(update({ ...line, is_automatic_forward: true }), ME, 5000)).toBeUndefined();
    expect(requestOf(update({ ...line, via_bot: BOT }), ME, 5000)).toBeUndefined();
    expect(requestOf(update({ ...line, via_bot: { ...BOT, id: 1 } }), ME, 5000)).toBeDefined();
    expect(requestOf(update({ new_chat_members: [ANN] }), ME, 5000)).toBeUndefined();
  });

  test('of an anonymous admin or a channel belongs to that chat', () => {
    const masked = message({ text: '/solve', sender_chat: GROUP, author_signature: 'boss' }, GROUP);
    expect(authorOf(masked)).toEqual({ key: `telegram:${GROUP.id}`, name: 'boss' });
    expect(authorOf({ ...masked, author_signature: undefined } as never)?.name).toBe('Puzzlers');
    expect(requestOf({ update_id: 3, message: masked } as Update, ME, 5000)?.isMasked).toBe(true);
    expect(requestOf(update({ text: '/solve' }), ME, 5000)?.isMasked).toBeUndefined();
  });
});

describe('the picture in a Telegram message', () => {
  test.each([
    [
      'the smallest of at least 640 pixels',
      [
        [1280, 960],
        [90, 67],
        [853, 640],
        [320, 240],
      ],
      '853x640',
    ],
    [
      'judged by its shorter side',
      [
        [1280, 500],
        [700, 300],
        [1600, 640],
      ],
      '1600x640',
    ],
    [
      'else the largest',
      [
        [90, 67],
        [639, 639],
        [320, 240],
      ],
      '639x639',
    ],
  ] as const)('is %s', (_, sides, source) => {
    expect(pictureIn(message(photo(...sides)))).toMatchObject({ source });
  });

  test('has its size and kind', () => {
    const file = { file_id: 'file', file_unique_id: 'u', file_size: 5 };
    expect(pictureIn(message(photo([700, 700])))).toEqual({ source: '700x700', size: 700 });
    expect(pictureIn(message({ sticker: file }))?.kind).toBeUndefined();
    expect(pictureIn(message({ sticker: { ...file, is_animated: true } }))?.kind).toBe('animation');
    expect(pictureIn(message({ sticker: { ...file, is_video: true } }))?.kind).toBe('animation');
    expect(pictureIn(message({ animation: file }))?.kind).toBe('animation');
    expect(pictureIn(message({ video: file }))?.kind).toBe(pictureIn(message({ video_note: file }))?.kind);
    expect(pictureIn(message({ text: 'no picture' }))).toBeUndefined();
  });

  test('is one of an album only without a caption', () => {
    expect(isAlbumPicture(message({ media_group_id: '1' }))).toBe(true);
    expect(isAlbumPicture(message({ media_group_id: '1', caption: '/solve' }))).toBe(false);
    expect(isAlbumPicture(message({}))).toBe(false);
  });
});

test('an address is read as the chat and topic it was made from', () => {
  for (const target of [{ chat: 501 }, { chat: -100_900 }, { chat: -100_900, thread: 4 }])
    expect(targetAt(addressOf(target))).toEqual(target);
  expect(targetAt('discord:501')).toBeUndefined();
  expect([localeOf({ ...ANN, language_code: 'de' }), localeOf(undefined)]).toEqual(['de', 'en']);
});
