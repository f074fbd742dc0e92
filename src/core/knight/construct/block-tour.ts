import { type Random, randomBelow, seededRandom } from '../../random.ts';
import type { Cell } from '../board/knight-moves.ts';
import type { TourTask } from '../board/tour-task.ts';
import { blockPath, closedBlockTour, VARIANT_COUNT } from '../search/block-path.ts';
import {
  type BlockMerge,
  createBlockMerge,
  endTour,
  joinBlocks,
  linkBlocks,
  pathOf,
  setClosedTour,
  setPath,
} from './block-merge.ts';
import { choosePassages, type RouteMemory } from './block-route.ts';
import { type BlockWalk, type WalkStart, walkBlocks } from './block-walk.ts';
import { type BlockGrid, blockAt, blockIndexOf, cutBoard, routeBetween } from './blocks.ts';
import { ABOVE, BELOW, LEFT, RIGHT } from './joins.ts';

const MAX_ATTEMPTS = 40;
/** `shouldStop` is called about once for this number of blocks. */
const BLOCKS_BETWEEN_CHECKS = 64;

/**
 * Converts a cell of the board to its number within the block `index`. Cells of a block are numbered in
 * reading order.
 */
function cellInBlock(grid: BlockGrid, index: number, { row, col }: Cell): number {
  const block = blockAt(grid, index);
  return (row - block.row) * block.cols + col - block.col;
}

/**
 * Sets the paths of all blocks on the route and links each path to the next one. Returns false if no suitable
 * entry and exit cells were found.
 */
function setRoutePaths(
  merge: BlockMerge,
  { start, end, seed }: TourTask,
  route: readonly number[],
  random: Random,
  memory: RouteMemory,
): boolean {
  const { grid } = merge;
  const [from = 0, to = 0] = [route[0], route.at(-1)];
  const variant = randomBelow(random, VARIANT_COUNT);
  const entry = cellInBlock(grid, from, start);
  const exit = end && cellInBlock(grid, to, end);
  const passages = choosePassages(grid, route, entry, exit, variant, random, memory);
  if (passages === undefined) return false;
  // A single block gets a new path for each seed. On boards of several blocks, the blocks share a few cached
  // paths.
  const pathSeed = grid.blockRows * grid.blockCols === 1 ? seed : variant;
  for (let at = 0; at < route.length; at++) {
    const index = route[at] ?? 0;
    const { rows, cols } = blockAt(grid, index);
    const passage = passages[at] ?? { entry: 0, exit: 0 };
    setPath(merge, index, blockPath(rows, cols, passage.entry, passage.exit, pathSeed, memory));
    const next = route[at + 1];
    if (next === undefined) endTour(merge, index);
    else linkBlocks(merge, index, next);
  }
  return true;
}

/**
 * Joins all blocks that are not on the route to the tour. First completes each row of blocks that the route
 * touches. Then adds the rows of blocks above and below. Each added row is joined to the previous row at one
 * block, and its other blocks are joined to their left or right neighbours. So the tour mostly runs along
 * rows, like the order of the cells in memory, which is fast. Returns false if a block can't be joined, or if
 * `shouldStop` returns true.
 */
function joinOtherBlocks(
  merge: BlockMerge,
  route: readonly number[],
  random: Random,
  memory: RouteMemory,
  shouldStop: () => boolean,
): boolean {
  const { blockRows, blockCols } = merge.grid;
  const isJoined = new Uint8Array(blockRows * blockCols);
  for (const index of route) isJoined[index] = 1;
  const joinIfNeeded = (from: number, to: number, side: typeof ABOVE): boolean => {
    if (isJoined[to] === 1) return true;
    isJoined[to] = 1;
    return joinBlocks(merge, from, to, side, random, memory);
  };
  const joinRow = (row: number): boolean => {
    if ((row * blockCols) % BLOCKS_BETWEEN_CHECKS < blockCols && shouldStop()) return false;
    const first = row * blockCols;
    const past = first + blockCols;
    for (let at = first + 1; at < past; at++) {
      if (isJoined[at - 1] === 1 && !joinIfNeeded(at - 1, at, RIGHT)) return false;
    }
    for (let at = past - 2; at >= first; at--) {
      if (isJoined[at + 1] === 1 && !joinIfNeeded(at + 1, at, LEFT)) return false;
    }
    return true;
  };
  const rows = route.map((index) => Math.floor(index / blockCols));
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  for (let row = top; row <= bottom; row++) if (!joinRow(row)) return false;
  for (const [edge, past, step, side] of [
    [top, -1, -1, ABOVE],
    [bottom, blockRows, 1, BELOW],
  ] as const) {
    let col = randomBelow(random, blockCols);
    for (let row = edge + step; row !== past; row += step) {
      col = Math.min(blockCols - 1, Math.max(0, col + randomBelow(random, 3) - 1));
      if (!joinIfNeeded((row - step) * blockCols + col, row * blockCols + col, side) || !joinRow(row))
        return false;
    }
  }
  return true;
}

/** Returns the place where the walk along a closed tour begins: the cell `start`. The direction is random. */
function chooseWalkStart(merge: BlockMerge, index: number, start: Cell, random: Random): WalkStart {
  const pathIndex = pathOf(merge, index).pathIndexOf[cellInBlock(merge.grid, index, start)] ?? 0;
  return { block: index, pathIndex, isUpwards: randomBelow(random, 2) === 0 };
}

/**
 * Makes a tour of a board with both sides of at least 5, in linear time. The tour must exist (see
 * `existence.ts`). Divides the board into blocks and makes a path through the blocks between start and end.
 * Then makes a closed tour of every other block and joins it to the path of a neighbouring block. Source:
 * Parberry 1997, and Conrad et al. 1994.
 *
 * If possible, an open tour that may end anywhere is a closed tour without its last move. It is possible if
 * the number of squares is even and there are several blocks. Returns undefined if `shouldStop` returned
 * true.
 */
export function constructBlockTour(
  task: TourTask,
  memory: RouteMemory,
  shouldStop: () => boolean,
): BlockWalk | undefined {
  const { rows, cols, start, end, seed } = task;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (shouldStop()) return undefined;
    const random = seededRandom(Math.imul(seed, 0x85ebca6b) + attempt);
    const grid = cutBoard(rows, cols, start.row, start.col, random);
    const merge = createBlockMerge(rows, cols, grid);
    const startBlock = blockIndexOf(grid, start.row, start.col);
    const isOneBlock = grid.blockRows * grid.blockCols === 1;
    const isClosed = task.closed || (end === undefined && !isOneBlock && (rows * cols) % 2 === 0);
    let route = [startBlock];
    if (isClosed && isOneBlock) {
      setPath(merge, startBlock, closedBlockTour(rows, cols, seed, memory));
    } else if (isClosed) {
      setClosedTour(merge, startBlock, randomBelow(random, VARIANT_COUNT), memory);
    } else {
      if (end !== undefined)
        route = routeBetween(grid, startBlock, blockIndexOf(grid, end.row, end.col), random);
      if (!setRoutePaths(merge, task, route, random, memory)) continue;
    }
    if (!joinOtherBlocks(merge, route, random, memory, shouldStop)) continue;
    const walkStart = isClosed
      ? chooseWalkStart(merge, startBlock, start, random)
      : { block: startBlock, pathIndex: 0, isUpwards: true };
    return walkBlocks(merge, walkStart, isClosed, shouldStop);
  }
  throw new Error(`no partition of a ${rows} x ${cols} board works`);
}
