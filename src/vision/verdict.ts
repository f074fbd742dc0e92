import { fault, ok, type Result } from '../core/result.ts';
import { type Board, defaultGoal, isSameBoard } from '../core/sliding/board.ts';
import type { Extent } from './extent.ts';
import { type Point, projectPoint } from './homography.ts';
import type { Lattice } from './lattice.ts';
import { findLikeliestTiles, type InkSource, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';

export interface BoardReading {
  readonly rows: number;
  readonly cols: number;
  /** Each number from 0 to n - 1 once, in reading order. 0 is the blank. */
  readonly tiles: readonly number[];
  /** For each cell: the probability of its tile, 0 to 1. */
  readonly confidence: readonly number[];
  /**
   * Whether each cell clearly shows its tile, regardless of the other cells. Then the user needn't confirm
   * the board.
   */
  readonly isSure: boolean;
  /**
   * Likeliest number of each cell, regardless of the others: numbers may occur twice, be missing or be too
   * large for the board.
   */
  readonly shown: readonly number[];
  /** The next likeliest boards, at most two. Each has every number once. Empty if the reading is sure. */
  readonly alternatives: readonly (readonly number[])[];
  /**
   * Different boards in the picture, also one that is unclear. With several, the reading is sure only if the
   * others can't be meant.
   */
  readonly boardCount: number;
  /** The other board of the picture, if the two are a start and a goal. Same size. */
  readonly goal: readonly number[] | undefined;
  /** Middle of each cell in the picture, in pixels. */
  readonly centres: readonly Point[];
}

export interface ReadingAttempt {
  /** Where the board was found, and all numbers that were found there. */
  readonly source: InkSource;
  readonly tokens: readonly Token[];
  readonly reading: Reading;
  readonly lattice: Lattice;
  readonly extent: Extent;
  /** Numbers around the board that continue its rows and columns. */
  readonly surroundingNumberCount: number;
  /** Whether the board may be a part of a larger grid (see `Surroundings`). Then it is never sure. */
  readonly isContinued: boolean;
}

/** Minimum for each tile of a sure board. */
const MIN_SURE_PROBABILITY = 0.7;
/** Score above which no further window is tried. */
const MIN_GOOD_SCORE = -0.35;
/** Evidence (see `Reading`) of a probable board, for each of its cells. */
const MIN_EVIDENCE_SHARE = 0.4;
/** A cell whose tile is less probable is unclear. */
const MIN_CLEAR_PROBABILITY = 0.5;
/** A board with more unclear cells is rejected. */
const MAX_UNCLEAR_SHARE = 0.34;
/** Numbers around a board, as a share of the cells around it. */
const MAX_SHARE_AROUND = 0.15;
/** Consecutive numbers of a knight's tour. Some may be misread. */
const MIN_TOUR_STEPS = 10;
const MIN_KNIGHT_MOVES_SHARE = 0.75;
/** A board with more cells that clearly show other numbers is rejected. */
const MAX_WRONG_SHARE = 0.2;
/**
 * Smaller boards are accepted only if every cell is clear, because a few digits are often next to each other
 * by chance.
 */
export const SMALL_BOARD_CELLS = 9;

const areTilesLikeliest = ({ tiles, likeliestNumbers }: Reading): boolean =>
  tiles.every((tile, cell) => tile === likeliestNumbers[cell]);

export const isSureAttempt = ({ reading, surroundingNumberCount, isContinued }: ReadingAttempt): boolean =>
  !isContinued &&
  surroundingNumberCount === 0 &&
  areTilesLikeliest(reading) &&
  Math.min(...reading.confidence) >= MIN_SURE_PROBABILITY;

/** Whether each cell clearly shows its tile. */
export const isClearReading = (reading: Reading): boolean =>
  areTilesLikeliest(reading) && Math.min(...reading.confidence) >= MIN_CLEAR_PROBABILITY;

/** Whether most cells clearly show the tiles of a board. */
export const isProbableBoard = ({ rows, cols, evidence }: Reading): boolean =>
  rows * cols >= SMALL_BOARD_CELLS && evidence >= MIN_EVIDENCE_SHARE * rows * cols;

export const isGoodAttempt = ({ reading, surroundingNumberCount }: ReadingAttempt): boolean =>
  surroundingNumberCount === 0 && reading.score > MIN_GOOD_SCORE;

/**
 * Numbers next to a board may be there by chance. But if the board is small, or if a cell's number is too
 * large for it, the picture probably shows a calendar or another table.
 */
function maxNumbersAround(reading: Reading): number {
  const { rows, cols, outsideCount } = reading;
  if (rows * cols < SMALL_BOARD_CELLS || outsideCount > 0) return 0;
  return areTilesLikeliest(reading) ? MAX_SHARE_AROUND * 2 * (rows + cols) : 1;
}

/** Whether nearly all consecutive numbers are a knight's move apart. */
function isKnightsTour({ cols, likeliestNumbers }: Reading): boolean {
  const cellByNumber = new Map(likeliestNumbers.map((number, cell) => [number, cell]));
  const stepCount = likeliestNumbers.length - 2;
  let knightMoveCount = 0;
  for (let number = 1; number <= stepCount; number++) {
    const [cell, nextCell] = [cellByNumber.get(number), cellByNumber.get(number + 1)];
    if (cell === undefined || nextCell === undefined) continue;
    const columnDistance = Math.abs((cell % cols) - (nextCell % cols));
    const rowDistance = Math.abs(Math.floor(cell / cols) - Math.floor(nextCell / cols));
    if (columnDistance * rowDistance === 2) knightMoveCount++;
  }
  return stepCount >= MIN_TOUR_STEPS && knightMoveCount >= MIN_KNIGHT_MOVES_SHARE * stepCount;
}

/**
 * Finds the best board with another tile in each of the four least clear cells. Returns the two likeliest.
 */
function findAlternatives({ probabilities, tiles, confidence }: Reading): number[][] {
  const leastClearCells = tiles
    .map((_, cell) => cell)
    .sort((a, b) => (confidence[a] ?? 0) - (confidence[b] ?? 0));
  const boardsByTiles = new Map<string, { tiles: number[]; score: number }>();
  for (const cell of leastClearCells.slice(0, 4)) {
    const otherProbabilities = probabilities.map((numbers, otherCell) =>
      otherCell === cell ? numbers.map((share, number) => (number === tiles[cell] ? 1e-9 : share)) : numbers,
    );
    const otherTiles = findLikeliestTiles(otherProbabilities);
    const score = otherTiles.reduce(
      (sum, tile, otherCell) => sum + Math.log(probabilities[otherCell]?.[tile] ?? 1),
      0,
    );
    boardsByTiles.set(otherTiles.join(' '), { tiles: otherTiles, score });
  }
  return [...boardsByTiles.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map((board) => board.tiles);
}

/**
 * The board, or a fault (see `readBoard`). `scale`: the width of the original picture divided by the width of
 * the shrunk picture.
 */
export function judgeAttempt(bestAttempt: ReadingAttempt | undefined, scale = 1): Result<BoardReading> {
  if (!bestAttempt) return fault('no-board-found');
  const { reading, lattice, extent, surroundingNumberCount, isContinued } = bestAttempt;
  const { rows, cols, tiles, confidence, probabilities } = reading;
  const cellCount = rows * cols;
  const blankCount = probabilities.filter((numbers) => (numbers[0] ?? 0) > MIN_CLEAR_PROBABILITY).length;
  const unclearCount = confidence.filter((share) => share < MIN_CLEAR_PROBABILITY).length;
  const isWrongCell = (cell: number) =>
    Math.max(...(probabilities[cell] ?? [])) > MIN_CLEAR_PROBABILITY &&
    reading.likeliestNumbers[cell] !== tiles[cell];
  const wrongCount = tiles.filter((_, cell) => isWrongCell(cell)).length + reading.outsideCount;
  if (unclearCount > cellCount / 2) return fault('no-board-found');
  const isSmall = cellCount < SMALL_BOARD_CELLS;
  const isBlankLeft = blankCount === 0 && !isSmall && unclearCount <= 2 && reading.outsideCount === 0;
  const why = isKnightsTour(reading)
    ? 'tour'
    : surroundingNumberCount > maxNumbersAround(reading)
      ? 'table'
      : blankCount === 0 && !isBlankLeft
        ? 'no-blank'
        : blankCount > 1
          ? 'blanks'
          : wrongCount > Math.max(2, MAX_WRONG_SHARE * cellCount) ||
              (isContinued && !areTilesLikeliest(reading))
            ? 'numbers'
            : undefined;
  if (why)
    return fault('not-a-sliding-puzzle', {
      why,
      rows,
      cols,
      blanks: blankCount,
      wrong: wrongCount,
      around: surroundingNumberCount,
    });
  if (unclearCount > MAX_UNCLEAR_SHARE * cellCount || (isSmall && unclearCount > 0))
    return fault('numbers-unclear', { rows, cols, unclear: unclearCount });
  const isSureBoard = isSureAttempt(bestAttempt);
  const centres = tiles.map((_, cell) => {
    const centre = projectPoint(
      lattice.map,
      extent.left + (cell % cols),
      extent.top + Math.floor(cell / cols),
    );
    return { x: centre.x * scale, y: centre.y * scale };
  });
  const alternatives = isSureBoard ? [] : findAlternatives(reading);
  return ok({
    rows,
    cols,
    tiles,
    confidence,
    isSure: isSureBoard,
    shown: reading.likeliestNumbers,
    alternatives,
    boardCount: 1,
    goal: undefined,
    centres,
  });
}

/**
 * Adds the other boards of a picture to the reading of one. The reading stays sure if the only other board is
 * the usual goal.
 */
export function withOtherBoards(
  verdict: Result<BoardReading>,
  boardCount: number,
  goal: Board | undefined,
  others: readonly Board[],
): Result<BoardReading> {
  if (!verdict.ok) return verdict;
  const { value } = verdict;
  const isUsualGoal = goal !== undefined && isSameBoard(goal, defaultGoal(goal.rows, goal.cols));
  return ok({
    ...value,
    isSure: value.isSure && isUsualGoal,
    alternatives: others.length > 0 ? others.slice(0, 2).map(({ tiles }) => tiles) : value.alternatives,
    boardCount,
    goal: goal?.tiles,
  });
}
