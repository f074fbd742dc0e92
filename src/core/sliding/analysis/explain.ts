import { type Board, defaultGoal, type Puzzle, sameBoard } from '../board.ts';
import { cyclesOf, exchangesIn } from '../cycles.ts';
import { boardKey, permutationNumber } from '../notation/key.ts';

/** A place on a board; rows and columns count from 1. */
interface BlankPlace {
  readonly row: number;
  readonly col: number;
  /** The row counted from the bottom; the lowest is 1. */
  readonly rowFromBottom: number;
}

/** The steps of the parity argument for one puzzle. The three rules always agree. */
export interface ParityExplanation {
  /**
   * For each tile (without the blank) in the start's reading order, the number of later tiles that precede it
   * in the goal.
   */
  readonly inversionsOf: readonly { readonly tile: number; readonly inversions: number }[];
  readonly inversions: number;
  /**
   * The permutation from start to goal, blank included, in cycles of two or more: each tile's goal cell holds
   * the next tile of its cycle.
   */
  readonly cycles: readonly (readonly number[])[];
  /** Number of exchanges that sort the start into the goal: cells in cycles, less one for each cycle. */
  readonly transpositions: number;
  readonly blank: { readonly from: BlankPlace; readonly to: BlankPlace; readonly distance: number };
  /** Solvable by the rule of permutation and blank distance: both numbers must be even, or both odd. */
  readonly solvable: boolean;
  /**
   * Solvable by the rule of inversions, for any goal. With an odd width, the inversions must be even. With an
   * even width, the inversions plus the blank's row distance must be even.
   */
  readonly byInversions: {
    readonly oddWidth: boolean;
    readonly rowsToGo: number;
    readonly sum: number;
    readonly solvable: boolean;
  };
  /**
   * The classical rule, for the usual goal and an even width: the inversions plus the blank's row from the
   * bottom must be odd.
   */
  readonly classical?: { readonly sum: number; readonly solvable: boolean };
  /** The boards as numbers in base rows*cols. */
  readonly keys: { readonly start: bigint; readonly goal: bigint };
  /** The start's index among all permutations, from 0: see `permutationNumber`. */
  readonly number: bigint;
}

const even = (number: number): boolean => number % 2 === 0;

function placeOfBlank({ rows, cols, tiles }: Board): BlankPlace {
  const cell = tiles.indexOf(0);
  const row = Math.floor(cell / cols);
  return { row: row + 1, col: (cell % cols) + 1, rowFromBottom: rows - row };
}

function inversionsOf({ start, goal }: Puzzle): { tile: number; inversions: number }[] {
  const place = new Map(goal.tiles.filter((tile) => tile !== 0).map((tile, at) => [tile, at]));
  const tiles = start.tiles.filter((tile) => tile !== 0);
  const placeOf = (tile: number): number => place.get(tile) ?? 0;
  return tiles.map((tile, at) => ({
    tile,
    inversions: tiles.slice(at + 1).filter((later) => placeOf(later) < placeOf(tile)).length,
  }));
}

/**
 * Returns the cycles of the permutation: a tile, the tile in its goal cell, the tile in that one's goal cell,
 * and so on.
 */
const tileCycles = ({ start, goal }: Puzzle): number[][] =>
  cyclesOf(start.tiles, (tile) => start.tiles[goal.tiles.indexOf(tile)] ?? tile);

/** Explains step by step why this puzzle can or can't be solved. */
export function explainParity(puzzle: Puzzle): ParityExplanation {
  const { start, goal } = puzzle;
  const perTile = inversionsOf(puzzle);
  const inversions = perTile.reduce((sum, tile) => sum + tile.inversions, 0);
  const cycles = tileCycles(puzzle);
  const transpositions = exchangesIn(cycles);
  const from = placeOfBlank(start);
  const to = placeOfBlank(goal);
  const rowsToGo = Math.abs(from.row - to.row);
  const distance = rowsToGo + Math.abs(from.col - to.col);
  const oddWidth = !even(start.cols);
  const sum = oddWidth ? inversions : inversions + rowsToGo;
  const isClassical = !oddWidth && sameBoard(goal, defaultGoal(goal.rows, goal.cols));
  const classicalSum = inversions + from.rowFromBottom;
  return {
    inversionsOf: perTile,
    inversions,
    cycles,
    transpositions,
    blank: { from, to, distance },
    solvable: even(transpositions) === even(distance),
    byInversions: { oddWidth, rowsToGo, sum, solvable: even(sum) },
    ...(isClassical && { classical: { sum: classicalSum, solvable: !even(classicalSum) } }),
    keys: { start: boardKey(start), goal: boardKey(goal) },
    number: permutationNumber(start),
  };
}
