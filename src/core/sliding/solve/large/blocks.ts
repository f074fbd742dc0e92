import { listBoardTurns } from '../../../board-turns.ts';
import { getOrCreate } from '../../../get-or-create.ts';
import { buildExcessTable, type ExcessTable } from './excess.ts';

/** Key: size of the window, and goal cells of the block. */
export type ExcessMemory = Map<string, ExcessTable>;

/**
 * Groups of tiles whose goal cells form a 2x2 square. `ExcessTable`s hold the excess of each block's
 * placements.
 */
export interface Blocks {
  readonly count: number;
  /** Block of each tile. */
  readonly blockOf: Uint8Array;
  /** Index: `tile * n + cell`. Value: what the tile adds to its placement's index in `table`. */
  readonly indexPart: Int32Array;
  /** Tables of all blocks, one after the other. */
  readonly table: ExcessTable;
}

/** Up to this size, the excess tables cover the whole board. They take at most 9 MB. */
export const MAX_WHOLE_CELLS = 49;
/**
 * On larger boards, a table covers a window of this many rows and columns, with the block in its middle, if
 * the border allows. Tiles outside are ignored.
 */
const WINDOW_SIDE = 6;

/** Number of 2x2 blocks, at least 1. */
export const blockCount = (rows: number, cols: number): number => Math.max(1, (rows >> 1) * (cols >> 1));

/** One block whose excess is always 0, for a ranking that doesn't use blocks. */
export const createUnusedBlocks = (n: number): Blocks => ({
  count: 1,
  blockOf: new Uint8Array(n),
  indexPart: new Int32Array(n * n),
  table: new Uint32Array(1),
});

/**
 * The lexicographically first image of `goalCells`, sorted, and its symmetry. Blocks with the same image
 * share a table.
 */
function findLowestImage(symmetryMaps: readonly (readonly number[])[], goalCells: readonly number[]) {
  const images = symmetryMaps.map((map) => {
    const image = goalCells.map((goalCell) => map[goalCell] as number).sort((a, b) => a - b);
    return {
      map,
      mappedGoalCells: image,
      rank: image.reduce((rank, mappedGoalCell) => rank * map.length + mappedGoalCell, 0),
    };
  });
  return images.reduce((bestImage, image) => (image.rank < bestImage.rank ? image : bestImage));
}

/**
 * `tiles`: the block's tiles (as goal cells), without the blank. `windowIndices`: of each cell, or
 * `windowRows * windowCols` outside.
 */
interface BlockWindow {
  readonly tiles: readonly number[];
  readonly windowIndices: readonly number[];
}

/** If the number of rows or columns is odd, the last row or column belongs to no block. */
function listBlockWindows(
  rows: number,
  cols: number,
  blank: number,
  windowRows: number,
  windowCols: number,
): BlockWindow[] {
  const windows: BlockWindow[] = [];
  const windowStart = (blockStart: number, boardSide: number, windowSide: number): number =>
    Math.min(Math.max(0, blockStart + 1 - (windowSide >> 1)), boardSide - windowSide);
  for (let row = 0; row + 1 < rows; row += 2) {
    for (let col = 0; col + 1 < cols; col += 2) {
      const cornerCell = row * cols + col;
      const tiles = [cornerCell, cornerCell + 1, cornerCell + cols, cornerCell + cols + 1].filter(
        (goalCell) => goalCell !== blank,
      );
      const [topRow, leftCol] = [windowStart(row, rows, windowRows), windowStart(col, cols, windowCols)];
      const windowIndices = Array.from({ length: rows * cols }, (_, cell) => {
        const [windowRow, windowCol] = [Math.floor(cell / cols) - topRow, (cell % cols) - leftCol];
        const isInside = windowRow >= 0 && windowRow < windowRows && windowCol >= 0 && windowCol < windowCols;
        return isInside ? windowRow * windowCols + windowCol : windowRows * windowCols;
      });
      windows.push({ tiles, windowIndices });
    }
  }
  return windows;
}

export function blocksOf(memory: ExcessMemory, rows: number, cols: number, blank: number): Blocks {
  const n = rows * cols;
  const [windowRows, windowCols] =
    n > MAX_WHOLE_CELLS ? [Math.min(rows, WINDOW_SIDE), Math.min(cols, WINDOW_SIDE)] : [rows, cols];
  const outsideIndex = windowRows * windowCols;
  const windowSize = { rows: windowRows, cols: windowCols };
  const symmetryMaps = listBoardTurns(windowSize, windowSize);
  const blockOf = new Uint8Array(n);
  const indexPart = new Int32Array(n * n);
  const tableStarts = new Map<ExcessTable, number>();
  let wordCount = 0;
  listBlockWindows(rows, cols, blank, windowRows, windowCols).forEach(
    ({ tiles, windowIndices }, blockIndex) => {
      const { map, mappedGoalCells } = findLowestImage(
        symmetryMaps,
        tiles.map((tile) => windowIndices[tile] as number),
      );
      const table = getOrCreate(memory, `${windowRows}x${windowCols}:${mappedGoalCells}`, () =>
        buildExcessTable(windowRows, windowCols, mappedGoalCells),
      );
      const tableStart = getOrCreate(tableStarts, table, () => {
        wordCount += table.length;
        return 16 * (wordCount - table.length);
      });
      for (const tile of tiles) {
        const tileIndex = mappedGoalCells.indexOf(map[windowIndices[tile] as number] as number);
        blockOf[tile] = blockIndex;
        windowIndices.forEach((windowIndex, cell) => {
          const mappedIndex = windowIndex === outsideIndex ? outsideIndex : (map[windowIndex] as number);
          indexPart[tile * n + cell] =
            mappedIndex * (outsideIndex + 1) ** tileIndex + (tileIndex === 0 ? tableStart : 0);
        });
      }
    },
  );
  const table = new Uint32Array(wordCount);
  for (const [blockTable, tableStart] of tableStarts) table.set(blockTable, tableStart / 16);
  return { count: blockCount(rows, cols), blockOf, indexPart, table };
}
