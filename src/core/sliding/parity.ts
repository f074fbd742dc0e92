import { type Board, cellsByTile, defaultGoal, isSameBoard, type Puzzle, taxicabBetween } from './board.ts';
import { type GoalName, namedGoal } from './goals.ts';

export interface Parity {
  /** Pairs of tiles, without the blank, in another order than in the goal. */
  readonly inversions: number;
  /** Parity of the permutation from start to goal, blank included. */
  readonly isPermutationOdd: boolean;
  /** Taxicab distance between the blank's cells in start and goal. */
  readonly blankDistance: number;
  readonly solvable: boolean;
}

/**
 * `solvable` is exact for every goal and every size from 2x2.
 * - Each move exchanges two cells and moves the blank by one cell. So in a solvable puzzle, the permutation
 *   and the blank's distance are both even or both odd.
 * - All positions that fulfil this condition can be reached (Johnson & Story 1879; Wilson 1974).
 */
export function parityOf(puzzle: Puzzle): Parity {
  const { start, goal } = puzzle;
  const goalCells = cellsByTile(goal.tiles);
  const targetCells = start.tiles.map((tile) => goalCells[tile] ?? 0);
  const transpositionCount = transpositionsIn(targetCells);
  const tileTargetCells = targetCells.filter((_, cell) => start.tiles[cell] !== 0);
  let inversions = 0;
  tileTargetCells.forEach((targetCell, index) => {
    for (const laterTargetCell of tileTargetCells.slice(index + 1))
      if (laterTargetCell < targetCell) inversions++;
  });
  const blankDistance = taxicabBetween(start.cols, start.tiles.indexOf(0), goal.tiles.indexOf(0));
  const isPermutationOdd = transpositionCount % 2 === 1;
  return {
    inversions,
    isPermutationOdd,
    blankDistance,
    solvable: isPermutationOdd === (blankDistance % 2 === 1),
  };
}

/** Like `exchangesIn`. Searches call this for every board, so it allocates little memory. */
function transpositionsIn(permutation: readonly number[]): number {
  const isVisited = new Array<boolean>(permutation.length).fill(false);
  let transpositionCount = 0;
  for (let startCell = 0; startCell < permutation.length; startCell++) {
    for (let cell = startCell; !isVisited[cell]; cell = permutation[cell] ?? startCell) {
      isVisited[cell] = true;
      if (permutation[cell] !== startCell) transpositionCount++;
    }
  }
  return transpositionCount;
}

export const isSolvable = (puzzle: Puzzle): boolean => parityOf(puzzle).solvable;

/** A puzzle whose goal has a name. */
export interface PuzzleWithNamedGoal extends Puzzle {
  readonly goalName: GoalName;
}

/**
 * For an unsolvable puzzle with the usual goal: the same start with a goal that it can reach, the blank first
 * or the snail. Undefined for other puzzles, and if it can reach neither.
 */
export function withReachableGoal({ start, goal }: Puzzle): PuzzleWithNamedGoal | undefined {
  const { rows, cols } = goal;
  if (!isSameBoard(goal, defaultGoal(rows, cols)) || isSolvable({ start, goal })) return undefined;
  return (['blank-first', 'snail'] as const)
    .map((goalName) => ({ start, goal: namedGoal(goalName, rows, cols), goalName }))
    .find(isSolvable);
}

function* neighbouringTiles(board: Board): Generator<[number, number]> {
  for (let cell = 0; cell < board.tiles.length; cell++) {
    const neighbourCells = [(cell + 1) % board.cols === 0 ? -1 : cell + 1, cell + board.cols];
    for (const otherCell of neighbourCells) {
      const tileA = board.tiles[cell];
      const tileB = board.tiles[otherCell];
      if (tileA !== undefined && tileB !== undefined && tileA !== 0 && tileB !== 0) yield [tileA, tileB];
    }
  }
}

/**
 * For an unsolvable puzzle. Any two tiles do. Prefers two in each other's goal cells, then two misplaced
 * ones.
 */
export function swapThatMakesSolvable(puzzle: Puzzle): [number, number] {
  const { start, goal } = puzzle;
  let bestPair: [number, number] = [1, 2];
  let bestScore = -1;
  for (const [tileA, tileB] of neighbouringTiles(start)) {
    const cellOfA = start.tiles.indexOf(tileA);
    const cellOfB = start.tiles.indexOf(tileB);
    const placedTileCount = Number(goal.tiles[cellOfA] === tileB) + Number(goal.tiles[cellOfB] === tileA);
    const displacedTileCount = Number(goal.tiles[cellOfA] === tileA) + Number(goal.tiles[cellOfB] === tileB);
    const score = 4 + 2 * placedTileCount - 2 * displacedTileCount;
    if (score > bestScore) {
      bestPair = [tileA, tileB];
      bestScore = score;
    }
  }
  return bestPair;
}
