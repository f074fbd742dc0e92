import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { MessageArgs } from '../../core/result.ts';
import type { Texts } from '../../i18n/texts.ts';
import { MAX_PHOTO_BYTES } from '../../render/photo/header.ts';

/** Variables of a request's context: the texts in the language of the visitor. */
export interface VisitorEnv {
  Variables: { texts: Texts };
}

/** Whether `host` is `localhost` or a loopback address, which only this machine can reach. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/**
 * Middleware that sets security headers. With them, the browser loads only the page's own scripts, styles and
 * pictures, and no other site can show the page in a frame.
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
  // A reverse proxy, if any, decides whether browsers must use HTTPS, so no such header is sent here.
  strictTransportSecurity: false,
});

/** Refuses a request. The body is `{"error": "..."}` with the text whose id in the catalogue is `id`. */
export const refuse = (
  c: Context<VisitorEnv>,
  status: 400 | 403 | 404 | 405 | 413 | 415 | 421 | 429 | 500 | 503,
  id: string,
  messageArgs: MessageArgs = {},
): Response => c.json({ error: c.var.texts.say(id, messageArgs) }, status);

/** Refuses request bodies of more than `limitKb` kilobytes, with or without a Content-Length header. */
export const limitBody = (limitKb: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: limitKb * 1024,
    onError: (c) => refuse(c, 413, 'web-error-large', { limit: limitKb }),
  });

/** Refuses photos of more than `MAX_PHOTO_BYTES`. */
export const limitPhoto: MiddlewareHandler<VisitorEnv> = bodyLimit({
  maxSize: MAX_PHOTO_BYTES,
  onError: (c) => refuse(c, 413, 'web-photo-heavy'),
});

/**
 * Refuses requests for host names other than `localhost` and loopback addresses. Otherwise another site could
 * point its own name to 127.0.0.1 (DNS rebinding) and its scripts could read the answers.
 */
export const ownHostOnly: MiddlewareHandler<VisitorEnv> = async (c, next) =>
  isLoopback(hostOf(c).replace(/:\d+$/, ''))
    ? next()
    : refuse(c, 421, 'web-error-host', { address: 'http://127.0.0.1' });

/**
 * Refuses requests that a page of another site makes in the visitor's browser. Browsers mark such requests in
 * the header Sec-Fetch-Site. Older browsers send Origin, which must name the requested host. Requests with
 * neither header are not from a browser and are accepted. hono's `csrf` isn't enough: it checks only form
 * types, and accepts a request if one of the two headers is right.
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
  async (c, next) => {
    const contentType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return typePattern.test(contentType) ? next() : refuse(c, 415, refusalId);
  };

/**
 * Accepts only JSON. A form on another site can't send JSON or pictures unless the browser first asks this
 * server (preflight request).
 */
export const requireJson = requireType(/^application\/json$/, 'web-error-type');
export const requirePhoto = requireType(/^image\//, 'web-error-photo');

const hostOf = (c: Context): string => c.req.header('host') ?? new URL(c.req.url).host;
