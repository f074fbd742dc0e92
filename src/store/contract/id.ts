import { createHash, randomInt } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 12;

/** Returns a random id of 12 base62 characters (about 71 bits), which nobody can guess. */
export const randomId = (): string =>
  Array.from({ length: LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('');

/** Returns an id of 12 base62 characters, computed from `parts`. Equal parts give equal ids. */
export function contentId(...parts: readonly string[]): string {
  let rest = BigInt(`0x${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`);
  let id = '';
  for (let place = 0; place < LENGTH; place++) {
    id += DIGITS.charAt(Number(rest % 62n));
    rest /= 62n;
  }
  return id;
}
