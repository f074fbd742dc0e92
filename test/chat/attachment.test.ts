import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { downloadPhoto } from '../../src/chat/attachment.ts';
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

test('an attached file of up to ten megabytes is fetched whole', async () => {
  const file = Buffer.alloc(MAX_PHOTO_BYTES, 'photo');
  const url = await served((_, response) => void response.end(file));
  const fetched = await downloadPhoto(url, never);
  expect(fetched.ok && fetched.value.equals(file)).toBe(true);
});

test('an attached file without end is given up after ten megabytes, whatever length it claims', async () => {
  let closed = false;
  const url = await served((_, response) => {
    const piece = Buffer.alloc(100_000);
    const more = () => {
      if (!response.destroyed) response.write(piece, () => setImmediate(more));
    };
    response.on('close', () => {
      closed = true;
    });
    more();
  });
  expect(await downloadPhoto(url, never)).toEqual(HEAVY);
  await expect.poll(() => closed).toBe(true);
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
    expect(await downloadPhoto(url.replace('photo', name), never)).toEqual(GONE);
  expect(await downloadPhoto('http://127.0.0.1:1/photo.jpg', never)).toEqual(GONE);
});

test('an attached file that does not arrive is given up at its time limit, and when the program stops', async () => {
  const url = await served((_, response) => void response.writeHead(200).write('ph'));
  expect(await downloadPhoto(url, never, 100)).toEqual(GONE);
  const stopping = new AbortController();
  const fetched = downloadPhoto(url, stopping.signal);
  stopping.abort();
  expect(await fetched).toEqual(GONE);
});
