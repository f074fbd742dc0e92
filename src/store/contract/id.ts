import { createHash, randomInt } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 12;

/** A random id: 12 characters of base62, about 71 bits, nobody can guess another's. */
export const randomId = (): string =>
  Array.from({ length: LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('');

/** An id made from content (12 characters of base62): the same parts always give the same one. */
export function contentId(...parts: readonly string[]): string {
  let rest = BigInt(`0x${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`);
  let id = '';
  for (let place = 0; place < LENGTH; place++) {
    id += DIGITS.charAt(Number(rest % 62n));
    rest /= 62n;
  }
  return id;
}
