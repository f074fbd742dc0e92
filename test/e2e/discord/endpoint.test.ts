import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Adapter } from '../../../src/adapters/adapter.ts';
import { startDiscord } from '../../../src/adapters/discord/start-discord.ts';
import { makeControlGroup, type Reply } from '../../../src/chat/reply.ts';
import type { Store } from '../../../src/store/contract/store.ts';
import { openStore } from '../../../src/store/open.ts';
import { pictureOf, type StandInChat, standInChat } from '../../support/chat.ts';
import { type TestClock, testClock } from '../../support/clock.ts';
import type { Forged } from '../../support/discord/endpoint.ts';
import { LocalDiscord } from '../../support/discord/server.ts';
import { readPendingReplies } from '../../support/pending-replies.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { type Program, startProgram } from '../../support/program/program.ts';
import { startPostgres } from '../../support/store/postgres.ts';

let discord: LocalDiscord;
let folder: string;

beforeEach(async () => {
  discord = await new LocalDiscord().start();
  folder = dataFolder('discord');
});

afterEach(async () => {
  await discord.stop();
  rmSync(folder, { recursive: true });
});

const PING = { type: 1, id: '1', application_id: '100', token: 't', version: 1 };
const secondsAgo = (seconds: number): string => String(Math.floor(Date.now() / 1000) - seconds);

