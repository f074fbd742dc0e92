import { fault, ok, type Result } from '../../result.ts';
import { plainText, shortenForQuote } from '../../typed-text.ts';
import { anyWordSource, compileOnce } from '../../vocabulary.ts';
import { NO_WORDS, type Words } from './words.ts';

/** The rows come first, as in matrices. */
export interface Size {
  readonly rows: number;
  readonly cols: number;
}

export const MIN_SIDE = 2;
export const MAX_SIDE = 10;

export const SIZE_PATTERN = /^([0-9]{1,9}) ?[x×хχ✕✖*⨯] ?([0-9]{1,9})$/u;
export const SIZE_IN_FRONT = /^\s*[0-9]{1,9} ?[x×хχ✕✖*⨯] ?[0-9]{1,9}(?![0-9])[ \t:;,]*\n?/u;

export const makeSize = ({ rows, cols }: Size): string => `${rows}x${cols}`;

export const isSameSize = (sizeA: Size, sizeB: Size): boolean =>
  sizeA.rows === sizeB.rows && sizeA.cols === sizeB.cols;

/** Faults: `too-large` {rows, cols}, `too-small` {rows, cols}. */
export function checkSize(rows: number, cols: number): Result<Size> {
  if (rows > MAX_SIDE || cols > MAX_SIDE) return fault('too-large', { rows, cols });
  if (rows < MIN_SIDE || cols < MIN_SIDE) return fault('too-small', { rows, cols });
  return ok({ rows, cols });
}

/**
 * Parses `2x3`, `2×3`, `2 by 3`, `2 3`, or `8-puzzle` (a board with 8 tiles and a blank). A single number of
 * up to three digits is the side of a square board. Faults: `bad-size` {text}, `word-behind-size` {text: the
 * text after a size}, `too-large`, `too-small` {rows, cols}.
 */
export function parseSize(text: string, words: Words = NO_WORDS): Result<Size> {
  const normalisedText = normaliseSizes(plainText(text.slice(0, 100)), words)
    .replace(/\s+/gu, ' ')
    .trim();
  const sizeMatch =
    SIZE_PATTERN.exec(normalisedText) ?? /^([0-9]{1,2})[ ,]+([0-9]{1,2})$/u.exec(normalisedText);
  if (sizeMatch !== null) return checkSize(Number(sizeMatch[1]), Number(sizeMatch[2]));
  if (/^[0-9]{1,3}$/u.test(normalisedText)) return checkSize(Number(normalisedText), Number(normalisedText));
  const textAfterSize = normalisedText.replace(SIZE_IN_FRONT, '');
  return textAfterSize !== normalisedText && /^[^0-9x×*]/u.test(textAfterSize)
    ? fault('word-behind-size', { text: shortenForQuote(textAfterSize) })
    : fault('bad-size', { text: shortenForQuote(text) });
}

/** `3 by 3` and `8-puzzle` become `3x3`. */
export const normaliseSizes = (text: string, words: Words): string =>
  text.replace(byPattern(words), 'x').replace(tileCountPattern(words), (typedText, tileCount: string) => {
    const side = Math.sqrt(Number(tileCount) + 1);
    return Number.isInteger(side) ? makeSize({ rows: side, cols: side }) : typedText;
  });

const byPattern = compileOnce(
  ({ by }: Words) => new RegExp(`(?<=[0-9]) ?(?:${anyWordSource(by)}) ?(?=[0-9])`, 'gu'),
);
const tileCountPattern = compileOnce(
  ({ puzzle }: Words) =>
    new RegExp(
      `(?<![0-9]|[0-9] ?[x×хχ✕✖*⨯] ?)([0-9]{1,2})[- ]?(?:${anyWordSource(puzzle)})(?![a-z0-9_])`,
      'gu',
    ),
);

/** A size as nearly square as possible, with no more rows than columns. */
export function sizeOfCount(count: number): Size | undefined {
  for (let rows = Math.floor(Math.sqrt(count)); rows >= MIN_SIDE; rows--) {
    const cols = count / rows;
    if (Number.isInteger(cols)) return cols <= MAX_SIDE ? { rows, cols } : undefined;
  }
  return undefined;
}
