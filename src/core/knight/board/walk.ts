import { isKnightMove } from './check-tour.ts';
import { knightNeighbours } from './knight-moves.ts';
import { makeSquare, parseSquare, type Square } from './square.ts';

/**
 * A knight's path without repeated squares. `cells` lists its squares in the order of the walk and is never
 * empty. Cells are numbered in reading order from the top left.
 */
export interface Walk {
  readonly cols: number;
  readonly rows: number;
  /** Numbers of the visited cells, in the order of the walk. */
  readonly cells: readonly number[];
  /** If true, the goal is a closed tour: the last square must be a knight's move from the first square. */
  readonly closed?: true;
}

/** Converts a square to the number of its cell. Cells are numbered in reading order from the top left. */
export const cellOfSquare = ({ file, rank }: Square, { cols, rows }: Pick<Walk, 'cols' | 'rows'>): number =>
  (rows - 1 - rank) * cols + file;

/** Converts the number of a cell to its square. This is the inverse of `cellOfSquare`. */
export const squareOfCell = (cell: number, { cols, rows }: Pick<Walk, 'cols' | 'rows'>): Square => ({
  file: cell % cols,
  rank: rows - 1 - Math.floor(cell / cols),
});

/** Returns the cell where the knight is now, which is the last cell of the walk. */
export const currentCell = ({ cells }: Walk): number => cells.at(-1) ?? 0;

/**
 * Lists the free cells that the knight can reach in one move. They are sorted by file from a, then by rank
 * from 1.
 */
export function reachableCells(walk: Walk): readonly number[] {
  const { cols, rows, cells } = walk;
  const knightCell = currentCell(walk);
  return knightNeighbours({ row: Math.floor(knightCell / cols), col: knightCell % cols }, rows, cols)
    .filter(({ row, col }) => !cells.includes(row * cols + col))
    .sort((a, b) => a.col - b.col || b.row - a.row)
    .map(({ row, col }) => row * cols + col);
}

/**
 * Whether the walk is a complete tour: it covers the board. If a closed tour is the goal, its last square
 * must also be a knight's move from the first.
 */
export const isTour = (walk: Walk): boolean =>
  isFullWalk(walk) && (walk.closed !== true || returnsToStart(walk));

/** Whether the walk covers all squares of the board. */
export const isFullWalk = ({ cols, rows, cells }: Walk): boolean => cells.length === cols * rows;

/** Whether a knight's move leads from the last square to the first. */
function returnsToStart({ cols, cells: [firstCell = 0, ...otherCells] }: Walk): boolean {
  return isKnightMove(cols, firstCell, otherCells.at(-1) ?? firstCell);
}

/** Writes a walk as text: `6x6 a1 b3`, or `6x6c a1 b3` if it is closed. */
export const makeWalkText = (walk: Walk): string =>
  [
    `${walk.cols}x${walk.rows}${walk.closed ? 'c' : ''}`,
    ...walk.cells.map((cell) => makeSquare(squareOfCell(cell, walk))),
  ].join(' ');

/**
 * Parses a text that `makeWalkText` wrote. Throws on any other text. The texts come from the bot's own
 * database, so a wrong text means that another program changed the database.
 */
export function parseWalkText(text: string): Walk {
  const [size = '', ...squareNames] = text.split(' ');
  const closed = size.endsWith('c');
  const [cols = 0, rows = 0] = size.replace(/c$/, '').split('x').map(Number);
  const cells = squareNames.map((name) => {
    const square = parseSquare(name, cols, rows);
    if (!square.ok) throw new Error(`no walk: ${JSON.stringify(text.slice(0, 80))}`);
    return cellOfSquare(square.value, { cols, rows });
  });
  if (cells.length === 0) throw new Error(`no walk: ${JSON.stringify(text.slice(0, 80))}`);
  return { cols, rows, cells, ...(closed && { closed }) };
}
