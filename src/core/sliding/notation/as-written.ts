import { fault, ok, type Result } from '../../result.ts';
import { type Board, defaultGoal, type Puzzle } from '../board.ts';
import { boardOfRows } from './board-of-rows.ts';
import {
  BLANK_LINE,
  expandCompact,
  GOAL_MARK,
  missingCount,
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
  const [besideStart, besideGoal] = boardTexts.map(numberOutsideList);
  if (besideStart !== undefined) return fault('not-a-tile', { text: besideStart, which: 'start' });
  if (besideGoal !== undefined) return fault('not-a-tile', { text: besideGoal, which: 'goal' });
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
/** Between the brackets of a function. */
const SIZE_BEFORE_LIST = /(?<=[[({]\s?)[0-9]{1,2}x[0-9]{1,2} (?=[[({])/u;

/**
 * Beside a list in brackets, also between outer ones, a number is no tile of it. A size in front may be.
 * Undefined if most of a board isn't in brackets: `(1 2 3 4) 5 6 7 0`.
 */
function numberOutsideList(text: string): string | undefined {
  const numbers: { readonly number: string; readonly depth: number }[] = [];
  let depth = 0;
  const textWithoutSize = text.replace(SIZE_IN_FRONT, '').replace(SIZE_BEFORE_LIST, '');
  for (const [sign] of textWithoutSize.matchAll(/[[({\])}]|[0-9]+/gu)) {
    if ('[({'.includes(sign)) depth++;
    else if ('])}'.includes(sign)) depth--;
    else numbers.push({ number: sign, depth });
  }
  const listDepth = numbers.map((number) => number.depth).sort((a, b) => b - a)[MIN_LISTED - 1] ?? 0;
  const isListed = (number: { readonly depth: number }): boolean => number.depth >= listDepth;
  const outside = numbers.filter((number) => !isListed(number));
  const listedTiles = numbers.filter(isListed).map(({ number }) => Number(number));
  const isPart = outside.length >= listedTiles.length && missingCount(listedTiles) > 0;
  return isPart ? undefined : outside[0]?.number;
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
