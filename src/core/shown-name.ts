/** Lengths in user-perceived characters, which may consist of several code points. */
const MAX_NAME_CHARS = 32;
const MAX_QUOTED_CHARS = 80;
const MAX_CODE_UNITS_PER_CHAR = 8;

/**
 * Characters to remove: control characters (also for the writing direction), unassigned code points, and
 * letters that look empty.
 */
const INVISIBLE_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
const RIGHT_TO_LEFT_LETTERS = /\p{sc=Hebr}|\p{sc=Arab}|\p{sc=Syrc}|\p{sc=Thaa}|\p{sc=Nkoo}|\p{sc=Adlm}/u;
/** Before other text, platforms may take these characters for a mention, an address or a command. */
const LINK_CHARACTERS = /[@#$/:.](?=\S)/gu;
/** Like `LINK_CHARACTERS`, but not the `/` and `.` in boards and numbers (`1/2`, `1.5`). */
const LINK_CHARACTERS_IN_TEXT = /[@#$:](?=\S)|[/.](?=[^\s\d])|(?<!\d)[/.](?=\S)/gu;
/** Breaks up mentions, addresses and commands. */
const WORD_JOINER = '\u2060';
/** These characters stand around text in right-to-left scripts. */
const [FIRST_STRONG_ISOLATE, POP_DIRECTIONAL_ISOLATE] = ['\u2068', '\u2069'];

let segmenter: Intl.Segmenter | undefined;

/** Returns user-perceived characters. Creates the segmenter on first use because loading it is slow. */
function splitCharacters(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * A name that is safe to show to others: at most 32 characters, visible and never empty (`?`). Line breaks
 * and stacks of accents are removed. Invisible characters break up mentions, addresses and commands. Its
 * writing direction can't affect the text after it.
 */
export const displayName = (name: string): string =>
  makeSafeToShow(name, MAX_NAME_CHARS, LINK_CHARACTERS) || '?';

/** A user's text, safe to quote to others: like `displayName`, with at most 80 characters. */
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
  // A character has one or more code units.
  const characters = visibleText.length > maxChars ? splitCharacters(visibleText) : [];
  const shortenedText =
    characters.length > maxChars ? `${characters.slice(0, maxChars - 1).join('')}…` : visibleText;
  const textWithoutLinks = shortenedText.replace(linkCharacters, `$&${WORD_JOINER}`);
  return RIGHT_TO_LEFT_LETTERS.test(textWithoutLinks)
    ? `${FIRST_STRONG_ISOLATE}${textWithoutLinks}${POP_DIRECTIONAL_ISOLATE}`
    : textWithoutLinks;
}
