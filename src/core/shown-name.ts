/**
 * The maximum lengths of displayed names and quoted texts, in user-perceived characters. One such character
 * may consist of several code points.
 */
const MAX_NAME_CHARS = 32;
const MAX_QUOTED_CHARS = 80;
const MAX_CODE_UNITS_PER_CHAR = 8;

/**
 * Matches characters to remove: control characters (also those for the writing direction), unassigned code
 * points, and letters that look empty.
 */
const INVISIBLE_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
/** Matches text in scripts that are written from right to left. */
const RIGHT_TO_LEFT_LETTERS = /\p{sc=Hebr}|\p{sc=Arab}|\p{sc=Syrc}|\p{sc=Thaa}|\p{sc=Nkoo}|\p{sc=Adlm}/u;
/**
 * Matches the characters `@#$/:.` before other text. Platforms may display such text as a mention, an address
 * or a command.
 */
const LINK_CHARACTERS = /[@#$/:.](?=\S)/gu;
/**
 * Like `LINK_CHARACTERS`, matches the characters `@#$/:.` before a mention, address or command. Doesn't match
 * the `/` and `.` in boards and numbers (`1/2`, `1.5`).
 */
const LINK_CHARACTERS_IN_TEXT = /[@#$:](?=\S)|[/.](?=[^\s\d])|(?<!\d)[/.](?=\S)/gu;
/** Invisible character that breaks up mentions, addresses and commands. */
const WORD_JOINER = '\u2060';
/** Invisible characters that are put before and after text in right-to-left scripts. */
const [FIRST_STRONG_ISOLATE, POP_DIRECTIONAL_ISOLATE] = ['\u2068', '\u2069'];

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into user-perceived characters. Creates the segmenter on first use because loading it is
 * slow.
 */
function splitCharacters(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Returns a person's name in a form that is safe to show to others. It has at most 32 characters, is visible
 * and never empty (`?`). Line breaks and stacks of accents are removed. Invisible characters break up
 * mentions, addresses and commands. Its writing direction can't affect the text after it.
 */
export const displayName = (name: string): string =>
  makeSafeToShow(name, MAX_NAME_CHARS, LINK_CHARACTERS) || '?';

/**
 * Returns a user's text in a form that is safe to quote to others: like `displayName`, with at most 80
 * characters.
 */
export const displayText = (text: string): string =>
  makeSafeToShow(text, MAX_QUOTED_CHARS, LINK_CHARACTERS_IN_TEXT);

function makeSafeToShow(text: string, maxChars: number, linkCharacters: RegExp): string {
  const visibleText = text
    .slice(0, maxChars * MAX_CODE_UNITS_PER_CHAR)
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE_CHARACTERS, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const characters = splitCharacters(visibleText);
  const shortenedText =
    characters.length > maxChars ? `${characters.slice(0, maxChars - 1).join('')}…` : visibleText;
  const textWithoutLinks = shortenedText.replace(linkCharacters, `$&${WORD_JOINER}`);
  return RIGHT_TO_LEFT_LETTERS.test(textWithoutLinks)
    ? `${FIRST_STRONG_ISOLATE}${textWithoutLinks}${POP_DIRECTIONAL_ISOLATE}`
    : textWithoutLinks;
}
