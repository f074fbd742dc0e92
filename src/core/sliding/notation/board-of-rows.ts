import { fault, type MessageArgs, ok, type Result } from '../../result.ts';
import { shortenForQuote } from '../../typed-text.ts';
import type { Board } from '../board.ts';
import { expandCompact, missingCount, type Rows, shapeOf, tileOf } from './rows.ts';
import { checkSize, isSameSize, makeSize, type Size, sizeOfCount } from './size.ts';

/** The value `which` of each fault about the puzzle's start or its goal. */
export type BoardRole = 'start' | 'goal';

/** Of equally frequent lengths, the first one. */
function mostFrequentLength(rows: Rows): number {
  const rowCountByLength = new Map<number, number>();
  for (const { length } of rows) rowCountByLength.set(length, (rowCountByLength.get(length) ?? 0) + 1);
  const maxRowCount = Math.max(...rowCountByLength.values());
  return [...rowCountByLength].find(([, count]) => count === maxRowCount)?.[0] ?? 0;
}

/** Finds the given size, else that of the rows, else the usual one for the number of tiles. */
function findSize(rows: Rows, requestedSize: Size | undefined, boardRole: BoardRole): Result<Size> {
  const tileCount = rows.flat().length;
  if (requestedSize !== undefined) {
    const shape = shapeOf(rows);
    if (
      requestedSize.rows * requestedSize.cols === tileCount &&
      shape !== undefined &&
      !isSameSize(shape, requestedSize)
    ) {
      return boardRole === 'start'
        ? fault('two-sizes', { first: makeSize(shape), second: makeSize(requestedSize) })
        : fault('goal-size', { start: makeSize(requestedSize), goal: makeSize(shape) });
    }
    if (requestedSize.rows * requestedSize.cols === tileCount) return ok(requestedSize);
    return fault('size-mismatch', { size: makeSize(requestedSize), count: tileCount, which: boardRole });
  }
  const cols = mostFrequentLength(rows);
  if (rows.length > 1 && rows.some((row) => row.length > 1)) {
    const raggedRowIndex = rows.findIndex((row) => row.length !== cols);
    if (raggedRowIndex < 0) return checkSize(rows.length, cols);
    const foundRowLength = rows[raggedRowIndex]?.length ?? 0;
    const isBlankMissing = foundRowLength === cols - 1 && !rows.flat().some((word) => tileOf(word) === 0);
    return fault(isBlankMissing ? 'missing-cell' : 'ragged-rows', {
      row: raggedRowIndex + 1,
      got: foundRowLength,
      expected: cols,
      which: boardRole,
    });
  }
  if (tileCount < 4) return fault('too-few-tiles', { count: tileCount, which: boardRole });
  if (tileCount > 100) {
    const side = Math.sqrt(tileCount);
    return Number.isInteger(side)
      ? checkSize(side, side)
      : fault('too-many-tiles', { count: tileCount, which: boardRole });
  }
  const size = sizeOfCount(tileCount);
  return size === undefined
    ? fault('unknown-size', { count: tileCount, ...nearestCounts(tileCount), which: boardRole })
    : ok(size);
}

/** Finds the numbers nearest to a `count` (4 to 100) that no board has. */
function nearestCounts(count: number): MessageArgs {
  let [smallerCount, largerCount] = [count, count];
  while (sizeOfCount(smallerCount) === undefined) smallerCount--;
  while (sizeOfCount(largerCount) === undefined) largerCount++;
  const sizeText = (cellCount: number): string => makeSize(sizeOfCount(cellCount) ?? { rows: 2, cols: 2 });
  return {
    fewer: smallerCount,
    fewerSize: sizeText(smallerCount),
    more: largerCount,
    moreSize: sizeText(largerCount),
  };
}

/** Faults: those of `parsePuzzle` about tiles, rows and sizes. Most have the parameter `which`. */
export function boardOfRows(
  wordRows: Rows,
  requestedSize: Size | undefined,
  boardRole: BoardRole,
): Result<Board> {
  const rows = expandCompact(wordRows);
  const allWords = rows.flat();
  const firstBadIndex = allWords.findIndex((word) => tileOf(word) < 0);
  if (allWords.length === 0) return fault('empty', { which: boardRole });
  if (allWords.every((word) => tileOf(word) < 0)) {
    return fault('no-board', { text: shortenForQuote(wordRows.flat().join(' ')), which: boardRole });
  }
  const tiles = allWords.map(tileOf);
  if (firstBadIndex >= 0) {
    const faultCode = isCompleteBoard(tiles.slice(0, firstBadIndex)) ? 'word-behind' : 'not-a-tile';
    return fault(faultCode, { text: shortenForQuote(allWords[firstBadIndex] ?? ''), which: boardRole });
  }
  // Tiles 1 to n, for a board of n + 1 cells: only the blank was omitted.
  const isBlankLeftOut = requestedSize === undefined && rows.length === 1 && isCompleteBoard([...tiles, 0]);
  if (isBlankLeftOut) return fault('missing-blank', { max: tiles.length, which: boardRole });
  const sizeResult = findSize(rows, requestedSize, boardRole);
  if (!sizeResult.ok) return sizeResult;
  const missingTile = tiles.findIndex((_, tile) => !tiles.includes(tile));
  const [tooLargeTile, ...otherTooLargeTiles] = tiles.filter((tile) => tile >= tiles.length);
  // The user may have typed the tile that is too large instead of the blank.
  if (missingTile === 0 && otherTooLargeTiles.length === 0)
    return fault('missing-blank', { max: tiles.length - 1, which: boardRole });
  if (tooLargeTile !== undefined)
    return fault('tile-out-of-range', { tile: tooLargeTile, max: tiles.length - 1, which: boardRole });
  const repeatedTile = tiles.find((tile, index) => tiles.indexOf(tile) < index);
  if (repeatedTile === undefined) return ok({ ...sizeResult.value, tiles });
  const occurrenceCount = tiles.filter((tile) => tile === repeatedTile).length;
  return fault('duplicate-tile', {
    tile: repeatedTile,
    times: occurrenceCount,
    missing: missingTile,
    which: boardRole,
  });
}

/** Whether the tiles are 0 to n-1, in any order, and some board has n cells. */
const isCompleteBoard = (tiles: readonly number[]): boolean =>
  sizeOfCount(tiles.length) !== undefined && missingCount(tiles) === 0;
