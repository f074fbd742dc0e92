const NUMBER_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    keycap_ten: '10',
  }),
);

const BLANK_EMOJI =
  /^(?:(?:white|black)_(?:(?:large|medium|small)_)?square(?:_button)?|blank|empty|hole|space)$/iu;
const EMOJI_NAME = /<a?:([a-z0-9_]{2,32}):\d{1,20}>|:([a-z0-9_]{2,32}):/giu;
const MIN_EMOJI = 4;

/** The number in the name, and the rest of the name. */
function numberOfEmoji(name: string): { readonly number: string; readonly stem: string } | undefined {
  const number = NUMBER_NAMES.get(name.toLowerCase());
  if (number !== undefined) return { number, stem: '' };
  const [, stem = '', digits] = /^([a-z_]*?)0*(\d{1,3})$/iu.exec(name) ?? [];
  return digits === undefined ? undefined : { number: digits, stem };
}

/** Emoji by name (`:one:`), emoji of a server (`<:tile_12:345>`), and numbers in circles and keycaps. */
export function emojiToTiles(text: string): string {
  const names = [...text.matchAll(EMOJI_NAME)].map(([, ofServer, name]) => ofServer ?? name ?? '');
  const numbers = names.map(numberOfEmoji).filter((number) => number !== undefined);
  // The name of a single emoji in a sentence may have a number, too. Tiles are many, with similar names.
  const areTiles = numbers.length >= MIN_EMOJI && new Set(numbers.map(({ stem }) => stem)).size === 1;
  const textWithTiles = areTiles
    ? text.replace(EMOJI_NAME, (whole, ofServer: string | undefined, name: string | undefined) => {
        const emojiName = ofServer ?? name ?? '';
        const number = numberOfEmoji(emojiName)?.number ?? (BLANK_EMOJI.test(emojiName) ? '_' : undefined);
        return number === undefined ? whole : ` ${number} `;
      })
    : text;
  return textWithTiles
    .replaceAll('🔟', ' 10 ')
    .replace(/[①-⑳⓪❶-❿➀-➉➊-➓⓿㉑-㉟]/gu, (circled) => ` ${circled.normalize('NFKC')} `);
}
