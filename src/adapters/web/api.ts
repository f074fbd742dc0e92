import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Chat } from '../../chat/chat.ts';
import { makeApology } from '../../chat/faults.ts';
import type { Incoming } from '../../chat/incoming.ts';
import { createLimiter, MAX_OPEN_WORK } from '../../chat/limits/limits.ts';
import type { Surface } from '../../chat/surface.ts';
import { fault, ok } from '../../core/result.ts';
import type { Log } from '../../observe/log.ts';
import { type RunInRequestContext, setRequestOutcome } from '../../observe/request-context.ts';
import { THEMES, type ThemeName } from '../../render/paint/picture.ts';
import { STREAM_HEADERS, streamAnswer } from './answer-stream.ts';
import {
  limitBody,
  limitPhoto,
  ownOriginOnly,
  refuse,
  requireJson,
  requirePhoto,
  type VisitorEnv,
} from './guard.ts';
import { menuOf } from './menu.ts';
import { personOf, textsFor, visitorOf } from './visitor.ts';
import { toWireLine, toWireReply, type WireLine } from './wire.ts';
import type { Workload } from './workload.ts';

export interface ApiDependencies {
  readonly chat: Chat;
  /** Runs the work for one request in an async context, so that logs and metrics name the request. */
  readonly inRequestContext: RunInRequestContext;
  readonly log: Log;
  /** Counts the running answers and refuses more than the limits allow. */
  readonly workload: Workload;
  /** Returns the key that signs cookies. Undefined until the store has returned the key. */
  readonly cookieKey: () => string | undefined;
  /** Returns the IP address of the client. */
  readonly addressOf: (c: Context) => string;
  /** Current time in milliseconds. Only differences are used. */
  readonly now: () => number;
  /**
   * Returns the JPEG with this id. Undefined if there is none. Ids can't be guessed, so the visitor is not
   * checked.
   */
  readonly findPhoto: (id: string) => Promise<Buffer | undefined>;
}

/** Maximum size of a request's body, except for photos. */
const MAX_BODY_KB = 64;

/** Features and limits of the page. */
const WEB_SURFACE: Surface = {
  textLimit: 20_000,
  captionLimit: 20_000,
  // Limits the size of files. A file is sent as text inside JSON, and the browser stores it in its history.
  maxFileBytes: 20 * 1024 * 1024,
  maxButtonRows: 12,
  maxButtonColumns: 12,
  readsAllText: true,
  hasPersonalReplies: true,
  hasPrivateLinks: false,
  drawsOwnBoard: true,
  hasNicknames: true,
};

const OPTIONAL_THEME_SCHEMA = z.enum(THEMES).optional();
/** Schema of a request that sends a typed line. */
const LINE_SCHEMA = z.object({ text: z.string().min(1), theme: OPTIONAL_THEME_SCHEMA });
/** Schema of a request that presses a button. */
const PRESS_SCHEMA = z.object({
  action: z.string().regex(/^[ -~]{1,64}$/),
  /** Time between the visitor's last step and the sending of this press, in milliseconds. */
  agoMs: z.number().min(0).optional(),
  theme: OPTIONAL_THEME_SCHEMA,
});

/**
 * Creates the HTTP interface for the page's script: the menu, photos, and streamed answers (`WireLine`) to
 * messages and button presses.
 */
