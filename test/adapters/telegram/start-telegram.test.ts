import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chat, Message, Update } from 'grammy/types';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { requestOf } from '../../../src/adapters/telegram/bot-api/message-request.ts';
import { startTelegram, type TelegramOptions } from '../../../src/adapters/telegram/start-telegram.ts';
import { secretFrom } from '../../../src/adapters/telegram/updates/webhook.ts';
import { pause } from '../../../src/chat/delivery/clock.ts';
import { makeControlGroup, type PressAnswer, type Reply } from '../../../src/chat/reply.ts';
import { type RequestCounter, withRequestContext } from '../../../src/observe/request-context.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { counter, pictureOf, type StandInChat, standInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import { readPendingReplies } from '../../support/pending-replies.ts';
import { ANN, BEN, BotApiServer, GROUP, PRIVATE, type Shown } from '../../support/telegram/server.ts';

let server: BotApiServer;
let chat: StandInChat;
let store: Store;
let telegram: Adapter | undefined;
let clock: TestClock;
let folder: string;
let logged: { level: string; message: string }[];

const log = {
  info: (_: object, message: string) => void logged.push({ level: 'info', message }),
  warn: (_: object, message: string) => void logged.push({ level: 'warn', message }),
  error: (_: object, message: string) => void logged.push({ level: 'error', message }),
};

async function start(options: Partial<TelegramOptions> = {}): Promise<Adapter> {
  const apiRoot = options.apiRoot ?? server.root;
  telegram = await startTelegram({ token: server.token, chat, store, log, clock, ...options, apiRoot });
  return telegram;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tileknight-telegram-'));
  server = await new BotApiServer().start();
  store = await openStore({ dataDir: folder });
  chat = standInChat();
  clock = testClock();
  logged = [];
});

const pending = () => readPendingReplies(folder, 'telegram');

