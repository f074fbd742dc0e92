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
  /** Regardless of the other cells: numbers may occur twice. */
  readonly likeliestNumbers: readonly number[];
  /** For each cell: the probability of its tile. */
  readonly confidence: readonly number[];
  /** Mean logarithm of the tiles' probabilities. 0 means certainty. */
  readonly score: number;
  /** For each cell: of the numbers from 0 to n - 1. */
  readonly probabilities: readonly Float64Array[];
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

/**
 * Returns the blank's probability at index 0. Digits in a cell with little contrast count as noise. A cell
 * without digits but with the usual contrast may have a number that wasn't recognised.
 */
function computeProbabilities(
  { probabilities, contrast, noDigitShare }: CellReading,
  medianContrast: number,
): Float64Array {
  const relativeContrast = contrast / medianContrast;
  const blankness = Math.min(
    1,
    Math.max(0, (DOUBTFUL_CONTRAST - relativeContrast) / (DOUBTFUL_CONTRAST - BLANK_CONTRAST)),
  );
  const blankProbability =
    noDigitShare * (0.85 + 0.13 * blankness) + (1 - noDigitShare) * 0.9 * blankness ** 2;
  const numberProbability = probabilities.reduce(
    (sum, share, number) => (number === 0 ? sum : sum + share),
    0,
  );
  const missedProbability =
    (1 - blankProbability - numberProbability * (1 - 0.9 * blankness ** 2)) / (probabilities.length - 1);
  return probabilities.map((share, number) =>
    Math.max(
      MIN_PROBABILITY,
      number === 0 ? blankProbability : share * (1 - 0.9 * blankness ** 2) + Math.max(0, missedProbability),
    ),
  );
}

/** Finds the likeliest board in which each number occurs once. */
export function readCells(
  { channel, isLight }: { channel: Channel; isLight: boolean },
  { map, cells: tokens, pitch }: Lattice,
  { left, top, right, bottom }: Extent,
  classify: Classifier,
): Reading {
  const [rows, cols] = [bottom - top + 1, right - left + 1];
  const cellCount = rows * cols;
  const tokenByCell = new Map([...tokens].map(([token, { x, y }]) => [`${x} ${y}`, token]));
  const digitHeight = (medianOf([...tokens.keys()].map((token) => token.height)) / pitch) * CELL_SIDE;
  const cells: CellReading[] = [];
  for (let row = top; row <= bottom; row++)
    for (let col = left; col <= right; col++) {
      const knownDigits = tokenByCell.get(`${col} ${row}`)?.digits ?? [];
      cells.push(
        readCell(
          straightenCell(channel, map, col, row, isLight),
          { height: digitHeight, knownDigits, size: cellCount },
          classify,
        ),
      );
    }
  const medianContrast = medianOf(cells.map(({ contrast }) => contrast));
  const probabilities = cells.map((cell) => computeProbabilities(cell, medianContrast));
  const tiles = findLikeliestTiles(probabilities);
  const confidence = tiles.map((tile, cell) => probabilities[cell]?.[tile] ?? 0);
  return {
    rows,
    cols,
    tiles,
    likeliestNumbers: probabilities.map((numbers) => numbers.indexOf(Math.max(...numbers))),
    confidence,
    score: confidence.reduce((sum, share) => sum + Math.log(share), 0) / cellCount,
    probabilities,
    outsideCount: cells.filter(({ outsideProbability }) => outsideProbability > 0.6).length,
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
