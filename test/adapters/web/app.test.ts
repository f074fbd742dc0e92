import { describe, expect, test } from 'vitest';
import { createApp } from '../../../src/adapters/web/app.ts';
import { bundlePage } from '../../../src/adapters/web/page.ts';
import { createWorkload } from '../../../src/adapters/web/workload.ts';
import { createHealth } from '../../../src/observe/health.ts';
import { createLog } from '../../../src/observe/log.ts';
import { createMetrics } from '../../../src/observe/metrics.ts';
import { type PageChat, pageChat } from '../../support/page/chat.ts';

type App = ReturnType<typeof createApp>;

interface Page {
  readonly app: App;
  readonly chat: PageChat;
  readonly logged: string[];
  clock: number;
}

const FILES = bundlePage();

function page(options: Partial<Parameters<typeof createApp>[0]> = {}): Page {
  const made = { chat: pageChat(), logged: [] as string[], clock: 0 };
  const app = createApp({
    chat: made.chat,
    log: createLog('info', [], (line) => made.logged.push(line)),
    metrics: createMetrics('1.0.0'),
    health: createHealth('1.0.0'),
    workload: createWorkload(),
    page: FILES,
    cookieKey: () => 'k'.repeat(64),
    allowedHosts: [],
    addressOf: (c) => c.req.header('x-test-address') ?? '127.0.0.1',
    now: () => made.clock,
    findPhoto: async (id) => (id === 'Photo1234567' ? Buffer.from('a photo') : undefined),
    ...options,
  });
  return Object.assign(made, { app });
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** A request with the length of its body, as Node.js's server gets it. */
function post(
  app: App,
  path: string,
  content: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isReady = typeof content === 'string' || content instanceof Uint8Array;
  const body = new Uint8Array(Buffer.from(isReady ? content : JSON.stringify(content)));
  const length = { 'content-length': String(body.length) };
  const init = { method: 'POST', headers: { ...JSON_TYPE, ...length, ...headers }, body };
  return Promise.resolve(app.request(`http://127.0.0.1${path}`, init));
}

const lines = async (response: Response): Promise<Record<string, unknown>[]> =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const sentence = async (response: Response): Promise<string> => {
  const { error } = (await response.json()) as { error: string };
  expect(error).toMatch(/^[A-Z].{15,}/);
  expect(error).not.toMatch(/ at .+:\d+|node:|Error:/);
  return error;
};

test('lines and presses tell the chat what the page can show', async () => {
  const { app, chat } = page();
  await (await post(app, '/api/line', { text: '/solve 1 2 3 4 0 5' })).text();
  await (await post(app, '/api/press', { action: 'step:1' })).text();
  // The page draws games itself, a person has no other name than a chosen one, and nobody else reads along.
  const surface = {
    textLimit: 20_000,
    captionLimit: 20_000,
    maxFileBytes: 20_971_520,
    maxButtonRows: 12,
    maxButtonColumns: 12,
    readsAllText: true,
    hasPersonalReplies: true,
    hasPrivateLinks: false,
    drawsOwnBoard: true,
    hasNicknames: true,
  };
  expect(chat.heard.map(({ incoming }) => incoming.surface)).toEqual([surface, surface]);
  expect(chat.heard.map(({ incoming }) => incoming.place)).toEqual([
    { key: 'web:page', isPrivate: true },
    { key: 'web:page', isPrivate: true },
  ]);
});

describe('a line', () => {
  test('is answered with the reply, its text taken apart, its picture as a data address', async () => {
    const { app } = page();
    const response = await post(app, '/api/line', { text: '/solve 1 2 3 4 0 5' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const [line] = await lines(response);
    expect(line).toMatchObject({
      reply: {
        text: [
          { text: '1 2 3 4 0 5', style: 'bold' },
          { text: ' in 3 moves, optimal\n' },
          { text: 'LUR', style: 'code' },
        ],
        picture: { width: 240, height: 160, alt: 'A board of two rows' },
        kind: 'answer',
        buttons: [
          {
            kind: 'controls',
            rows: [
              [
                { action: 's:back', label: '◀', name: 'One step back' },
                { action: 's:next', label: '▶', name: 'One step forward' },
              ],
            ],
          },
        ],
      },
    });
    const url = (line as { reply: { picture: { url: string } } }).reply.picture.url;
    const bytes = Buffer.from(url.replace('data:image/png;base64,', ''), 'base64');
    expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  });

  test('shows how far it is before the answer', async () => {
    const { app, chat } = page();
    const response = await post(app, '/api/line', { text: '/slow' });
    chat.finish();
    expect(await lines(response)).toEqual([
      { progress: { kind: 'working', text: [{ text: 'half way' }] } },
      { reply: { kind: 'answer', text: [{ text: 'ready' }] } },
    ]);
  });

  test('whose answer comes before its proof: the picture goes once, then it is only said that it stays', async () => {
    const { app, chat } = page();
    const response = await post(app, '/api/line', { text: '/hard' });
    chat.finish();
    const got = (await lines(response)) as { progress?: object; reply?: object }[];
    expect(got.map(({ progress }) => progress !== undefined)).toEqual([true, true, true, false]);
    expect(got[1]?.progress).toMatchObject({ picture: { width: 240, url: expect.stringMatching(/^data:/) } });
    expect(got[2]?.progress).toMatchObject({ text: [{ text: '80, at least 76' }], picture: 'kept' });
    expect(got[3]?.reply).toMatchObject({ text: [{ text: '80, optimal' }], picture: 'kept' });
  });

  test('can be ended by a press although the visitor has as many on their way as are taken', async () => {
    const { app, chat } = page();
    const first = await post(app, '/api/line', { text: '/hard' });
    const cookie = { cookie: cookieOf(first) };
    const more = await Promise.all(
      Array.from({ length: 8 }, () => post(app, '/api/line', { text: '/slow' }, cookie)),
    );
    expect((await post(app, '/api/line', { text: '/slow' }, cookie)).status).toBe(429);
    const press = await post(app, '/api/press', { action: 's:stop' }, cookie);
    expect(await lines(press)).toEqual([{ notice: 'Stopping.' }]);
    expect((await lines(first)).at(-1)).toMatchObject({ reply: { text: [{ text: '80, not proved' }] } });
    chat.finish();
    await Promise.all(more.map(lines));
  });

  test('tells which theme the page is in, so that pictures go with it', async () => {
    const { app, chat } = page();
    for (const theme of ['dark', 'light', undefined]) {
      await (await post(app, '/api/line', { text: '/solve', theme })).text();
      await (await post(app, '/api/press', { action: 's:next', theme })).text();
      expect(chat.heard.splice(0).map(({ incoming }) => incoming.theme)).toEqual([theme, theme]);
    }
    expect((await post(app, '/api/line', { text: '/solve', theme: 'pink' })).status).toBe(400);
  });

  test('of many lines arrives as it was typed', async () => {
    const { app } = page();
    const [line] = await lines(await post(app, '/api/line', { text: '1 2\n3 0' }));
    expect(line).toEqual({ reply: { kind: 'answer', text: [{ text: 'You said <b>1 2\n3 0</b>' }] } });
  });

  test('that the chat has nothing to say to still gets a sentence', async () => {
    const { app } = page();
    const [line] = await lines(await post(app, '/api/line', { text: '/other@bot' }));
    expect(JSON.stringify(line)).toContain('/help');
  });

  test('that meets a bug gets a sentence; the log gets the facts', async () => {
    const { app, logged } = page();
    const text = await (await post(app, '/api/line', { text: '/bug' })).text();
    expect(text).not.toContain('passwd');
    expect(JSON.parse(text).error).toContain('/help');
    expect(logged.join()).toContain('a secret at /etc/passwd');
  });

  test('is cancelled when its reader goes away', async () => {
    const { app, chat } = page();
    const response = await post(app, '/api/line', { text: '/slow' });
    const reader = response.body?.getReader();
    await reader?.read();
    const signal = chat.heard[0]?.incoming.signal;
    expect(signal?.aborted).toBe(false);
    await reader?.cancel();
    expect(signal?.aborted).toBe(true);
  });
});

describe('a press', () => {
  test('is answered with the edit, the reply or the notice', async () => {
    const { app } = page();
    const [line] = await lines(await post(app, '/api/press', { action: 's:next' }));
    expect(line).toMatchObject({
      edit: { text: [{ text: 'step next' }], picture: { width: 240 } },
    });
  });

  test('is late if it was made before this program ran, by the page’s word', async () => {
    const made = page();
    made.clock = 5_000;
    for (const agoMs of [0, 4_000, 5_001, undefined])
      await (await post(made.app, '/api/press', { action: 's:next', agoMs })).text();
    expect(made.chat.heard.map(({ incoming }) => incoming.pressDelayMs)).toEqual([0, 0, 5_001, 0]);
    expect((await post(made.app, '/api/press', { action: 's:next', agoMs: -1 })).status).toBe(400);
  });

  test('takes no hours off a time: its age counts two minutes after the start, for a quarter of an hour', async () => {
    const made = page();
    const minute = 60_000;
    for (const [uptime, agoMs] of [
      [0, 15 * minute],
      [minute, 5 * 60 * minute],
      [2 * minute - 1, 1e300],
      [2 * minute, 5 * 60 * minute],
      [60 * minute, 61 * minute],
    ] as const) {
      made.clock = uptime;
      await (await post(made.app, '/api/press', { action: 's:next', agoMs })).text();
    }
    const quarter = 15 * minute;
    expect(made.chat.heard.map(({ incoming }) => incoming.pressDelayMs)).toEqual([
      quarter,
      quarter,
      quarter,
      0,
      0,
    ]);
  });

  test('with an action that never was gets a notice', async () => {
    const { app } = page();
    const [line] = await lines(await post(app, '/api/press', { action: 'zz:1:2' }));
    expect(line).toEqual({ notice: 'That button is old.' });
  });

  test.each([
    [{ action: 'a'.repeat(65) }],
    [{ action: 'ключ' }],
    [{ messageId: 'm' }],
    [{ action: ['t:1'] }],
  ])('in a form that no button has is refused: %j', async (body) => {
    const { app, chat } = page();
    const response = await post(app, '/api/press', body);
    expect(response.status).toBe(400);
    await sentence(response);
    expect(chat.heard).toEqual([]);
  });
});

describe('a visitor', () => {
  test('is the same person as long as the cookie lasts, and is called by four digits of its hash', async () => {
    const { app, chat } = page();
    const cookie = cookieOf(await app.request('http://127.0.0.1/'));
    await (await post(app, '/api/line', { text: '/solve' }, { cookie })).text();
    await (await post(app, '/api/line', { text: '/solve' }, { cookie })).text();
    await (await post(app, '/api/line', { text: '/solve' })).text();
    const [first, again, other] = chat.heard.map(({ incoming }) => incoming);
    expect(first?.person.key).toMatch(/^web:[0-9a-f]{32}$/);
    expect(first?.person.name).toMatch(/^Guest [0-9A-F]{4}$/);
    expect(first?.person.key).toMatch(/^web:./);
    expect(again?.person).toEqual(first?.person);
    expect(other?.person.key).toMatch(/^web:[0-9a-f]{32}$/);
    expect(other?.person.key).not.toBe(first?.person.key);
    expect(first?.place).toEqual({ key: 'web:page', isPrivate: true });
  });

  test.each([
    ['a link on another site', 'cross-site', 'document', true],
    ['a typed address', 'none', 'document', true],
    ['the page itself', 'same-origin', 'empty', true],
    ['a browser without these headers', undefined, undefined, true],
    ['a picture on another site', 'cross-site', 'image', false],
    ['a frame of another site', 'cross-site', 'iframe', false],
    ['a script of another program of this machine', 'same-site', 'empty', false],
  ])('without a cookie gets one by %s, or keeps what they have', async (_, site, destination, isNew) => {
    const { app } = page();
    const headers = {
      ...(site !== undefined && { 'sec-fetch-site': site }),
      ...(destination !== undefined && { 'sec-fetch-dest': destination }),
    };
    for (const path of ['/', '/api/commands']) {
      const response = await app.request(`http://127.0.0.1${path}`, { headers });
      expect([response.status, response.headers.has('set-cookie')]).toEqual([200, isNew]);
    }
  });

  test('gets a cookie that comes along with a link from another site, and that scripts cannot use', async () => {
    const { app } = page();
    const set = (await app.request('http://127.0.0.1/')).headers.get('set-cookie') ?? '';
    expect(set).toMatch(/HttpOnly/i);
    expect(set).toMatch(/SameSite=Lax/i);
    expect(set).not.toMatch(/Secure/i);
    const behind = await app.request('http://127.0.0.1/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(behind.headers.get('set-cookie')).toMatch(/Secure/i);
  });

  test.each([
    ['an id without our mark', (id: string) => `tileknight=${id}`],
    [
      'a mark of another id',
      (id: string, mark: string) => `tileknight=${id.replace(/^./, (d) => (d === '0' ? '1' : '0'))}.${mark}`,
    ],
    ['a mark that is too short', (id: string, mark: string) => `tileknight=${id}.${mark.slice(1)}`],
    ['anything', () => 'tileknight=../../etc; tileknight=%F0%9F%90%B4'],
  ])('with a forged cookie is a new person: %s', async (_, forge) => {
    const { app, chat } = page();
    const [id = '', mark = ''] = cookieOf(await app.request('http://127.0.0.1/'))
      .replace('tileknight=', '')
      .split('.');
    const response = await post(app, '/api/line', { text: '/solve' }, { cookie: forge(id, mark) });
    await response.text();
    expect(response.status).toBe(200);
    expect(chat.heard[0]?.incoming.person.key).not.toBe(`web:${id}`);
    expect(decodeURIComponent(cookieOf(response))).toMatch(/^tileknight=[0-9a-f]{32}\.[\w+/]{43}=$/);
  });
});

describe('the page’s server refuses with a sentence', () => {
  const refusal = async (status: number, response: Response | Promise<Response>): Promise<string> => {
    expect((await response).status).toBe(status);
    return sentence(await response);
  };

  test.each(['', '{', 'null', '[]', '{"text":5}', '{"text":""}', '"text"'])(
    'a body that is no line: %s',
    async (body) => {
      expect(await refusal(400, post(page().app, '/api/line', body))).toContain('{"text": "/help"}');
    },
  );

  test('more than 64 KB', async () => {
    const { app, chat } = page();
    const long = JSON.stringify({ text: '1 '.repeat(33_000) });
    expect(await refusal(413, post(app, '/api/line', long))).toContain('64 KB');
    expect(chat.heard).toEqual([]);
  });

  test('no request of just under 64 KB', async () => {
    const text = 'x'.repeat(64 * 1024 - 100);
    expect((await post(page().app, '/api/line', { text })).status).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'another type than JSON: %s',
    async (type) => {
      await refusal(415, post(page().app, '/api/line', { text: 'x' }, { 'content-type': type }));
    },
  );

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1' },
  ])('a request that another site makes: %j', async (headers) => {
    const { app, chat } = page();
    await refusal(403, post(app, '/api/line', { text: 'x' }, headers as Record<string, string>));
    expect(chat.heard).toEqual([]);
  });

  test('no request of the page itself', async () => {
    const own: Record<string, string>[] = [
      { origin: 'http://127.0.0.1', host: '127.0.0.1' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://tiles.example' },
    ];
    for (const headers of own) {
      expect((await post(page().app, '/api/line', { text: 'x' }, headers)).status).toBe(200);
    }
  });

  test.each([
    'rebound.example:3000',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    'tiles.example.org.rebound.example',
    'tiles.example.org:80@rebound.example',
    'tiles.example.org, rebound.example',
    'localhost..',
    '',
  ])("another host's name (DNS rebinding): %j", async (host) => {
    const { app, chat } = page({ allowedHosts: ['tiles.example.org'] });
    for (const path of ['/', '/api/commands', '/metrics', '/page/page.js'])
      expect(await refusal(421, app.request(`http://127.0.0.1${path}`, { headers: { host } }))).toContain(
        'ALLOWED_HOSTS',
      );
    await refusal(421, post(app, '/api/line', { text: 'x' }, { host }));
    expect(chat.heard).toEqual([]);
    const open = page({ allowedHosts: ['*'] });
    expect((await open.app.request('http://127.0.0.1/', { headers: { host } })).status).toBe(200);
  });

  test.each([
    'LocalHost:3000',
    'localhost.',
    '127.0.0.1',
    '[::1]:3000',
    '192.168.1.5:3000',
    '[2001:DB8::1]',
    'Tiles.Example.ORG',
    'tiles.example.org.:443',
    'bot:3000',
  ])('no name of its own, and no IP address: %s', async (host) => {
    const { app } = page({ allowedHosts: ['tiles.example.org', 'bot'] });
    for (const path of ['/', '/readyz', '/metrics'])
      expect((await app.request(`http://127.0.0.1${path}`, { headers: { host } })).status).not.toBe(421);
  });

  test('too many lines in a second, and takes lines again a second later', async () => {
    const made = page();
    const cookie = cookieOf(await made.app.request('http://127.0.0.1/'));
    const once = async (): Promise<number> => {
      const response = await post(made.app, '/api/line', { text: 'x' }, { cookie });
      await response.text();
      return response.status;
    };
    let taken = 0;
    while ((await once()) === 200) taken++;
    expect(taken).toBeGreaterThanOrEqual(20);
    expect(taken).toBeLessThanOrEqual(100);
    await refusal(429, post(made.app, '/api/line', { text: 'x' }, { cookie }));
    made.clock += 1000;
    expect(await once()).toBe(200);
  });

  test('an address that throws its cookies away to be faster', async () => {
    const made = page();
    const statuses = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const response = await post(made.app, '/api/line', { text: 'x' }, { 'x-test-address': '10.0.0.9' });
      statuses.add(response.status);
      await response.text();
    }
    expect(statuses).toContain(429);
    const other = await post(made.app, '/api/line', { text: 'x' }, { 'x-test-address': '10.0.0.8' });
    expect(other.status).toBe(200);
  });

  test('a ninth answer while eight are on their way to the same visitor, as on every surface', async () => {
    const { app, chat } = page();
    const cookie = cookieOf(await app.request('http://127.0.0.1/'));
    const slow = await Promise.all(
      Array.from({ length: 8 }, () => post(app, '/api/line', { text: '/slow' }, { cookie })),
    );
    await refusal(429, post(app, '/api/line', { text: 'x' }, { cookie }));
    expect((await post(app, '/api/line', { text: 'x' })).status).toBe(200);
    chat.finish();
    await Promise.all(slow.map((response) => response.text()));
    expect((await post(app, '/api/line', { text: 'x' }, { cookie })).status).toBe(200);
  });

  test('a ninth answer of an address that throws its cookies away, but not of a visitor who keeps one', async () => {
    const { app, chat } = page();
    const cookie = cookieOf(await app.request('http://127.0.0.1/'));
    const slow = await Promise.all(
      Array.from({ length: 8 }, () => post(app, '/api/line', { text: '/slow' })),
    );
    await refusal(429, post(app, '/api/line', { text: 'x' }));
    expect((await post(app, '/api/line', { text: 'x' }, { cookie })).status).toBe(200);
    expect((await post(app, '/api/line', { text: 'x' }, { 'x-test-address': '10.0.0.8' })).status).toBe(200);
    chat.finish();
    await Promise.all(slow.map((response) => response.text()));
  });

  const LIMITS = { answers: 8, solverJobs: 4, bodyBytes: 1_000_000 };

  test('more answers to one address than it leaves free for others, however many cookies it has', async () => {
    const { app, chat } = page({ workload: createWorkload(LIMITS) });
    const slow = [];
    for (let visitor = 0; visitor < 4; visitor++) {
      const cookie = cookieOf(await app.request('http://127.0.0.1/'));
      slow.push(await post(app, '/api/line', { text: '/slow' }, { cookie }));
    }
    const fifth = { cookie: cookieOf(await app.request('http://127.0.0.1/')) };
    await refusal(503, post(app, '/api/line', { text: 'x' }, fifth));
    for (const [path, body, headers] of [
      ['/api/press', { action: 's:next' }, fifth],
      ['/api/line', { text: 'x' }, { 'x-test-address': '10.0.0.8' }],
      ['/api/press', { action: 's:next' }, { 'x-test-address': '10.0.0.8' }],
    ] as const) {
      const response = await post(app, path, body, headers);
      expect([response.status, await lines(response)]).toEqual([200, [expect.anything()]]);
    }
    chat.finish();
    await Promise.all(slow.map((response) => response.text()));
  });

  test('more jobs of one address for the solver than its share, but no line that needs no solver', async () => {
    const { app, chat } = page({ workload: createWorkload(LIMITS) });
    const counts = (): boolean => chat.heard.at(-1)?.incoming.countSolverJob?.() !== undefined;
    const counted = [];
    for (let line = 0; line < 4; line++) {
      await (await post(app, '/api/line', { text: 'x' })).text();
      counted.push(counts());
    }
    await (await post(app, '/api/line', { text: 'x' }, { 'x-test-address': '10.0.0.8' })).text();
    expect([...counted, counts()]).toEqual([true, true, false, false, true]);
  });

  test('more pages than an address may fetch in a second, since each hands out a cookie', async () => {
    const { app } = page();
    const fetchPage = (address: string) =>
      app.request('http://127.0.0.1/', { headers: { 'x-test-address': address } });
    let fetched = 0;
    while ((await fetchPage('10.0.0.9')).status === 200) fetched++;
    expect(fetched).toBeLessThanOrEqual(200);
    const refused = await fetchPage('10.0.0.9');
    expect([refused.status, refused.headers.has('set-cookie')]).toEqual([429, false]);
    expect((await fetchPage('10.0.0.8')).status).toBe(200);
    expect((await app.request('http://127.0.0.1/healthz')).status).toBe(200);
  });

  test.each([
    ['/metrics', 100],
    ['/page/page.js', 200],
    ['/no-such-page', 200],
  ])('more requests for %s than an address may send in a second', async (path, most) => {
    const { app } = page();
    const headers = { 'x-test-address': '10.0.0.9' };
    const statusOf = async () => (await app.request(`http://127.0.0.1${path}`, { headers })).status;
    let answered = 0;
    while ((await statusOf()) !== 429) answered++;
    expect(answered).toBe(most);
  });

  test('an unknown address, and a method that an address does not take', async () => {
    const { app } = page();
    await refusal(404, app.request('http://127.0.0.1/nothing'));
    await refusal(404, app.request('http://127.0.0.1/page/..%2fapp.ts'));
    await refusal(404, app.request('http://127.0.0.1/page/index.html'));
    await refusal(404, app.request('http://127.0.0.1/telegram', { method: 'POST' }));
    await refusal(405, app.request('http://127.0.0.1/api/line'));
  });
});

describe('the page', () => {
  test('comes with a policy that lets nothing in but its own files', async () => {
    for (const path of ['/', '/page/page.js', '/nothing', '/api/commands']) {
      const { headers } = await page().app.request(`http://127.0.0.1${path}`);
      const policy = Object.fromEntries(
        (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
          const [name, ...sources] = rule.split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect(policy).toEqual({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data: blob:",
        'connect-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  test('has every word filled in and no script or style inside', async () => {
    const html = await (await page().app.request('http://127.0.0.1/')).text();
    expect(html).toContain('<html lang="en">');
    expect(html).not.toMatch(/\{\{|<style|style=|<script>| on[a-z]+=/);
  });

  test('links to files that are served, each with its type', async () => {
    const { app } = page();
    const html = await (await app.request('http://127.0.0.1/')).text();
    const paths = [...html.matchAll(/(?:src|href)="(\/page\/[^"]+)"/g)].map(([, path = '']) => path);
    const served = paths.map(async (path) => {
      const { status, headers } = await app.request(`http://127.0.0.1${path}`);
      return [path.split('.').at(-1), status, headers.get('content-type')?.split(';')[0]];
    });
    const found = new Set((await Promise.all(served)).map((file) => file.join(' ')));
    expect(found).toEqual(new Set(['svg 200 image/svg+xml', 'css 200 text/css', 'js 200 text/javascript']));
  });

  test('is sent again only when it changed', async () => {
    const { app } = page();
    const first = await app.request('http://127.0.0.1/page/page.css');
    expect(first.headers.get('content-type')).toContain('text/css');
    const again = await app.request('http://127.0.0.1/page/page.css', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('learns the commands that are in menus, and examples of those only', async () => {
    const menu = (await (await page().app.request('http://127.0.0.1/api/commands')).json()) as {
      commands: { name: string; bare: boolean }[];
      examples: { line: string }[];
    };
    expect(menu.commands.map(({ name, bare }) => [name, bare])).toEqual([
      ['solve', false],
      ['play', true],
      ['slow', true],
    ]);
    expect(menu.examples.map(({ line }) => line)).toContain('/solve 2 6 4 1 3 7 0 5 8 -> 8 1 5 7 3 6 4 0 2');
    expect(menu.examples.some(({ line }) => line.startsWith('/knight'))).toBe(false);
  });
});

describe('on the addresses for machines', () => {
  test('the process lives whatever becomes of its parts; it is ready while all of them are up', async () => {
    const health = createHealth('1.0.0');
    const { app } = page({ health });
    health.setState('web', 'up');
    for (const path of ['http://bot.internal/healthz', '/readyz', '/health'])
      expect((await app.request(path)).status).toBe(200);
    health.setState('discord', 'down', 'the token is refused');
    expect((await app.request('http://bot.internal/healthz')).status).toBe(200);
    for (const path of ['/readyz', '/health']) {
      const response = await app.request(path);
      expect([response.status, await response.json()]).toMatchObject([
        503,
        { ok: false, down: ['discord'], parts: { discord: { why: 'the token is refused' } } },
      ]);
    }
  });

  test('whoever asks by another name learns whether the process is ready, and not why it is not', async () => {
    const health = createHealth('1.0.0');
    const { app } = page({ health });
    health.setState('store', 'down', 'connect ECONNREFUSED 10.0.0.7:5432');
    for (const [method, address] of [
      ['GET', 'http://rebound.example/readyz'],
      ['GET', 'http://rebound.example/health'],
      ['OPTIONS', 'http://rebound.example/'],
      // Proxies pass on the page's own address from everybody.
      ['OPTIONS', 'http://localhost/'],
    ] as const) {
      const response = await app.request(address, { method });
      expect([response.status, await response.text()]).toEqual([503, '{"ok":false}']);
    }
  });

  test('metrics count by command and never by what was typed', async () => {
    const { app } = page();
    for (const text of ['/solve 1 2', '/solve 3 4', '/nonsense', 'private words']) {
      await (await post(app, '/api/line', { text })).text();
    }
    const text = await (await app.request('http://127.0.0.1/metrics')).text();
    expect(text).toContain('tileknight_requests_total{platform="web",command="solve",outcome="delivered"} 2');
    expect(text).toContain('tileknight_requests_total{platform="web",command="text",outcome="delivered"} 2');
    expect(text).not.toMatch(/nonsense|private/);
  });

  test("what is posted to another adapter's address passes to it, from anywhere", async () => {
    const echo = async (request: Request) =>
      new Response(`${request.headers.get('x-test')} ${await request.text()}`);
    const { app } = page({ routes: [{ path: '/telegram', handle: echo }] });
    const response = await app.request('http://bot.example/telegram', {
      method: 'POST',
      headers: { 'x-test': 'secret' },
      body: '{"update_id":1}',
    });
    expect(await response.text()).toBe('secret {"update_id":1}');
    expect((await post(app, '/telegram', 'x'.repeat(1024 * 1024 + 1))).status).toBe(413);
  });
});

describe('a photo', () => {
  const send = (
    app: App,
    body: Buffer,
    headers: Record<string, string> = {},
    query = '?text=%2Fphoto&theme=dark',
  ) => post(app, `/api/photo${query}`, body, { 'content-type': 'image/png', ...headers });

  test('comes along with its line, byte for byte', async () => {
    const { app, chat } = page();
    const photo = Buffer.alloc(10_000_000, 'photo');
    const [line] = await lines(await send(app, photo));
    expect(line).toMatchObject({ reply: { kind: 'answer', text: [{ text: 'photo of 10000000 bytes' }] } });
    expect(chat.heard.at(-1)).toMatchObject({ text: '/photo', incoming: { theme: 'dark' } });
  });

  test('is refused when it is too large, no picture, without its line, or of another site', async () => {
    const { app } = page();
    const tooLarge = await send(app, Buffer.alloc(10_000_001));
    expect([tooLarge.status, await sentence(tooLarge)]).toEqual([413, expect.stringContaining('10 MB')]);
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', ''])
      expect((await send(app, Buffer.alloc(9), { 'content-type': type })).status).toBe(415);
    expect((await send(app, Buffer.alloc(9), {}, '')).status).toBe(400);
    expect((await send(app, Buffer.alloc(9), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await app.request('http://127.0.0.1/api/photo')).status).toBe(405);
  });

  test('may be a text file of up to 64 kB, from this page alone', async () => {
    const { app } = page();
    const text = { 'content-type': 'text/plain; charset=utf-8' };
    const [line] = await lines(await send(app, Buffer.alloc(65_536, '1'), text));
    expect(line).toMatchObject({ reply: { text: [{ text: 'photo of 65536 bytes' }] } });
    const tooLarge = await send(app, Buffer.alloc(65_537, '1'), text);
    expect([tooLarge.status, await sentence(tooLarge)]).toEqual([413, expect.stringContaining('64 kB')]);
    const foreign = { ...text, origin: 'http://other.example' };
    expect((await send(app, Buffer.from('1 2 3 0'), foreign)).status).toBe(403);
  });

  test('of an address are few a minute, whoever sends them: without a cookie, or with a new one each time', async () => {
    const made = page();
    const sendAll = async (count: number, address: string) => {
      const statuses: number[] = [];
      for (let sent = 0; sent < count; sent++) {
        made.clock += 500;
        const headers: Record<string, string> = { 'x-test-address': address };
        if (sent % 2) headers.cookie = cookieOf(await made.app.request('http://127.0.0.1/'));
        const response = await send(made.app, Buffer.alloc(9), headers);
        statuses.push(response.status);
        await response.text();
      }
      return statuses.filter((status) => status === 200).length;
    };
    const accepted = await sendAll(120, '192.0.2.1');
    expect(accepted).toBeGreaterThanOrEqual(30);
    expect(accepted).toBeLessThanOrEqual(36);
    expect(await sendAll(1, '192.0.2.2')).toBe(1);
    made.clock += 60_000;
    const later = await sendAll(10, '192.0.2.1');
    expect(later).toBeGreaterThanOrEqual(6);
    expect(later).toBeLessThanOrEqual(7);
  });
});

test('a photo of a game is fetched by its id, and kept', async () => {
  const { app } = page();
  const photo = await app.request('/api/photo/Photo1234567');
  expect([photo.status, photo.headers.get('content-type'), await photo.text()]).toEqual([
    200,
    'image/jpeg',
    'a photo',
  ]);
  expect(photo.headers.get('cache-control')).toContain('immutable');
  expect((await app.request('/api/photo/another')).status).toBe(404);
});