afterEach(async () => {
  await telegram?.stop();
  telegram = undefined;
  await server.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('confirms a polled press only when it has taken effect, unless that takes long', async () => {
  const effect = Promise.withResolvers<PressAnswer>();
  let presses = 0;
  chat.presses = () => {
    presses++;
    return effect.promise;
  };
  await start();
  server.say('/help');
  const shown = await server.message(() => true);
  await server.until(() => server.pending === 0, 'the line to be confirmed');
  const press = () => server.press(shown, '', { data: 'count:1' });
  press();
  await server.until(() => presses === 1, 'the press');
  await sleep(300);
  expect(server.pending).toBe(1);
  await clock.pass(249);
  expect(server.pending).toBe(1);
  await clock.pass(1);
  await server.until(() => server.pending === 0, 'the slow press to be confirmed');
  effect.resolve({});
  press();
  await server.until(() => server.pending === 0, 'the press to be confirmed');
  expect(presses).toBe(2);
});

describe('lines on Telegram', () => {
  it('reach the chat with user, place and language', async () => {
    await start();
    server.say('/solve 1 2 3', { from: { ...ANN, language_code: 'de' } });
    await server.message();
    const [heard] = chat.heard;
    expect(heard?.incoming.person).toEqual({ key: 'telegram:501', name: 'Ann Lee' });
    expect(heard?.incoming.place).toEqual({ key: 'telegram:501', isPrivate: true });
    expect(heard?.incoming.locale).toBe('de');
    // The id of the update.
    expect(heard?.incoming.requestKey).toMatch(/^telegram:1\d{3}$/);
    expect(heard?.incoming.surface).toMatchObject({
      textLimit: 4096,
      captionLimit: 1024,
      readsAllText: true,
    });
    expect(heard?.botName).toBe('tileknight_bot');
  });

  // core.telegram.org/bots/api: #sendmessage, #sendphoto (characters), #sending-files (50 MB). A message in a
  // group is seen by all, and deep links open the private chat. The bot's buttons stay readable on a phone.
  it.each([
    ['a private chat', PRIVATE, true, true],
    ['a private chat, without inline mode', PRIVATE, false, true],
    ['a group', GROUP, true, false],
  ])(
    'and presses in %s tell the chat what Telegram can show, and where',
    async (_, place, inline, readsAllText) => {
      server.takesQueries = inline;
      chat.lines = async () => counter(0);
      await start();
      const line = server.say('/count', { chat: place } as Partial<Message>);
      await server.answerTo(server.press(await server.message(), '+', { from: BEN }));
      const [command, press] = chat.heard.map(({ incoming }) => incoming);
      const surface = {
        textLimit: 4096,
        captionLimit: 1024,
        maxFileBytes: 50_000_000,
        maxButtonRows: 12,
        maxButtonColumns: 8,
        readsAllText,
        hasPersonalReplies: false,
        hasPrivateLinks: true,
        ...(inline && { hasInlineMode: true }),
      };
      const isPrivate = place === PRIVATE;
      const common = {
        surface,
        place: { key: `telegram:${place.id}`, isPrivate },
        address: `telegram:${place.id}`,
      };
      expect(command).toMatchObject({
        ...common,
        person: { key: 'telegram:501', name: 'Ann Lee' },
        locale: 'en',
      });
      expect(press).toMatchObject({ ...common, person: { key: 'telegram:502', name: 'Ben' }, locale: 'en' });
      for (const incoming of [command, press]) {
        expect(Object.keys(incoming?.surface ?? {})).toHaveLength(inline ? 9 : 8);
        expect(incoming?.ownAddress).toBe(isPrivate ? common.address : undefined);
      }
      expect(server.callsOf('sendPhoto')[0]?.params.reply_parameters).toEqual(
        isPrivate ? undefined : { message_id: line.message_id, allow_sending_without_reply: true },
      );
    },
  );

  it('arrive complete when pasted over several rows, also as a caption', async () => {
    await start();
    server.say('/solve\n1 2 3\n4 0 5');
    server.say('', { text: undefined, caption: '/solve\n5 4\n3 0' } as never);
    await server.until(() => chat.heard.length === 2, 'two lines');
    expect(chat.heard.map(({ text }) => text)).toEqual(['/solve\n1 2 3\n4 0 5', '/solve\n5 4\n3 0']);
  });

  it('are read again after an edit as long as their only answer is a fault', async () => {
    chat.lines = async (_, text) =>
      text === '/slove' ? { kind: 'fault', text: 'no such command' } : { kind: 'answer', text };
    await start();
    const line = server.say('/slove');
    await server.message(({ text }) => text === 'no such command');
    server.push({ edited_message: { ...line, text: '/solve', edit_date: 2 } } as never);
    await server.message(({ text }) => text === '/solve');
    server.push({ edited_message: { ...line, text: '/solve 1', edit_date: 3 } } as never);
    server.push({ edited_message: { ...line, message_id: 77, text: '/solve 2', edit_date: 3 } } as never);
    server.say('/last');
    await server.message(({ text }) => text === '/last');
    expect(chat.heard.map(({ text }) => text)).toEqual(['/slove', '/solve', '/last']);
  });

  it('that are a sticker, a voice or a video message get an explanation', async () => {
    await start();
    for (const kind of ['sticker', 'voice', 'video_note'])
      server.say('', { text: undefined, [kind]: { file_id: 'f' } } as never);
    await server.until(() => server.shown.length === 3, 'three explanations');
    expect(server.shown.map(({ text }) => text)).toEqual(Array(3).fill('words-only (en)'));
  });

  it('that are a file of any type ask for its solution in a private chat', async () => {
    await start();
    for (const mime_type of ['text/plain', 'application/octet-stream', undefined])
      server.say('', { text: undefined, document: { file_id: 'f', mime_type } } as never);
    await server.until(() => server.shown.length === 3, 'three answers');
    expect(server.shown.map(({ text }) => text)).toEqual(Array(3).fill('answer to /solve'));
  });

  it('that are a picture ask once per album, and nothing in a group', async () => {
    await start();
    const photo = [{ file_id: 'f', file_unique_id: 'u', width: 90, height: 90 }];
    server.say('', { text: undefined, photo, chat: GROUP } as never);
    for (let at = 0; at < 3; at++) server.say('', { text: undefined, photo, media_group_id: '7' } as never);
    server.say('/solve');
    await server.message(({ text }) => text === 'answer to /solve');
    await clock.passUntil(() => server.shown.length === 2);
    expect(server.shown.map(({ text }) => text)).toEqual(['answer to /solve', 'answer to /solve']);
    expect(chat.heard.map(({ incoming }) => incoming.attachment?.others?.length)).toEqual([undefined, 2]);
  });

  it('in groups are answered by a reply, and only when the chat has an answer', async () => {
    await start();
    server.say('good morning', { chat: GROUP });
    const asked = server.say('/daily@tileknight_bot', { chat: GROUP });
    const shown = await server.message();
    expect(shown.text).toBe('answer to /daily@tileknight_bot');
    expect(shown.params.reply_parameters).toEqual({
      message_id: asked.message_id,
      allow_sending_without_reply: true,
    });
    expect(chat.heard.map(({ incoming }) => incoming.surface.readsAllText)).toEqual([false, false]);
    expect(server.shown).toHaveLength(1);
  });

  it('of anonymous admins belong to the group, and those of other bots are ignored', async () => {
    await start();
    const anonymous = { id: 1_087_968_824, is_bot: true, first_name: 'Group' };
    server.say('/daily', { chat: GROUP, from: { ...ANN, is_bot: true } });
    server.say('/daily', { chat: GROUP, from: anonymous, sender_chat: GROUP });
    await server.message();
    expect(chat.heard.map(({ incoming }) => incoming.person)).toEqual([
      { key: `telegram:${GROUP.id}`, name: 'Puzzlers' },
    ]);
  });

  it('in a topic are answered there, or in the chat when the topic is gone', async () => {
    await start();
    server.faults.push({
      method: 'sendMessage',
      status: 400,
      description: 'Bad Request: message thread not found',
    });
    server.say('/solve', { chat: GROUP, message_thread_id: 77, is_topic_message: true });
    const shown = await server.message();
    expect(server.callsOf('sendMessage').map(({ params }) => params.message_thread_id)).toEqual([
      77,
      undefined,
    ]);
    expect(shown.params.message_thread_id).toBeUndefined();
  });

  it('in a reply thread that is no topic carry no topic', async () => {
    await start();
    server.say('/solve', { chat: GROUP, message_thread_id: 77 });
    expect((await server.message()).params.message_thread_id).toBeUndefined();
  });

  it('that are quick overtake slow ones, also of the same user', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    chat.lines = async (_, text) => (text === '/slow' ? promise : { kind: 'answer', text });
    await start();
    server.say('/slow');
    server.say('/second');
    expect((await server.message()).text).toBe('/second');
    resolve({ kind: 'answer', text: '/slow' });
    await server.message(({ text }) => text === '/slow');
  });
});

describe('replies on Telegram', () => {
  it('are refused to a user with eight open ones, while others are answered immediately', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    chat.lines = async ({ person }, text) => {
      if (person.key === `telegram:${ANN.id}`) await promise;
      return { kind: 'answer', text: `answer to ${text}` };
    };
    await start();
    for (let at = 0; at < 2300; at++) server.say(`/solve ${at}`);
    server.say('/help', { from: BEN, chat: GROUP });
    await server.message(({ text }) => text === 'answer to /help');
    await server.until(() => server.pending <= 100, 'the last batch to be fetched');
    expect(server.shown.map(({ text }) => text).toSorted()).toEqual(['answer to /help', 'too-many-open']);
    await expect.poll(() => pending().length).toBe(8);
    resolve(undefined);
    await server.message(({ text }) => text === 'answer to /solve 7');
    await expect.poll(pending).toEqual([]);
    server.say('/solve again');
    await server.message(({ text }) => text === 'answer to /solve again');
  });

  it('are styled and escaped', async () => {
    chat.lines = async () => ({ kind: 'answer', text: '**in 3 moves** `L<R` & more' });
    await start();
    server.say('/solve');
    expect((await server.message()).params).toMatchObject({
      text: '<b>in 3 moves</b> <code>L&lt;R</code> &amp; more',
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    });
  });

  it('with a picture are photos with a caption and buttons, followed by the file', async () => {
    chat.lines = async () => ({ ...counter(1), file: { name: 'tour.txt', bytes: Buffer.from('a1 b3') } });
    await start();
    server.say('/knight');
    const photo = await server.message(({ kind }) => kind === 'photo');
    expect(photo).toMatchObject({ text: 'count 1', file: Buffer.from('picture 1') });
    expect(photo.keyboard?.inline_keyboard).toEqual([[{ text: '+', callback_data: 'count:1' }]]);
    const document = await server.message(({ kind }) => kind === 'document');
    expect(document.file?.toString()).toBe('a1 b3');
  });

  it.each([
    [4000, 6001],
    [2100, 100],
  ])('of %i x %i pixels are sent as documents when photos may not be that large', async (width, height) => {
    chat.lines = async () => ({
      kind: 'answer',
      text: 'long',
      picture: pictureOf('long', width, height),
      alt: 'long',
    });
    await start();
    server.say('/knight');
    expect((await server.message()).kind).toBe('document');
  });

  it('that are animated are sent as animations', async () => {
    chat.lines = async () => ({
      kind: 'answer',
      text: 'film',
      picture: { ...pictureOf('GIF89a'), kind: 'gif' },
      alt: 'film',
    });
    await start();
    server.say('/solve');
    expect((await server.message()).kind).toBe('animation');
  });

  it('too long for one message are split at lines, without loss', async () => {
    const lines = Array.from({ length: 200 }, (_, at) => `line ${at} ${'x'.repeat(40)}`);
    chat.lines = async () => ({ ...counter(1), text: lines.join('\n') });
    await start();
    server.say('/solve');
    await server.until(() => server.shown.length === 4, 'a picture and three texts');
    expect(server.shown[0]?.kind).toBe('photo');
    expect(server.shown.map(({ text }) => text).join('\n')).toBe(lines.join('\n'));
  });
});

