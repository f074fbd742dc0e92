import { type Cell, MOVE_COLS, MOVE_ROWS } from './knight-moves.ts';
import { makeSquare, parseSquare, type Square } from './square.ts';

/** A knight's way over squares that differ: cells in reading order from the top left, the first one first; never empty. */
export interface Walk {
  readonly cols: number;
  readonly rows: number;
  readonly cells: readonly number[];
  /** It is to end a knight's move from its first square. */
  readonly closed?: true;
}

/** The cell of a square on a board of that size, in reading order from the top left. */
export const cellOfSquare = ({ file, rank }: Square, { cols, rows }: Pick<Walk, 'cols' | 'rows'>): number =>
  (rows - 1 - rank) * cols + file;

/** The inverse of `cellOfSquare`. */
export const squareOfCell = (cell: number, { cols, rows }: Pick<Walk, 'cols' | 'rows'>): Square => ({
  file: cell % cols,
  rank: rows - 1 - Math.floor(cell / cols),
});

/** Where the knight stands. */
export const standsOn = ({ cells }: Walk): number => cells.at(-1) ?? 0;

/** The cells that it can go to next: a move away, not walked yet; from file a on, each file from rank 1 on. */
export function cellsInReach(walk: Walk): readonly number[] {
  const { cols, rows, cells } = walk;
  const here = standsOn(walk);
  const from: Cell = { row: Math.floor(here / cols), col: here % cols };
  return MOVE_ROWS.map((down, move) => ({ row: from.row + down, col: from.col + (MOVE_COLS[move] ?? 0) }))
    .filter(({ row, col }) => row >= 0 && row < rows && col >= 0 && col < cols)
    .filter(({ row, col }) => !cells.includes(row * cols + col))
    .sort((a, b) => a.col - b.col || b.row - a.row)
    .map(({ row, col }) => row * cols + col);
}

/** Are all squares of its board walked, and is its end where it is to be? */
export const isTour = (walk: Walk): boolean => isFullWalk(walk) && (walk.closed !== true || isRing(walk));

/** Are all squares of its board walked? */
export const isFullWalk = ({ cols, rows, cells }: Walk): boolean => cells.length === cols * rows;

/** Does a knight's move lead from the last square back to the first? */
function isRing({ cols, cells: [first = 0, ...rest] }: Walk): boolean {
  const last = rest.at(-1) ?? first;
  const across = Math.abs((first % cols) - (last % cols));
  return across * Math.abs(Math.floor(first / cols) - Math.floor(last / cols)) === 2;
}

/** A walk as text, `6x6 a1 b3`; a closed one is `6x6c a1 b3`. The inverse of `parseWalkText`. */
export const makeWalkText = (walk: Walk): string =>
  [
    `${walk.cols}x${walk.rows}${walk.closed ? 'c' : ''}`,
    ...walk.cells.map((cell) => makeSquare(squareOfCell(cell, walk))),
  ].join(' ');

/** Reads what `makeWalkText` wrote. Throws on anything else: then the database was changed by somebody else. */
export function parseWalkText(text: string): Walk {
  const [size = '', ...names] = text.split(' ');
  const closed = size.endsWith('c');
  const [cols = 0, rows = 0] = size.replace(/c$/, '').split('x').map(Number);
  const cells = names.map((name) => {
    const square = parseSquare(name, cols, rows);
    if (!square.ok) throw new Error(`no walk: ${JSON.stringify(text.slice(0, 80))}`);
    return cellOfSquare(square.value, { cols, rows });
  });
  if (cells.length === 0) throw new Error(`no walk: ${JSON.stringify(text.slice(0, 80))}`);
  return { cols, rows, cells, ...(closed && { closed }) };
}
