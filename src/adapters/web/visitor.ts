import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Store } from '../../store/store.ts';

/** Somebody who uses the page in one browser. */
export interface Visitor {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Four digits of its hash, to be called by: it tells people apart and gives nothing away. */
  readonly label: string;
  /** No cookie came with the request. */
  readonly isNew: boolean;
}

const COOKIE = 'tileknight';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Who asks, by a cookie signed with `key`; a missing, forged or damaged one makes a new visitor. It is renewed each time, so
 * that it lasts as long as the page is used.
 */
export async function visitorOf(c: Context, key: string): Promise<Visitor> {
  const known = await getSignedCookie(c, key, COOKIE);
  const id = known || randomBytes(16).toString('hex');
  await setSignedCookie(c, COOKIE, id, key, {
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: YEAR_SECONDS,
    secure: c.req.header('x-forwarded-proto') === 'https',
  });
  const label = createHash('sha256').update(id).digest('hex').slice(0, 4).toUpperCase();
  return { id, label, isNew: !known };
}

/** The key that signs our cookies, made at the first start and kept, so that visitors outlive a restart. */
export function cookieKey(keyValues: Store['keyValues']): Promise<string> {
  return keyValues.setOnce('web-cookie-key', randomBytes(32).toString('hex'));
}