export function createApi(dependencies: ApiDependencies): Hono<VisitorEnv> {
  const { chat, inRequestContext } = dependencies;
  const respond = createAnswerer(dependencies);
  const answerLine = (
    c: Context<VisitorEnv>,
    line: z.infer<typeof LINE_SCHEMA>,
    attachment?: Incoming['attachment'],
  ) =>
    respond(c, line, '', async (incoming) => {
      const reply = await chat.answerLine({ ...incoming, ...(attachment && { attachment }) }, line.text);
      return { reply: toWireReply(reply ?? { kind: 'notice', text: c.var.texts.say('web-not-for-me') }) };
    });
  const programStartMs = dependencies.now();
  const api = new Hono<VisitorEnv>();

  api.get('/commands', async (c) => {
    const visitor = await visitorOf(c, dependencies.cookieKey());
    c.header('cache-control', 'no-store');
    return c.json(menuOf(chat.commands, await textsFor(chat, visitor, c.var.texts)));
  });
  api.get('/photo/:id', async (c) => {
    const bytes = await dependencies.findPhoto(c.req.param('id'));
    if (bytes === undefined) return c.notFound();
    const cacheControl = 'private, max-age=31536000, immutable';
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'image/jpeg',
      'cache-control': cacheControl,
    });
  });
  api.on('POST', ['/line', '/photo', '/press'], (_, next) =>
    inRequestContext(randomBytes(4).toString('hex'), next),
  );
  api.on('POST', ['/line', '/press'], ownOriginOnly, requireJson, limitBody(MAX_BODY_KB));
  api.post('/line', async (c) => {
    const body = LINE_SCHEMA.safeParse(await readJson(c));
    if (!body.success) return refuse(c, 400, 'web-error-json', { example: '{"text": "/help"}' });
    return answerLine(c, body.data);
  });
  api.post('/photo', ownOriginOnly, requirePhoto, limitPhoto, async (c) => {
    const line = LINE_SCHEMA.safeParse(c.req.query());
    const example = '/api/photo?text=%2Fplay%204x4';
    if (!line.success) return refuse(c, 400, 'web-error-json', { example });
    // Read the body only when the command needs the photo, so that waiting requests don't fill the memory.
    const readBytes = () => c.req.arrayBuffer().then((body) => ok(Buffer.from(body)));
    return answerLine(c, line.data, { bytes: () => readBytes().catch(() => fault('photo-gone')) });
  });
  api.post('/press', async (c) => {
    const body = PRESS_SCHEMA.safeParse(await readJson(c));
    const example = '{"action": "tile:Xy12:3:5"}';
    if (!body.success) return refuse(c, 400, 'web-error-json', { example });
    const { action, agoMs = 0 } = body.data;
    // Use the page's `agoMs` only if the step is older than this program. Such a step had to wait for the
    // program to start, and the game's clock must not count the waiting time. For all other steps, the time
    // of the step is its arrival.
    const pressDelayMs = agoMs > dependencies.now() - programStartMs ? agoMs : 0;
    // Presses are counted separately from messages, so that a visitor with many running answers can still
    // cancel one.
    return respond(c, body.data, ' press', async (incoming) =>
      toWireLine(await chat.answerPress({ ...incoming, pressDelayMs }, action)),
    );
  });
  for (const path of ['/commands', '/line', '/photo', '/press']) {
    api.all(path, (c) => refuse(c, 405, 'web-error-method', { method: c.req.method }));
  }
  return api;
}

/**
 * Creates a function that answers a request, unless the visitor sends requests too fast or has too many
 * running answers. `keySuffix`: suffix of the visitor's key in the count of running answers. Work with
 * another suffix, such as presses, is counted separately.
 */
function createAnswerer({ chat, log, workload, cookieKey, addressOf, now }: ApiDependencies) {
  const visitorLimiter = createLimiter({ burst: 40, refillMs: 1000 / 6 }, now);
  const addressLimiter = createLimiter({ burst: 200, refillMs: 1000 / 40 }, now);

  return async (
    c: Context<VisitorEnv>,
    { theme }: { readonly theme?: ThemeName | undefined },
    keySuffix: string,
    makeAnswer: (incoming: Incoming) => Promise<WireLine>,
  ): Promise<Response> => {
    const visitor = await visitorOf(c, cookieKey());
    const person = personOf(visitor, c.var.texts);
    const { locale } = c.var.texts;
    c.set('texts', chat.texts(locale, person));
    const ipAddress = addressOf(c);
    if (!addressLimiter.take(ipAddress) || !visitorLimiter.take(`${visitor.id} ${ipAddress}`)) {
      setRequestOutcome('text', 'limited');
      c.header('retry-after', '1');
      return refuse(c, 429, 'web-error-pace');
    }
    // All requests without a cookie from one IP address are counted as one visitor.
    const job = workload.take((visitor.isNew ? ipAddress : visitor.id) + keySuffix);
    if (typeof job === 'string') {
      setRequestOutcome('text', 'limited');
      return job === 'running'
        ? refuse(c, 429, 'web-error-running', { count: MAX_OPEN_WORK })
        : refuse(c, 503, `web-error-${job}`);
    }

    c.req.raw.signal.addEventListener('abort', () => job.cancel());
    const incoming: Omit<Incoming, 'progress'> = {
      person,
      place: { key: 'web:page', isPrivate: true },
      locale,
      surface: WEB_SURFACE,
      ...(theme && { theme }),
      signal: job.signal,
    };
    const body = streamAnswer(
      job,
      (progress) => makeAnswer({ ...incoming, progress }),
      makeApology(c.var.texts, 'web-error-bug').text,
      (error) => log.error({ err: error, path: c.req.path }, 'an answer failed'),
    );
    return c.body(body, 200, STREAM_HEADERS);
  };
}

/** Returns the parsed body. Undefined if it isn't JSON. */
async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
