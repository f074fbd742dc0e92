import { type Random, randomBelow } from '../../random.ts';
import { type Bands, cutCols, cutRows, cutThinBoard } from './bands.ts';

/** `row`, `col`: of the top left cell. */
export interface Block {
  readonly row: number;
  readonly col: number;
  readonly rows: number;
  readonly cols: number;
}

/** `rowBands`, `colBands`: the rows and columns where blocks begin. */
export interface BlockGrid {
  readonly rowBands: Bands;
  readonly colBands: Bands;
  readonly blockRows: number;
  readonly blockCols: number;
}

/**
 * Divides a board of at least 5 x 5 at random. Only the block with the start may have an odd number of cells.
 */
export function cutBoard(
  rows: number,
  cols: number,
  startRow: number,
  startCol: number,
  random: Random,
): BlockGrid {
  const rowBands = (cols === 5 ? cutThinBoard : cutRows)(rows, startRow, random);
  const colBands = (rows === 5 ? cutThinBoard : cutCols)(cols, startCol, random);
  return { rowBands, colBands, blockRows: rowBands.length - 1, blockCols: colBands.length - 1 };
}

/** Blocks are numbered in reading order. */
export function blockAt(grid: BlockGrid, index: number): Block {
  const y = Math.floor(index / grid.blockCols);
  const x = index % grid.blockCols;
  const row = grid.rowBands[y] ?? 0;
  const col = grid.colBands[x] ?? 0;
  return { row, col, rows: (grid.rowBands[y + 1] ?? 0) - row, cols: (grid.colBands[x + 1] ?? 0) - col };
}

const bandIndexOf = (bands: Bands, position: number): number =>
  bands.findLastIndex((bandStart) => bandStart <= position);

export const blockIndexOf = (grid: BlockGrid, row: number, col: number): number =>
  bandIndexOf(grid.rowBands, row) * grid.blockCols + bandIndexOf(grid.colBands, col);

/** The route is L-shaped and includes both blocks. `random` chooses whether it goes down or across first. */
export function routeBetween(
  grid: BlockGrid,
  fromBlockIndex: number,
  toBlockIndex: number,
  random: Random,
): number[] {
  const { blockCols } = grid;
  let [y, x] = [Math.floor(fromBlockIndex / blockCols), fromBlockIndex % blockCols];
  const [toY, toX] = [Math.floor(toBlockIndex / blockCols), toBlockIndex % blockCols];
  const route = [fromBlockIndex];
  const goDown = (): void => {
    while (y !== toY) {
      y += Math.sign(toY - y);
      route.push(y * blockCols + x);
    }
  };
  const goAcross = (): void => {
    while (x !== toX) {
      x += Math.sign(toX - x);
      route.push(y * blockCols + x);
    }
  };
  if (randomBelow(random, 2) === 0) {
    goDown();
    goAcross();
  } else {
    goAcross();
    goDown();
  }
  return route;
}
