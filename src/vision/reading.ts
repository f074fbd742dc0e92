import { assign } from './assignment.ts';
import { type CellReading, readCell } from './cell.ts';
import type { Extent } from './extent.ts';
import type { Lattice } from './lattice.ts';
import type { Classifier } from './network.ts';
import type { Channel } from './pixels.ts';
import { CELL_SIDE, straighten } from './straighten.ts';

/** A board as its cells were read, each number once. */
export interface Reading {
  readonly rows: number;
  readonly cols: number;
  /** Reading order; 0 is the blank. */
  readonly tiles: readonly number[];
  /** What each cell shows by itself: some numbers may be twice. */
  readonly likeliest: readonly number[];
  /** The probability of each tile. */
  readonly confidence: readonly number[];
  /** The mean logarithm of the tiles' probabilities: 0 is certainty. */
  readonly score: number;
  /** The probabilities of the numbers from 0 to n - 1 in each cell. */
  readonly shares: readonly Float64Array[];
  /** How many cells clearly show a number that a board of this size doesn't have. */
  readonly outside: number;
}

/** The least probability of any number, so that one bad cell doesn't decide alone. */
const FLOOR = 1e-4;
/** A cell whose contrast is below this share of the others' is the blank; up to the second, it may be. */
const BLANK_CONTRAST = 0.35;
const DOUBTFUL_CONTRAST = 0.6;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * The probabilities of a cell's numbers and of the blank. In a cell with little contrast what seems to be
 * digits is noise; where nothing was found in a cell with as much contrast as others, it may be a number that
 * was not recognised.
 */
function withBlank({ numbers, contrast, nothing }: CellReading, usual: number): Float64Array {
  const relative = contrast / usual;
  const empty = Math.min(
    1,
    Math.max(0, (DOUBTFUL_CONTRAST - relative) / (DOUBTFUL_CONTRAST - BLANK_CONTRAST)),
  );
  const blank = nothing * (0.85 + 0.13 * empty) + (1 - nothing) * 0.9 * empty ** 2;
  const others = numbers.reduce((sum, share, number) => (number === 0 ? sum : sum + share), 0);
  const missed = (1 - blank - others * (1 - 0.9 * empty ** 2)) / (numbers.length - 1);
  return numbers.map((share, number) =>
    Math.max(FLOOR, number === 0 ? blank : share * (1 - 0.9 * empty ** 2) + Math.max(0, missed)),
  );
}

/** Reads all cells of an extent and gives every number from 0 to n - 1 one cell. */
export function readCells(
  { channel, isLight }: { channel: Channel; isLight: boolean },
  { map, cells: tokens, pitch }: Lattice,
  { left, top, right, bottom }: Extent,
  classify: Classifier,
): Reading {
  const [rows, cols] = [bottom - top + 1, right - left + 1];
  const size = rows * cols;
  const known = new Map([...tokens].map(([token, { x, y }]) => [`${x} ${y}`, token]));
  const height = (median([...tokens.keys()].map((token) => token.height)) / pitch) * CELL_SIDE;
  const cells: CellReading[] = [];
  for (let row = top; row <= bottom; row++)
    for (let col = left; col <= right; col++) {
      const before = known.get(`${col} ${row}`)?.digits ?? [];
      cells.push(readCell(straighten(channel, map, col, row, isLight), { height, before, size }, classify));
    }
  const usual = median(cells.map(({ contrast }) => contrast));
  const shares = cells.map((cell) => withBlank(cell, usual));
  const tiles = likeliestTiles(shares);
  const confidence = tiles.map((tile, cell) => shares[cell]?.[tile] ?? 0);
  return {
    rows,
    cols,
    tiles,
    likeliest: shares.map((numbers) => numbers.indexOf(Math.max(...numbers))),
    confidence,
    score: confidence.reduce((sum, share) => sum + Math.log(share), 0) / size,
    shares,
    outside: cells.filter(({ outside }) => outside > 0.6).length,
  };
}

/** The tiles, each number once, whose probabilities have the greatest product. */
export function likeliestTiles(shares: readonly Float64Array[]): number[] {
  const costs = new Float64Array(shares.length ** 2);
  shares.forEach((numbers, cell) => {
    costs.set(
      numbers.map((share) => -Math.log(share)),
      cell * shares.length,
    );
  });
  return [...assign(costs, shares.length)];
}
