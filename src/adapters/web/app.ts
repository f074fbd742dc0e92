import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Chat } from '../../chat/chat.ts';
import type { Incoming } from '../../chat/command.ts';
import type { Surface } from '../../chat/surface.ts';
import type { Texts } from '../../i18n/texts.ts';
import type { Health } from '../../observe/health.ts';
import type { Log } from '../../observe/log.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { STREAM_HEADERS, streamed, type Work } from './answer.ts';
import { jsonOnly, ownHostOnly, ownOriginOnly, protectiveHeaders, refuse } from './guard.ts';
import { menuOf } from './menu.ts';
import { createPace } from './pace.ts';
import { pageFiles, pageHtml } from './page.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { wirePress, wireReply } from './wire.ts';
import type { Workload } from './workload.ts';

export interface AppOptions {
  readonly chat: Chat;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly workload: Workload;
  /** Marks the cookies. */
  readonly cookieKey: string;
  /** Only this machine can reach the program, so only its own names are taken for it. */
  readonly ownHostOnly: boolean;
  /** The address that a request comes from. */
  readonly addressOf: (c: Context) => string;
  /** Milliseconds. */
  readonly now: () => number;
  readonly telegramWebhook?: (request: Request) => Promise<Response>;
}

/** Answers on their way for one visitor, at most. */
export const RUNNING_EACH = 4;
const BODY_KB = 64;
const WEBHOOK_KB = 1024;
const COOKIE = 'tileknight';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const SURFACE: Surface = {
  textLimit: 20_000,
  captionLimit: 20_000,
  // It travels as text and is kept in the browser (history.js), beside what else was said.
  fileBytes: 20 * 1024 * 1024,
  buttonRows: 12,
  buttonColumns: 12,
  hearsText: true,
};

const Line = z.object({ text: z.string().min(1) });
const Press = z.object({ action: z.string().regex(/^[ -~]{1,64}$/), messageId: z.string().min(1).max(64) });

