import { expandCompact, GOAL_MARK, mapParts, parseRows, tileOf } from './rows.ts';
import { normaliseSizes } from './size.ts';
import { anyWordSource, type Words, wholeWordSource } from './words.ts';

const VERTICAL_BARS = /[│┃║┆┇┊┋╎╏‖¦]/gu;
const BORDER_LINE = /^[\s|+:=\p{Pd}−\u2500-\u257f]+$/u;
const CORNER_SIGNS = /[|+\u250c-\u257f]/u;
const SQUARE_SIGNS = /[⬛⬜□■▢▣🔲🔳◻◼◽◾▪▫⬚☐▯▮]/gu;
const BOLD_MARKS = /\*\*|__|~~/gu;
const ITALIC_MARKS = /^(\s*)([*_~])([^*_~]+)\2(?=\s*$)/u;
const FULL_STOP = /\s*\.+(?=\s*$)/u;
const SEPARATOR_SIGN = /(?<=[0-9] ?)[-–—−._*#~+·•](?= ?[0-9])/u;
const LONE_DASH = /(?<![^\s,;|/([])[-–—―−]+(?![^\s,;|/)\]])/gu;
const LONE_LETTERS = /(?<![\p{L}\p{N}])[a-wyz](?![\p{L}\p{N}])/gu;
const LETTER_O = /(?<![\p{L}_.*#])[oоο](?![\p{L}_.*#])/gu;

/**
 * Removes the frames of tables, but keeps the `|` between cells. Replaces a horizontal rule by a blank line,
 * and a square (`⬜`) by `_`.
 */
function withoutFrames(text: string): string {
  return text
    .replace(SQUARE_SIGNS, '_')
    .replace(VERTICAL_BARS, '|')
    .split('\n')
    .filter((line) => !isBorderLine(line) || !CORNER_SIGNS.test(line))
    .map((line) => (isBorderLine(line) ? '' : line))
    .join('\n');
}

const isBorderLine = (line: string): boolean =>
  BORDER_LINE.test(line) && (line.match(/[=\p{Pd}−\u2500-\u257f]/gu)?.length ?? 0) > 1;

/**
 * Removes all words, frames and punctuation that aren't part of a board. Replaces a word for the goal by an
 * arrow, and each sign of a blank by `_` or `0`.
 */
export function tidyText(text: string, words: Words): string {
  const textWithoutFrames = withoutFrames(text).replace(ARRAY_TYPE, ' ').replace(namePattern(words), ' ');
  const textWithoutWords = withoutWords(
    moveStartFirst(normaliseSizes(textWithoutFrames, words), words),
    words,
  )
    .replace(/[!?¡¿:]+/gu, ' ')
    .replace(BOLD_MARKS, '');
  const tidiedText = mapParts(textWithoutWords, (piece) => withoutSeparators(withoutMarks(piece))).replace(
    LONE_DASH,
    '_',
  );
  return isInLetters(tidiedText) ? tidiedText : tidiedText.replace(LETTER_O, '0');
}

/** Matches the `_` in names such as `goal_state`, so that it isn't read as a blank. */
const namePattern = ({ start, goal }: Words): RegExp =>
  new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${anyWordSource([...start, ...goal])}))_(?=\\p{L})`, 'gu');

/**
 * Matches the type of an array in program code: `int[][]`, `final int[]`. It is removed before words for the
 * goal are replaced, because `final` is such a word.
 */
const ARRAY_TYPE = /(?<![\p{L}\p{N}_])(?:final\s+)?\p{L}[\p{L}\p{N}]*(?:\s*\[\s*\])+/gu;
/** Matches type arguments: `<int>`, `<vector<int>>`, `<int, 9>`. */
const TYPE_ARGUMENTS = /<\p{L}[^=;{[(\n]*>/gu;
/** Matches the sizes of an array in program code, before the equals sign: `[3][3] =`. */
const ARRAY_SIZES = /(?:\[[0-9]*\]\s*)+(?==(?!>))/gu;
/** Matches a named argument after a list of tiles in program code: `, dtype=int)`. */
const NAMED_ARGUMENT = /,\s*[\p{L}_]+\s*=\s*[\p{L}\p{N}_.]+(?=\s*[,)])/gu;
/** Source of a pattern for a name in program code. The word `to` isn't such a name. */
const NAME_PATTERN_SOURCE = '(?!to\\b)\\p{L}[\\p{L}\\p{N}_.]*!?';
/**
 * Matches the names of types, variables and functions before an opening bracket: `const b =`, `np.array`,
 * `vec!`.
 */
const NAMES_BEFORE_BRACKET = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:${NAME_PATTERN_SOURCE}[\\s=]+){0,7}${NAME_PATTERN_SOURCE}[\\s=]*(?=[[({])`,
  'gu',
);

