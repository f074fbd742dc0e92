import { assignColumns } from './assignment.ts';
import { type CellReading, readCell } from './cell.ts';
import type { Extent } from './extent.ts';
import type { Lattice } from './lattice.ts';
import type { Classifier } from './network.ts';
import type { Channel } from './pixels.ts';
import { CELL_SIDE, straightenCell } from './straighten.ts';

export interface Reading {
  readonly rows: number;
  readonly cols: number;
  /** The likeliest board in which each number occurs once, in reading order. 0 is the blank. */
  readonly tiles: readonly number[];
  /** Regardless of the other cells: numbers may occur twice, or be too large for the board. */
  readonly likeliestNumbers: readonly number[];
  /** For each cell: the probability of its tile. */
  readonly confidence: readonly number[];
  /** Mean logarithm of the tiles' probabilities. 0 means certainty. */
  readonly score: number;
  /**
   * Cells that clearly show their tile, minus a penalty for each other cell. Compares readings of boards of
   * different sizes.
   */
  readonly evidence: number;
  /** For each cell: of the numbers from 0 to n - 1. */
  readonly probabilities: readonly Float64Array[];
  /** Median difference between the brightness of ink and background, 0 to 255. */
  readonly medianContrast: number;
  /** Cells that clearly show a number that a board of this size doesn't have. */
  readonly outsideCount: number;
}

/** Minimum for any number, so that one badly read cell doesn't decide about the whole board. */
const MIN_PROBABILITY = 1e-4;
/**
 * A cell's contrast, as a share of the median contrast. Below `BLANK_CONTRAST` the cell is blank. Below
 * `DOUBTFUL_CONTRAST` it may be blank.
 */
const BLANK_CONTRAST = 0.35;
const DOUBTFUL_CONTRAST = 0.6;

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** A cell with a greater probability of the blank counts as empty. */
const MIN_EMPTY_PROBABILITY = 0.5;
/** The probability that a sign marks the blank, if no cell of the board is empty. */
const BLANK_SIGN_PROBABILITY = 0.4;
/** A cell with a greater probability clearly shows a number that a board of this size doesn't have. */
const MIN_OUTSIDE_SHARE = 0.6;
/** In grey levels. */
const MIN_ODD_GROUND_DIFFERENCE = 25;
/** A cell whose tile is less probable doesn't speak for the board. */
const MIN_CLEAR_PROBABILITY = 0.5;
const UNCLEAR_CELL_PENALTY = 1;

/**
 * Returns the blank's probability at index 0. Digits in a cell with little contrast count as noise. A cell
 * without digits but with the usual contrast may have a number that wasn't recognised.
 */
function computeProbabilities({ numbers, contrast }: CellReading, medianContrast: number): Float64Array {
  const nothingShare = numbers[0] as number;
  const relativeContrast = contrast / medianContrast;
  const blankness = Math.min(
    1,
    Math.max(0, (DOUBTFUL_CONTRAST - relativeContrast) / (DOUBTFUL_CONTRAST - BLANK_CONTRAST)),
  );
  const blankProbability =
    nothingShare * (0.85 + 0.13 * blankness) + (1 - nothingShare) * 0.9 * blankness ** 2;
  const numberProbability = numbers.reduce((sum, share, number) => (number === 0 ? sum : sum + share), 0);
  const missedProbability =
    (1 - blankProbability - numberProbability * (1 - 0.9 * blankness ** 2)) / (numbers.length - 1);
  return numbers.map((share, number) =>
    Math.max(
      MIN_PROBABILITY,
      number === 0 ? blankProbability : share * (1 - 0.9 * blankness ** 2) + Math.max(0, missedProbability),
    ),
  );
}

/** Whether a cell's background is unlike that of every other cell. */
const isOddCell = ({ ground }: CellReading, cell: number, cells: readonly CellReading[]): boolean =>
  cells.every(
    (otherCell, index) => index === cell || Math.abs(otherCell.ground - ground) > MIN_ODD_GROUND_DIFFERENCE,
  );

/**
 * If no cell is empty, a 0 or a sign marks the blank: sets the blank's probabilities accordingly. Another
 * number marks it only in a cell that looks unlike the others.
 */
