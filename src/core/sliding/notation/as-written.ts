import { fault, ok, type Result } from '../../result.ts';
import { type Board, defaultGoal, type Puzzle } from '../board.ts';
import { boardOfRows } from './board-of-rows.ts';
import {
  BLANK_LINE,
  expandCompact,
  GOAL_MARK,
  parseRows,
  type Rows,
  shapeOf,
  splitHalves,
  splitOffSize,
  tileOf,
} from './rows.ts';
import { isSameSize, makeSize, SIZE_PATTERN, type Size } from './size.ts';

/**
 * Parses a puzzle from text that contains nothing but one or two boards and their sizes. `plain` is the
 * output of `plainText` or `tidyText`. Faults: those of `parsePuzzle` except `too-long` and `bad-size`.
 */
export function parsePlainPuzzle(plain: string, requestedSize?: Size): Result<Puzzle> {
  if (plain.trim() === '') return fault('empty', { which: 'start' });
  const parts = splitStartAndGoal(plain.trim());
  if (parts.length > 2) return fault('too-many-boards', { count: parts.length });
  const front = splitOffSize(parseRows(parts[0] ?? ''), requestedSize);
  if (!front.ok) return front;
  const { rows, size } = front.value;
  const [startRows, goalRows] = splitRowsOfBoards(rows, parts[1], size);
  const start = boardOfRows(startRows, size ?? shapeOfGoal(startRows, goalRows), 'start');
  if (!start.ok) return start;
  if (goalRows === undefined)
    return ok({ start: start.value, goal: defaultGoal(start.value.rows, start.value.cols) });
  return addGoal(start.value, goalRows);
}

/**
 * Parses a board from text that contains nothing but the board and its size. `plain` is the output of
 * `plainText` or `tidyText`. Faults: those of `parseBoard` except `too-long` and `bad-size`.
 */
export function parsePlainBoard(plain: string, requestedSize?: Size): Result<Board> {
  if (plain.trim() === '') return fault('empty', { which: 'start' });
  const parts = plain.split(GOAL_MARK);
  if (parts.length > 1) return fault('too-many-boards', { count: parts.length });
  const front = splitOffSize(parseRows(plain), requestedSize);
  if (!front.ok) return front;
  const { rows, size } = front.value;
  return splitHalves(expandCompact(rows))
    ? fault('too-many-boards', { count: 2 })
    : boardOfRows(rows, size, 'start');
}

/**
 * Splits a text into start and goal: at the arrow or `to`, otherwise at the only blank line. If the text
 * above a blank line is only a size, it belongs to the board below. If the whole text is one board that
 * contains a blank line, it isn't split.
 */
function splitStartAndGoal(plain: string): string[] {
  const marked = plain.split(GOAL_MARK);
  if (marked.length > 1) return marked;
  const [first = '', ...others] = plain.split(BLANK_LINE).filter((part) => part.trim() !== '');
  const blocks = SIZE_PATTERN.test(first.trim()) ? others : [first, ...others];
  if (blocks.length !== 2 || parsePlainBoard(plain).ok) return [plain];
  return blocks.length === others.length ? [`${first}\n${others[0]}`, others[1] ?? ''] : blocks;
}

/**
 * Returns the rows of the start, and the rows of the goal if the text has one. `goalText` is the text after
 * an arrow or `to`. If it is undefined, `written` is split into two boards of equal size if possible.
 */
function splitRowsOfBoards(
  written: Rows,
  goalText: string | undefined,
  size: Size | undefined,
): [Rows, Rows?] {
  if (goalText !== undefined) return [written, parseRows(goalText)];
  const rows = expandCompact(written);
  const count = rows.flat().length;
  if (size !== undefined && count !== 2 * size.rows * size.cols) return [written];
  return splitHalves(rows) ?? [written];
}

/**
 * Returns the size of the goal. A start that is written in a single line gets this size too. Undefined if the
 * start has several rows, or if the goal has another number of tiles or shows no size.
 */
function shapeOfGoal(startRows: Rows, written: Rows | undefined): Size | undefined {
  const front = splitOffSize(written ?? []);
  if (!front.ok || expandCompact(startRows).length > 1) return undefined;
  const rows = expandCompact(front.value.rows);
  const hasEqualCount = rows.flat().length === expandCompact(startRows).flat().length;
  return hasEqualCount ? (front.value.size ?? shapeOf(rows)) : undefined;
}

function addGoal(start: Board, written: Rows): Result<Puzzle> {
  const front = splitOffSize(written);
  if (!front.ok) return front;
  const { rows, size } = front.value;
  const words = expandCompact(rows).flat();
  const hasOtherSize = size !== undefined && !isSameSize(size, start);
  const hasTiles = words.some((word) => tileOf(word) >= 0);
  if (hasTiles && (words.length !== start.tiles.length || hasOtherSize)) {
    return fault('goal-size', {
      start: makeSize(start),
      goal: size === undefined ? words.length : makeSize(size),
    });
  }
  const goal = boardOfRows(rows, start, 'goal');
  return goal.ok ? ok({ start, goal: goal.value }) : goal;
}