/** Removes program code from the output of `tidyText`, except brackets and tiles. */
export const withoutCode = (text: string): string =>
  [TYPE_ARGUMENTS, ARRAY_SIZES, NAMED_ARGUMENT, NAMES_BEFORE_BRACKET].reduce(
    (remainingCode, pattern) => remainingCode.replace(pattern, ' '),
    text,
  );

/**
 * Whether the tiles are written as letters: the text has more than three single letters, which no sentence
 * has.
 */
const isInLetters = (text: string): boolean => (text.match(LONE_LETTERS)?.length ?? 0) > 3;

/**
 * If the text names the goal first (`goal: ... start: ...`), moves the start before it, with an arrow in
 * between.
 */
const moveStartFirst = (text: string, { goal, start }: Words): string =>
  text.replace(
    new RegExp(`^\\W*?(?:${wholeWordSource(goal)})([^]*[0-9][^]*?)(?:${wholeWordSource(start)})([^]*)$`, 'u'),
    '$2 -> $1',
  );

function withoutWords(text: string, words: Words): string {
  const hasLetterTiles = isInLetters(text);
  const patternFor = (wordList: readonly string[]): RegExp => {
    const removableWords = wordList.filter((word) => !hasLetterTiles || word.length > 1);
    return new RegExp(`(?:${wholeWordSource(removableWords)})[ \\t]*[:=]?(?!>)[ \\t]*`, 'gu');
  };
  return text
    .replace(patternFor(words.blank), '_ ')
    .replace(patternFor(words.goal), ' -> ')
    .replace(patternFor([...words.start, ...words.puzzle, ...words.around]), '')
    .replace(/^\s*to\b/u, '')
    .replace(new RegExp(`${GOAL_MARK.source}(?:[\\s,;]*${GOAL_MARK.source})+`, 'gu'), '->');
}

/**
 * Removes a full stop at the end, and marks for italics at both ends. But `.`, `*` and `_` can also mean the
 * blank: if the board would be left without a blank, they are kept.
 */
function withoutMarks(piece: string): string {
  const pieceWithoutMarks = piece.replace(ITALIC_MARKS, '$1$3').replace(FULL_STOP, '');
  const tiles = expandCompact(parseRows(pieceWithoutMarks)).flat().map(tileOf);
  return tiles.includes(0) ? pieceWithoutMarks : piece;
}

/**
 * Replaces separators by spaces: `8-6-7` becomes `8 6 7`. Does this only if the same character occurs between
 * all numbers, at least three times.
 */
function withoutSeparators(piece: string): string {
  const separator = SEPARATOR_SIGN.exec(piece)?.[0];
  if (separator === undefined) return piece;
  const separatorPattern = new RegExp(
    `(?<=[0-9_.x*#] ?)[${separator === '-' ? '\\-' : separator}](?= ?[0-9_.x*#])`,
    'gu',
  );
  const separatorCount = piece.match(separatorPattern)?.length ?? 0;
  return separatorCount > 2 && separatorCount === piece.split(separator).length - 1
    ? piece.replace(separatorPattern, ' ')
    : piece;
}
