import { createHash, randomInt } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 12;

/** Random id of 12 base62 characters (about 71 bits), which can't be guessed. */
export const randomId = (): string =>
  Array.from({ length: LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('');

/** Id of 12 base62 characters, made from the parts. The same parts give the same id. */
export function contentId(...parts: readonly string[]): string {
  let rest = BigInt(`0x${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`);
  let id = '';
  for (let place = 0; place < LENGTH; place++) {
    id += DIGITS.charAt(Number(rest % 62n));
    rest /= 62n;
  }
  return id;
}
