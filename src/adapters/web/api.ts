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
  lengthOf,
  limitBody,
  limitFile,
  limitRate,
  ownOriginOnly,
  PHOTO_RATE,
  refuse,
  refuseFast,
  requireFile,
  requireJson,
  type VisitorEnv,
} from './guard.ts';
import { menuOf } from './menu.ts';
import { personOf, textsFor, visitorOf } from './visitor.ts';
import { toWireLine, toWireReply, type WireLine } from './wire.ts';
import type { RequestedWork, Workload } from './workload.ts';

export interface ApiDependencies {
  readonly chat: Chat;
  readonly inRequestContext: RunInRequestContext;
  readonly log: Log;
  readonly workload: Workload;
  /** Signs cookies. Undefined until the store has returned the key. */
  readonly cookieKey: () => string | undefined;
  /** The key of the client's address in limits, such as its IP address. */
  readonly addressOf: (c: Context) => string;
  /** In milliseconds. Only differences are used. */
  readonly now: () => number;
  /** Returns a JPEG, or undefined. Ids can't be guessed, so the visitor is not checked. */
  readonly findPhoto: (id: string) => Promise<Buffer | undefined>;
}

/** Limit for all bodies except files. */
const MAX_BODY_KB = 64;

/** How long after the program's start a press may contain a step that had to wait for the start. */
const WAITING_STEPS_MS = 2 * 60_000;
/** Most time that a player gets back for such a step. */
const MAX_PRESS_DELAY_MS = 15 * 60_000;

