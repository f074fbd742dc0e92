/** Characters read at most; what is longer is refused before anything else looks at it. */
export const MAX_TEXT_CHARS = 4000;

const MAX_QUOTED_CHARS = 24;

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Digits of every script stand in runs of ten from zero on (The Unicode Standard, section 4.6). */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(code - value - 1)) value++;
  return String(value % 10);
}

/**
 * The text with compatibility forms folded (full-width letters, signs and digits), every script's digits as
 * 0-9, lower case, without invisible characters, combining marks and quotation marks. Line breaks stay.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164]/gu, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(/\p{Nd}/gu, (digit) => (digit >= '0' && digit <= '9' ? digit : asciiDigit(digit)))
    .replace(/["'`´\p{Pi}\p{Pf}„‚]/gu, '')
    .toLowerCase();
}

/** The beginning of what was written, on one line, short enough to quote in a sentence. */
export function quotable(text: string): string {
  const line = [
    ...text
      .slice(0, 4 * MAX_QUOTED_CHARS)
      .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim(),
  ];
  return (
    line.length > MAX_QUOTED_CHARS ? `${line.slice(0, MAX_QUOTED_CHARS).join('')}…` : line.join('')
  ).toWellFormed();
}

const LOOKALIKE: Readonly<Record<string, string>> = {
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
 * A typed line as `plainText` gives it, with look-alikes (Cyrillic а с е х, ×, 、) as the Latin signs they stand for, Chinese signs apart
 * from letters and digits (`a1到h8`), and runs of white space as one space.
 */
export const plainLine = (text: string): string =>
  plainText(text)
    .replace(/[асех×✕✖⨯、]/gu, (letter) => LOOKALIKE[letter] ?? letter)
    .replace(/(?<=[0-9a-z])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[0-9a-z])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