describe('presses on Telegram', () => {
  async function counterShown(place: Chat = PRIVATE): Promise<Shown> {
    chat.lines = async () => counter(0);
    await start();
    server.say('/count', { chat: place } as Partial<Message>);
    return server.message();
  }

  it('are answered and change the message', async () => {
    chat.lines = async () => counter(0);
    await start();
    server.say('/count');
    const shown = await server.message();
    for (const count of [1, 2]) {
      expect(await server.answerTo(server.press(shown, '+'))).toBe('');
      await server.until(() => shown.edits === count, 'an edit');
      expect(shown).toMatchObject({ text: `count ${count}`, file: Buffer.from(`picture ${count}`) });
    }
    expect(server.callsOf('answerCallbackQuery')).toHaveLength(2);
  });

  it('on old or forged buttons get a notice and change nothing', async () => {
    chat.lines = async () => counter(0);
    await start();
    server.say('/count');
    const shown = await server.message();
    expect(await server.answerTo(server.press(shown, '', { data: 'forged' }))).toBe('that button is old');
    expect(shown.edits).toBe(0);
  });

  it('without a message get the notice for old buttons', async () => {
    await start();
    server.push({
      callback_query: { id: 'lost', from: ANN, chat_instance: '1', data: 'count:1', inline_message_id: 'x' },
    });
    expect(await server.answerTo('lost')).toBe('stale-button');
  });

  it('are answered in time when the work takes longer, with the notice as a message later', async () => {
    chat.lines = async () => counter(0);
    const { promise, resolve } = Promise.withResolvers<PressAnswer>();
    chat.presses = () => promise;
    await start();
    server.say('/count');
    const press = server.press(await server.message(), '+');
    await server.until(() => chat.heard.length === 2, 'the press');
    await clock.pass(2500);
    expect(await server.answerTo(press)).toBe('');
    resolve({ notice: 'done at last' });
    await server.message(({ text }) => text === 'done at last');
    expect(server.callsOf('answerCallbackQuery')).toHaveLength(1);
  });

  it.each([
    { status: 429, description: 'Too Many Requests', parameters: { retry_after: 2 } },
    { status: 500, description: 'Internal Server Error' },
  ])('are answered again after $status while the client waits', async (fault) => {
    const shown = await counterShown();
    server.faults.push({ method: 'answerCallbackQuery', ...fault });
    const press = server.press(shown, '', { data: 'forged' });
    await clock.passUntil(() => server.callsOf('answerCallbackQuery').length === 2);
    expect(await server.answerTo(press)).toBe('that button is old');
    expect(server.shown).toHaveLength(1);
  });

  it.each([
    ['takes longer than a client waits', { status: 429, parameters: { retry_after: 30 } }],
    ['never comes', { status: 502, times: 100 }],
    ['is refused', { status: 400, description: 'Bad Request: query is too old' }],
  ])('get their notice in the private chat when their answer %s', async (_, fault) => {
    const shown = await counterShown(GROUP);
    server.faults.push({ method: 'answerCallbackQuery', ...fault });
    server.press(shown, '', { data: 'forged' });
    await clock.passUntil(() => server.shown.length > 1);
    expect(server.shown[1]).toMatchObject({ chat: ANN.id, text: 'that button is old' });
    expect(clock.now()).toBeLessThan(15_000);
  });

  it('do not wait for the answer to an earlier one', async () => {
    const shown = await counterShown();
    server.faults.push({ method: 'answerCallbackQuery', status: 429, parameters: { retry_after: 5 } });
    server.press(shown, '+');
    const second = server.press(shown, '+');
    expect(await server.answerTo(second)).toBe('');
    expect(chat.heard).toHaveLength(3);
    await clock.pass(5000);
  });

  it('do not wait for a long line of the same person', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    chat.lines = async (_, text) => (text === '/slow' ? promise : counter(0));
    await start();
    server.say('/count');
    const shown = await server.message();
    server.say('/slow');
    await server.answerTo(server.press(shown, '+'));
    await server.until(() => shown.edits === 1, 'an edit');
    expect(server.shown).toHaveLength(1);
    resolve(counter(0));
  });

  it('can turn a text into a picture, and may change nothing', async () => {
    chat.lines = async () => ({
      kind: 'answer',
      text: 'shall I?',
      buttons: makeControlGroup([{ action: 'count:6', label: 'yes' }]),
    });
    await start();
    server.say('/ask');
    const shown = await server.message();
    server.press(shown, 'yes');
    await server.until(() => shown.edits === 1, 'an edit');
    expect(shown).toMatchObject({ kind: 'photo', text: 'count 7' });
    chat.presses = async () => ({
      edit: { kind: 'answer', text: 'count 7', buttons: counter(7).buttons ?? [] },
    });
    await server.answerTo(server.press(shown, '+'));
    await server.until(
      () => server.callsOf('editMessageCaption').length === 1,
      'an edit that changes nothing',
    );
    await telegram?.stop();
    expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it('that come fast are shown by the latest edit', async () => {
    let at = 0;
    chat.lines = async () => counter(0);
    chat.presses = async () => ({ edit: counter(++at) });
    await start();
    server.say('/count');
    const shown = await server.message();
    server.faults.push({
      method: 'editMessageMedia',
      status: 429,
      description: 'Too Many Requests',
      parameters: { retry_after: 1 },
    });
    for (let press = 0; press < 6; press++) server.press(shown, '+');
    await expect.poll(() => at).toBe(6);
    await clock.passUntil(() => shown.text === 'count 6');
    expect(server.callsOf('editMessageMedia').length).toBeLessThan(6);
  });

  it('on a deleted message are answered by a new one', async () => {
    chat.lines = async () => counter(0);
    await start();
    server.say('/count');
    const shown = await server.message();
    server.press(shown, '+');
    shown.deleted = true;
    expect((await server.message()).text).toBe('count 1');
  });
});

describe('long work on Telegram', () => {
  it('shows typing, then one placeholder, which is removed for the picture', async () => {
    let [steps, isOver] = [0, false];
    chat.lines = async (incoming) => {
      for (; !isOver; steps++) {
        incoming.progress?.({ kind: 'working', text: `step ${steps}` });
        await pause(clock, 100);
      }
      return counter(1);
    };
    await start();
    server.say('/solve');
    await clock.passUntil(() => server.shown.length > 0);
    const placeholder = await server.message();
    expect(placeholder.text).toMatch(/^step \d+$/);
    await clock.passUntil(() => placeholder.edits > 0);
    isOver = true;
    await clock.passUntil(() => placeholder.deleted);
    expect(steps).toBeGreaterThan(20);
    await server.message(({ kind }) => kind === 'photo');
    expect(placeholder.edits).toBe(1);
    expect(server.callsOf('sendChatAction').length).toBeGreaterThan(0);
    expect(server.shown).toHaveLength(2);
  });

  it('turns the placeholder into an answer in words', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    chat.lines = async (incoming) => {
      incoming.progress?.({ kind: 'working', text: 'thinking' });
      return promise;
    };
    await start();
    server.say('/solve');
    await clock.passUntil(() => server.shown.length > 0);
    const shown = await server.message();
    expect(shown.text).toBe('thinking');
    resolve({ kind: 'answer', text: 'impossible' });
    await server.until(() => shown.text === 'impossible', 'the answer');
    expect(server.shown).toHaveLength(1);
  });
});

