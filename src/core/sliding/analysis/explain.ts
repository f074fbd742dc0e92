import { type Board, defaultGoal, type Puzzle, sameBoard } from '../board.ts';
import { cyclesOf, exchangesIn } from '../cycles.ts';
import { boardKey, permutationNumber } from '../notation/key.ts';

/** A place on a board, rows and columns from 1. */
interface BlankPlace {
  readonly row: number;
  readonly col: number;
  /** The lowest row is 1. */
  readonly rowFromBottom: number;
}

/** The steps of the parity argument with one puzzle's numbers; the three rules always agree. */
export interface ParityExplanation {
  /**
   * For each tile (the blank left out) in the start's reading order: how many after it come before it in the
   * goal.
   */
  readonly inversionsOf: readonly { readonly tile: number; readonly inversions: number }[];
  readonly inversions: number;
  /**
   * The permutation from start to goal, blank included, in cycles: each tile belongs where the next one
   * stands. Only longer ones.
   */
  readonly cycles: readonly (readonly number[])[];
  /** Exchanges that sort the start into the goal: cells in cycles, less one for each cycle. */
  readonly transpositions: number;
  readonly blank: { readonly from: BlankPlace; readonly to: BlankPlace; readonly distance: number };
  /** By permutation and blank: both numbers even, or both odd. */
  readonly solvable: boolean;
  /**
   * By inversions, for any goal: with an odd width they must be even, with an even one together with the
   * blank's rows to go.
   */
  readonly byInversions: {
    readonly oddWidth: boolean;
    readonly rowsToGo: number;
    readonly sum: number;
    readonly solvable: boolean;
  };
  /**
   * The classical rule, for the usual goal on an even width: inversions + the blank's row from the bottom
   * must be odd.
   */
  readonly classical?: { readonly sum: number; readonly solvable: boolean };
  /** Base rows*cols. */
  readonly keys: { readonly start: bigint; readonly goal: bigint };
  /** The start's place among all permutations, from 0: see `permutationNumber`. */
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
 * A tile, the tile that stands where it belongs, the tile that stands where that one belongs, and so on
 * around.
 */
const tileCycles = ({ start, goal }: Puzzle): number[][] =>
  cyclesOf(start.tiles, (tile) => start.tiles[goal.tiles.indexOf(tile)] ?? tile);

/** Why this puzzle can be solved or can't, step by step. */
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
