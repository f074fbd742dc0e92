/** Signs of a name that are shown. */
const LENGTH = 32;

/**
 * Controls (those of the writing direction too), what nobody has assigned, and letters that look like
 * nothing.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
/** Written from right to left. */
const RIGHT_TO_LEFT = /\p{sc=Hebr}|\p{sc=Arab}|\p{sc=Syrc}|\p{sc=Thaa}|\p{sc=Nkoo}|\p{sc=Adlm}/u;
const WORD_JOINER = '\u2060';
const [ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

const signsOf = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A person's name as it may stand in a line for others: of at most 32 signs, visible, never empty (`?`),
 * without line breaks and towers of accents; no mention, address or command in it, as a sign that nobody sees
 * parts what would make one; its direction ends with it.
 */
export function shownName(name: string): string {
  const visible = name
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const signs = Array.from(signsOf.segment(visible), ({ segment }) => segment);
  const short = signs.length > LENGTH ? `${signs.slice(0, LENGTH - 1).join('')}…` : visible;
  const inert = (short || '?').replace(/[@#$/:.](?=\S)/gu, `$&${WORD_JOINER}`);
  return RIGHT_TO_LEFT.test(inert) ? `${ISOLATE}${inert}${POP_ISOLATE}` : inert;
}