describe('the Telegram adapter in trouble', () => {
  it('waits and retries after 429 and 502', async () => {
    await start();
    server.faults.push(
      {
        method: 'sendMessage',
        status: 429,
        description: 'Too Many Requests',
        parameters: { retry_after: 1 },
      },
      { method: 'sendMessage', status: 502, description: 'Bad Gateway' },
    );
    server.say('/solve');
    await clock.passUntil(() => server.shown.length > 0);
    expect((await server.message()).text).toBe('answer to /solve');
    expect(server.callsOf('sendMessage')).toHaveLength(3);
  });

  it('retries answers, edits and messages after a 429 without a wait', async () => {
    const description = 'Too Many Requests';
    chat.lines = async () => counter(0);
    server.faults.push({ method: 'sendPhoto', status: 429, description });
    server.faults.push({ method: 'editMessageMedia', status: 429, description });
    await start();
    server.say('/count');
    await clock.passUntil(() => server.shown.length > 0);
    const shown = await server.message();
    server.press(shown, '+');
    await clock.passUntil(() => shown.text === 'count 1');
    expect(server.callsOf('editMessageMedia')).toHaveLength(2);
  });

  it('does not delay other chats, or presses, while one group waits', async () => {
    chat.lines = async () => counter(0);
    server.isLimited = true;
    await start();
    server.say('/count', { chat: GROUP });
    const shown = await server.message();
    for (const id of [600, 601, 602]) server.say('/count', { chat: GROUP, from: { ...BEN, id } });
    await server.until(() => server.callsOf('sendPhoto').length > 1, 'a refusal');
    // The group waits as long as the test's clock stands still.
    await server.answerTo(server.press(shown, '+'));
    server.say('/count');
    await server.message(({ chat: place }) => place === ANN.id);
    expect(server.early).toEqual([]);
    server.isLimited = false;
    await clock.pass(60_000);
  });

  it('logs no fault for a user who has blocked the bot', async () => {
    await start();
    server.faults.push({
      method: 'sendMessage',
      status: 403,
      description: 'Forbidden: bot was blocked by the user',
    });
    server.say('/solve');
    await expect.poll(() => logged.some(({ message }) => message.includes('may not write'))).toBe(true);
    expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
    await expect.poll(pending).toEqual([]);
  });

  it('answers a group in its new supergroup, and keeps its data', async () => {
    const renamed: string[][] = [];
    await start({ store: { ...store, renamePlace: async (...names) => void renamed.push(names) } });
    server.faults.push({
      method: 'sendMessage',
      status: 400,
      description: 'Bad Request: group chat was upgraded to a supergroup chat',
      parameters: { migrate_to_chat_id: GROUP.id },
    });
    server.say('/solve', { chat: { id: -44, type: 'group', title: 'Puzzlers' } });
    expect((await server.message()).chat).toBe(GROUP.id);
    expect(renamed).toEqual([['telegram:-44', `telegram:${GROUP.id}`]]);
  });

  it('reports when Telegram is reachable, unreachable and reachable again', async () => {
    const states: string[] = [];
    const changed = () => states.filter((state, at) => state !== states[at - 1]);
    await start({ onState: (state) => states.push(state) });
    const down = { method: 'getUpdates', status: 502, description: 'Bad Gateway' };
    await server.until(() => server.callsOf('getUpdates').length > 0, 'the first call for updates');
    server.faults.push(down);
    server.say('/solve');
    await expect.poll(changed, { timeout: 5000 }).toEqual(['up', 'connecting']);
    server.say('/solve');
    await clock.passUntil(() => changed().length > 2);
    expect(changed()).toEqual(['up', 'connecting', 'up']);
  });

  it('names a refused token', async () => {
    const states: unknown[][] = [];
    await start({ token: '1:wrong', onState: (...state) => void states.push(state) });
    expect(states).toEqual([['down', expect.stringMatching(/TELEGRAM_TOKEN.*401/)]]);
  });

  it('names a token that is refused later', async () => {
    const states: unknown[][] = [];
    await start({ onState: (...state) => void states.push(state) });
    await expect.poll(() => states).toContainEqual(['up']);
    server.faults.push({ method: 'getUpdates', status: 401, description: 'Unauthorized', times: 1000 });
    server.say('/solve');
    await expect
      .poll(() => states.at(-1), { timeout: 5000 })
      .toEqual(['down', expect.stringMatching(/TELEGRAM_TOKEN.*401.*BotFather/)]);
  });

  it('names a token that is refused later with a webhook, until it is accepted again', async () => {
    const states: unknown[][] = [];
    const url = 'https://bot.example/telegram';
    await start({ webhook: { url }, onState: (...state) => void states.push(state) });
    await expect.poll(() => states).toEqual([['up']]);
    // Their answers would say that the token is accepted.
    await server.until(() => server.callsOf('setMyCommands').length === 3, 'the menus');
    const { routes } = telegram ?? {};
    const say = (update_id: number) =>
      routes?.[0]?.handle(
        new Request(url, {
          method: 'POST',
          headers: { 'x-telegram-bot-api-secret-token': secretFrom(server.token) },
          body: JSON.stringify({
            update_id,
            message: { message_id: update_id, date: 0, chat: PRIVATE, from: ANN, text: '/solve' },
          }),
        }),
      );
    server.faults.push({ method: 'sendMessage', status: 401, description: 'Unauthorized', times: 2 });
    await say(1);
    await expect.poll(() => states.at(-1)).toEqual(['down', expect.stringMatching(/TELEGRAM_TOKEN.*401/)]);
    await say(2);
    await expect.poll(() => states.at(-1)).toEqual(['up', undefined]);
  });

  it('waits for Telegram when it can’t be reached at the start', async () => {
    const { port } = server;
    await server.stop();
    const states: string[] = [];
    await start({ apiRoot: `http://127.0.0.1:${port}`, onState: (state) => states.push(state) });
    expect(states).toEqual(['connecting']);
    server = await new BotApiServer().start(port);
    server.say('/solve');
    await clock.passUntil(() => server.shown.length > 0);
    expect((await server.message()).text).toBe('answer to /solve');
    expect(logged[0]).toEqual({ level: 'warn', message: expect.stringContaining('reached') });
    expect(states.at(-1)).toBe('up');
  });
});

