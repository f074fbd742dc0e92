import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
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
    drainTimeoutMs: 50,
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

/** A connection from an address of this machine. */
async function connected(url: string, from = '127.0.0.1'): Promise<Socket> {
  const { hostname: host, port } = new URL(url);
  const options: NetConnectOpts = { host, port: Number(port), localAddress: from };
  const socket = connect(options);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends the beginning of a request and returns the status of the answer, 0 if the connection is closed. */
async function statusOf(socket: Socket, head: readonly string[], body = ''): Promise<number> {
  let heard = '';
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  for await (const bytes of socket.iterator({ destroyOnReturn: false })) {
    heard += bytes;
    if (heard.includes('\r\n')) break;
  }
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
}

const healthFrom = async (url: string, from: string): Promise<number> => {
  const socket = await connected(url, from);
  const status = await statusOf(socket, ['GET /healthz HTTP/1.1', 'host: 127.0.0.1', 'connection: close']);
  socket.destroy();
  return status;
};

const cookieFrom = async (url: string): Promise<string> =>
  (await fetch(url)).headers.get('set-cookie')?.split(';')[0] ?? '';

const MEGABYTE = 1_000_000;
/** For what a busy machine may take long to do. */
const PATIENT = { timeout: 30_000 };

const hasVersion6 = Object.values(networkInterfaces()).some((some) =>
  some?.some(({ family }) => family === 'IPv6'),
);

test.each([
  ['0.0.0.0', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1'],
  ...(hasVersion6
    ? [
        ['::', '127.0.0.1'],
        ['::1', '[::1]'],
      ]
    : []),
])('a page on %s names an address that a browser of this machine opens: %s', async (host, named) => {
  const { url } = await start({ host });
  expect(new URL(url).hostname).toBe(named);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

describe('a stranger on a real socket', () => {
  // Linux takes every address 127.x.x.x for its own, other systems only 127.0.0.1.
  const onLinux = test.runIf(process.platform === 'linux');

  test.each([
    ['/api/photo?text=/photo', 'image/jpeg'],
    ['/api/line', 'application/json'],
    ['/telegram', 'application/json'],
    ['/discord', 'application/json'],
  ])(
    'who sends 60 open bodies without their length to %s is refused before they are read',
    async (path, type) => {
      const read: string[] = [];
      const handle = async (request: Request) => {
        read.push(await request.text());
        return new Response();
      };
      const routes = ['/telegram', '/discord'].map((route) => ({ path: route, handle }));
      const { url } = await start({ routes });
      const head = [`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', `content-type: ${type}`];
      const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
      const statuses = Array.from({ length: 60 }, async () => {
        const socket = await connected(url);
        const status = await statusOf(socket, [...head, 'transfer-encoding: chunked'], chunk);
        socket.destroy();
        return status;
      });
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([411]));
      expect(read).toEqual([]);
    },
  );

  test('who tells two lengths is refused', async () => {
    const { url } = await start();
    const head = ['POST /api/line HTTP/1.1', 'host: 127.0.0.1', 'content-type: application/json'];
    for (const lengths of [
      ['content-length: 5', 'transfer-encoding: chunked'],
      ['content-length: 5', 'content-length: 50000'],
    ])
      expect(await statusOf(await connected(url), [...head, ...lengths])).toBe(400);
  });

  onLinux(
    'who promises 20 photos of 9.9 MB and sends them slowly gets room for a few, others too',
    async () => {
      const chat = pageChat();
      const { url } = await start({ chat, arrivalTimeoutMs: 120_000 });
      const cookies = await Promise.all(Array.from({ length: 20 }, () => cookieFrom(url)));
      const head = ['POST /api/photo?text=/photo HTTP/1.1', 'host: 127.0.0.1', 'content-type: image/jpeg'];
      const promise = async (cookie: string, from: string) => {
        const socket = await connected(url, from);
        const length = `content-length: ${9.9 * MEGABYTE}`;
        const status = statusOf(socket, [...head, `cookie: ${cookie}`, length], 'x'.repeat(1000));
        return { socket, status: status.catch(() => 0) };
      };
      // An accepted photo gets its answer when it is complete, so never here.
      const all = await Promise.all(cookies.map((cookie) => promise(cookie, '127.0.0.1')));
      const refusals: number[] = [];
      for (const { status } of all) void status.then((code) => refusals.push(code));
      // Half of 64 MB, the share of one address, has room for three.
      await vi.waitFor(() => expect(refusals).toEqual(Array.from({ length: 17 }, () => 503)), PATIENT);
      expect(chat.heard).toHaveLength(3);
      const other = await promise('', '127.0.0.2');
      await vi.waitFor(() => expect(chat.heard).toHaveLength(4), PATIENT);
      for (const { socket } of [...all, other]) socket.destroy();
      await vi.waitFor(async () => {
        const { socket } = await promise('', '127.0.0.1');
        await sleep(20);
        socket.destroy();
        expect(chat.heard.length).toBeGreaterThan(4);
      }, PATIENT);
    },
  );

  onLinux('who opens all the connections there are leaves some for others', async () => {
    const { url } = await start({ maxConnections: 20 });
    const idle = await Promise.all(Array.from({ length: 40 }, () => connected(url)));
    expect(await healthFrom(url, '127.0.0.1').catch(() => 0)).toBe(0);
    expect(await healthFrom(url, '127.0.0.2')).toBe(200);
    for (const socket of idle) socket.destroy();
    await vi.waitFor(async () => expect(await healthFrom(url, '127.0.0.1')).toBe(200), 2000);
  });

  test('who asks for thousands of answers without reading one loses the connection, others are answered', async () => {
    const { url } = await start();
    const socket = await connected(url, '127.0.0.2');
    socket.write('GET /metrics HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'.repeat(1000));
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    await once(socket, 'close');
    expect(heard.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(8);
    expect(await healthFrom(url, '127.0.0.3')).toBe(200);
  });

  test('who reads no answer loses the connection', async () => {
    const chat = pageChat();
    chat.lines = async () => ({ kind: 'answer', text: 'x'.repeat(20 * MEGABYTE) });
    const { url } = await start({ chat, maxConnections: 4, unreadTimeoutMs: 100 });
    const body = '{"text":"/export"}';
    const head = ['POST /api/line HTTP/1.1', 'host: 127.0.0.1', 'content-type: application/json'];
    for (let at = 0; at < 4; at++) {
      const socket = (await connected(url)).pause();
      socket.write(`${[...head, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n${body}`);
    }
    await vi.waitFor(() => expect(chat.heard.length).toBeGreaterThanOrEqual(2));
    await vi.waitFor(async () => expect(await healthFrom(url, '127.0.0.1')).toBe(200), 5000);
  });

  test('waits for a long answer as long as it takes', async () => {
    const chat = pageChat();
    const { url } = await start({ chat, unreadTimeoutMs: 50 });
    const slow = await send(url, '/slow');
    await sleep(300);
    expect(chat.heard[0]?.incoming.signal?.aborted).toBe(false);
    chat.finish();
    expect(await slow.text()).toContain('ready');
  });

  test('asks for health without a Host header, as load balancers do, but not for the page', async () => {
    const { url } = await start();
    const heads = ['GET', 'HEAD', 'OPTIONS'].flatMap((method) => [
      [`${method} /healthz`, 200],
      [`${method} /readyz`, 200],
      [`${method} /health`, 200],
    ]);
    // haproxy's check by default is "OPTIONS / HTTP/1.0" (its manual, "option httpchk").
    const others = [
      ['OPTIONS /', 200],
      ['GET /', 421],
      ['GET /metrics', 421],
      ['GET /api/commands', 421],
    ];
    for (const version of ['1.0', '1.1'])
      for (const [head, status] of [...heads, ...others])
        expect([head, await statusOf(await connected(url), [`${head} HTTP/${version}`])]).toEqual([
          head,
          status,
        ]);
  });

  test.each(['LOCALHOST', '0.0.0.0'])('with HOST=%s, too, is refused under a foreign name', async (host) => {
    const { url } = await start({ host, allowedHosts: ['bot'] });
    const { port } = new URL(url);
    for (const [name, status] of [
      ['rebound.example', 421],
      ['bot', 200],
      ['127.0.0.1', 200],
      ['localhost', 200],
    ]) {
      const socket = await connected(`http://127.0.0.1:${port}`);
      expect(await statusOf(socket, ['GET / HTTP/1.1', `host: ${name}:${port}`])).toBe(status);
    }
  });
});

describe('behind a proxy', () => {
  /** A request as a proxy sends it for a visitor, who has written a part of X-Forwarded-For. */
  const throughProxy = (url: string, visitor: string, written = ''): Promise<number> =>
    fetch(`${url}/page/page.css`, {
      headers: { 'x-forwarded-for': written === '' ? visitor : `${written}, ${visitor}` },
    }).then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    });
  const visitors = Array.from({ length: 60 }, (_, at) => `203.0.113.${at}`);
  const refused = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;
  const eight = Array.from({ length: 8 }, (_, at) => at);

  test('60 visitors behind a trusted proxy have limits of their own: none of 480 requests is refused', async () => {
    const { url } = await start({ trustedProxies: ['127.0.0.0/8'], now: () => 0 });
    const statuses = await Promise.all(
      visitors.flatMap((visitor) => eight.map(() => throughProxy(url, visitor))),
    );
    expect(refused(statuses)).toBe(0);
  });

  test('a header of a peer that is not trusted changes nothing: all share the limits of one address', async () => {
    const { url } = await start({ trustedProxies: ['10.0.0.0/8'], now: () => 0 });
    const statuses = await Promise.all(
      visitors.flatMap((visitor) => eight.map(() => throughProxy(url, visitor))),
    );
    expect(refused(statuses)).toBe(480 - 200);
  });

  test('a visitor who writes other addresses into the header stays the same visitor', async () => {
    const { url } = await start({ trustedProxies: ['127.0.0.1'], now: () => 0 });
    const statuses = await Promise.all(
      visitors.flatMap((written) => eight.map(() => throughProxy(url, '198.51.100.9', written))),
    );
    expect(refused(statuses)).toBe(480 - 200);
    expect(await throughProxy(url, '198.51.100.10')).toBe(200);
  });

  test("a trusted proxy keeps as many idle connections as it likes; a visitor's open requests count", async () => {
    const { url } = await start({ trustedProxies: ['127.0.0.1'], maxConnections: 6 });
    const idle = await Promise.all(Array.from({ length: 20 }, () => connected(url)));
    const openFor = async (visitor: string) => {
      const socket = await connected(url);
      idle.push(socket);
      const head = ['POST /api/line HTTP/1.1', 'host: 127.0.0.1', 'content-type: application/json'];
      const lengths = ['content-length: 16', `x-forwarded-for: ${visitor}`];
      return statusOf(socket, [...head, ...lengths], '{"text":"/slow"}');
    };
    const first = [await openFor('203.0.113.1'), await openFor('203.0.113.1'), await openFor('203.0.113.1')];
    expect(first).toEqual([200, 200, 200]);
    expect(await openFor('203.0.113.1')).toBe(503);
    expect(await openFor('203.0.113.2')).toBe(200);
    for (const socket of idle) socket.destroy();
    await vi.waitFor(async () => expect(await throughProxy(url, '203.0.113.1')).toBe(200), PATIENT);
  });

  test('stopping, /readyz is 503 and a kept connection closes only after an answer that says so', async () => {
    const chat = pageChat();
    const web = await start({ chat, drainTimeoutMs: 10_000 });
    const kept = await connected(web.url);
    const get = (path: string) => [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1'];
    expect(await statusOf(kept, get('/readyz'))).toBe(200);
    const slow = await send(web.url, '/slow');
    const stopped = web.stop();
    const probe = await fetch(`${web.url}/readyz`);
    expect([probe.status, probe.headers.get('connection')]).toEqual([503, 'close']);
    expect(await probe.json()).toMatchObject({
      down: ['web'],
      parts: { web: { why: expect.stringContaining('stopping') } },
    });
    const refusal = await send(web.url, '/solve');
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '1']);
    chat.finish();
    expect(await slow.text()).toContain('ready');
    // Longer than the server waits for anything but this connection.
    await sleep(300);
    let answer = '';
    kept.on('data', (bytes) => {
      answer += bytes;
    });
    kept.write(`${get('/healthz').join('\r\n')}\r\n\r\n`);
    await once(kept, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close\r\n/i);
    await stopped;
  });

  test('an answer that begins while the program stops says that its connection closes', async () => {
    const [held, arrived] = [Promise.withResolvers<Response>(), Promise.withResolvers<void>()];
    const handle = () => {
      arrived.resolve();
      return held.promise;
    };
    const routes = [{ path: '/telegram', handle }];
    const web = await start({ routes });
    const answer = fetch(`${web.url}/telegram`, { method: 'POST', body: '{}' });
    await arrived.promise;
    const stopped = web.stop();
    held.resolve(new Response('taken'));
    const response = await answer;
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    await stopped;
  });
});

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

  test('accepts no more than its share of connections from one address, and others again when these are gone', async () => {
    const { url } = await start({ maxConnections: 6 });
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

  test('begins no answer to a photo before it is complete: a proxy would send no more of it', async () => {
    const chat = pageChat();
    const { url } = await start({ chat });
    const head = ['POST /api/photo?text=/photo HTTP/1.1', 'host: 127.0.0.1', 'content-type: image/jpeg'];
    const socket = await connected(url);
    const status = statusOf(socket, [...head, 'content-length: 8'], 'half');
    await vi.waitFor(() => expect(chat.heard).toHaveLength(1), PATIENT);
    const early = await Promise.race([status, sleep(100)]);
    expect(early).toBeUndefined();
    socket.write('half');
    expect(await status).toBe(200);
    socket.destroy();
  });

  test('stops although the rest of a photo does not come', async () => {
    const chat = pageChat();
    const web = await start({ chat });
    const head = ['POST /api/photo?text=/photo HTTP/1.1', 'host: 127.0.0.1', 'content-type: image/jpeg'];
    const half = await connected(web.url);
    half.write(`${[...head, 'content-length: 1000'].join('\r\n')}\r\n\r\nhalf`);
    await vi.waitFor(() => expect(chat.heard).toHaveLength(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stopped = web.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await stopped;
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