/** The page, its interface and the addresses for machines (`/health`, `/metrics`, `/telegram`). */
export function createApp(options: AppOptions): Hono {
  const { chat, log, metrics, workload } = options;
  const app = new Hono();
  const texts = (c: Context): Texts => chat.texts(localeOf(c));
  const say = (c: Context, id: string, facts = {}): string => texts(c).say(id, facts);
  const visitorPace = createPace({ burst: 40, perSecond: 6 }, options.now);
  const addressPace = createPace({ burst: 200, perSecond: 40 }, options.now);
  const files = pageFiles();
  const html = pageHtml();

  app.use(protectiveHeaders);
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a request failed');
    return refuse(c, 500, say(c, 'web-error-bug'));
  });
  app.notFound((c) => refuse(c, 404, say(c, 'web-error-not-found')));

  app.get('/health', (c) => {
    const report = options.health.report();
    return c.json(report, report.ok ? 200 : 503);
  });
  const webhook = options.telegramWebhook;
  if (webhook !== undefined) {
    const limit = bodyLimit({ maxSize: WEBHOOK_KB * 1024, onError: (c) => refuse(c, 413, 'too long') });
    app.post('/telegram', limit, (c) => webhook(c.req.raw));
  }

  // Machines ask for the above under any name; what follows is for browsers.
  if (options.ownHostOnly) app.use(ownHostOnly(texts));
  app.get('/metrics', async (c) =>
    c.body(await metrics.exposition(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    }),
  );

  app.get('/', (c) => {
    welcome(c, options.cookieKey);
    c.header('cache-control', 'no-store');
    return c.html(html(texts(c)));
  });
  app.get('/page/:name', (c) => {
    const file = files.get(c.req.param('name'));
    if (file === undefined) return c.notFound();
    const headers = { etag: file.tag, 'cache-control': 'no-cache' };
    if (c.req.header('if-none-match') === file.tag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(file.bytes), 200, { ...headers, 'content-type': file.type });
  });
  app.get('/api/commands', (c) => {
    c.header('cache-control', 'no-store');
    return c.json(menuOf(chat.commands, texts(c)));
  });

  app.use('/api/*', ownOriginOnly(texts), async (c, next) =>
    c.req.method === 'POST' ? jsonOnly(texts)(c, next) : next(),
  );
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: BODY_KB * 1024,
      onError: (c) => refuse(c, 413, say(c, 'web-error-large', { limit: BODY_KB })),
    }),
  );

  app.post('/api/line', async (c) => {
    const body = Line.safeParse(await json(c));
    if (!body.success) return refuse(c, 400, say(c, 'web-error-json', { example: '{"text": "/help"}' }));
    const { text } = body.data;
    return answered(c, commandIn(text, chat), (incoming) => async (progress, signal) => {
      const reply = await chat.line({ ...incoming, progress, signal }, text);
      return { reply: wireReply(reply ?? { kind: 'notice', text: say(c, 'web-not-for-me') }) };
    });
  });

  app.post('/api/press', async (c) => {
    const body = Press.safeParse(await json(c));
    const example = '{"action": "g:Xy12:3:5", "messageId": "m1"}';
    if (!body.success) return refuse(c, 400, say(c, 'web-error-json', { example }));
    const { action, messageId } = body.data;
    return answered(c, 'press', (incoming) => async (progress, signal) => {
      return wirePress(await chat.press({ ...incoming, progress, signal }, action), messageId);
    });
  });

  app.all('/api/:name', (c) =>
    ['commands', 'line', 'press'].includes(c.req.param('name'))
      ? refuse(c, 405, say(c, 'web-error-method', { method: c.req.method }))
      : c.notFound(),
  );
  return app;

  function answered(c: Context, command: string, workOf: (incoming: Incoming) => Work): Response {
    const visitor = welcome(c, options.cookieKey);
    const address = options.addressOf(c);
    if (!addressPace(address) || !visitorPace(`${visitor.id} ${address}`)) {
      c.header('retry-after', '1');
      return refuse(c, 429, say(c, 'web-error-pace'));
    }
    // A press may be what ends a long answer: it isn't counted among these.
    const job = workload.take(command === 'press' ? `${visitor.id} press` : visitor.id);
    if (job === 'running') return refuse(c, 429, say(c, 'web-error-running', { count: RUNNING_EACH }));
    if (job === 'busy' || job === 'stopping') return refuse(c, 503, say(c, `web-error-${job}`));

    const incoming: Incoming = {
      person: { key: `web:${visitor.id}`, name: say(c, 'web-guest', { label: visitor.label }) },
      place: { key: 'web:page', isPrivate: true },
      locale: localeOf(c),
      surface: SURFACE,
    };
    const work = workOf(incoming);
    const end = metrics.begin('web', command);
    const counted: Work = async (progress, signal) => {
      const line = await work(progress, signal);
      end(signal.aborted ? 'cancelled' : 'answered');
      return line;
    };
    c.req.raw.signal.addEventListener('abort', () => job.cancel());
    const body = streamed(job, counted, say(c, 'web-error-bug'), (error) => {
      end('failed');
      log.error({ err: error, command }, 'an answer failed');
    });
    return c.body(body, 200, STREAM_HEADERS);
  }
}

/** Who asks; the cookie is renewed, so that it lasts as long as the page is used. */
function welcome(c: Context, key: string): Visitor {
  const visitor = visitorOf(getCookie(c, COOKIE), key);
  setCookie(c, COOKIE, visitor.cookie, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    maxAge: YEAR_SECONDS,
    secure: c.req.header('x-forwarded-proto') === 'https',
  });
  return visitor;
}

/** The browser's first language, as a BCP 47 tag. */
const localeOf = (c: Context): string =>
  /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*/.exec(c.req.header('accept-language')?.trim() ?? '')?.[0] ?? 'en';

/** The body, or undefined where it isn't JSON. */
async function json(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The name of the command that a line calls, or `text`: a label of metrics, so never the text itself. */
const commandIn = (line: string, chat: Chat): string => {
  const name = /^\s*\/([a-z]+)/i.exec(line)?.[1]?.toLowerCase();
  return chat.commands.some((command) => command.name === name) && name !== undefined ? name : 'text';
};
