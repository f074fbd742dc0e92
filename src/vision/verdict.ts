import { fault, ok, type Result } from '../core/result.ts';
import type { Extent } from './extent.ts';
import { type Point, project } from './homography.ts';
import type { Lattice } from './lattice.ts';
import { findLikeliestTiles, type Reading } from './reading.ts';

/** A board that was read from a picture. */
export interface BoardReading {
  readonly rows: number;
  readonly cols: number;
  /** Each number from 0 to n - 1 once, in reading order. 0 is the blank. */
  readonly tiles: readonly number[];
  /** For each cell: the probability of its tile, 0 to 1. */
  readonly confidence: readonly number[];
  /**
   * Whether each cell clearly shows its tile, regardless of the other cells. If true, the user needn't
   * confirm the board.
   */
  readonly isSure: boolean;
  /**
   * For each cell: its likeliest number, regardless of the other cells. Numbers may occur twice or be
   * missing.
   */
  readonly shown: readonly number[];
  /** The next likeliest boards, at most two. Each has every number once. Empty if the reading is sure. */
  readonly alternatives: readonly (readonly number[])[];
  /** For each cell: its middle in the picture, in pixels. */
  readonly centres: readonly Point[];
}

/** The reading of one possible board. */
export interface Attempt {
  readonly reading: Reading;
  readonly lattice: Lattice;
  readonly extent: Extent;
  /** The number of numbers around the board that continue its rows and columns. */
  readonly numbersAround: number;
}

/** The minimum probability of each tile of a sure board. */
const MIN_SURE_PROBABILITY = 0.7;
/** If the score of a reading (see `Reading`) is higher, no further window is tried. */
const GOOD_SCORE = -0.35;
/** A cell is unclear if its tile has a lower probability. */
const MIN_CLEAR_PROBABILITY = 0.5;
/** The maximum share of unclear cells. A board with more unclear cells is rejected. */
const MAX_UNCLEAR_SHARE = 0.34;
/** The maximum number of numbers around a board that may be there by chance. */
const MAX_NUMBERS_AROUND = 1;
/**
 * Boards with fewer cells than this are accepted only if every cell is clear, because a few digits are often
 * next to each other by chance.
 */
const SMALL_BOARD_CELLS = 9;

const tilesAreLikeliest = ({ tiles, likeliest }: Reading): boolean =>
  tiles.every((tile, at) => tile === likeliest[at]);

export const isSure = ({ reading, numbersAround }: Attempt): boolean =>
  numbersAround === 0 &&
  tilesAreLikeliest(reading) &&
  Math.min(...reading.confidence) >= MIN_SURE_PROBABILITY;

export const isGood = ({ reading, numbersAround }: Attempt): boolean =>
  numbersAround === 0 && reading.score > GOOD_SCORE;

/**
 * Returns the two likeliest other boards. For each of the four least clear cells, finds the best board with
 * another tile there.
 */
function findAlternatives({ probabilities, tiles, confidence }: Reading): number[][] {
  const leastClearCells = tiles
    .map((_, cell) => cell)
    .sort((a, b) => (confidence[a] ?? 0) - (confidence[b] ?? 0));
  const found = new Map<string, { tiles: number[]; score: number }>();
  for (const cell of leastClearCells.slice(0, 4)) {
    const without = probabilities.map((numbers, at) =>
      at === cell ? numbers.map((share, number) => (number === tiles[cell] ? 1e-9 : share)) : numbers,
    );
    const otherTiles = findLikeliestTiles(without);
    const score = otherTiles.reduce((sum, tile, at) => sum + Math.log(probabilities[at]?.[tile] ?? 1), 0);
    found.set(otherTiles.join(' '), { tiles: otherTiles, score });
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map((one) => one.tiles);
}

/**
 * Returns the board of the best attempt, or a fault (see `readBoard`). `scale`: the width of the original
 * picture divided by the width of the shrunk picture.
 */
export function judge(best: Attempt | undefined, scale: number): Result<BoardReading> {
  if (!best) return fault('no-board-found');
  const { reading, lattice, extent, numbersAround } = best;
  const { rows, cols, tiles, confidence, probabilities } = reading;
  const size = rows * cols;
  const blanks = probabilities.filter((numbers) => (numbers[0] ?? 0) > MIN_CLEAR_PROBABILITY).length;
  const unclear = confidence.filter((share) => share < MIN_CLEAR_PROBABILITY).length;
  const isWrong = (cell: number) =>
    Math.max(...(probabilities[cell] ?? [])) > MIN_CLEAR_PROBABILITY &&
    reading.likeliest[cell] !== tiles[cell];
  const wrong = tiles.filter((_, cell) => isWrong(cell)).length + reading.outsideCount;
  if (unclear > size / 2) return fault('no-board-found');
  // One number next to a board may be there by chance. But if the board is small, or a cell's number is too
  // large for it, the picture probably shows a calendar or another table.
  const isTable =
    numbersAround > (size < SMALL_BOARD_CELLS || reading.outsideCount > 0 ? 0 : MAX_NUMBERS_AROUND);
  if (isTable || blanks !== 1 || wrong > 2)
    return fault('not-a-sliding-puzzle', { rows, cols, blanks, wrong, around: numbersAround });
  if (unclear > MAX_UNCLEAR_SHARE * size || (size < SMALL_BOARD_CELLS && unclear > 0))
    return fault('numbers-unclear', { rows, cols, unclear });
  const sure = isSure(best);
  const centres = tiles.map((_, cell) => {
    const place = project(lattice.map, extent.left + (cell % cols), extent.top + Math.floor(cell / cols));
    return { x: place.x * scale, y: place.y * scale };
  });
  const alternatives = sure ? [] : findAlternatives(reading);
  return ok({ rows, cols, tiles, confidence, isSure: sure, shown: reading.likeliest, alternatives, centres });
}