describe('the Discord adapter over HTTP', () => {
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => void logged.push(...line);
  const log = { info: note, warn: note, error: note };
  let chat: StandInChat;
  let store: Store;
  let bot: Adapter;
  let server: ServerType;
  let clock: TestClock;
  let states: unknown[][];

  const start = (publicKey = discord.endpoint.publicKey): Promise<Adapter> => {
    const { token, apiUrl } = discord;
    const onState = (...state: unknown[]) => void states.push(state);
    return startDiscord({ token, apiUrl, publicKey, chat, store, log, clock, onState });
  };

  beforeEach(async () => {
    logged.length = 0;
    states = [];
    chat = standInChat();
    clock = testClock();
    store = await openStore({ dataDir: folder });
    bot = await start();
    const [route] = bot.routes;
    server = serve({ fetch: (request) => route?.handle(request) ?? new Response(), port: 0 });
    discord.endpoint.urls = [`http://127.0.0.1:${(server.address() as AddressInfo).port}${route?.path}`];
  });

  afterEach(async () => {
    await bot.stop();
    server.close();
    await store.close();
  });

  test('opens no gateway, registers the menu and is up', () => {
    expect(discord.gateway.connected).toBe(false);
    expect(discord.commands).toHaveLength(1);
    expect(states).toEqual([['up']]);
  });

  test('fails at another application’s key with a sentence that names DISCORD_PUBLIC_KEY', async () => {
    const wrong = await start('0'.repeat(64));
    expect(states.at(-1)).toEqual(['down', expect.stringMatching(/DISCORD_PUBLIC_KEY/)]);
    await wrong.stop();
  });

  test('answers a PING with a PONG', async () => {
    const response = await discord.endpoint.post(PING);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ type: 1 });
  });

  test.each<[string, number, Forged]>([
    ['another’s signature', 401, { stranger: true }],
    ['no signature', 401, { signature: null }],
    ['a signature of nothing', 401, { signature: '0'.repeat(128) }],
    ['a signature that is none', 401, { signature: 'zz' }],
    ['no timestamp', 401, { timestamp: null }],
    ['a timestamp that is none', 401, { timestamp: 'now' }],
    ['an old timestamp', 401, { timestamp: secondsAgo(6 * 60) }],
    ['a timestamp to come', 401, { timestamp: secondsAgo(-6 * 60) }],
    ['no JSON', 400, { body: '{"type":' }],
    ['no interaction', 400, { body: 'null' }],
    ['another type of content', 415, { contentType: 'text/plain' }],
    ['another method', 405, { method: 'PUT' }],
  ])('refuses %s with %i', async (_, status, forged) => {
    const secret = { ...PING, type: 2, data: { name: 'very-secret' } };
    expect((await discord.endpoint.post(secret, forged)).status).toBe(status);
    expect(chat.heard).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain('very-secret');
  });

  const now = () => secondsAgo(0);
  test.each([
    ['no signature', () => [`x-signature-timestamp: ${now()}`]],
    ['no timestamp', () => [`x-signature-ed25519: ${'0'.repeat(128)}`]],
    ['a short signature', () => ['x-signature-ed25519: 00', `x-signature-timestamp: ${now()}`]],
    [
      'an old timestamp',
      () => [`x-signature-ed25519: ${'0'.repeat(128)}`, `x-signature-timestamp: ${secondsAgo(6 * 60)}`],
    ],
  ])('refuses a stranger with %s before a body of 1 MB is read', async (_, signatureHeaders) => {
    const { port, pathname } = new URL(discord.endpoint.urls[0] ?? '');
    const socket = connect(Number(port), '127.0.0.1');
    const head = [`POST ${pathname} HTTP/1.1`, 'host: 127.0.0.1', 'content-type: application/json'];
    socket.write([...head, 'content-length: 1000000', ...signatureHeaders(), '', ''].join('\r\n'));
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 401 /);
    socket.destroy();
  });

  test('answers typing with suggestions although the store hangs', async () => {
    chat.suggest = (...asked) => [
      JSON.stringify(asked),
      ...Array.from({ length: 40 }, (_, at) => `${at}`),
      'x'.repeat(101),
    ];
    store.pendingReplies.receive = () => new Promise(() => {});
    const typing = discord.typing('solve', 'size', '2x', { board: '1 2 3 4 0 5' });
    const choices = await typing.until((one) => one.choices);
    expect(choices).toHaveLength(25);
    expect(choices[0]?.value).toBe('["solve","size","2x",{"board":"1 2 3 4 0 5"}]');
    expect(typing.statuses).toEqual([200]);
  });

  test('sends a quick answer as the response, with its picture', async () => {
    chat.lines = async () => ({
      kind: 'answer',
      text: 'Ünsolved ✓',
      picture: pictureOf('a picture'),
      alt: 'a board',
    });
    const use = discord.slash('solve', { board: 'Genève ✓' });
    const answer = await use.answer();
    expect(answer.content).toBe('Ünsolved ✓');
    expect(answer.files).toEqual([
      { name: 'picture.png', description: 'a board', bytes: Buffer.from('a picture') },
    ]);
    expect(chat.heard[0]?.options).toEqual({ board: 'Genève ✓' });
    expect(use.statuses).toEqual([200]);
    expect(discord.requestsTo(/^POST \/interactions\//)).toEqual([]);
  });

  test('defers and stores a slow answer, and gives it in the deferred message', async () => {
    const { promise, resolve } = Promise.withResolvers<Reply>();
    chat.lines = () => promise;
    const use = discord.slash('solve', { board: '1' });
    await clock.passUntil(() => use.acknowledgedBy === 5);
    await expect.poll(() => readPendingReplies(folder, 'discord')).toHaveLength(1);
    resolve({ kind: 'answer', text: 'done' });
    await clock.passUntil(() => use.original?.content === 'done');
    await expect.poll(() => readPendingReplies(folder, 'discord')).toEqual([]);
  });

  test('sends a picture that is too large for a response after a deferral', async () => {
    const picture = { ...pictureOf(''), bytes: Buffer.alloc(150_000) };
    chat.lines = async () => ({ kind: 'answer', text: 'large', picture });
    const use = discord.slash('solve', { board: '1' });
    await clock.passUntil(() => use.original?.content === 'large');
    expect(use.acknowledgedBy).toBe(5);
  });

  test('changes the message of a press, and sends the rest after it', async () => {
    chat.lines = async () => ({
      kind: 'answer',
      text: 'board',
      buttons: makeControlGroup([{ action: 'go:1', label: 'go' }]),
    });
    const message = await discord.slash('solve', { board: '1' }).answer();
    chat.presses = async () => ({ edit: { kind: 'answer', text: 'moved' }, notice: 'well done' });
    const press = discord.press(message, message.button('go'));
    await clock.passUntil(() => press.followUps.length === 1);
    expect(message.content).toBe('moved');
    expect(press.acknowledgedBy).toBe(7);
    expect(press.followUps[0]).toMatchObject({ content: 'well done', ephemeral: true });
  });

  test('changes the message of a press again if another process has changed its subject', async () => {
    chat.lines = async () => ({
      kind: 'answer',
      text: 'board',
      buttons: makeControlGroup([{ action: 'go:1', label: 'go' }]),
    });
    const message = await discord.slash('solve', { board: '1' }).answer();
    const newer = ['newer', 'newest'];
    const newerEdit = async (): Promise<Reply | undefined> => {
      const text = newer.shift();
      return text === undefined ? undefined : { kind: 'answer', text };
    };
    chat.presses = async () => ({ edit: { kind: 'answer', text: 'older' }, newerEdit });
    discord.press(message, message.button('go'));
    await clock.passUntil(() => message.content === 'newest');
    await clock.passUntil(() => newer.length === 0);
    expect(discord.requestsTo(/^PATCH /)).toHaveLength(2);
  });

  test('ignores a request that is delivered again', async () => {
    const use = discord.slash('solve', { board: '1' });
    await Promise.all([discord.deliver(use), discord.deliver(use)]);
    await use.answer();
    await discord.deliver(use);
    expect(use.statuses.toSorted()).toEqual([200, 202, 202, 202]);
    expect(chat.heard).toHaveLength(1);
  });

  test('answers a bug with an apology', async () => {
    chat.presses = () => Promise.reject(new Error('a bug'));
    const message = await discord.slash('solve', { board: '1' }).answer();
    expect((await discord.press(message, 'go:1').answer()).content).toBe('sorry (en)');
  });

  test('makes the load balancer use another process while it stops', async () => {
    await bot.stop();
    const use = discord.slash('solve', { board: '1' });
    await expect.poll(() => use.statuses).toEqual([503]);
  });
});

