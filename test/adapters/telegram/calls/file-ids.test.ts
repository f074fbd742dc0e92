import { beforeEach, expect, test } from 'vitest';
import { counter, pictureOf, type StandInChat } from '../../../support/chat.ts';
import { openTelegram } from '../../../support/telegram/open.ts';
import type { BotApiServer } from '../../../support/telegram/server.ts';

let server: BotApiServer;
let chat: StandInChat;

beforeEach(async () => {
  const open = await openTelegram();
  ({ server, chat } = open);
  return open.close;
});

const uploads = () => server.calls.filter(({ files }) => files.size > 0).map(({ method }) => method);

test('a picture that Telegram has is sent by its file id, also in an edit', async () => {
  chat.lines = async () => counter(0);
  server.say('/one');
  const first = await server.message();
  server.say('/two');
  const second = await server.message(({ id }) => id > first.id, 0);
  expect(second.file).toEqual(first.file);
  expect(uploads()).toEqual(['sendPhoto']);
  server.press(first, '+');
  await server.until(() => first.text === 'count 1', 'a count');
  server.press(second, '+');
  await server.until(() => second.text === 'count 1', 'a count');
  expect(second.file?.toString()).toBe('picture 1');
  expect(uploads()).toEqual(['sendPhoto', 'editMessageMedia']);
});

test('a refused file id is forgotten, and its picture is uploaded again', async () => {
  chat.lines = async () => counter(0);
  server.say('/one');
  const first = await server.message();
  server.forgetFiles();
  for (const seen of [1, 2]) {
    server.say('/more');
    const message = await server.message(({ kind }) => kind === 'photo', seen);
    expect(message.file).toEqual(first.file);
  }
  expect(uploads()).toEqual(['sendPhoto', 'sendPhoto']);
});

test('a picture has a Telegram file id for each kind of message', async () => {
  const bytes = 'the same bytes';
  const pictures = [
    pictureOf(bytes),
    pictureOf(bytes, 9000, 9000),
    { ...pictureOf(bytes), kind: 'gif' } as const,
  ];
  for (const picture of [...pictures, ...pictures]) {
    chat.lines = async () => ({ kind: 'answer', text: 'a picture', picture, alt: 'one' });
    const seen = server.shown.length;
    server.say('/draw');
    await server.message(({ text }) => text === 'a picture', seen);
  }
  expect(uploads()).toEqual(['sendPhoto', 'sendDocument', 'sendAnimation']);
});

test('an edit does not send what its Telegram message already shows', async () => {
  chat.lines = async () => counter(0);
  server.say('/one');
  const message = await server.message();
  chat.presses = async () => ({ edit: counter(0), notice: 'here it is' });
  expect(await server.answerTo(server.press(message, '+'))).toBe('here it is');
  // Telegram sends the message along as it was when it was pressed.
  const before = { ...message };
  chat.presses = async () => ({ edit: counter(1) });
  for (let press = 0; press < 3; press++) server.press(message, '+');
  await server.until(() => message.text === 'count 1', 'a count');
  await server.answerTo(server.press(before, '+'));
  chat.presses = async () => ({ edit: { ...counter(1), text: 'other words' } });
  server.press(message, '+');
  await server.until(() => message.text === 'other words', 'other words');
  expect(server.callsOf('editMessageMedia')).toHaveLength(2);
  expect(uploads()).toEqual(['sendPhoto', 'editMessageMedia']);
});
