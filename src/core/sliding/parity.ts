import { type Board, cellsOf, defaultGoal, type Puzzle, sameBoard, taxicab } from './board.ts';

/** Why a puzzle can or can't be solved. */
export interface Parity {
  /** Pairs of tiles (blank left out) that stand the other way round than in the goal's reading order. */
  readonly inversions: number;
  /** Whether the permutation of all cells, blank included, that leads from start to goal is odd. */
  readonly permutationOdd: boolean;
  /** Taxicab distance between the blank's cell at the start and in the goal. */
  readonly blankDistance: number;
  readonly solvable: boolean;
}

/**
 * The puzzle's parity; exact for every rows x cols from 2x2 and every goal: each move is one transposition
 * and moves the blank by one cell, and all positions of the right parity are reached (Johnson & Story 1879;
 * Wilson 1974).
 */
export function parityOf(puzzle: Puzzle): Parity {
  const { start, goal } = puzzle;
  const home = cellsOf(goal.tiles);
  // For each cell of the start the cell where its tile stands in the goal.
  const target = start.tiles.map((tile) => home[tile] ?? 0);
  const transpositions = transpositionsIn(target);
  const tiles = target.filter((_, cell) => start.tiles[cell] !== 0);
  let inversions = 0;
  tiles.forEach((tile, at) => {
    for (const later of tiles.slice(at + 1)) if (later < tile) inversions++;
  });
  const blankDistance = taxicab(start.cols, start.tiles.indexOf(0), goal.tiles.indexOf(0));
  const permutationOdd = transpositions % 2 === 1;
  return {
    inversions,
    permutationOdd,
    blankDistance,
    solvable: permutationOdd === (blankDistance % 2 === 1),
  };
}

/** Exchanges that sort a permutation: a cycle of n needs n - 1. A search asks it of every board, so nothing is made on the way. */
function transpositionsIn(target: readonly number[]): number {
  const seen = new Array<boolean>(target.length).fill(false);
  let transpositions = 0;
  for (let from = 0; from < target.length; from++) {
    for (let cell = from; !seen[cell]; cell = target[cell] ?? from) {
      seen[cell] = true;
      if (target[cell] !== from) transpositions++;
    }
  }
  return transpositions;
}

/** Whether any sequence of moves leads from start to goal. */
export const isSolvable = (puzzle: Puzzle): boolean => parityOf(puzzle).solvable;

/**
 * The puzzle with the other goal in use, the blank first (0, 1, 2, ...), where that can be reached and the usual one can't:
 * always on boards of even sides, never on others. Undefined: no such goal.
 */
export function withBlankFirst({ start, goal }: Puzzle): Puzzle | undefined {
  const { rows, cols } = goal;
  if (!sameBoard(goal, defaultGoal(rows, cols))) return undefined;
  const other = { start, goal: { rows, cols, tiles: goal.tiles.map((_, cell) => cell) } };
  return isSolvable(other) && !isSolvable({ start, goal }) ? other : undefined;
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
 * Two tiles whose exchange in the start turns an unsolvable puzzle into a solvable one (any exchange does):
 * neighbours that stand on each other's place if there are such, else neighbours that are both misplaced,
 * else any neighbours.
 */
export function mendingSwap(puzzle: Puzzle): [number, number] {
  const { start, goal } = puzzle;
  let best: [number, number] = [1, 2];
  let bestScore = -1;
  for (const [a, b] of neighbouringTiles(start)) {
    const cellOfA = start.tiles.indexOf(a);
    const cellOfB = start.tiles.indexOf(b);
    const gained = Number(goal.tiles[cellOfA] === b) + Number(goal.tiles[cellOfB] === a);
    const lost = Number(goal.tiles[cellOfA] === a) + Number(goal.tiles[cellOfB] === b);
    const score = 4 + 2 * gained - 2 * lost;
    if (score > bestScore) {
      best = [a, b];
      bestScore = score;
    }
  }
  return best;
}