describe('the program with Discord over HTTP', () => {
  test('answers from two processes on one database, also when one is killed', async () => {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.newDatabase();
    const start = (): Promise<Program> =>
      startProgram(folder, {
        DATABASE_URL: databaseUrl,
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: discord.apiUrl,
        DISCORD_PUBLIC_KEY: discord.endpoint.publicKey,
      });
    const [first, second] = await Promise.all([start(), start()]);
    discord.endpoint.urls = [first, second].map(({ url }) => `${url}/discord`);
    const solve = () => discord.slash('solve', { board: '1 2 3 4 0 5' });
    const both = await Promise.all([solve().answer(), solve().answer()]);
    for (const { content, files } of both) {
      expect(content).toMatch(/\b1 move\b/);
      expect(files).toHaveLength(1);
    }
    const use = solve();
    await discord.deliver(use);
    await use.until(({ statuses }) => statuses.length === 2);
    expect(use.statuses.toSorted()).toEqual([200, 202]);
    expect((await discord.endpoint.post(PING, { body: `{"type":1}${' '.repeat(2 ** 20)}` })).status).toBe(
      413,
    );
    await first.kill();
    for (const { content } of await Promise.all([solve().answer(), solve().answer()]))
      expect(content).toMatch(/\b1 move\b/);
    const ready = await fetch(`${second.url}/readyz`);
    expect(await ready.json()).toMatchObject({ ok: true, parts: { discord: { state: 'up' } } });
    expect(await second.stop()).toBe(0);
    await postgres.stop();
  });
});