it('the duration of a Telegram line begins at its arrival, also when the store is slow', async () => {
  const waited: number[] = [];
  const slow: Store['pendingReplies'] = {
    ...store.pendingReplies,
    receive: (...given) => sleep(300).then(() => store.pendingReplies.receive(...given)),
  };
  const begin: RequestCounter['beginRequest'] = (_, since) => {
    if (since !== undefined) waited.push(performance.now() - since);
    return () => {};
  };
  await start({
    store: { ...store, pendingReplies: slow },
    inRequestContext: withRequestContext('telegram', { beginRequest: begin }),
  });
  server.say('/solve');
  await server.message();
  expect(waited).toEqual([expect.closeTo(300, -3)]);
  expect(waited[0]).toBeGreaterThan(290);
});

describe('pending answers on Telegram', () => {
  it('are stored during the work, and given when the program stops before its end', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    chat.lines = () => promise;
    await start();
    server.say('/solve 1 2 3 4 0 5');
    await server.until(() => chat.heard.length === 1, 'the line');
    expect(pending()).toHaveLength(1);
    const stopped = telegram?.stop();
    resolve({ kind: 'answer', text: 'answered' });
    await stopped;
    expect(server.shown.map(({ text }) => text)).toEqual(['answered']);
    expect(pending()).toEqual([]);
    expect(server.pending).toBe(0);
  });

  it('are given once after a start, also if Telegram sends the update again', async () => {
    const asked = server.say('/solve');
    const update = { update_id: 1000, message: asked } as Update;
    const until = Date.now() + 60_000;
    const request = requestOf(update, { id: 7, username: 'tileknight_bot' }, until);
    const before = await openStore({ dataDir: folder });
    await before.pendingReplies.save({
      adapter: 'telegram',
      key: '1000',
      request: JSON.stringify(request),
      until,
      now: Date.now(),
    });
    await before.close();
    await start();
    await server.message();
    await server.until(() => server.pending === 0, 'confirmation');
    expect(chat.heard).toHaveLength(1);
    await expect.poll(pending).toEqual([]);
  });
});

