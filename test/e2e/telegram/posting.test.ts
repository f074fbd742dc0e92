import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { counter, type StandInChat } from '../../support/chat.ts';
import { openTelegram } from '../../support/telegram/open.ts';
import { type BotApiServer, GROUP } from '../../support/telegram/server.ts';

let server: BotApiServer;
let chat: StandInChat;
let telegram: Adapter;

beforeEach(async () => {
  const open = await openTelegram();
  ({ server, chat, telegram } = open);
  return open.close;
});

describe('a message that the bot posts on Telegram', () => {
  it('is sent to the topic of the request, and is edited there', async () => {
    server.say('/solve', { chat: GROUP, message_thread_id: 77, is_topic_message: true });
    await server.message();
    const address = chat.heard[0]?.incoming.address ?? 'none:';
    expect(address).toBe(`telegram:${GROUP.id}/77`);
    const sent = await telegram.posting.post(address, counter(1));
    const shown = await server.message(({ kind }) => kind === 'photo');
    expect(sent).toEqual({ kind: 'sent', messageId: `media:${shown.id}` });
    expect(shown.params).toMatchObject({ chat_id: String(GROUP.id), message_thread_id: '77' });
    expect(shown.params.reply_parameters).toBeUndefined();
    const words = { kind: 'answer', text: 'Ann: 5 moves' } as const;
    expect(await telegram.posting.edit(address, `media:${shown.id}`, words)).toEqual(sent);
    expect(shown).toMatchObject({ kind: 'photo', text: 'Ann: 5 moves', edits: 1 });
    expect(await telegram.posting.edit(address, `media:${shown.id}`, words)).toEqual(sent);
  });

  it('may get a picture when it is in words', async () => {
    const words = { kind: 'answer', text: 'soon' } as const;
    const sent = await telegram.posting.post('telegram:501', words);
    const shown = await server.message();
    expect(sent).toEqual({ kind: 'sent', messageId: `text:${shown.id}` });
    expect(await telegram.posting.edit('telegram:501', `text:${shown.id}`, counter(2))).toEqual({
      kind: 'sent',
      messageId: `media:${shown.id}`,
    });
    expect(shown).toMatchObject({ kind: 'photo', text: 'count 2' });
  });

  it.each([
    [403, 'Forbidden: bot was blocked by the user', {}, { kind: 'unreachable' }],
    [400, 'Bad Request: chat not found', {}, { kind: 'unreachable' }],
    [429, 'Too Many Requests', { retry_after: 7 }, { kind: 'retryable', afterMs: 7000 }],
    [429, 'Too Many Requests', {}, { kind: 'retryable', afterMs: 0 }],
    [502, 'Bad Gateway', {}, { kind: 'retryable', afterMs: 0 }],
    [401, 'Unauthorized', {}, { kind: 'retryable', afterMs: 0 }],
    [400, "Bad Request: can't parse entities", {}, { kind: 'rejected' }],
  ])('that fails with %i %s %o is reported as %o', async (status, description, parameters, result) => {
    server.faults.push({ method: 'sendMessage', status, description, parameters });
    const posted = await telegram.posting.post('telegram:501', { kind: 'answer', text: 'soon' });
    expect(posted).toMatchObject(result);
    expect(server.callsOf('sendMessage')).toHaveLength(1);
    expect(server.shown).toEqual([]);
  });

  it('is sent in words where pictures are not permitted, also at the pace of a slow chat', async () => {
    const description = 'Bad Request: not enough rights to send photos to the chat';
    server.faults.push({ method: 'sendPhoto', status: 400, description, times: 2 });
    const parameters = { retry_after: 1 };
    server.faults.push({ method: 'sendMessage', status: 429, description: 'Too Many Requests', parameters });
    expect(await telegram.posting.post('telegram:-100', counter(1))).toMatchObject({ kind: 'retryable' });
    await sleep(1100);
    expect(await telegram.posting.post('telegram:-100', counter(1))).toMatchObject({ kind: 'sent' });
    expect(server.callsOf('sendPhoto')).toHaveLength(1);
    expect(server.callsOf('sendDocument')).toEqual([]);
    expect((await server.message()).kind).toBe('text');
  });

  it('is pinned instead of another, or reports missing permissions to pin', async () => {
    const pinned = await telegram.posting.pin('telegram:-100', 'text:1');
    expect(pinned).toEqual({ kind: 'sent', messageId: 'text:1' });
    await telegram.posting.pin('telegram:-100', 'media:2', 'text:1');
    expect(server.pinned).toEqual([2]);
    expect(server.callsOf('pinChatMessage')[0]?.params.disable_notification).toBe(true);
    const description = 'Bad Request: not enough rights to manage pinned messages in the chat';
    server.faults.push({ method: 'pinChatMessage', status: 400, description });
    expect(await telegram.posting.pin('telegram:-100', 'text:3')).toMatchObject({ kind: 'unreachable' });
  });

  it('reaches a user in the private chat', () => {
    expect(telegram.posting.privateAddress('telegram:501')).toBe('telegram:501');
    expect(telegram.posting.privateAddress('telegram:-100')).toBeUndefined();
  });

  it('is reported as gone when it was deleted, and as wrong when it is for another platform', async () => {
    const words = { kind: 'answer', text: 'soon' } as const;
    expect(await telegram.posting.edit('telegram:501', 'text:99', words)).toMatchObject({
      kind: 'unreachable',
    });
    expect(await telegram.posting.post('discord:400', words)).toMatchObject({ kind: 'rejected' });
  });
});

describe('the question whose a Telegram address is', () => {
  it.each([
    ['telegram:-100', 'telegram:-100', 'allowed'],
    ['telegram:-100/77', 'telegram:-100', 'allowed'],
    ['telegram:501', 'telegram:501', 'allowed'],
    ['telegram:-100/77', 'telegram:-101', 'foreign'],
    ['telegram:-1001', 'telegram:-100', 'foreign'],
    ['telegram:501', 'telegram:-501', 'foreign'],
    ['telegram:501', 'telegram:502', 'foreign'],
  ] as const)('%s of %s: %s', async (address, place, permission) => {
    expect(await telegram.posting.mayPost(address, place)).toBe(permission);
  });
});
