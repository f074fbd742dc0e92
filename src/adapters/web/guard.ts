import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { MAX_TEXT_FILE_BYTES } from '../../chat/attachment.ts';
import { createLimiter, type RateLimit } from '../../chat/limits/limits.ts';
import type { MessageArgs } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import { setRequestOutcome } from '../../observe/request-context.ts';
import { MAX_PHOTO_BYTES } from '../../render/photo/header.ts';

/** `texts` are in the visitor's language. */
export interface VisitorEnv {
  Variables: { texts: Texts };
}

/**
 * The browser loads only the page's own scripts, styles and pictures, and no other site can show the page in
 * a frame.
 */
export const protectiveHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // A reverse proxy, if any, decides whether browsers must use HTTPS.
  strictTransportSecurity: false,
});

/** The body is `{"error": "..."}` with the text `id`. */
export const refuse = (
  c: Context<VisitorEnv>,
  status: 400 | 403 | 404 | 405 | 411 | 413 | 415 | 421 | 429 | 500 | 503,
  id: string,
  messageArgs: MessageArgs = {},
): Response => c.json({ error: c.var.texts.say(id, messageArgs) }, status);

/** In bytes, from the headers. Undefined if they don't tell it. */
export const lengthOf = (c: Context): number | undefined =>
  c.req.header('transfer-encoding') === undefined ? Number(c.req.header('content-length') ?? 0) : undefined;

/**
 * Refuses bodies of more than `maxBytes` and those without Content-Length. Reads nothing. Node.js never reads
 * more than the Content-Length, and a request with neither this header nor Transfer-Encoding has no body (RFC
 * 9112, section 6.3).
 */
const limitLength =
  (maxBytes: number, refuseLarge: (c: Context<VisitorEnv>) => Response): MiddlewareHandler<VisitorEnv> =>
  async (c, next) => {
    const length = lengthOf(c);
    if (length === undefined) return refuse(c, 411, 'web-error-length');
    return length > maxBytes ? refuseLarge(c) : next();
  };

/** Refuses bodies of more than `limitKb` kilobytes or of unknown length. */
export const limitBody = (limitKb: number): MiddlewareHandler<VisitorEnv> =>
  limitLength(limitKb * 1024, (c) => refuse(c, 413, 'web-error-large', { limit: limitKb }));

const limitPhoto = limitLength(MAX_PHOTO_BYTES, (c) => refuse(c, 413, 'web-photo-heavy'));
const limitText = limitLength(MAX_TEXT_FILE_BYTES, (c) => refuse(c, 413, 'web-text-heavy'));

/**
 * Refuses files of more than `MAX_PHOTO_BYTES`, texts of more than `MAX_TEXT_FILE_BYTES`, and files of
 * unknown length. The reader decides by the bytes what a file is.
 */
export const limitFile: MiddlewareHandler<VisitorEnv> = (c, next) =>
  (contentTypeOf(c).startsWith('text/') ? limitText : limitPhoto)(c, next);

/** Rate of all requests of an address. */
const USUAL_RATE: RateLimit = { burst: 200, refillMs: 1000 / 40 };
/** A request for `/metrics` costs some milliseconds. Monitors ask every few seconds. */
export const METRICS_RATE: RateLimit = { burst: 100, refillMs: 100 };
/**
 * Rate of photos and text files of an address, because photos are stored. A visitor without a cookie, or with
 * a fresh one, is new each time, so the limits of a visitor don't count here.
 */
export const PHOTO_RATE: RateLimit = { burst: 30, refillMs: 10_000 };

/**
 * Refuses the requests of an address that sends too many. `addressOf`: key of the client's address. `now`: in
 * milliseconds. `textId`: the text of the refusal.
 */
export function limitRate(
  addressOf: (c: Context) => string,
  now: () => number,
  rate: RateLimit = USUAL_RATE,
  textId = 'web-error-pace',
): MiddlewareHandler<VisitorEnv> {
  const limiter = createLimiter(rate, now);
  const retrySeconds = Math.ceil(rate.refillMs / 1000);
  return async (c, next) => (limiter.take(addressOf(c)) ? next() : refuseFast(c, retrySeconds, textId));
}

export function refuseFast(c: Context<VisitorEnv>, retrySeconds = 1, textId = 'web-error-pace'): Response {
  setRequestOutcome('text', 'limited');
  c.header('retry-after', String(retrySeconds));
  return refuse(c, 429, textId);
}

/**
 * Does a request name `localhost`, an IP address or one of `allowedHosts`? Another site can point its own
 * name to this program (DNS rebinding), and its scripts could read the answers. Its address would be a name,
 * so IP addresses are accepted. `allowedHosts`: lower-case names, or `*` for all.
 */
export function createHostTest(allowedHosts: readonly string[]): (c: Context) => boolean {
  const names = new Set(['localhost', ...allowedHosts]);
  return (c) => {
    const name = hostNameOf(c);
    return names.has('*') || names.has(name) || isIP(name) !== 0;
  };
}

export const allowedHostsOnly =
  (isAllowedHost: (c: Context) => boolean): MiddlewareHandler<VisitorEnv> =>
  async (c, next) =>
    isAllowedHost(c) ? next() : refuse(c, 421, 'web-error-host');

/** Returns the host in lower case, without port, brackets and the dot at its end. */
const hostNameOf = (c: Context): string =>
  hostOf(c)
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

/**
 * Refuses requests that a page of another site makes in the visitor's browser. Browsers mark them in
 * Sec-Fetch-Site. Older browsers send Origin, which must name the requested host. Requests with neither
 * header are not from a browser and are accepted. hono's `csrf` isn't enough: it checks only form types, and
 * accepts a request if one of the two headers is right.
 */
export const ownOriginOnly: MiddlewareHandler<VisitorEnv> = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const isRequestedHost = (address: string) => URL.canParse(address) && new URL(address).host === hostOf(c);
  const isOwnOrigin =
    site === undefined ? origin === undefined || isRequestedHost(origin) : site === 'same-origin';
  return isOwnOrigin ? next() : refuse(c, 403, 'web-error-origin');
};

const requireType =
  (typePattern: RegExp, refusalId: string): MiddlewareHandler<VisitorEnv> =>
  async (c, next) =>
    typePattern.test(contentTypeOf(c)) ? next() : refuse(c, 415, refusalId);

/** In lower case, without parameters. Empty if the header is missing. */
const contentTypeOf = (c: Context): string =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * A form on another site can't send JSON or pictures unless the browser first asks this server (preflight
 * request). It could send a text, which `ownOriginOnly` refuses.
 */
export const requireJson = requireType(/^application\/json$/, 'web-error-type');
export const requireFile = requireType(/^(?:image|text)\/|^application\/octet-stream$/, 'web-error-photo');

const hostOf = (c: Context): string => c.req.header('host') ?? new URL(c.req.url).host;
