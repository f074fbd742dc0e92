/**
 * The maximum length of a user's text, in UTF-16 code units. Parsers check this limit before any other work.
 */
export const MAX_TEXT_CHARS = 4000;

/** Maximum number of characters in a quoted text. */
const MAX_QUOTED_CHARS = 24;

const isDigit = (codePoint: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/**
 * Converts a digit of any script to 0-9. In Unicode, the ten digits of each script are consecutive, beginning
 * with zero (The Unicode Standard, section 4.6).
 */
function toAsciiDigit(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(codePoint - value - 1)) value++;
  return String(value % 10);
}

/**
 * Normalises a text: folds compatibility forms (full-width letters, signs and digits), writes every script's
 * digits as 0-9, and makes it lower case. Removes invisible characters, combining marks and quotation marks.
 * Keeps line breaks.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164]/gu, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(/\p{Nd}/gu, (digit) => (digit >= '0' && digit <= '9' ? digit : toAsciiDigit(digit)))
    .replace(/["'`´\p{Pi}\p{Pf}„‚]/gu, '')
    .toLowerCase();
}

/**
 * Returns the first 24 characters of a text on one line, to quote it in a sentence. An ellipsis marks that
 * more text follows.
 */
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

/** Characters that look like Latin ones. Value: the Latin character. */
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
 * Normalises a typed line: `plainText`, with look-alikes (Cyrillic а с е х, ×, 、) replaced by Latin
 * characters. Separates Chinese characters from letters and digits (`a1到h8`), and reduces white space to
 * single spaces.
 */
export const plainLine = (text: string): string =>
  plainText(text)
    .replace(/[асех×✕✖⨯、]/gu, (letter) => LATIN_LOOKALIKES[letter] ?? letter)
    .replace(/(?<=[0-9a-z])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[0-9a-z])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
