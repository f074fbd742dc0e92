import { getOrCreate } from './get-or-create.ts';
import { fault } from './result.ts';

/** The limit in UTF-16 code units. No chat message is longer. */
const MAX_TEXT_CHARS = 4096;

export const TOO_LONG = fault('too-long', { limit: MAX_TEXT_CHARS });

/**
 * Are texts too long to be read, all of them together? Every surface asks this before anything else sees a
 * text. Some characters become up to 18 when a text is normalised (`ﷺ`). They count as that many.
 */
export function isTooLong(...texts: readonly string[]): boolean {
  const text = texts.length === 1 ? (texts[0] ?? '') : texts.join(' ');
  return text.length > MAX_TEXT_CHARS || text.normalize('NFKC').length > MAX_TEXT_CHARS;
}

const MAX_QUOTED_CHARS = 24;

const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** The digits of other scripts met so far. Unicode has fewer than a thousand. */
const asciiDigits = new Map<string, string>();

/**
 * In Unicode, the ten digits of each script are consecutive, beginning with zero (The Unicode Standard,
 * section 4.6).
 */
const toAsciiDigit = (character: string): string =>
  getOrCreate(asciiDigits, character, () => {
    const codePoint = character.codePointAt(0) ?? 0;
    let value = 0;
    while (isDigit(codePoint - value - 1)) value++;
    return String(value % 10);
  });

/**
 * Folds compatibility forms (full-width letters, signs and digits), writes every script's digits as 0-9, and
 * makes the text lower case. Removes invisible characters, combining marks and quotation marks. Keeps line
 * breaks.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164]/gu, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
    .replace(/["'`´\p{Pi}\p{Pf}„‚]/gu, '')
    .toLowerCase();
}

/** The words of a text without punctuation, separated by single spaces. */
export const plainPhrase = (text: string): string =>
  plainText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The first 24 characters on one line. An ellipsis marks that more text follows. */
export function shortenForQuote(text: string): string {
  const characters = [
    ...text
      .slice(0, 4 * MAX_QUOTED_CHARS)
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim(),
  ];
  return (
    characters.length > MAX_QUOTED_CHARS
      ? `${characters.slice(0, MAX_QUOTED_CHARS).join('')}…`
      : characters.join('')
  ).toWellFormed();
}

/** Value: the Latin character. */
const LATIN_LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  е: 'e',
  х: 'x',
  '×': 'x',
  '✕': 'x',
  '✖': 'x',
  '⨯': 'x',
  '、': ',',
};

/**
 * `plainText`, with look-alikes (Cyrillic а с е х, ×, 、) replaced by Latin characters. Separates Chinese
 * characters from letters and digits (`a1到h8`), and reduces white space to single spaces.
 */
export const plainLine = (text: string): string =>
  plainText(text)
    .replace(/[асех×✕✖⨯、]/gu, (letter) => LATIN_LOOKALIKES[letter] ?? letter)
    .replace(/(?<=[0-9a-z])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[0-9a-z])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
