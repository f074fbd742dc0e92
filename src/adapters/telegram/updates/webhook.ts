import { createHash, timingSafeEqual } from 'node:crypto';
import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { isUpdate } from './readable.ts';
import { ALLOWED_UPDATES, type ReceiveUpdates, type UpdateSource } from './source.ts';

const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

const sha256 = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Derives the default from the bot's token. Returns 64 hexadecimal digits. */
export const secretFrom = (token: string): string => sha256(`webhook:${token}`).toString('hex');

interface WebhookContext {
  readonly api: Api;
  /** Leads to `/telegram`, where Telegram posts updates. */
  readonly url: string;
  /** Proves that a request is from Telegram. */
  readonly secret: string;
  /** Stores the received updates and starts to handle them. */
  readonly receive: ReceiveUpdates;
}

/** Before `open` and after `close` it refuses updates with status 503, so that Telegram posts them again. */
export function createWebhook({ api, url, secret, receive }: WebhookContext): UpdateSource {
  let webhookState: 'new' | 'open' | 'closed' = 'new';
  const accept = async (update: Update): Promise<boolean> => {
    return webhookState === 'open' && (await receive([update]));
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
 * Responds with:
 * - 401 without the right secret, and doesn't read the body.
 * - 400 to an invalid update.
 * - 503 if `accept` resolves with false. Telegram then posts the update again.
 * - 200 otherwise, even if the update has unreadable fields. Telegram then forgets it.
 *
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
