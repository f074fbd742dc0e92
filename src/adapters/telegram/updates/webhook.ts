import { createHash, timingSafeEqual } from 'node:crypto';
import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { isUpdate } from './readable.ts';
import { ALLOWED_UPDATES, type ReceiveUpdates, type UpdateSource } from './source.ts';

const SECRET_HEADER = 'x-telegram-bot-api-secret-token';
/**
 * Maximum number of bytes in a request's body. Even an update with the longest text has only a few kilobytes.
 */
const MAX_UPDATE_BYTES = 1024 * 1024;

const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Derives the default webhook secret from the bot's token. Returns 64 hexadecimal digits. */
export const secretFrom = (token: string): string => sha256(`webhook:${token}`).toString('hex');

/** Dependencies of the source that receives updates by webhook. */
interface WebhookContext {
  readonly api: Api;
  /** Public URL that leads to `/telegram`, where Telegram posts updates. */
  readonly url: string;
  /** Secret that proves that a request is from Telegram. */
  readonly secret: string;
  /** Stores the received updates and starts to handle them. */
  readonly receive: ReceiveUpdates;
}

/**
 * Creates a source that receives updates by webhook. Before `open` and after `close` it refuses updates with
 * status 503, so that Telegram posts them again.
 */
export function createWebhook({ api, url, secret, receive }: WebhookContext): UpdateSource {
  let webhookState: 'new' | 'open' | 'closed' = 'new';
  const accept = async (update: Update): Promise<boolean> => {
    if (webhookState !== 'open') return false;
    await receive([update]);
    return true;
  };
  return {
    routes: [{ path: '/telegram', handle: createWebhookHandler(secret, accept) }],
    async open() {
      await api.setWebhook(url, { secret_token: secret, allowed_updates: ALLOWED_UPDATES });
      if (webhookState === 'new') webhookState = 'open';
    },
    async close() {
      webhookState = 'closed';
    },
  };
}

/**
 * Creates the HTTP handler for updates that Telegram posts. The status is 401 without the right secret, 400
 * for an invalid update, and 503 if `accept` resolves with false. After a 503, Telegram posts the update
 * again. Otherwise the status is 200, even if the update has unreadable fields.
 * core.telegram.org/bots/api#setwebhook
 */
function createWebhookHandler(
  secret: string,
  accept: (update: Update) => Promise<boolean>,
): (request: Request) => Promise<Response> {
  const expectedHash = sha256(secret);
  return async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const receivedHash = sha256(request.headers.get(SECRET_HEADER) ?? '');
    if (!timingSafeEqual(receivedHash, expectedHash)) return new Response(null, { status: 401 });
    if (Number(request.headers.get('content-length') ?? 0) > MAX_UPDATE_BYTES)
      return new Response(null, { status: 413 });
    const update = parseUpdate(await request.text());
    if (update === undefined) return new Response(null, { status: 400 });
    return new Response(null, { status: (await accept(update)) ? 200 : 503 });
  };
}

function parseUpdate(body: string): Update | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isUpdate(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