const WEB_SURFACE: Surface = {
  textLimit: 20_000,
  captionLimit: 20_000,
  // A file is sent as text inside JSON, and the browser stores it in its history.
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
const LINE_SCHEMA = z.object({ text: z.string().min(1), theme: OPTIONAL_THEME_SCHEMA });
const PRESS_SCHEMA = z.object({
  action: z.string().regex(/^[ -~]{1,64}$/),
  /** Time from the visitor's last step to the sending of this press. */
  agoMs: z.number().min(0).optional(),
  theme: OPTIONAL_THEME_SCHEMA,
});

/**
 * Serves the page's script: the menu, photos, and streamed answers (`WireLine`) to messages and button
 * presses. The app has checked host and address. Checks each request in this order, and reads its body last:
 * origin, types and length (headers), visitor, room for the body.
 */
export function createApi(dependencies: ApiDependencies): Hono<VisitorEnv> {
  const { chat, inRequestContext, addressOf, now } = dependencies;
  const respond = createAnswerer(dependencies);
  const answerLine = async (c: Context<VisitorEnv>, incoming: Incoming, text: string): Promise<WireLine> => {
    const reply = await chat.answerLine(incoming, text);
    return { reply: toWireReply(reply ?? { kind: 'notice', text: c.var.texts.say('web-not-for-me') }) };
  };
  const programStartMs = now();
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
  const paths = ['/line', '/photo', '/press'];
  api.on('POST', paths, (_, next) => inRequestContext(randomBytes(4).toString('hex'), next), ownOriginOnly);
  api.on('POST', ['/line', '/press'], requireJson, limitBody(MAX_BODY_KB));
  const limitPhotos = limitRate(addressOf, now, PHOTO_RATE, 'web-photo-pace');
  api.on('POST', ['/photo'], requireFile, limitFile, limitPhotos);
  api.post('/line', (c) =>
    respond(c, {
      kind: 'line',
      schema: LINE_SCHEMA,
      example: '{"text": "/help"}',
      read: () => readJson(c),
      makeAnswer: (incoming, { text }) => answerLine(c, incoming, text),
    }),
  );
  api.post('/photo', (c) => {
    // The command reads the body when it needs the file, so that waiting requests don't fill the memory.
    const { promise: whenRead, resolve: markRead } = Promise.withResolvers<void>();
    const readBytes = () => c.req.arrayBuffer().then((body) => ok(Buffer.from(body)));
    const attachment = {
      bytes: () =>
        readBytes()
          .catch(() => fault('photo-gone'))
          .finally(markRead),
    };
    return respond(c, {
      kind: 'line',
      schema: LINE_SCHEMA,
      example: '/api/photo?text=%2Fplay%204x4',
      read: async () => c.req.query(),
      makeAnswer: (incoming, { text }) => answerLine(c, { ...incoming, attachment }, text).finally(markRead),
      whenRead,
    });
  });
  api.post('/press', (c) =>
    respond(c, {
      kind: 'press',
      schema: PRESS_SCHEMA,
      example: '{"action": "tile:Xy12:3:5"}',
      read: () => readJson(c),
      async makeAnswer(incoming, { action, agoMs = 0 }) {
        // A step that is older than this program had to wait for its start. The game's clock must not count
        // that time. The visitor could lie about the age, so it is believed only soon after the start, as the
        // page tries again within seconds, and only up to a limit. Other steps were made on arrival.
        const uptimeMs = now() - programStartMs;
        const hadToWait = uptimeMs < WAITING_STEPS_MS && agoMs > uptimeMs;
        const pressDelayMs = hadToWait ? Math.min(agoMs, MAX_PRESS_DELAY_MS) : 0;
        return toWireLine(await chat.answerPress({ ...incoming, pressDelayMs }, action));
      },
    }),
  );
  for (const path of ['/commands', ...paths]) {
    api.all(path, (c) => refuse(c, 405, 'web-error-method', { method: c.req.method }));
  }
  return api;
}

interface AnswerableRequest<Body> {
  readonly kind: RequestedWork['kind'];
  readonly schema: z.ZodType<Body>;
  /** Fits the schema. Quoted in the refusal of a request that doesn't. */
  readonly example: string;
  /** Undefined if the request can't be parsed. */
  readonly read: () => Promise<unknown>;
  readonly makeAnswer: (incoming: Incoming, body: Body) => Promise<WireLine>;
  /**
   * Resolves when `makeAnswer` has read the rest of the request or doesn't need it. The response begins only
   * then, because nginx sends no more of a request after the beginning of its response. Default: immediately.
   */
  readonly whenRead?: Promise<void>;
}

/** Refuses a visitor who sends requests too fast, or a visitor or address with too much work running. */
function createAnswerer({ chat, log, workload, cookieKey, addressOf, now }: ApiDependencies) {
  const visitorLimiter = createLimiter({ burst: 40, refillMs: 1000 / 6 }, now);

  return async <Body extends { readonly theme?: ThemeName | undefined }>(
    c: Context<VisitorEnv>,
    { kind, schema, example, read, makeAnswer, whenRead }: AnswerableRequest<Body>,
  ): Promise<Response> => {
    const visitor = await visitorOf(c, cookieKey());
    const person = personOf(visitor, c.var.texts);
    const { locale } = c.var.texts;
    c.set('texts', chat.texts(locale, person));
    const address = addressOf(c);
    // All requests without a cookie from one address count as one visitor.
    const visitorKey = visitor.isNew ? address : visitor.id;
    if (!visitorLimiter.take(visitorKey)) return refuseFast(c);
    const job = workload.take({ kind, visitorKey, address, bodyBytes: lengthOf(c) ?? 0 });
    if (typeof job === 'string') {
      setRequestOutcome('text', 'limited');
      // The page asks again, and a proxy takes another process then.
      if (job === 'stopping') c.header('retry-after', '1');
      return job === 'running'
        ? refuse(c, 429, 'web-error-running', { count: MAX_OPEN_WORK })
        : refuse(c, 503, `web-error-${job}`);
    }
    const body = await read().then(schema.safeParse, (error: unknown) => {
      job.done();
      throw error;
    });
    if (!body.success) {
      job.done();
      return refuse(c, 400, 'web-error-json', { example });
    }

    c.req.raw.signal.addEventListener('abort', () => job.cancel());
    const { theme } = body.data;
    const incoming: Omit<Incoming, 'progress'> = {
      person,
      // Turns go round the addresses first. All requests of an address without a cookie count as one visitor.
      turnKeys: [`web:${address}`, visitor.isNew ? `web:${address} new` : person.key],
      place: { key: 'web:page', isPrivate: true },
      locale,
      surface: WEB_SURFACE,
      ...(theme && { theme }),
      signal: job.signal,
      countSolverJob: job.countSolverJob,
    };
    const answer = streamAnswer(
      job,
      (progress) => makeAnswer({ ...incoming, progress }, body.data),
      makeApology(c.var.texts, 'web-error-bug').text,
      (error) => log.error({ err: error, path: c.req.path }, 'an answer failed'),
    );
    await whenRead;
    return c.body(answer, 200, STREAM_HEADERS);
  };
}

/** Undefined if the body isn't JSON. */
async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
