import { fault, ok, type Result } from '../result.ts';
import { type Board, defaultGoal, type Puzzle } from './board.ts';
import { allowedSize, makeSize, parseSize, SIZE_PATTERN, type Size, sizeOfCount } from './size-notation.ts';
import { LONGEST_TEXT, plainText, quotable } from './typed-text.ts';

export { makeMoves, parseMoves } from './move-notation.ts';
export { makeSize, parseSize, type Size } from './size-notation.ts';

/** Which of a puzzle's two boards a fault is about (fact `which`). */
type Which = 'start' | 'goal';

/** What was written, before it is known to be a board: words in rows. */
type Rows = string[][];

const NUMBER = /^[0-9]{1,9}$/u;
const COMPACT = /^[0-9_.x*#]+$/u;
const BLANK = /^[_.x*#]$/u;
const GOAL_MARK = /(?:->|=>|→|⇒|➡|➔|⟶|⟹|\bto\b)/u;

/** Words in rows: a row ends at `/`, `;`, `|`, a new line, or where one bracket closes and the next opens. */
function rowsOf(text: string): Rows {
  return text
    .replace(/[\])}>]\s*,?\s*[[({<]/gu, '/')
    .replace(/[\p{Ps}\p{Pe}<>]/gu, ' ')
    .split(/[/;|\n]/u)
    .map((row) => row.split(/[\s,、،]+/u).filter((word) => word !== ''))
    .filter((row) => row.length > 0);
}

/** Boards written without spaces: all words alike in length and longer than one sign, so each word is a row (or a board). */
function expandCompact(rows: Rows): Rows {
  const words = rows.flat();
  const length = words[0]?.length ?? 0;
  const compact = words.every((word) => word.length === length && COMPACT.test(word));
  return length > 1 && compact ? words.map((word) => [...word]) : rows;
}

/** Takes `2x3`, or `2 x 3` if so many words follow, from the front. */
function takeSize(rows: Rows): Result<{ size?: Size; rows: Rows }> {
  const [first = [], ...others] = rows;
  const [word = '', ...rest] = first;
  const following = rest.length + others.flat().length;
  const spaced = /^[0-9]{1,9} [x×] [0-9]{1,9}$/u.test(first.slice(0, 3).join(' '));
  const product = Number(first[0]) * Number(first[2]);
  const taken = spaced && [product, 2 * product].includes(following - 2) ? 3 : 1;
  const match = SIZE_PATTERN.exec(taken === 3 ? first.slice(0, 3).join('') : word);
  if (match === null || (following === 0 && isPermutation([...word].map(tileOf)))) return ok({ rows });
  const size = allowedSize(Number(match[1]), Number(match[2]));
  if (!size.ok) return size;
  const left = [first.slice(taken), ...others].filter((row) => row.length > 0);
  return ok({ size: size.value, rows: left });
}

/** The word's number; 0 for the signs of a blank; -1 if it is neither. */
const tileOf = (word: string): number => (BLANK.test(word) ? 0 : NUMBER.test(word) ? Number(word) : -1);

const isPermutation = (tiles: readonly number[]): boolean =>
  tiles.length >= 4 &&
  new Set(tiles).size === tiles.length &&
  tiles.every((tile) => tile >= 0 && tile < tiles.length);

/** Two lists written one after the other: no tile of a board that is twice as large. */
function halves(rows: Rows): [Rows, Rows] | undefined {
  const words = rows.flat();
  const half = words.length / 2;
  const tiles = words.map(tileOf);
  const [first, second] = [tiles.slice(0, half), tiles.slice(half)];
  const exact = isPermutation(first) && isPermutation(second);
  const meant =
    sizeOfCount(half) !== undefined && half >= 4 && tiles.every((tile) => tile >= 0 && tile < half);
  const blanks = tiles.filter((tile) => tile === 0).length;
  if (!Number.isInteger(half) || !(exact || (meant && blanks === 2 && sizeOfCount(words.length / 2))))
    return undefined;
  const width = rows[0]?.length ?? 0;
  const even = rows.length % 2 === 0 && rows.every((row) => row.length === width);
  if (even) return [rows.slice(0, rows.length / 2), rows.slice(rows.length / 2)];
  return [[words.slice(0, half)], [words.slice(half)]];
}

/** The length that most rows have; the first such if there are several. */
function usualLength(rows: Rows): number {
  const times = (length: number): number => rows.filter((row) => row.length === length).length;
  const lengths = rows.map((row) => row.length);
  return lengths.reduce((best, length) => (times(length) > times(best) ? length : best), lengths[0] ?? 0);
}

function sizeOf(rows: Rows, given: Size | undefined, which: Which): Result<Size> {
  const count = rows.flat().length;
  if (given !== undefined) {
    if (given.rows * given.cols === count) return ok(given);
    return fault('size-mismatch', { size: makeSize(given), count, which });
  }
  const cols = usualLength(rows);
  if (rows.length > 1 && cols > 1) {
    const ragged = rows.findIndex((row) => row.length !== cols);
    if (ragged < 0) return allowedSize(rows.length, cols);
    const got = rows[ragged]?.length ?? 0;
    return fault('ragged-rows', { row: ragged + 1, got, expected: cols, which });
  }
  if (count < 4) return fault('too-few-tiles', { count, which });
  if (count > 100) {
    const side = Math.sqrt(count);
    return Number.isInteger(side) ? allowedSize(side, side) : fault('too-many-tiles', { count, which });
  }
  const size = sizeOfCount(count);
  return size === undefined ? fault('unknown-size', { count, which }) : ok(size);
}

function boardOf(words: Rows, given: Size | undefined, which: Which): Result<Board> {
  const rows = expandCompact(words);
  const flat = rows.flat();
  const bad = flat.find((word) => tileOf(word) < 0);
  if (flat.length === 0 || flat.every((word) => tileOf(word) < 0)) {
    return fault('no-board', { text: quotable(words.flat().join(' ')), which });
  }
  if (bad !== undefined) return fault('not-a-tile', { text: quotable(bad), which });
  const size = sizeOf(rows, given, which);
  if (!size.ok) return size;
  const tiles = flat.map(tileOf);
  const absent = tiles.findIndex((_, tile) => !tiles.includes(tile));
  if (absent === 0) return fault('missing-blank', { max: tiles.length - 1, which });
  const outside = tiles.find((tile) => tile >= tiles.length);
  if (outside !== undefined)
    return fault('tile-out-of-range', { tile: outside, max: tiles.length - 1, which });
  const twice = tiles.find((tile, at) => tiles.indexOf(tile) < at);
  if (twice !== undefined) return fault('duplicate-tile', { tile: twice, missing: absent, which });
  return ok({ ...size.value, tiles });
}

/** The size given beside the text, if any, and the one in front of it; both must agree. */
function agreedSize(given: Size | undefined, written: Size | undefined): Result<Size | undefined> {
  if (given === undefined || written === undefined) return ok(given ?? written);
  if (given.rows === written.rows && given.cols === written.cols) return ok(given);
  return fault('two-sizes', { first: makeSize(written), second: makeSize(given) });
}

/** Start and goal as written: split at the arrow or `to`, else at the one blank line. */
function partsOf(plain: string): string[] {
  const marked = plain.split(GOAL_MARK);
  if (marked.length > 1) return marked;
  const lines = plain.split(/\n[ \t]*\n/u).filter((part) => part.trim() !== '');
  return lines.length === 2 ? lines : [plain];
}

/**
 * A puzzle as people write it: numbers apart or compact, rows by `/`, `;`, `|` or new lines, the blank as 0 or one of `_.x*#`,
 * a size in front or given (`2x3`), a goal after `->`, `to`, `=>`, a blank line, or as a second list of equal length.
 * Without a goal it is 1, 2, ..., the blank last.
 * Faults, each with `which` ('start' | 'goal') where it is about tiles: `empty`, `too-long` {limit}, `too-many-boards` {count},
 * `no-board` {text}, `not-a-tile` {text}, `too-few-tiles` {count}, `too-many-tiles` {count}, `unknown-size` {count}, `ragged-rows` {row,
 * got, expected}, `missing-blank` {max}, `tile-out-of-range` {tile, max}, `duplicate-tile` {tile, missing}, `size-mismatch` {size,
 * count}, `bad-size` {text}, `two-sizes` {first, second}, `too-small`, `too-large` {rows, cols}, `goal-size` {start, goal}.
 */
export function parsePuzzle(text: string, size?: string): Result<Puzzle> {
  if (text.length > LONGEST_TEXT) return fault('too-long', { limit: LONGEST_TEXT });
  const asked = size === undefined || size.trim() === '' ? ok(undefined) : parseSize(size);
  if (!asked.ok) return asked;
  const plain = plainText(text).trim();
  if (plain === '') return fault('empty');
  const parts = partsOf(plain);
  if (parts.length > 2) return fault('too-many-boards', { count: parts.length });
  const front = takeSize(rowsOf(parts[0] ?? ''));
  if (!front.ok) return front;
  const given = agreedSize(asked.value, front.value.size);
  if (!given.ok) return given;
  let startRows = front.value.rows;
  let goalRows = parts[1] === undefined ? undefined : rowsOf(parts[1]);
  if (goalRows === undefined && given.value?.rows !== undefined) {
    const rows = expandCompact(startRows);
    if (rows.flat().length === 2 * given.value.rows * given.value.cols) {
      [startRows, goalRows] = halves(rows) ?? [startRows, goalRows];
    }
  } else if (goalRows === undefined) {
    [startRows, goalRows] = halves(expandCompact(startRows)) ?? [startRows, goalRows];
  }
  const start = boardOf(startRows, given.value, 'start');
  if (!start.ok) return start;
  if (goalRows === undefined)
    return ok({ start: start.value, goal: defaultGoal(start.value.rows, start.value.cols) });
  return withGoal(start.value, goalRows);
}

function withGoal(start: Board, written: Rows): Result<Puzzle> {
  const front = takeSize(written);
  if (!front.ok) return front;
  const { rows, size } = front.value;
  const count = expandCompact(rows).flat().length;
  const differs = size !== undefined && (size.rows !== start.rows || size.cols !== start.cols);
  if (count > 0 && (count !== start.tiles.length || differs)) {
    return fault('goal-size', { start: makeSize(start), goal: size === undefined ? count : makeSize(size) });
  }
  const goal = boardOf(rows, start, 'goal');
  return goal.ok ? ok({ start, goal: goal.value }) : goal;
}

/** One board without a goal; the faults of `parsePuzzle`, and `too-many-boards` {count} if there are two. */
export function parseBoard(text: string, size?: string): Result<Board> {
  if (text.length > LONGEST_TEXT) return fault('too-long', { limit: LONGEST_TEXT });
  const asked = size === undefined || size.trim() === '' ? ok(undefined) : parseSize(size);
  if (!asked.ok) return asked;
  const plain = plainText(text).trim();
  if (plain === '') return fault('empty');
  const parts = plain.split(GOAL_MARK);
  if (parts.length > 1) return fault('too-many-boards', { count: parts.length });
  const front = takeSize(rowsOf(plain));
  if (!front.ok) return front;
  const given = agreedSize(asked.value, front.value.size);
  return given.ok ? boardOf(front.value.rows, given.value, 'start') : given;
}

/** A board as text, the inverse of `parseBoard`: rows joined by `/`, tiles by a space, `1 2 3/4 5 0`. */
export function makeBoard(board: Board): string {
  const rows = Array.from({ length: board.rows }, (_, row) =>
    board.tiles.slice(row * board.cols, (row + 1) * board.cols).join(' '),
  );
  return rows.join('/');
}
