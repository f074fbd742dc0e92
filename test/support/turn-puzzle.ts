import type { Board, Puzzle } from '../../src/core/sliding/board.ts';

type Grid = readonly (readonly number[])[];

const gridOf = ({ rows, cols, tiles }: Board): Grid =>
  Array.from({ length: rows }, (_, row) => tiles.slice(row * cols, (row + 1) * cols));

const boardOf = (grid: Grid): Board => ({
  rows: grid.length,
  cols: grid[0]?.length ?? 0,
  tiles: grid.flat(),
});

const onGrid =
  (change: (grid: Grid) => Grid) =>
  ({ start, goal }: Puzzle): Puzzle => ({
    start: boardOf(change(gridOf(start))),
    goal: boardOf(change(gridOf(goal))),
  });

/** A puzzle whose boards are turned by a quarter, clockwise. */
export const turnPuzzle = onGrid((grid) =>
  (grid[0] ?? []).map((_, col) => grid.map((row) => row[col] ?? 0).reverse()),
);

/** A puzzle whose boards are seen in a mirror. */
export const mirrorPuzzle = onGrid((grid) => grid.map((row) => row.toReversed()));

/** How many solved rows and columns stand around a puzzle. */
export interface Frame {
  readonly above?: number;
  readonly below?: number;
  readonly left?: number;
  readonly right?: number;
}

/**
 * A puzzle in the middle of a larger board whose other tiles are in place. The tiles are numbered anew: 1, 2,
 * ... from the top left of the goal.
 */
export function framePuzzle(
  { start, goal }: Puzzle,
  { above = 0, below = 0, left = 0, right = 0 }: Frame,
): Puzzle {
  const cols = left + goal.cols + right;
  const names = new Map([[0, 0]]);
  let largest = 0;
  const goalGrid = Array.from({ length: above + goal.rows + below }, (_, row) =>
    Array.from({ length: cols }, (_, col) => {
      const inner = gridOf(goal)[row - above]?.[col - left];
      if (inner !== undefined && inner !== 0) names.set(inner, largest + 1);
      return inner === 0 ? 0 : ++largest;
    }),
  );
  const startGrid = goalGrid.map((line, row) =>
    line.map((tile, col) => {
      const inner = gridOf(start)[row - above]?.[col - left];
      return inner === undefined ? tile : (names.get(inner) ?? 0);
    }),
  );
  return { start: boardOf(startGrid), goal: boardOf(goalGrid) };
}

/** A puzzle read from its end to its start. */
export const reversePuzzle = ({ start, goal }: Puzzle): Puzzle => ({ start: goal, goal: start });

/** A puzzle whose tiles have other numbers: 1 is the largest, and so on. */
export const renumberPuzzle = ({ start, goal }: Puzzle): Puzzle => {
  const named = ({ rows, cols, tiles }: Board): Board => ({
    rows,
    cols,
    tiles: tiles.map((tile) => (tile === 0 ? 0 : tiles.length - tile)),
  });
  return { start: named(start), goal: named(goal) };
};

const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** All boards within `moves` moves of one, each with its distance: a plain breadth-first search. */
export function listBoardsAround(board: Board, moves: number): ReadonlyMap<string, number> {
  const { rows, cols } = board;
  const found = new Map([[board.tiles.join(' '), 0]]);
  for (const [key, distance] of found) {
    if (distance === moves) continue;
    const tiles = key.split(' ').map(Number);
    const blank = tiles.indexOf(0);
    for (const [down, right] of STEPS) {
      const [row, col] = [Math.floor(blank / cols) + down, (blank % cols) + right];
      if (row < 0 || row >= rows || col < 0 || col >= cols) continue;
      const next = tiles.with(blank, tiles[row * cols + col] ?? 0).with(row * cols + col, 0);
      if (!found.has(next.join(' '))) found.set(next.join(' '), distance + 1);
    }
  }
  return found;
}

/** A board at exactly this distance from another. */
export function findBoardAt(board: Board, distance: number): Board {
  const at = [...listBoardsAround(board, distance)].filter(([, moves]) => moves === distance);
  const tiles = at[0]?.[0].split(' ').map(Number);
  if (tiles === undefined) throw new Error(`no board at ${distance} moves`);
  return { ...board, tiles };
}
