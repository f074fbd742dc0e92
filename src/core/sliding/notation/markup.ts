const TAG = /<\/[a-z][\w-]{0,30}\s*>|<br\s*\/?>/iu;
/** White space in these elements is shown as it is. */
const PREFORMATTED = /<(?:pre|code|textarea)[\s>]/iu;
const CELL = /<t[dh](?:\s[^<>]{0,200})?>/giu;
const ROW = /<tr(?:\s[^<>]{0,200})?>/giu;
const SPACE = /&nbsp;|&#160;/gu;
/** As a word of its own it is the blank. */
const LONE_SPACE = /(?<=[\s>])(?:&nbsp;|&#160;)(?=[\s<])/gu;
/** An element with one tile, or with nothing for the blank. */
const TILE_ELEMENT = /<([a-z][\w-]{0,30})(?:\s[^<>]{0,200})?>\s*([0-9]{0,3})\s*<\/\1\s*>/giu;
const MIN_TILE_ELEMENTS = 4;
const LINE_TAG = /<\/?(?:br|p|div|li|ul|ol|tr|row|section|pre)(?:\s[^<>]{0,200})?\/?>/giu;
const ANY_TAG = /<[^<>]{0,200}>/gu;

/** Tables, elements with a tile each, and lines of text in HTML or XML. */
function htmlToRows(text: string): string {
  if (!TAG.test(text)) return text;
  const spacedText = text.replace(LONE_SPACE, '_').replace(SPACE, ' ');
  const textAsShown = PREFORMATTED.test(text) ? spacedText : spacedText.replace(/\s+/gu, ' ');
  if (CELL.test(text))
    return textAsShown
      .replace(/<\/tr[^<>]{0,200}>/giu, '')
      .replace(ROW, '\n')
      .replace(CELL, '|')
      .replace(ANY_TAG, ' ');
  const areTiles = (textAsShown.match(TILE_ELEMENT)?.length ?? 0) >= MIN_TILE_ELEMENTS;
  const textWithTiles = areTiles
    ? textAsShown.replace(TILE_ELEMENT, (_, _name, tile: string) => ` ${tile || '_'} `)
    : textAsShown;
  return textWithTiles
    .replace(LINE_TAG, '\n')
    .replace(ANY_TAG, ' ')
    .replace(/\n\s*\n/gu, '\n')
    .trim();
}

/** With a distance to the next row, as in `\\\\[4pt]`. */
const LATEX_ROW_END = /\\\\(?:\s?\[-?[\d.]{1,6}\s?(?:pt|em|ex|mm|cm|in)\])?/gu;

/** `1 & 2 \\ 3 & 0`, in a matrix or a table. */
function latexToRows(text: string): string {
  if (!text.includes('&') || !text.includes('\\\\')) return text;
  return text
    .replace(/\\(?:begin|end)\s*\{[^{}]{0,40}\}(?:\s*\{[lcr|\s]{0,60}\})?/gu, ' ')
    .replace(/\\(?:hline|left|right|displaystyle)[[\]().]?/gu, ' ')
    .replace(/\\(?:square|Box|blacksquare|_)(?![a-z])/gu, '_')
    .replace(LATEX_ROW_END, '\n')
    .replaceAll('&', '|')
    .replace(/[\\$]+[[\]()]?/gu, ' ');
}

/** Tables of a wiki: `{|`, rows between `|-`, cells behind `||` or each on its own line. */
function wikiTableToRows(text: string): string {
  const [, table] = /^\s*\{\|[^\n]*\n([\s\S]*)\|\}\s*$/u.exec(text) ?? [];
  if (table === undefined) return text;
  const rows = table
    .split(/^[ \t]*\|-[^\n]*$/mu)
    .map((row) =>
      row
        .trim()
        .replaceAll('||', '|')
        .replaceAll('!', '|')
        .replace(/\s*\n\s*/gu, ' '),
    )
    .filter((row) => row.startsWith('|'));
  return rows.map((row) => `${row} |`).join('\n');
}

/** What documents write. */
export const markupToRows = (text: string): string =>
  [htmlToRows, latexToRows, wikiTableToRows].reduce((currentText, change) => change(currentText), text);
