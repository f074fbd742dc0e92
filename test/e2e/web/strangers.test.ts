import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumPath, visit } from '../../support/page/browser.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { ROOT, startProgram } from '../../support/program/program.ts';

/** Posts to the page from an address of this machine. Fulfils with the beginning of the answer. */
async function post(
  url: string,
  path: string,
  body: object,
  cookie = '',
  from = '127.0.0.1',
): Promise<IncomingMessage> {
  const content = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': content.length, cookie };
  const outgoing = request(`${url}${path}`, { method: 'POST', headers, localAddress: from });
  outgoing.end(content);
  const [response] = await once(outgoing, 'response');
  return response;
}

/** Reads the last line of an answer. */
async function lastLine(response: IncomingMessage) {
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { status: response.statusCode, line: JSON.parse(text.trim().split('\n').at(-1) ?? '') };
}

const newCookie = async (url: string): Promise<string> =>
  (await fetch(url)).headers.get('set-cookie')?.split(';')[0] ?? '';

// Linux takes every address 127.x.x.x for its own, other systems only 127.0.0.1.
const OTHER_ADDRESS = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

/** Boards of 7x7, each far from solved (bench/boards/README.md). */
const HARD_BOARDS = readFileSync(join(ROOT, 'bench/boards/deepcubea48-500-goal-blank-last.txt'), 'utf8')
  .split('\n')
  .map((line) => line.split(' ').slice(2).join(' '));

test('a stranger with eight hard boards for each of eight cookies closes the page for no one', {
  timeout: 120_000,
}, async () => {
  const folder = dataFolder('strangers');
  const { url, kill } = await startProgram(folder);
  try {
    const known = await newCookie(url);
    // The day's puzzle is drawn once, with the solver.
    await lastLine(await post(url, '/api/line', { text: '/daily' }, known));
    const { line: start } = await lastLine(await post(url, '/api/line', { text: '/play 2x2' }, known));
    const { action } = start.reply.game.buttons?.flat()[0] ?? start.reply.buttons[0].rows.flat()[0];
    for (let visitor = 0; visitor < 8; visitor++) {
      const cookie = await newCookie(url);
      for (const board of HARD_BOARDS.slice(8 * visitor, 8 * visitor + 8))
        expect((await post(url, '/api/line', { text: `/solve ${board}` }, cookie)).statusCode).toBe(200);
    }
    for (const from of ['127.0.0.1', OTHER_ADDRESS]) {
      for (const text of ['/help', '/daily'])
        expect(
          await lastLine(await post(url, '/api/line', { text }, await newCookie(url), from)),
        ).toMatchObject({
          status: 200,
          line: { reply: { kind: expect.stringMatching(/^(answer|notice)$/) } },
        });
      expect(await lastLine(await post(url, '/api/press', { action }, known, from))).toMatchObject({
        status: 200,
        line: { edit: { kind: 'answer' } },
      });
    }
  } finally {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

const path = chromiumPath();
const why = path === undefined ? ': skipped, no Chromium (CHROMIUM_PATH)' : '';

test.skipIf(path === undefined)(
  `a visitor stays the same when another site shows the page and links to it${why}`,
  { timeout: 120_000 },
  async () => {
    const folder = dataFolder('links');
    const { url, kill } = await startProgram(folder);
    const parts = [
      `<img src="${url}/">`,
      `<iframe src="${url}/"></iframe>`,
      `<script src="${url}/"></script>`,
    ];
    const link = `<a href="${url}/">play</a>`;
    const site = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end(parts.join('') + link),
    ).listen(0, '127.0.0.1');
    try {
      await once(site, 'listening');
      const { page } = await visit(url);
      const idOf = async () => (await page.context().cookies(url)).map(({ value }) => value);
      const before = await idOf();
      expect(before).toHaveLength(1);
      // An IP address and a name are two sites, even if they lead to the same machine.
      await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
      await page.getByText('play').click();
      await page.locator('#examples button').first().waitFor({ state: 'attached' });
      expect(page.url()).toBe(`${url}/`);
      expect(await idOf()).toEqual(before);
    } finally {
      site.close();
      site.closeAllConnections();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
