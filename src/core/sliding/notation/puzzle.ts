import { fault, ok, type Result } from '../../result.ts';
import { LONGEST_TEXT, plainText, quotable } from '../../typed-text.ts';
import { type Board, defaultGoal, type Puzzle } from '../board.ts';
import { allowedSize, makeSize, parseSize, SIZE_PATTERN, type Size, sizeOfCount } from './size.ts';
import { expandCompact, halves, type Rows, rowsOf, shapeOf, takeSize, tileOf } from './written-rows.ts';

export { makeMoves, parseMoves } from './moves.ts';
export { makeSize, parseSize, type Size } from './size.ts';

/** Which of a puzzle's two boards a fault is about (fact `which`). */
type Which = 'start' | 'goal';

const GOAL_MARK = /(?:[-–—―−=]+>|→|⇒|➡|➔|⟶|⟹|\bto\b)/u;

/** The length that most rows have; the first such if there are several. */
function usualLength(rows: Rows): number {
  const times = (length: number): number => rows.filter((row) => row.length === length).length;
  const lengths = rows.map((row) => row.length);
  return lengths.reduce((best, length) => (times(length) > times(best) ? length : best), lengths[0] ?? 0);
}

const sameSize = (a: Size, b: Size): boolean => a.rows === b.rows && a.cols === b.cols;

function sizeOf(rows: Rows, given: Size | undefined, which: Which): Result<Size> {
  const count = rows.flat().length;
  if (given !== undefined) {
    const shape = shapeOf(rows);
    if (given.rows * given.cols === count && shape !== undefined && !sameSize(shape, given)) {
      return which === 'start'
        ? fault('two-sizes', { first: makeSize(shape), second: makeSize(given) })
        : fault('goal-size', { start: makeSize(given), goal: makeSize(shape) });
    }
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
  if (flat.length === 0) return fault('empty', { which });
  if (flat.every((word) => tileOf(word) < 0)) {
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
  if (sameSize(given, written)) return ok(given);
  return fault('two-sizes', { first: makeSize(written), second: makeSize(given) });
}

/**
 * Start and goal as written: split at the arrow or `to`, else at the one blank line. A size above a blank line belongs to
 * what follows, and what is one whole board in spite of the blank line stays together.
 */
function partsOf(plain: string): string[] {
  const marked = plain.split(GOAL_MARK);
  if (marked.length > 1) return marked;
  const [first = '', ...others] = plain.split(/\n[ \t]*\n/u).filter((part) => part.trim() !== '');
  const blocks = SIZE_PATTERN.test(first.trim()) ? others : [first, ...others];
  if (blocks.length !== 2 || parseOne(plain).ok) return [plain];
  return blocks.length === others.length ? [`${first}\n${others[0]}`, others[1] ?? ''] : blocks;
}

/**
 * A puzzle as people write it: numbers apart or compact, rows by `/`, `;`, `|` or new lines, the blank as 0 or one of `_.x*#`,
 * a size in front or given (`2x3`), a goal after `->`, `to`, `=>`, a blank line, or as a second list of equal length.
 * Without a goal it is 1, 2, ..., the blank last.
 * Faults, each with `which` ('start' | 'goal') where it is about tiles: `empty` (one side too), `too-long` {limit}, `too-many-boards` {count},
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
  const [startRows, goalRows] = listsOf(front.value.rows, parts[1], given.value);
  const start = boardOf(startRows, given.value ?? shapeOfGoal(startRows, goalRows), 'start');
  if (!start.ok) return start;
  if (goalRows === undefined)
    return ok({ start: start.value, goal: defaultGoal(start.value.rows, start.value.cols) });
  return withGoal(start.value, goalRows);
}

/** The rows of the start and, if there is one, of the goal: marked, or a second list of equal length. */
function listsOf(written: Rows, goal: string | undefined, size: Size | undefined): [Rows, Rows?] {
  if (goal !== undefined) return [written, rowsOf(goal)];
  const rows = expandCompact(written);
  const count = rows.flat().length;
  if (size !== undefined && count !== 2 * size.rows * size.cols) return [written];
  return halves(rows) ?? [written];
}

/** A start in one line takes the size that the goal is written in. */
function shapeOfGoal(startRows: Rows, written: Rows | undefined): Size | undefined {
  const front = takeSize(written ?? []);
  if (!front.ok || expandCompact(startRows).length > 1) return undefined;
  const rows = expandCompact(front.value.rows);
  const alike = rows.flat().length === expandCompact(startRows).flat().length;
  return alike ? (front.value.size ?? shapeOf(rows)) : undefined;
}

function withGoal(start: Board, written: Rows): Result<Puzzle> {
  const front = takeSize(written);
  if (!front.ok) return front;
  const { rows, size } = front.value;
  const words = expandCompact(rows).flat();
  const differs = size !== undefined && !sameSize(size, start);
  const readable = words.some((word) => tileOf(word) >= 0);
  if (readable && (words.length !== start.tiles.length || differs)) {
    return fault('goal-size', {
      start: makeSize(start),
      goal: size === undefined ? words.length : makeSize(size),
    });
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
  return parseOne(plain, asked.value);
}

function parseOne(plain: string, size?: Size): Result<Board> {
  const front = takeSize(rowsOf(plain));
  if (!front.ok) return front;
  const given = agreedSize(size, front.value.size);
  if (!given.ok) return given;
  if (halves(expandCompact(front.value.rows))) return fault('too-many-boards', { count: 2 });
  return boardOf(front.value.rows, given.value, 'start');
}

/** A board as text, the inverse of `parseBoard`: rows joined by `/`, tiles by a space, `1 2 3/4 5 0`. */
export function makeBoard(board: Board): string {
  const rows = Array.from({ length: board.rows }, (_, row) =>
    board.tiles.slice(row * board.cols, (row + 1) * board.cols).join(' '),
  );
  return rows.join('/');
}