describe('command menus on Telegram', () => {
  it('are sent for every scope, without hidden commands, only after a change', async () => {
    await start();
    await server.until(() => server.callsOf('setMyCommands').length === 3, 'the menus');
    const calls = server.callsOf('setMyCommands').map(({ params }) => params);
    expect(calls.map(({ scope }) => scope)).toEqual([
      { type: 'default' },
      { type: 'all_private_chats' },
      { type: 'all_group_chats' },
    ]);
    expect(calls[0]?.commands).toEqual([{ command: 'solve', description: 'solve-description (en)' }]);
    await telegram?.stop();
    await start({ locales: ['en', 'ru'] });
    await server.until(() => server.callsOf('setMyCommands').length === 9, 'the menus of two languages');
    await telegram?.stop();
    await start({ locales: ['en', 'ru'] });
    server.say('/solve');
    await server.message();
    expect(server.callsOf('setMyCommands')).toHaveLength(9);
  });

  it('are sent completely before the program ends', async () => {
    server.delays.push({ method: 'setMyCommands', milliseconds: 200 });
    await start();
    await server.until(() => logged.length > 0, 'the connection');
    await telegram?.stop();
    expect(server.callsOf('setMyCommands')).toHaveLength(3);
    expect(logged.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});

describe('the answer to a press, if there are newer versions of it,', () => {
  const texts = () => server.shown.filter(({ deleted }) => !deleted).map(({ text }) => text);

  /** Presses a button of the bot's message, and waits for all edits. `message`: what Telegram tells of it. */
  async function press(message: Partial<Message>): Promise<void> {
    const newer = ['second', 'third'].map((text): Reply => ({ kind: 'answer', text }));
    const newerEdit = async () => newer.shift();
    chat.presses = async () => ({ edit: { kind: 'answer', text: 'first' }, newerEdit });
    await start();
    server.say('/help');
    const { id: message_id } = await server.message();
    const pressed = { message_id, chat: PRIVATE, ...message };
    const query = { id: 'q', from: ANN, chat_instance: '1', data: 'count:1', message: pressed };
    server.push({ callback_query: query } as Partial<Update>);
    await server.until(() => server.callsOf('answerCallbackQuery').length > 0, 'the press');
    await telegram?.stop();
  }

  it('becomes the newest one by edits', async () => {
    await press({ date: 1, text: 'answer to /help' });
    expect(texts()).toEqual(['third']);
  });

  it('is one new message if Telegram no longer tells what the pressed one shows', async () => {
    await press({ date: 0 });
    expect(texts()).toEqual(['answer to /help', 'first']);
  });

  it('is one new message if the pressed one can’t be edited', async () => {
    const description = "Bad Request: message can't be edited";
    server.faults.push({ method: 'editMessageText', status: 400, description });
    await press({ date: 1, text: 'answer to /help' });
    expect(texts()).toEqual(['first']);
  });
});

describe('the Telegram webhook', () => {
  const url = 'https://bot.example/telegram';
  const post = (secret: string, body: string | ReadableStream): Request => {
    const headers = { 'x-telegram-bot-api-secret-token': secret };
    return new Request(url, { method: 'POST', headers, body, duplex: 'half' });
  };

  it('answers immediately to requests with the secret, and refuses others', async () => {
    chat.lines = () => sleep(100, { kind: 'answer', text: 'by webhook' });
    const { routes } = await start({ webhook: { url, secret: 'open-sesame' } });
    await server.until(() => server.webhook === url && logged.length > 0, 'the webhook');
    expect(server.callsOf('setWebhook')[0]?.params).toMatchObject({
      secret_token: 'open-sesame',
      allowed_updates: [
        'message',
        'edited_message',
        'callback_query',
        'my_chat_member',
        'inline_query',
        'chosen_inline_result',
      ],
    });
    const update = JSON.stringify({ update_id: 5, message: server.say('/solve') });
    expect((await routes[0]?.handle(post('guessed', update)))?.status).toBe(401);
    const endless = new ReadableStream({ start: () => {} });
    expect((await routes[0]?.handle(post('guessed', endless)))?.status).toBe(401);
    expect((await routes[0]?.handle(post('open-sesame', 'not json')))?.status).toBe(400);
    expect((await routes[0]?.handle(post('open-sesame', update)))?.status).toBe(200);
    expect((await routes[0]?.handle(post('open-sesame', update)))?.status).toBe(200);
    expect(server.shown).toHaveLength(0);
    expect((await server.message()).text).toBe('by webhook');
    expect(chat.heard).toHaveLength(1);
    expect(server.callsOf('getUpdates')).toHaveLength(0);
  });

  it('has a secret of its own where the setting is undefined', async () => {
    const { routes } = await start({ webhook: { url, secret: undefined } });
    await server.until(() => server.webhook === url && logged.length > 0, 'the webhook');
    const secret = secretFrom(server.token);
    expect(server.callsOf('setWebhook')[0]?.params).toMatchObject({ secret_token: secret });
    const update = JSON.stringify({ update_id: 5, message: server.say('/solve') });
    expect((await routes[0]?.handle(post('undefined', update)))?.status).toBe(401);
    expect((await routes[0]?.handle(post(secret, update)))?.status).toBe(200);
  });

  it('confirms a press that takes long before the proxies of the recipes ask another process', async () => {
    const limitsS = [
      ...readFileSync('deploy/nginx.conf', 'utf8').matchAll(/non_idempotent;\s+proxy_read_timeout (\d+)s/g),
      ...readFileSync('deploy/haproxy.cfg', 'utf8').matchAll(/set-timeout server (\d+)s if/g),
    ].map(([, seconds]) => Number(seconds));
    expect(limitsS).toHaveLength(3);
    const effect = Promise.withResolvers<PressAnswer>();
    let presses = 0;
    chat.presses = () => {
      presses++;
      return effect.promise;
    };
    const { routes } = await start({ webhook: { url, secret: 'open-sesame' } });
    const query = { id: 'q', from: ANN, chat_instance: '1', data: 'count:1', message: server.say('/play') };
    const body = JSON.stringify({ update_id: 6, callback_query: query });
    const statuses: (number | undefined)[] = [];
    void (async () => statuses.push((await routes[0]?.handle(post('open-sesame', body)))?.status))();
    await server.until(() => presses === 1, 'the press');
    expect(statuses).toEqual([]);
    await clock.pass(Math.min(...limitsS) * 1000 - 500);
    await server.until(() => statuses.length > 0, 'the press to be confirmed');
    expect(statuses).toEqual([200]);
    effect.resolve({});
  });

  describe('delivers an update again to another process on the same data, which', () => {
    const postAs = (adapter: Adapter, update: object) => async () =>
      (await adapter.routes[0]?.handle(post('open-sesame', JSON.stringify({ update_id: 7, ...update }))))
        ?.status;
    /** The ways to post the update to two processes, which stop after the test. */
    async function startTwo(update: () => object) {
      const first = await start({ webhook: { url, secret: 'open-sesame' } });
      onTestFinished(() => first.stop());
      const second = await start({ webhook: { url, secret: 'open-sesame' } });
      await server.until(() => logged.length > 1, 'both webhooks');
      const posted = update();
      return [postAs(first, posted), postAs(second, posted)] as const;
    }

    it('refuses a press that is underway, and confirms it without an effect afterwards', async () => {
      const effect = Promise.withResolvers<PressAnswer>();
      chat.presses = () => effect.promise;
      const query = { id: 'q', from: ANN, chat_instance: '1', data: 'count:1' };
      const [toFirst, toSecond] = await startTwo(() => ({
        callback_query: { ...query, message: server.say('/play') },
      }));
      const firstStatus = toFirst();
      await server.until(() => chat.heard.length === 1, 'the press');
      expect(await toSecond()).toBe(503);
      effect.resolve({});
      expect(await firstStatus).toBe(200);
      await expect.poll(toSecond).toBe(200);
      expect(await toFirst()).toBe(200);
      expect(chat.heard).toHaveLength(1);
    });

    it.each([
      ['a command', '/solve', PRIVATE],
      ['a line in a group', '1 2 3 4 0 5', GROUP],
    ])('confirms %s without an answer', async (_, text, place) => {
      const [toFirst, toSecond] = await startTwo(() => ({ message: server.say(text, { chat: place }) }));
      expect([await toFirst(), await toSecond(), await toFirst()]).toEqual([200, 200, 200]);
      await server.until(() => chat.heard.length > 0, 'the line');
      await sleep(50);
      expect(chat.heard).toHaveLength(1);
    });
  });

  it('is removed when updates are polled', async () => {
    server.webhook = url;
    await start();
    server.say('/solve');
    await server.message();
    expect(server.webhook).toBe('');
  });
});
