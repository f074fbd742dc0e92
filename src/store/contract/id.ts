import { createHash, randomInt } from 'node:crypto';

const BASE62_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 12;

/** 12 base62 characters (about 71 bits), which can't be guessed. */
export const randomId = (): string =>
  Array.from({ length: ID_LENGTH }, () => BASE62_DIGITS.charAt(randomInt(BASE62_DIGITS.length))).join('');

/** 12 base62 characters. Equal parts give equal ids. */
export function contentId(...parts: readonly string[]): string {
  let quotient = BigInt(`0x${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`);
  let id = '';
  for (let digitIndex = 0; digitIndex < ID_LENGTH; digitIndex++) {
    id += BASE62_DIGITS.charAt(Number(quotient % 62n));
    quotient /= 62n;
  }
  return id;
}
