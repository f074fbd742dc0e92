import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startWeb, type WebOptions, type WebServer } from '../../../src/adapters/web/start-web.ts';
import { createLog } from '../../../src/observe/log.ts';
import { createMetrics } from '../../../src/observe/metrics.ts';
import { factsOnly, pageChat } from '../../support/page/chat.ts';

const running: WebServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((web) => web.stop()));
});

async function start(options: Partial<WebOptions> = {}): Promise<WebServer> {
  const web = await startWeb({
    host: '127.0.0.1',
    port: 0,
    chat: pageChat(),
    store: factsOnly(),
    log: createLog('silent'),
    metrics: createMetrics('1.0.0'),
    version: '1.0.0',
    ...options,
  });
  running.push(web);
  return web;
}

const send = (url: string, text: string, cookie = ''): Promise<Response> =>
  fetch(`${url}/api/line`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ text }),
  });

/** A connection with the beginning of a request in it, whose rest may never come. */
async function begun(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = ['POST /api/line HTTP/1.1', 'host: 127.0.0.1', 'content-type: application/json'];
  socket.write(`${[...head, 'content-length: 100'].join('\r\n')}\r\n\r\n{"text":`);
  return socket;
}

describe('the page on a real socket', () => {
  test('takes a free port and names it', async () => {
    const { url } = await start();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d{3,4}$/);
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({
      ok: true,
      parts: { web: { state: 'up' } },
    });
  });

  test('says so when the port is taken', async () => {
    const { url } = await start();
    await expect(start({ port: Number(new URL(url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('knows its visitors after a restart', async () => {
    const kept = new Map<string, string>();
    const chats = [pageChat(), pageChat()];
    let cookie = '';
    for (const chat of chats) {
      const web = await start({ chat, store: factsOnly(kept) });
      const response = await send(web.url, '/solve', cookie);
      await response.text();
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      await web.stop();
    }
    const [first, second] = chats.map(({ heard }) => heard[0]?.incoming.person);
    expect(first?.key).toMatch(/^web:./);
    expect(second).toEqual(first);
  });

  test('sends progress while the work still runs', async () => {
    const chat = pageChat();
    const { url } = await start({ chat });
    const reader = (await send(url, '/slow')).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('half way');
    chat.finish();
    expect((await reader?.read())?.value).toContain('ready');
  });

  test('cancels the work when the browser hangs up', async () => {
    const chat = pageChat();
    const { url } = await start({ chat });
    const outgoing = request(`${url}/api/line`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    outgoing.on('error', () => {});
    outgoing.end('{"text":"/slow"}');
    await once(outgoing, 'response');
    expect(chat.heard[0]?.incoming.signal?.aborted).toBe(false);
    outgoing.destroy();
    await vi.waitFor(() => expect(chat.heard[0]?.incoming.signal?.aborted).toBe(true), 2000);
  });

  test('takes a visitor who hangs up in the middle of a request for no fault of its own', async () => {
    const logged: string[] = [];
    const { url } = await start({ log: createLog('info', [], (line) => logged.push(line)) });
    for (let i = 0; i < 3; i++) {
      const socket = await begun(url);
      await sleep(50);
      socket.destroy();
    }
    await sleep(100);
    expect(logged).toEqual([]);
  });

  test('ends a request whose rest does not come', async () => {
    const logged: string[] = [];
    const log = createLog('info', [], (line) => logged.push(line));
    const { url } = await start({ log, arrivalTimeoutMs: 200 });
    const half = await begun(url);
    const heads = connect(Number(new URL(url).port), '127.0.0.1');
    heads.write('GET / HTTP/1.1\r\nhost: 127.0');
    const ended = [half, heads].map(async (socket) => {
      let heard = '';
      socket.on('data', (bytes) => {
        heard += bytes;
      });
      await once(socket, 'close');
      return heard;
    });
    for (const heard of await Promise.all(ended)) expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(logged).toEqual([]);
  });

  test('accepts no more than the set number of connections, and others again when these are gone', async () => {
    const { url } = await start({ maxConnections: 3 });
    const held = await Promise.all([begun(url), begun(url), begun(url)]);
    const refused = await begun(url);
    refused.on('error', () => {});
    await new Promise((resolve) => refused.once('close', resolve));
    for (const socket of held) socket.destroy();
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200), 2000);
  });

  test('lets a running answer finish before it stops, and takes no other', async () => {
    const chat = pageChat();
    const web = await start({ chat });
    const slow = await send(web.url, '/slow');
    const stopped = web.stop();
    setTimeout(() => chat.finish(), 50);
    expect(await slow.text()).toContain('ready');
    await stopped;
    await expect(fetch(`${web.url}/health`)).rejects.toThrow();
  });

  test('ends an answer that would run forever when it stops', async () => {
    const chat = pageChat();
    const web = await start({ chat });
    const slow = await send(web.url, '/slow');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = web.stop();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await stopped;
    expect(chat.heard[0]?.incoming.signal?.aborted).toBe(true);
    expect(await slow.text()).toContain('ended early');
  });

  test('stopping it twice is the same as stopping it once', async () => {
    const chat = pageChat();
    const web = await start({ chat });
    const slow = await send(web.url, '/slow');
    const stopped = Promise.all([web.stop(), web.stop()]);
    chat.finish();
    expect(await slow.text()).toContain('ready');
    await stopped;
    await expect(fetch(`${web.url}/healthz`)).rejects.toThrow();
  });
});
