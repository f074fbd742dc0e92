const TAG = /<\/[a-z][\w-]{0,30}\s*>|<br\s*\/?>/iu;
/** White space in these elements is shown as it is. */
const PREFORMATTED = /<(?:pre|code|textarea)[\s>]/iu;
const CELL = /<t[dh](?:\s[^<>]{0,200})?>/giu;
const ROW_END = /<\/tr\s?>/giu;
const ROW = /<tr(?:\s[^<>]{0,200})?>/giu;
const SPACE = /&nbsp;|&#160;/gu;
/** As a word of its own it is the blank. */
const LONE_SPACE = /(?<=[\s>])(?:&nbsp;|&#160;)(?=[\s<])/gu;
/** An element with one tile, or with nothing for the blank. */
const TILE_ELEMENT = /<([a-z][\w-]{0,30})(\s[^<>]{0,200})?>\s?([0-9]{0,3})\s?<\/\1\s?>/giu;
const MIN_TILE_ELEMENTS = 4;
const LINE_TAG = /<\/?(?:br|p|div|li|ul|ol|tr|row|section|pre)(?:\s[^<>]{0,200})?\/?>/giu;
/** Elements that say nothing about their text. The name of any other stays, as a word in front of it. */
const PLAIN_TAG =
  /<\/?(?:a|b|body|center|code|em|font|h[1-6]|html|i|img|main|span|strong|sub|sup|table|tbody|tfoot|thead|td|th|tr|u|tile|cell|item|svg|g|rect|text)(?:\s[^<>]{0,200})?\/?>/giu;
const OTHER_TAG = /<([a-z][\w-]{0,30})(?:\s[^<>0-9]{0,200})?>/giu;
const END_TAG = /<\/[^<>]{0,200}>/gu;

/** Tables, elements with a tile each, and lines of text in HTML or XML. */
export function htmlToRows(text: string): string {
  if (!TAG.test(text)) return text;
  const spacedText = text.replace(LONE_SPACE, '_').replace(SPACE, ' ');
  const textAsShown = PREFORMATTED.test(text) ? spacedText : spacedText.replace(/\s+/gu, ' ');
  if (CELL.test(text))
    return withoutTags(textAsShown.replace(ROW_END, '').replace(ROW, '\n').replace(CELL, '|'));
  const elements = [...textAsShown.matchAll(TILE_ELEMENT)];
  // Then each tile has its place, and their order says nothing.
  const havePlaces = elements.some(([, , attributes = '', tile = '']) =>
    /\d/u.test(attributes.replaceAll(tile, '')),
  );
  if (elements.length < MIN_TILE_ELEMENTS) return withoutTags(textAsShown);
  return havePlaces
    ? text
    : withoutTags(
        textAsShown.replace(TILE_ELEMENT, (_, _name, _attributes, tile: string) => ` ${tile || '_'} `),
      );
}

const withoutTags = (text: string): string =>
  text
    .replace(LINE_TAG, '\n')
    .replace(PLAIN_TAG, ' ')
    .replace(OTHER_TAG, '\n$1: ')
    .replace(END_TAG, '\n')
    .replace(/\n\s*\n/gu, '\n')
    .trim();

/** With a distance to the next row, as in `\\\\[4pt]`. */
const LATEX_ROW_END = /\\\\(?:\s?\[-?[\d.]{1,6}\s?(?:pt|em|ex|mm|cm|in)\])?/gu;

/** `1 & 2 \\ 3 & 0`, in a matrix or a table. */
function latexToRows(text: string): string {
  if (!text.includes('&') || !text.includes('\\\\')) return text;
  return text
    .replace(/\\(?:begin|end)\s*\{[^{}]{0,40}\}(?:\s*\{[lcr|\s]{0,60}\})?/gu, '\n')
    .replace(/\\(?:to|rightarrow|Rightarrow|longrightarrow)(?![a-z])/giu, '\n->\n')
    .replace(
      /\\(?:hline|cline\{[\d-]{1,5}\}|toprule|midrule|bottomrule|left|right|displaystyle)(?![a-z])[[\]().]?/gu,
      ' ',
    )
    .replace(/\\(?:square|Box|blacksquare|_)(?![a-z])/gu, '_')
    .replace(LATEX_ROW_END, '\n')
    .replaceAll('&', '|')
    .replace(/[\\$]+[[\]()]?/gu, ' ');
}

const WIKI_CAPTION = /^[ \t]*\|\+[^\n]*$/mu;

/** Tables of a wiki: `{|`, rows between `|-`, cells behind `||` or each on its own line. */
function wikiTableToRows(text: string): string {
  const [, table] = /^\s*\{\|[^\n]*\n([\s\S]*)\|\}\s*$/u.exec(text) ?? [];
  if (table === undefined) return text;
  const rows = table
    .split(/^[ \t]*\|-[^\n]*$/mu)
    .map((row) =>
      row
        .replace(WIKI_CAPTION, '')
        .trim()
        .replaceAll('||', '|')
        .replaceAll('!!', '|')
        .replaceAll('!', '|')
        .replace(/[ \t\n]+/gu, ' '),
    )
    .filter((row) => /^\|[^+]/u.test(row));
  return rows.map((row) => `${row} |`).join('\n');
}

const FORUM_TAG = /\[\/?(?:code|pre|quote|spoiler)(?:=[^[\]\n]{0,40})?\]/giu;

/** `[code]` and `[/code]` of forums. */
const forumToRows = (text: string): string => text.replace(FORUM_TAG, '\n');

/** What documents write. */
export const markupToRows = (text: string): string =>
  [forumToRows, htmlToRows, latexToRows, wikiTableToRows].reduce(
    (currentText, change) => change(currentText),
    text,
  );
