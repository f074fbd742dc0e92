import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Update } from 'grammy/types';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalDiscord } from '../../support/discord/server.ts';
import { jpegPhoto } from '../../support/pictures/photos.ts';
import { dataFolder } from '../../support/program/data-folder.ts';
import { type Program, startProgram } from '../../support/program/program.ts';
import { missingFor, type ProxyName, type RunningProxy, startProxy } from '../../support/program/proxy.ts';
import { type PostgresServer, startPostgres } from '../../support/store/postgres.ts';
import { freePort } from '../../support/store/postgres-server.ts';
import { BotApiServer, type Shown } from '../../support/telegram/server.ts';

const SECRET = 'open-sesame-and-close';
const NAME = 'tiles.example.org';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** The body in the pieces in which it came. */
  readonly pieces: readonly string[];
}

const PROXIES: readonly ProxyName[] = ['nginx', 'haproxy'];

describe.each(PROXIES)('two processes behind %s', { timeout: 180_000 }, (name) => {
  const missing = missingFor(name);
  if (missing.length > 0) {
    test.skip(`skipped: ${missing.join(' and ')} not installed`, () => {});
    return;
  }

  let folder: string;
  let telegram: BotApiServer;
  let discord: LocalDiscord;
  let postgres: PostgresServer;
  let database: pg.Client;
  let ports: readonly [number, number];
  let programs: Program[];
  let proxy: RunningProxy;
  let agent: Agent;
  let env: Record<string, string>;

  const start = (at: number): Promise<Program> => startProgram(folder, { ...env, PORT: String(ports[at]) });

  beforeAll(async () => {
    folder = dataFolder('proxies');
    [telegram, discord, postgres] = await Promise.all([
      new BotApiServer().start(),
      new LocalDiscord().start(),
      startPostgres(),
    ]);
    const DATABASE_URL = await postgres.newDatabase();
    database = new pg.Client(DATABASE_URL);
    await database.connect();
    env = {
      DATABASE_URL,
      TELEGRAM_TOKEN: telegram.token,
      TELEGRAM_API_ROOT: telegram.root,
      TELEGRAM_WEBHOOK_URL: `https://${NAME}/telegram`,
      TELEGRAM_WEBHOOK_SECRET: SECRET,
      DISCORD_TOKEN: discord.token,
      DISCORD_API_URL: discord.apiUrl,
      DISCORD_PUBLIC_KEY: discord.endpoint.publicKey,
      ALLOWED_HOSTS: NAME,
      TRUSTED_PROXIES: '127.0.0.1',
      SOLVER_THREADS: '1',
      SOLVER_TIME_MS: '1200',
      SOLVER_MEMORY_MB: '64',
    };
    ports = [await freePort(), await freePort()];
    programs = [await start(0), await start(1)];
    proxy = await startProxy(name, ports, folder);
    agent = new Agent({ keepAlive: true, maxSockets: 50, ca: proxy.certificate });
    discord.endpoint.urls = [`${proxy.url}/discord`];
  }, 120_000);

  afterAll(async () => {
    agent?.destroy();
    await proxy?.stop();
    await Promise.all((programs ?? []).map((program) => program.kill()));
    await database?.end();
    await Promise.all([telegram?.stop(), discord?.stop(), postgres?.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  interface Sent {
    readonly host?: string;
    readonly headers?: Record<string, string>;
    readonly body?: string | Buffer;
    /** The visitor's own address. */
    readonly from?: string;
  }

  /** Asks as a browser does: with TLS, over kept connections. */
  async function ask(path: string, { host = NAME, headers = {}, body, from }: Sent = {}): Promise<Answer> {
    const outgoing = request({
      host: '127.0.0.1',
      port: proxy.securePort,
      servername: NAME,
      path,
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { host, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }), ...headers },
      ...(from !== undefined && { localAddress: from }),
    });
    outgoing.end(body);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const pieces: string[] = [];
    for await (const piece of answer) pieces.push(String(piece));
    return { status: answer.statusCode ?? 0, headers: answer.headers, pieces };
  }

  const JSON_TYPE = { 'content-type': 'application/json' };
  const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const line = (text: string, cookie: string, more: Sent = {}): Promise<Answer> =>
    ask('/api/line', { headers: { ...JSON_TYPE, cookie }, body: JSON.stringify({ text }), ...more });
  const lastLine = ({ pieces }: Answer) => JSON.parse(pieces.join('').trim().split('\n').at(-1) ?? '');

  test('the page comes by its name only, with a cookie for HTTPS, and hides what is for machines', async () => {
    const page = await ask('/');
    expect(page.status).toBe(200);
    expect(page.headers['set-cookie']?.[0]).toMatch(/; Secure/);
    expect((await ask('/', { host: 'rebound.example' })).status).toBe(421);
    expect((await ask('/healthz')).status).toBe(200);
    for (const path of ['/readyz', '/health', '/metrics', '/%72eadyz', '/hea%6cth', '/%6detrics'])
      expect((await ask(path)).status, path).toBe(404);
  });

  test('an answer of the page comes in pieces as it is made, and a photo of 5 MB is taken', async () => {
    const cookie = cookieOf(await ask('/'));
    const tiles = Array.from({ length: 24 }, (_, at) => 24 - at);
    const slow = await line(`/solve ${[...tiles, 0].join(' ')}`, cookie);
    expect(slow.status).toBe(200);
    expect(slow.pieces[0]).toContain('"progress"');
    expect(slow.pieces[0]).not.toContain('"reply"');
    expect(lastLine(slow)).toHaveProperty('reply');
    const photo = Buffer.concat([jpegPhoto(600, 600), Buffer.alloc(5_000_000)]);
    const headers = { 'content-type': 'image/jpeg', cookie };
    const game = await ask('/api/photo?text=%2Fplay%201%202%203%2F4%205%206%2F7%200%208', {
      headers,
      body: photo,
    });
    expect(game.status).toBe(200);
    expect(JSON.stringify(lastLine(game))).toMatch(/photo/);
  });

  test('thirty visitors have limits of their own: none of 480 requests is refused', async () => {
    const visitors = Array.from({ length: 30 }, (_, at) => `127.0.0.${10 + at}`);
    const statuses = new Set<number | undefined>();
    // Thirty at a time: hundreds at one instant would test how the machine starves.
    for (let round = 0; round < 16; round++) {
      const answers = await Promise.all(visitors.map((from) => ask('/page/page.css', { from })));
      for (const { status } of answers) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([200]));
  });

  test("a visitor's cookie, game and photo at one process are the same at the other", async () => {
    const [first, second] = programs.map(({ url }) => url);
    const cookie = (await fetch(`${first}/`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const photo = await fetch(`${first}/api/photo?text=${encodeURIComponent('/play 1 2 3/4 5 6/7 0 8')}`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', cookie },
      body: new Uint8Array(jpegPhoto(600, 600)),
    });
    const { reply } = JSON.parse((await photo.text()).trim().split('\n').at(-1) ?? '');
    const { id, revision, photo: photoId } = reply.game;
    expect((await fetch(`${second}/api/photo/${photoId}`)).headers.get('content-type')).toBe('image/jpeg');
    const press = await fetch(`${second}/api/press`, {
      method: 'POST',
      headers: { ...JSON_TYPE, cookie },
      body: JSON.stringify({ action: `tile:${id}:${revision}:8` }),
    });
    expect(JSON.stringify(JSON.parse((await press.text()).trim()).edit)).toContain('Solved');
  });

  let updates = 1;
  /** Posts an update to the proxy once, as Telegram does; fulfils with the status. */
  async function deliver(update: Partial<Update>): Promise<number> {
    const headers = { ...JSON_TYPE, 'x-telegram-bot-api-secret-token': SECRET };
    return (await ask('/telegram', { headers, body: JSON.stringify(update) })).status;
  }
  const personOf = (id: number) => ({ id, is_bot: false, first_name: 'Ann', language_code: 'en' });
  const chatOf = (id: number) => ({ id, type: 'private', first_name: 'Ann' }) as const;
  const updateOf = (update: object): Partial<Update> => ({ update_id: updates++, ...update });
  const written = (id: number, text: string): Partial<Update> =>
    updateOf({
      message: { message_id: updates, date: 1, chat: chatOf(id), from: personOf(id), text },
    });
  const pressed = ({ id, chat, keyboard }: Shown, data: string): Partial<Update> => {
    const message = { message_id: id, date: 1, chat: chatOf(chat), photo: [], reply_markup: keyboard };
    const from = personOf(chat);
    return updateOf({ callback_query: { id: `q${updates}`, from, chat_instance: '1', data, message } });
  };
  const gameOf = async (person: number): Promise<Shown> => {
    expect(await deliver(written(person, '/play 1 2 3/4 5 6/7 0 8'))).toBe(200);
    return telegram.message(({ chat, kind }) => chat === person && kind === 'photo');
  };
  const movesOf = async (person: number): Promise<number> =>
    (await database.query('select made from games where person = $1', [`telegram:${person}`])).rows[0]?.made;
  /** Presses tile 7, then 7 again, ...: it goes right and left and right. */
  const pressSeven = async (board: Shown): Promise<number> => {
    const action = JSON.stringify(board.keyboard).match(/tile:\w+:\d+:7(?=")/)?.[0] ?? '';
    expect(action).not.toBe('');
    const update = pressed(board, action);
    // Telegram sends an update again if it isn't confirmed: another process may just have begun with it.
    for (;;) {
      const status = await deliver(update);
      if (status !== 503) return status;
      await sleep(200);
    }
  };

  test('while one process is frozen, presses of both platforms are taken by the other and count once', async () => {
    const boards = await Promise.all([801, 802, 803, 804].map(gameOf));
    programs[0]?.standStill();
    const statuses: number[] = [];
    for (const board of boards) {
      statuses.push(await pressSeven(board));
      const use = discord.slash('solve', { board: '1 2 3 4 0 5' });
      expect((await use.answer()).content).toMatch(/\b1 move\b/);
      expect(use.acknowledgedAfter).toBeLessThan(3000);
    }
    programs[0]?.goOn();
    await Promise.all(boards.map((board) => telegram.until(() => board.edits > 0, 'the moved board')));
    // The frozen process has got some of them, too, and looks at them now.
    await expect
      .poll(async () => (await fetch(`${programs[0]?.url}/readyz`)).status, { timeout: 30_000 })
      .toBe(200);
    await sleep(1000);
    expect(statuses).toEqual([200, 200, 200, 200]);
    for (const person of [801, 802, 803, 804]) expect(await movesOf(person)).toBe(1);
  });

  /** Whether the process has answered a request since its start. */
  const hasAnswered = async (at: number): Promise<boolean> => {
    const metrics = await (await fetch(`${programs[at]?.url}/metrics`)).text();
    return /^tileknight_requests_total\{[^}]*\} [1-9]/m.test(metrics);
  };

  test('both processes restart in turn under steady requests: none fails, and each press counts once', async () => {
    const people = [811, 812, 813, 814];
    const boards = await Promise.all(people.map(gameOf));
    let isOver = false;
    const statuses: number[] = [];
    const counts = boards.map(() => 0);
    const press = async (board: Shown, at: number) => {
      while (!isOver) {
        const { edits } = board;
        expect(await pressSeven(board)).toBe(200);
        counts[at] = (counts[at] ?? 0) + 1;
        await telegram.until(() => board.edits > edits, 'the moved board');
        await sleep(100);
      }
    };
    // Slower than the rate of an address.
    const read = async (path: string, from: string) => {
      while (!isOver) {
        statuses.push((await ask(path, { from })).status);
        await sleep(40);
      }
    };
    const cookie = cookieOf(await ask('/'));
    const write = async () => {
      while (!isOver) {
        const answer = await line('/help', cookie, { from: '127.0.0.3' });
        // The page waits as long as it is told, and asks again.
        if (answer.status === 503) expect(answer.headers['retry-after']).toBe('1');
        else statuses.push(answer.status);
        await sleep(200);
      }
    };
    const use = async () => {
      while (!isOver) {
        const solved = discord.slash('solve', { board: '1 2 3 4 0 5' });
        const status = await solved.until(({ statuses: [first] }) => first);
        // 202: it was sent again after two seconds, and the first process had it already.
        statuses.push(status === 202 ? 200 : status);
        await sleep(200);
      }
    };
    const crowd = Promise.all([
      ...boards.map(press),
      read('/page/page.css', '127.0.0.4'),
      read('/', '127.0.0.5'),
      write(),
      use(),
    ]);
    await sleep(500);
    for (const at of [0, 1]) {
      expect(await programs[at]?.stop()).toBe(0);
      programs[at] = await start(at);
      await expect.poll(async () => (await fetch(`${programs[at]?.url}/readyz`)).status).toBe(200);
      // The other may stop only when the proxy has seen that this one is back.
      await expect.poll(() => hasAnswered(at), { timeout: 30_000 }).toBe(true);
    }
    isOver = true;
    await crowd;
    expect(statuses.length).toBeGreaterThan(200);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const [at, person] of people.entries())
      expect([person, await movesOf(person)]).toEqual([person, counts[at]]);
  });
});
