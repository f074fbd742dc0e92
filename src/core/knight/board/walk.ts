import { isKnightMove } from './check-tour.ts';
import { knightNeighbours } from './knight-moves.ts';
import { makeSquare, parseSquare, type Square } from './square.ts';

/** A knight's path without repeated squares, never empty. */
export interface Walk {
  readonly cols: number;
  readonly rows: number;
  /** Cells are numbered in reading order from the top left. */
  readonly cells: readonly number[];
  /** The last square must be a knight's move from the first. */
  readonly closed?: true;
}

export const cellOfSquare = ({ file, rank }: Square, { cols, rows }: Pick<Walk, 'cols' | 'rows'>): number =>
  (rows - 1 - rank) * cols + file;

export const squareOfCell = (cell: number, { cols, rows }: Pick<Walk, 'cols' | 'rows'>): Square => ({
  file: cell % cols,
  rank: rows - 1 - Math.floor(cell / cols),
});

export const currentCell = ({ cells }: Walk): number => cells.at(-1) ?? 0;

/** Sorted by file from a, then by rank from 1. */
export function reachableCells(walk: Walk): readonly number[] {
  const { cols, rows, cells } = walk;
  const knightCell = currentCell(walk);
  return knightNeighbours({ row: Math.floor(knightCell / cols), col: knightCell % cols }, rows, cols)
    .filter(({ row, col }) => !cells.includes(row * cols + col))
    .sort((a, b) => a.col - b.col || b.row - a.row)
    .map(({ row, col }) => row * cols + col);
}

/** Whether the walk covers the board. If `closed`, it must be able to return to its first square. */
export const isTour = (walk: Walk): boolean =>
  isFullWalk(walk) && (walk.closed !== true || returnsToStart(walk));

export const isFullWalk = ({ cols, rows, cells }: Walk): boolean => cells.length === cols * rows;

function returnsToStart({ cols, cells: [firstCell = 0, ...otherCells] }: Walk): boolean {
  return isKnightMove(cols, firstCell, otherCells.at(-1) ?? firstCell);
}

/** Writes `6x6 a1 b3`, or `6x6c a1 b3` if it is closed. */
export const makeWalkText = (walk: Walk): string =>
  [
    `${walk.cols}x${walk.rows}${walk.closed ? 'c' : ''}`,
    ...walk.cells.map((cell) => makeSquare(squareOfCell(cell, walk))),
  ].join(' ');

/** Throws on a text that `makeWalkText` didn't write: texts come from the bot's own database. */
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