function allowBlankSigns(cells: readonly CellReading[], probabilities: readonly Float64Array[]): void {
  cells.forEach((cell, index) => {
    const numbers = probabilities[index] as Float64Array;
    const sign = cell.sign + (isOddCell(cell, index, cells) ? cell.outside : 0);
    numbers[0] = Math.max(numbers[0] as number, cell.zero + BLANK_SIGN_PROBABILITY * sign);
  });
}

/** `isLight`: whether the digits are lighter than the tiles. */
export interface InkSource {
  readonly channel: Channel;
  readonly isLight: boolean;
}

/** Reads the cell in a column and row of a lattice, also outside the board. */
export type CellReader = (col: number, row: number) => CellReading;

/** `size`: the number of cells of the board. */
export function createCellReader(
  { channel, isLight }: InkSource,
  { map, cells, pitch }: Lattice,
  size: number,
  classify: Classifier,
): CellReader {
  const tokens = [...cells.keys()];
  const height = (medianOf(tokens.map((token) => token.height)) / pitch) * CELL_SIDE;
  const tokenByCell = new Map([...cells].map(([token, { x, y }]) => [`${x} ${y}`, token]));
  return (col, row) =>
    readCell(
      straightenCell(channel, map, col, row, isLight),
      { height, knownDigits: tokenByCell.get(`${col} ${row}`)?.digits ?? [], size },
      classify,
    );
}

/** Finds the likeliest board in which each number occurs once. */
export function readCells(readCellAt: CellReader, { left, top, right, bottom }: Extent): Reading {
  const [rows, cols] = [bottom - top + 1, right - left + 1];
  const cellCount = rows * cols;
  const cells: CellReading[] = [];
  for (let row = top; row <= bottom; row++)
    for (let col = left; col <= right; col++) cells.push(readCellAt(col, row));
  const medianContrast = medianOf(cells.map(({ contrast }) => contrast));
  const probabilities = cells.map((cell) => computeProbabilities(cell, medianContrast));
  const hasEmptyCell = probabilities.some((numbers) => (numbers[0] as number) > MIN_EMPTY_PROBABILITY);
  if (!hasEmptyCell) allowBlankSigns(cells, probabilities);
  const tiles = findLikeliestTiles(probabilities);
  const confidence = tiles.map((tile, cell) => probabilities[cell]?.[tile] ?? 0);
  // Not if the number marks the blank.
  const isOutside = (cell: number, outsideShare: number) =>
    outsideShare > MIN_OUTSIDE_SHARE &&
    (probabilities[cell]?.[0] as number) < BLANK_SIGN_PROBABILITY * (cells[cell]?.outside as number);
  const likeliestNumbers = probabilities.map((numbers, cell) =>
    isOutside(cell, cells[cell]?.outside as number)
      ? (cells[cell]?.outsideNumber as number)
      : numbers.indexOf(Math.max(...numbers)),
  );
  const clearCount = tiles.filter(
    (tile, cell) => tile === likeliestNumbers[cell] && (confidence[cell] as number) > MIN_CLEAR_PROBABILITY,
  ).length;
  return {
    rows,
    cols,
    tiles,
    likeliestNumbers,
    confidence,
    score: confidence.reduce((sum, share) => sum + Math.log(share), 0) / cellCount,
    evidence: clearCount - UNCLEAR_CELL_PENALTY * (cellCount - clearCount),
    probabilities,
    medianContrast,
    outsideCount: cells.filter(({ outside, zero }, cell) =>
      isOutside(cell, outside + (hasEmptyCell ? zero : 0)),
    ).length,
  };
}

/** Each number occurs once, and the product of the probabilities is highest. */
export function findLikeliestTiles(probabilities: readonly Float64Array[]): number[] {
  const costs = new Float64Array(probabilities.length ** 2);
  probabilities.forEach((numbers, cell) => {
    costs.set(
      numbers.map((share) => -Math.log(share)),
      cell * probabilities.length,
    );
  });
  return [...assignColumns(costs, probabilities.length)];
}
