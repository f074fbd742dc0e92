import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../../store/store.ts';

/** Somebody who uses the page in one browser. */
export interface Visitor {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Four digits of its hash, to be called by: it tells people apart and gives nothing away. */
  readonly label: string;
  /** The value of the cookie that brings this visitor back. */
  readonly cookie: string;
}

/** Who sends this cookie value; a missing, forged or damaged one makes a new visitor. */
export function visitorOf(cookie: string | undefined, key: string): Visitor {
  const [id, mark] = cookie?.split('.') ?? [];
  if (id !== undefined && mark !== undefined && /^[0-9a-f]{32}$/.test(id) && equal(mark, markOf(id, key))) {
    return visitor(id, key);
  }
  return visitor(randomBytes(16).toString('hex'), key);
}

/** The key that marks our cookies, made at the first start and kept, so that visitors outlive a restart. */
export function cookieKey(facts: Store['facts']): Promise<string> {
  return facts.setOnce('web-cookie-key', randomBytes(32).toString('hex'));
}

const visitor = (id: string, key: string): Visitor => ({
  id,
  label: createHash('sha256').update(id).digest('hex').slice(0, 4).toUpperCase(),
  cookie: `${id}.${markOf(id, key)}`,
});

const markOf = (id: string, key: string): string =>
  createHmac('sha256', key).update(id).digest('hex').slice(0, 32);

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
