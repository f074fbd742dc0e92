import type { Context, MiddlewareHandler } from 'hono';
import type { Texts } from '../../i18n/texts.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Is this the address of the machine itself, which nobody else can reach? */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** Headers that keep the browser from running, framing or sniffing anything but the page itself. */
export const protectiveHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('content-security-policy', POLICY);
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'no-referrer');
  c.header('cross-origin-opener-policy', 'same-origin');
  c.header('cross-origin-resource-policy', 'same-origin');
};

/** A sentence as the whole answer. The body is always `{"error": "..."}`. */
export const refuse = (
  c: Context,
  status: 400 | 403 | 404 | 405 | 413 | 415 | 421 | 429 | 500 | 503,
  error: string,
): Response => c.json({ error }, status);

/**
 * Requests under another name than the machine's own are refused: a site that lets its name point to 127.0.0.1 (DNS
 * rebinding) would otherwise count as the page itself.
 */
export function ownHostOnly(texts: (c: Context) => Texts): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const name = host.replace(/:\d+$/, '');
    if (isLoopback(name)) return next();
    return refuse(c, 421, texts(c).say('web-error-host', { address: 'http://127.0.0.1' }));
  };
}

/**
 * Requests that another site's page makes in a visitor's browser are refused. Browsers say so in Sec-Fetch-Site; older
 * ones send an Origin, which must be the host asked. What sends neither (curl) carries nobody's cookie.
 */
export function ownOriginOnly(texts: (c: Context) => Texts): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const own = site === undefined ? origin === undefined || hostOf(origin) === host : site === 'same-origin';
    return own ? next() : refuse(c, 403, texts(c).say('web-error-origin'));
  };
}

/** Only JSON: a form of another site can't send it without asking first. */
export function jsonOnly(texts: (c: Context) => Texts): MiddlewareHandler {
  return async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    return type === 'application/json' ? next() : refuse(c, 415, texts(c).say('web-error-type'));
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
