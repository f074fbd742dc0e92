import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { MessageArgs } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import { PHOTO_BYTES } from '../../render/photo/header.ts';

/** The context of each request: the texts in the language of the visitor. */
export interface VisitorEnv {
  Variables: { texts: Texts };
}

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** Headers that keep the browser from running, framing or sniffing anything but the page itself. */
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
  // The proxy decides whether the host uses HTTPS only.
  strictTransportSecurity: false,
});

/** Refuses a request with the text `id`. The body is always `{"error": "..."}`. */
export const refuse = (
  c: Context<VisitorEnv>,
  status: 400 | 403 | 404 | 405 | 413 | 415 | 421 | 429 | 500 | 503,
  id: string,
  facts: MessageArgs = {},
): Response => c.json({ error: c.var.texts.say(id, facts) }, status);

/** Limits the bodies of requests to `limit` kilobytes, with or without a declared length. */
export const atMost = (limit: number): MiddlewareHandler =>
  bodyLimit({ maxSize: limit * 1024, onError: (c) => refuse(c, 413, 'web-error-large', { limit }) });

/** Limits photos to `PHOTO_BYTES`. */
export const photoAtMost: MiddlewareHandler<VisitorEnv> = bodyLimit({
  maxSize: PHOTO_BYTES,
  onError: (c) => refuse(c, 413, 'web-photo-heavy'),
});

/**
 * Refuses requests for a host name other than those of this machine. Otherwise a site that points its name to
 * 127.0.0.1 (DNS rebinding) would count as the page itself.
 */
export const ownHostOnly: MiddlewareHandler<VisitorEnv> = async (c, next) =>
  isLoopback(hostOf(c).replace(/:\d+$/, ''))
    ? next()
    : refuse(c, 421, 'web-error-host', { address: 'http://127.0.0.1' });

/**
 * Refuses requests that another site's page makes in the visitor's browser. Browsers say so in
 * Sec-Fetch-Site; older ones send an Origin, which must equal the requested host. A request with neither
 * (curl) carries no cookie. The `csrf` of hono checks form types only, and trusts either header.
 */
export const ownOriginOnly: MiddlewareHandler<VisitorEnv> = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const isHost = (address: string) => URL.canParse(address) && new URL(address).host === hostOf(c);
  const own = site === undefined ? origin === undefined || isHost(origin) : site === 'same-origin';
  return own ? next() : refuse(c, 403, 'web-error-origin');
};

const typed =
  (expected: RegExp, refusal: string): MiddlewareHandler<VisitorEnv> =>
  async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return expected.test(type) ? next() : refuse(c, 415, refusal);
  };

/** Accepts only JSON or a picture: a form of another site can't send them without a preflight request. */
export const jsonOnly = typed(/^application\/json$/, 'web-error-type');
export const photoOnly = typed(/^image\//, 'web-error-photo');

const hostOf = (c: Context): string => c.req.header('host') ?? new URL(c.req.url).host;
