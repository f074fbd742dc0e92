import { type Board, defaultGoal } from './board.ts';

/**
 * Goals with names, for any size. The snail runs inwards from the top left, clockwise; the snake turns back
 * at the end of each row. Both end at the blank. Examples for 3x3: `1 2 3/8 0 4/7 6 5`, `0 1 2/3 4 5/6 7 8`,
 * `8 7 6/5 4 3/2 1 0`, `1 4 7/2 5 8/3 6 0`, `1 2 3/6 5 4/7 8 0`.
 */
export const GOAL_NAMES = ['snail', 'blank-first', 'reversed', 'columns', 'snake'] as const;
export type GoalName = (typeof GOAL_NAMES)[number];

export function namedGoal(name: GoalName, rows: number, cols: number): Board {
  const cellCount = rows * cols;
  const cells = Array.from({ length: cellCount }, (_, cell) => cell);
  switch (name) {
    case 'snail':
      return goalAlong(snailCells(rows, cols), rows, cols);
    case 'snake':
      return goalAlong(
        cells.map((cell) => (Math.floor(cell / cols) % 2 === 0 ? cell : cell - 2 * (cell % cols) + cols - 1)),
        rows,
        cols,
      );
    case 'columns':
      return goalAlong(
        cells.map((index) => (index % rows) * cols + Math.floor(index / rows)),
        rows,
        cols,
      );
    case 'blank-first':
      return { rows, cols, tiles: cells };
    case 'reversed':
      return { rows, cols, tiles: [...cells].reverse() };
  }
}

/** The tiles 1, 2, ... and then the blank lie on these cells, in this order. */
function goalAlong(cells: readonly number[], rows: number, cols: number): Board {
  const { tiles: tilesInOrder } = defaultGoal(rows, cols);
  const tiles = new Array<number>(cells.length);
  for (const [index, cell] of cells.entries()) tiles[cell] = tilesInOrder[index] ?? 0;
  return { rows, cols, tiles };
}

function snailCells(rows: number, cols: number): number[] {
  const cells: number[] = [];
  let [top, left, bottom, right] = [0, 0, rows - 1, cols - 1];
  while (top <= bottom && left <= right) {
    for (let col = left; col <= right; col++) cells.push(top * cols + col);
    for (let row = top + 1; row <= bottom; row++) cells.push(row * cols + right);
    if (top < bottom) for (let col = right - 1; col >= left; col--) cells.push(bottom * cols + col);
    if (left < right) for (let row = bottom - 1; row > top; row--) cells.push(row * cols + left);
    [top, left, bottom, right] = [top + 1, left + 1, bottom - 1, right - 1];
  }
  return cells;
}
