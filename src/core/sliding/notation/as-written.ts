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
import { isSameSize, makeSize, SIZE_IN_FRONT, SIZE_PATTERN, type Size } from './size.ts';

/**
 * `cleanText`: of `plainText` or `tidyText`, with nothing but boards and sizes. Faults: those of
 * `parsePuzzle` except `too-long` and `bad-size`.
 */
export function parsePlainPuzzle(cleanText: string, requestedSize?: Size): Result<Puzzle> {
  if (cleanText.trim() === '') return fault('empty', { which: 'start' });
  const boardTexts = splitStartAndGoal(cleanText.trim());
  if (boardTexts.length > 2) return fault('too-many-boards', { count: boardTexts.length });
  const numberOutside = boardTexts.map(numberOutsideList).find(Boolean);
  if (numberOutside !== undefined) return fault('not-a-tile', { text: numberOutside, which: 'start' });
  const sizeAndRows = splitOffSize(parseRows(boardTexts[0] ?? ''), requestedSize);
  if (!sizeAndRows.ok) return sizeAndRows;
  const { rows, size } = sizeAndRows.value;
  const [startRows, goalRows] = splitRowsOfBoards(rows, boardTexts[1], size);
  const startResult = boardOfRows(startRows, size ?? shapeOfGoal(startRows, goalRows), 'start');
  if (!startResult.ok) return startResult;
  if (goalRows === undefined)
    return ok({
      start: startResult.value,
      goal: defaultGoal(startResult.value.rows, startResult.value.cols),
    });
  return addGoal(startResult.value, goalRows);
}

/** Like `parsePlainPuzzle`. Faults: those of `parseBoard` except `too-long` and `bad-size`. */
export function parsePlainBoard(cleanText: string, requestedSize?: Size): Result<Board> {
  if (cleanText.trim() === '') return fault('empty', { which: 'start' });
  const boardTexts = cleanText.split(GOAL_MARK);
  if (boardTexts.length > 1) return fault('too-many-boards', { count: boardTexts.length });
  const numberOutside = numberOutsideList(cleanText);
  if (numberOutside !== undefined) return fault('not-a-tile', { text: numberOutside, which: 'start' });
  const sizeAndRows = splitOffSize(parseRows(cleanText), requestedSize);
  if (!sizeAndRows.ok) return sizeAndRows;
  const { rows, size } = sizeAndRows.value;
  return splitHalves(expandCompact(rows))
    ? fault('too-many-boards', { count: 2 })
    : boardOfRows(rows, size, 'start');
}

/** Fewer numbers in brackets are no list. They may mark a tile. */
const MIN_LISTED = 4;

/** Beside a list in brackets, a number is no tile of it. A size in front may be. */
function numberOutsideList(text: string): string | undefined {
  let [depth, listedCount] = [0, 0];
  let numberOutside: string | undefined;
  for (const [sign] of text.replace(SIZE_IN_FRONT, '').matchAll(/[[({\])}]|[0-9]+/gu)) {
    if ('[({'.includes(sign)) depth++;
    else if ('])}'.includes(sign)) depth--;
    else if (depth > 0) listedCount++;
    else numberOutside ??= sign;
  }
  return listedCount < MIN_LISTED ? undefined : numberOutside;
}

/**
 * Splits at the arrow or `to`, otherwise at the only blank line. A size above a blank line belongs to the
 * board below. A single board may contain a blank line.
 */
function splitStartAndGoal(cleanText: string): string[] {
  const boardTexts = cleanText.split(GOAL_MARK);
  if (boardTexts.length > 1) return boardTexts;
  const [firstBlock = '', ...otherBlocks] = cleanText
    .split(BLANK_LINE)
    .filter((block) => block.trim() !== '');
  const blocks = SIZE_PATTERN.test(firstBlock.trim()) ? otherBlocks : [firstBlock, ...otherBlocks];
  if (blocks.length !== 2 || parsePlainBoard(cleanText).ok) return [cleanText];
  return blocks.length === otherBlocks.length
    ? [`${firstBlock}\n${otherBlocks[0]}`, otherBlocks[1] ?? '']
    : blocks;
}

/** Without `goalText`, splits `writtenRows` into two boards of equal size if possible. */
function splitRowsOfBoards(
  writtenRows: Rows,
  goalText: string | undefined,
  size: Size | undefined,
): [Rows, Rows?] {
  if (goalText !== undefined) return [writtenRows, parseRows(goalText)];
  const rows = expandCompact(writtenRows);
  const wordCount = rows.flat().length;
  if (size !== undefined && wordCount !== 2 * size.rows * size.cols) return [writtenRows];
  return splitHalves(rows) ?? [writtenRows];
}

/** A start in a single line gets the goal's size, if the numbers of tiles agree. */
function shapeOfGoal(startRows: Rows, goalRows: Rows | undefined): Size | undefined {
  const sizeAndRows = splitOffSize(goalRows ?? []);
  if (!sizeAndRows.ok || expandCompact(startRows).length > 1) return undefined;
  const rows = expandCompact(sizeAndRows.value.rows);
  const hasEqualTileCount = rows.flat().length === expandCompact(startRows).flat().length;
  return hasEqualTileCount ? (sizeAndRows.value.size ?? shapeOf(rows)) : undefined;
}

function addGoal(start: Board, goalRows: Rows): Result<Puzzle> {
  const sizeAndRows = splitOffSize(goalRows);
  if (!sizeAndRows.ok) return sizeAndRows;
  const { rows, size } = sizeAndRows.value;
  const words = expandCompact(rows).flat();
  const hasOtherSize = size !== undefined && !isSameSize(size, start);
  const hasTiles = words.some((word) => tileOf(word) >= 0);
  if (hasTiles && (words.length !== start.tiles.length || hasOtherSize)) {
    return fault('goal-size', {
      start: makeSize(start),
      goal: size === undefined ? words.length : makeSize(size),
    });
  }
  const goalResult = boardOfRows(rows, start, 'goal');
  return goalResult.ok ? ok({ start, goal: goalResult.value }) : goalResult;
}
