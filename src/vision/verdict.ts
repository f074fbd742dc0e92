import { fault, ok, type Result } from '../core/result.ts';
import type { Extent } from './extent.ts';
import { type Point, project } from './homography.ts';
import type { Lattice } from './lattice.ts';
import { likeliestTiles, type Reading } from './reading.ts';

/** A board as it was read from a picture. */
export interface BoardReading {
  readonly rows: number;
  readonly cols: number;
  /** Reading order, 0 is the blank; each number from 0 to n - 1 once. */
  readonly tiles: readonly number[];
  /** How likely each tile is, 0 to 1. */
  readonly confidence: readonly number[];
  /** Every cell is clear by itself: the board may be solved without a question. */
  readonly isSure: boolean;
  /**
   * What each cell shows by itself, likelier than any other number: some may be twice, and others missing.
   */
  readonly shown: readonly number[];
  /** The next likeliest boards, at most two, each number once; none if the reading is sure. */
  readonly alternatives: readonly (readonly number[])[];
  /** The middles of the cells in the picture, in pixels, in reading order. */
  readonly centres: readonly Point[];
}

/** One reading of one place. */
export interface Attempt {
  readonly reading: Reading;
  readonly lattice: Lattice;
  readonly extent: Extent;
  /** Numbers around the board that continue its rows and columns. */
  readonly around: number;
}

/** The least confidence of every cell of a sure board. */
const SURE = 0.7;
/** The mean logarithm of probabilities above which no further window is tried. */
const GOOD_SCORE = -0.35;
/** A cell below this is unclear. */
const CLEAR = 0.5;
/** The share of unclear cells above which a board can't be told. */
const MAX_UNCLEAR = 0.34;
/** The most numbers around a board that are taken for chance. */
const MAX_AROUND = 1;
/** Boards of fewer cells are claimed only if every cell is clear: three digits are soon together. */
const SMALL = 9;

const agrees = ({ tiles, likeliest }: Reading): boolean => tiles.every((tile, at) => tile === likeliest[at]);

export const isSure = ({ reading, around }: Attempt): boolean =>
  around === 0 && agrees(reading) && Math.min(...reading.confidence) >= SURE;

export const isGood = ({ reading, around }: Attempt): boolean => around === 0 && reading.score > GOOD_SCORE;

/** The two likeliest boards after the read one: each unclear cell in turn may not have its tile. */
function alternativesOf({ shares, tiles, confidence }: Reading): number[][] {
  const unclear = tiles.map((_, cell) => cell).sort((a, b) => (confidence[a] ?? 0) - (confidence[b] ?? 0));
  const found = new Map<string, { tiles: number[]; score: number }>();
  for (const cell of unclear.slice(0, 4)) {
    const without = shares.map((numbers, at) =>
      at === cell ? numbers.map((share, number) => (number === tiles[cell] ? 1e-9 : share)) : numbers,
    );
    const other = likeliestTiles(without);
    const score = other.reduce((sum, tile, at) => sum + Math.log(shares[at]?.[tile] ?? 1), 0);
    found.set(other.join(' '), { tiles: other, score });
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, 2)
    .map((one) => one.tiles);
}

/**
 * The board of the best attempt, or why there is none. `scale`: pixels of the picture to one of the
 * attempt's.
 */
export function judge(best: Attempt | undefined, scale: number): Result<BoardReading> {
  if (!best) return fault('no-board-found');
  const { reading, lattice, extent, around } = best;
  const { rows, cols, tiles, confidence, shares } = reading;
  const size = rows * cols;
  const blanks = shares.filter((numbers) => (numbers[0] ?? 0) > CLEAR).length;
  const unclear = confidence.filter((share) => share < CLEAR).length;
  const isWrong = (cell: number) =>
    Math.max(...(shares[cell] ?? [])) > CLEAR && reading.likeliest[cell] !== tiles[cell];
  const wrong = tiles.filter((_, cell) => isWrong(cell)).length + reading.outside;
  if (unclear > size / 2) return fault('no-board-found');
  // A number beside it may be there by chance, but not where another is too large, as in calendars.
  const isTable = around > (size < SMALL || reading.outside > 0 ? 0 : MAX_AROUND);
  if (isTable || blanks !== 1 || wrong > 2)
    return fault('not-a-sliding-puzzle', { rows, cols, blanks, wrong, around });
  if (unclear > MAX_UNCLEAR * size || (size < SMALL && unclear > 0))
    return fault('numbers-unclear', { rows, cols, unclear });
  const sure = isSure(best);
  const centres = tiles.map((_, cell) => {
    const place = project(lattice.map, extent.left + (cell % cols), extent.top + Math.floor(cell / cols));
    return { x: place.x * scale, y: place.y * scale };
  });
  const alternatives = sure ? [] : alternativesOf(reading);
  return ok({ rows, cols, tiles, confidence, isSure: sure, shown: reading.likeliest, alternatives, centres });
}
