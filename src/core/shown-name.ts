/** Signs of a name that are shown, and of what else somebody wrote; a sign may be made of many characters. */
const MAX_NAME_CHARS = 32;
const MAX_QUOTED_CHARS = 80;
const CHARACTERS_PER_SIGN = 8;

/**
 * Controls (those of the writing direction too), what nobody has assigned, and letters that look like
 * nothing.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
/** Written from right to left. */
const RIGHT_TO_LEFT = /\p{sc=Hebr}|\p{sc=Arab}|\p{sc=Syrc}|\p{sc=Thaa}|\p{sc=Nkoo}|\p{sc=Adlm}/u;
/** Behind these stands what platforms make a mention, an address or a command of. */
const JOINTS = /[@#$/:.](?=\S)/gu;
/** The same where boards and numbers (`1/2`, `1.5`) are to stay as they are. */
const JOINTS_OF_WORDS = /[@#$:](?=\S)|[/.](?=[^\s\d])|(?<!\d)[/.](?=\S)/gu;
const WORD_JOINER = '\u2060';
const [ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

let segmenter: Intl.Segmenter | undefined;

/** The signs of a text. What finds them is made with the first: that takes as long as to load some twenty files. */
function signsOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * A person's name as it may stand in a line for others: of at most 32 signs, visible, never empty (`?`), without
 * line breaks and towers of accents; no mention, address or command in it, as a sign that nobody sees parts
 * what would make one; its direction ends with it.
 */
export const displayName = (name: string): string => makeInert(name, MAX_NAME_CHARS, JOINTS) || '?';

/** What somebody wrote, as it may be quoted in a line for others: as a name may, of at most 80 signs. */
export const displayText = (text: string): string => makeInert(text, MAX_QUOTED_CHARS, JOINTS_OF_WORDS);

function makeInert(text: string, length: number, joints: RegExp): string {
  const visible = text
    .slice(0, length * CHARACTERS_PER_SIGN)
    .toWellFormed()
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const signs = signsOf(visible);
  const short = signs.length > length ? `${signs.slice(0, length - 1).join('')}…` : visible;
  const parted = short.replace(joints, `$&${WORD_JOINER}`);
  return RIGHT_TO_LEFT.test(parted) ? `${ISOLATE}${parted}${POP_ISOLATE}` : parted;
}
