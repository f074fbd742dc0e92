import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startWeb, type Web, type WebOptions } from '../../../src/adapters/web/start.ts';
import { createLog } from '../../../src/observe/log.ts';
import { createMetrics } from '../../../src/observe/metrics.ts';
import { factsOnly, testChat } from '../../support/test-chat.ts';

const running: Web[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((web) => web.stop()));
});

async function start(options: Partial<WebOptions> = {}): Promise<Web> {
  const web = await startWeb({
    host: '127.0.0.1',
    port: 0,
    chat: testChat(),
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

describe('the page on a real socket', () => {
  test('takes a free port and names it', async () => {
    const { url } = await start();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d{3,4}$/);
    expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ ok: true, adapters: { web: 'up' } });
  });

  test('says so when the port is taken', async () => {
    const { url } = await start();
    await expect(start({ port: Number(new URL(url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('knows its visitors after a restart', async () => {
    const kept = new Map<string, string>();
    const chats = [testChat(), testChat()];
    let cookie = '';
    for (const chat of chats) {
      const web = await start({ chat, store: factsOnly(kept) });
      const response = await send(web.url, '/solve', cookie);
      await response.text();
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      await web.stop();
    }
    expect(chats[1]?.heard[0]?.person).toEqual(chats[0]?.heard[0]?.person);
  });

  test('sends progress while the work still runs', async () => {
    const chat = testChat();
    const { url } = await start({ chat });
    const reader = (await send(url, '/slow')).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('half way');
    chat.finish();
    expect((await reader?.read())?.value).toContain('ready');
  });

  test('cancels the work when the browser hangs up', async () => {
    const chat = testChat();
    const { url } = await start({ chat });
    const outgoing = request(`${url}/api/line`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    outgoing.on('error', () => {});
    outgoing.end('{"text":"/slow"}');
    await once(outgoing, 'response');
    expect(chat.heard[0]?.signal?.aborted).toBe(false);
    outgoing.destroy();
    await vi.waitFor(() => expect(chat.heard[0]?.signal?.aborted).toBe(true), 2000);
  });

  test('lets a running answer finish before it stops, and takes no other', async () => {
    const chat = testChat();
    const web = await start({ chat });
    const slow = await send(web.url, '/slow');
    const stopped = web.stop();
    setTimeout(() => chat.finish(), 50);
    expect(await slow.text()).toContain('ready');
    await stopped;
    await expect(fetch(`${web.url}/health`)).rejects.toThrow();
  });

  test('ends an answer that would run on, and stops within 5 seconds', async () => {
    const chat = testChat();
    const web = await start({ chat });
    const slow = await send(web.url, '/slow');
    const began = performance.now();
    await web.stop();
    expect(performance.now() - began).toBeLessThan(5000);
    expect(chat.heard[0]?.signal?.aborted).toBe(true);
    expect(await slow.text()).toContain('ended early');
  });

  test('stops twice as well as once', async () => {
    const chat = testChat();
    const web = await start({ chat });
    const slow = await send(web.url, '/slow');
    const stopped = Promise.all([web.stop(), web.stop()]);
    chat.finish();
    await slow.text();
    await stopped;
  });
});
