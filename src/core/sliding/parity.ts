import { type Board, cellsByTile, defaultGoal, isSameBoard, type Puzzle, taxicabBetween } from './board.ts';

/** The reason why a puzzle can or can't be solved. */
export interface Parity {
  /** Number of pairs of tiles (without the blank) that are in the opposite order than in the goal. */
  readonly inversions: number;
  /** Whether the permutation from start to goal is odd. It includes all cells, also the blank's. */
  readonly isPermutationOdd: boolean;
  /** Taxicab distance from the blank's cell in the start to its cell in the goal. */
  readonly blankDistance: number;
  readonly solvable: boolean;
}

/**
 * Returns the puzzle's parity. `solvable` is exact for every goal and every size from 2x2.
 * - Each move exchanges two cells and moves the blank by one cell. So in a solvable puzzle, the permutation
 *   and the blank's distance are both even or both odd.
 * - All positions that fulfil this condition can be reached (Johnson & Story 1879; Wilson 1974).
 */
export function parityOf(puzzle: Puzzle): Parity {
  const { start, goal } = puzzle;
  const goalCells = cellsByTile(goal.tiles);
  // Index: a cell of the start. Value: the goal cell of the tile in it.
  const target = start.tiles.map((tile) => goalCells[tile] ?? 0);
  const transpositions = transpositionsIn(target);
  const tiles = target.filter((_, cell) => start.tiles[cell] !== 0);
  let inversions = 0;
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (later < tile) inversions++;
  });
  const blankDistance = taxicabBetween(start.cols, start.tiles.indexOf(0), goal.tiles.indexOf(0));
  const permutationOdd = transpositions % 2 === 1;
  return {
    inversions,
    isPermutationOdd: permutationOdd,
    blankDistance,
    solvable: permutationOdd === (blankDistance % 2 === 1),
  };
}

/**
 * Returns the number of exchanges that sort a permutation. A cycle of n members needs n - 1 exchanges.
 * Searches call this function for every board, so it allocates little memory.
 */
function transpositionsIn(permutation: readonly number[]): number {
  const seen = new Array<boolean>(permutation.length).fill(false);
  let transpositions = 0;
  for (let from = 0; from < permutation.length; from++) {
    for (let cell = from; !seen[cell]; cell = permutation[cell] ?? from) {
      seen[cell] = true;
      if (permutation[cell] !== from) transpositions++;
    }
  }
  return transpositions;
}

/** Whether any sequence of moves leads from start to goal. */
export const isSolvable = (puzzle: Puzzle): boolean => parityOf(puzzle).solvable;

/**
 * For an unsolvable puzzle with the usual goal: returns the same start with the goal 0, 1, 2, ... (the blank
 * first), if that puzzle is solvable. It is solvable exactly if the numbers of rows and of columns are both
 * even. Returns undefined in all other cases.
 */
export function withBlankFirst({ start, goal }: Puzzle): Puzzle | undefined {
  const { rows, cols } = goal;
  if (!isSameBoard(goal, defaultGoal(rows, cols))) return undefined;
  const blankFirstPuzzle = { start, goal: { rows, cols, tiles: goal.tiles.map((_, cell) => cell) } };
  return isSolvable(blankFirstPuzzle) && !isSolvable({ start, goal }) ? blankFirstPuzzle : undefined;
}

function* neighbouringTiles(board: Board): Generator<[number, number]> {
  for (let cell = 0; cell < board.tiles.length; cell++) {
    const steps = [(cell + 1) % board.cols === 0 ? -1 : cell + 1, cell + board.cols];
    for (const other of steps) {
      const a = board.tiles[cell];
      const b = board.tiles[other];
      if (a !== undefined && b !== undefined && a !== 0 && b !== 0) yield [a, b];
    }
  }
}

/**
 * Returns two neighbouring tiles of the start whose exchange makes an unsolvable puzzle solvable. The
 * exchange of any two tiles does this. Prefers two tiles that are in each other's goal cells, then two
 * misplaced tiles.
 */
export function swapThatMakesSolvable(puzzle: Puzzle): [number, number] {
  const { start, goal } = puzzle;
  let best: [number, number] = [1, 2];
  let bestScore = -1;
  for (const [a, b] of neighbouringTiles(start)) {
    const cellOfA = start.tiles.indexOf(a);
    const cellOfB = start.tiles.indexOf(b);
    const tilesPlaced = Number(goal.tiles[cellOfA] === b) + Number(goal.tiles[cellOfB] === a);
    const tilesDisplaced = Number(goal.tiles[cellOfA] === a) + Number(goal.tiles[cellOfB] === b);
    const score = 4 + 2 * tilesPlaced - 2 * tilesDisplaced;
    if (score > bestScore) {
      best = [a, b];
      bestScore = score;
    }
  }
  return best;
}
