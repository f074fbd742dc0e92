import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { downloadFile } from '../../src/chat/attachment.ts';
import { MAX_PHOTO_BYTES } from '../../src/render/photo/header.ts';

const never = new AbortController().signal;
const GONE = { ok: false, fault: { code: 'photo-gone', facts: {} } };
const HEAVY = { ok: false, fault: { code: 'photo-heavy', facts: { most: 10 } } };

let server: Server | undefined;
afterEach(() => server?.close().closeAllConnections());

async function served(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/photo.jpg`;
}

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Sends pieces without end. `isClosed`: has the reader gone? */
async function endless(start: Buffer, piece: Buffer) {
  let [sentBytes, isClosed] = [0, false];
  const url = await served((_, response) => {
    const more = (chunk: Buffer) => {
      sentBytes += chunk.length;
      if (!response.destroyed) response.write(chunk, () => setImmediate(more, piece));
    };
    response.on('close', () => {
      isClosed = true;
    });
    more(start);
  });
  return { url, isClosed: () => isClosed, sentBytes: () => sentBytes };
}

test('an attached picture of up to ten megabytes is fetched whole', async () => {
  const file = Buffer.alloc(MAX_PHOTO_BYTES, 'photo');
  JPEG_START.copy(file);
  const url = await served((_, response) => void response.end(file));
  const fetched = await downloadFile(url, never);
  expect(fetched.ok && fetched.value.equals(file)).toBe(true);
});

test('an attached picture without end is given up after ten megabytes', async () => {
  const { url, isClosed } = await endless(JPEG_START, Buffer.alloc(100_000));
  expect(await downloadFile(url, never)).toEqual(HEAVY);
  await expect.poll(isClosed).toBe(true);
});

test.each([
  ['a text', Buffer.alloc(1000, '1 2 3 '), 'text-file-large', { most: 64 }],
  ['anything else', Buffer.alloc(1000), 'text-file-binary', {}],
])('%s without end is given up after 64 kB', async (_, piece, code, facts) => {
  const { url, isClosed, sentBytes } = await endless(piece, piece);
  expect(await downloadFile(url, never)).toEqual({ ok: false, fault: { code, facts } });
  await expect.poll(isClosed).toBe(true);
  expect(sentBytes()).toBeLessThan(MAX_PHOTO_BYTES);
});

test('an attached file on another host, a missing one and one that is cut off count as missing', async () => {
  const url = await served(({ url: path }, response) => {
    if (path === '/photo.jpg') response.writeHead(302, { location: '/other.jpg' }).end();
    else if (path === '/other.jpg') response.end('the photo');
    else if (path === '/half.jpg') {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half', () => response.destroy());
    } else response.writeHead(404).end();
  });
  for (const name of ['photo', 'half', 'none'])
    expect(await downloadFile(url.replace('photo', name), never)).toEqual(GONE);
  expect(await downloadFile('http://127.0.0.1:1/photo.jpg', never)).toEqual(GONE);
});

test('an attached file that does not arrive is given up at its time limit, and when the program stops', async () => {
  const url = await served((_, response) => void response.writeHead(200).write('ph'));
  expect(await downloadFile(url, never, 100)).toEqual(GONE);
  const stopping = new AbortController();
  const fetched = downloadFile(url, stopping.signal);
  stopping.abort();
  expect(await fetched).toEqual(GONE);
});
