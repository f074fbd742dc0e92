import { type Board, defaultGoal, isSameBoard, type Puzzle } from '../board.ts';
import { cyclesOf, exchangesIn } from '../cycles.ts';
import { boardKey, permutationNumber } from '../notation/key.ts';

/** Rows and columns count from 1. */
interface BlankPlace {
  readonly row: number;
  readonly col: number;
  /** The lowest row of the board is 1. */
  readonly rowFromBottom: number;
}

/** The three rules `solvable`, `byInversions` and `classical` always agree. */
export interface ParityExplanation {
  /**
   * For each tile (without the blank), in the start's reading order: later tiles that come before it in the
   * goal.
   */
  readonly inversionsOf: readonly { readonly tile: number; readonly inversions: number }[];
  readonly inversions: number;
  /**
   * The cycles of the permutation from start to goal, the blank included; without cycles of one tile. After
   * each tile comes the tile in its goal cell.
   */
  readonly cycles: readonly (readonly number[])[];
  /** The number of cells in all cycles, less the number of cycles. */
  readonly transpositions: number;
  readonly blank: { readonly from: BlankPlace; readonly to: BlankPlace; readonly distance: number };
  /** The puzzle is solvable if `transpositions` and the blank's distance are both even, or both odd. */
  readonly solvable: boolean;
  /**
   * The rule for any goal. Odd width: a solvable puzzle has an even number of inversions. Even width: the
   * inversions plus the blank's distance in rows must be even.
   */
  readonly byInversions: {
    readonly oddWidth: boolean;
    readonly rowsToGo: number;
    readonly sum: number;
    readonly solvable: boolean;
  };
  /**
   * The rule for the usual goal and an even width: the inversions plus the blank's row, counted from the
   * bottom, must be odd.
   */
  readonly classical?: { readonly sum: number; readonly solvable: boolean };
  /** The tiles are the digits of a number in base rows*cols. */
  readonly keys: { readonly start: bigint; readonly goal: bigint };
  /** The start's index (from 0) among all permutations of the tiles in lexicographic order. */
  readonly number: bigint;
}

const isEven = (number: number): boolean => number % 2 === 0;

function placeOfBlank({ rows, cols, tiles }: Board): BlankPlace {
  const cell = tiles.indexOf(0);
  const row = Math.floor(cell / cols);
  return { row: row + 1, col: (cell % cols) + 1, rowFromBottom: rows - row };
}

function inversionsOf({ start, goal }: Puzzle): { tile: number; inversions: number }[] {
  const goalIndices = new Map(goal.tiles.filter((tile) => tile !== 0).map((tile, index) => [tile, index]));
  const tiles = start.tiles.filter((tile) => tile !== 0);
  const goalIndexOf = (tile: number): number => goalIndices.get(tile) ?? 0;
  return tiles.map((tile, index) => ({
    tile,
    inversions: tiles.slice(index + 1).filter((laterTile) => goalIndexOf(laterTile) < goalIndexOf(tile))
      .length,
  }));
}

const tileCycles = ({ start, goal }: Puzzle): number[][] =>
  cyclesOf(start.tiles, (tile) => start.tiles[goal.tiles.indexOf(tile)] ?? tile);

export function explainParity(puzzle: Puzzle): ParityExplanation {
  const { start, goal } = puzzle;
  const inversionsByTile = inversionsOf(puzzle);
  const inversions = inversionsByTile.reduce((sum, tile) => sum + tile.inversions, 0);
  const cycles = tileCycles(puzzle);
  const transpositions = exchangesIn(cycles);
  const blankStartPlace = placeOfBlank(start);
  const blankGoalPlace = placeOfBlank(goal);
  const blankRowDistance = Math.abs(blankStartPlace.row - blankGoalPlace.row);
  const blankDistance = blankRowDistance + Math.abs(blankStartPlace.col - blankGoalPlace.col);
  const oddWidth = !isEven(start.cols);
  const paritySum = oddWidth ? inversions : inversions + blankRowDistance;
  const isClassical = !oddWidth && isSameBoard(goal, defaultGoal(goal.rows, goal.cols));
  const classicalSum = inversions + blankStartPlace.rowFromBottom;
  return {
    inversionsOf: inversionsByTile,
    inversions,
    cycles,
    transpositions,
    blank: { from: blankStartPlace, to: blankGoalPlace, distance: blankDistance },
    solvable: isEven(transpositions) === isEven(blankDistance),
    byInversions: { oddWidth, rowsToGo: blankRowDistance, sum: paritySum, solvable: isEven(paritySum) },
    classical: isClassical ? { sum: classicalSum, solvable: !isEven(classicalSum) } : undefined,
    keys: { start: boardKey(start), goal: boardKey(goal) },
    number: permutationNumber(start),
  };
}
