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
import { choosePassages, type RouteCache } from './block-route.ts';
import { type BlockWalk, type WalkStart, walkBlocks } from './block-walk.ts';
import { type BlockGrid, blockAt, blockIndexOf, cutBoard, routeBetween } from './blocks.ts';
import { ABOVE, BELOW, LEFT, RIGHT } from './joins.ts';

/** Each attempt divides the board again. */
const MAX_ATTEMPTS = 40;
const BLOCKS_BETWEEN_CHECKS = 64;

function cellInBlock(grid: BlockGrid, blockIndex: number, { row, col }: Cell): number {
  const block = blockAt(grid, blockIndex);
  return (row - block.row) * block.cols + col - block.col;
}

function setRoutePaths(
  merge: BlockMerge,
  { start, end, seed }: TourTask,
  route: readonly number[],
  random: Random,
  cache: RouteCache,
): boolean {
  const { grid } = merge;
  const [firstBlockIndex = 0, lastBlockIndex = 0] = [route[0], route.at(-1)];
  const variant = randomBelow(random, VARIANT_COUNT);
  const entryCell = cellInBlock(grid, firstBlockIndex, start);
  const exitCell = end && cellInBlock(grid, lastBlockIndex, end);
  const passages = choosePassages(grid, route, entryCell, exitCell, variant, random, cache);
  if (passages === undefined) return false;
  // A single block gets a new path for each seed. Several blocks share a few cached paths.
  const pathSeed = grid.blockRows * grid.blockCols === 1 ? seed : variant;
  for (let routeIndex = 0; routeIndex < route.length; routeIndex++) {
    const blockIndex = route[routeIndex] ?? 0;
    const { rows, cols } = blockAt(grid, blockIndex);
    const passage = passages[routeIndex] ?? { entry: 0, exit: 0 };
    setPath(merge, blockIndex, blockPath(rows, cols, passage.entry, passage.exit, pathSeed, cache));
    const nextBlockIndex = route[routeIndex + 1];
    if (nextBlockIndex === undefined) endTour(merge, blockIndex);
    else linkBlocks(merge, blockIndex, nextBlockIndex);
  }
  return true;
}

/**
 * Joins all blocks that are not on the route. Completes each row of blocks that the route touches, then adds
 * the rows above and below. Each added row is joined to the previous row at one block. So the tour mostly
 * runs along rows, like the cells in memory, which is fast.
 */
function joinOtherBlocks(
  merge: BlockMerge,
  route: readonly number[],
  random: Random,
  cache: RouteCache,
  shouldStop: () => boolean,
): boolean {
  const { blockRows, blockCols } = merge.grid;
  const isJoined = new Uint8Array(blockRows * blockCols);
  for (const blockIndex of route) isJoined[blockIndex] = 1;
  const joinIfNeeded = (joinedBlockIndex: number, newBlockIndex: number, side: typeof ABOVE): boolean => {
    if (isJoined[newBlockIndex] === 1) return true;
    isJoined[newBlockIndex] = 1;
    return joinBlocks(merge, joinedBlockIndex, newBlockIndex, side, random, cache);
  };
  const joinRow = (row: number): boolean => {
    if ((row * blockCols) % BLOCKS_BETWEEN_CHECKS < blockCols && shouldStop()) return false;
    const firstBlockIndex = row * blockCols;
    const pastBlockIndex = firstBlockIndex + blockCols;
    for (let blockIndex = firstBlockIndex + 1; blockIndex < pastBlockIndex; blockIndex++) {
      if (isJoined[blockIndex - 1] === 1 && !joinIfNeeded(blockIndex - 1, blockIndex, RIGHT)) return false;
    }
    for (let blockIndex = pastBlockIndex - 2; blockIndex >= firstBlockIndex; blockIndex--) {
      if (isJoined[blockIndex + 1] === 1 && !joinIfNeeded(blockIndex + 1, blockIndex, LEFT)) return false;
    }
    return true;
  };
  const routeRows = route.map((blockIndex) => Math.floor(blockIndex / blockCols));
  const [topRow, bottomRow] = [Math.min(...routeRows), Math.max(...routeRows)];
  for (let row = topRow; row <= bottomRow; row++) if (!joinRow(row)) return false;
  for (const [edgeRow, pastRow, step, side] of [
    [topRow, -1, -1, ABOVE],
    [bottomRow, blockRows, 1, BELOW],
  ] as const) {
    let col = randomBelow(random, blockCols);
    for (let row = edgeRow + step; row !== pastRow; row += step) {
      col = Math.min(blockCols - 1, Math.max(0, col + randomBelow(random, 3) - 1));
      if (!joinIfNeeded((row - step) * blockCols + col, row * blockCols + col, side) || !joinRow(row))
        return false;
    }
  }
  return true;
}

/** The direction is random. */
function chooseWalkStart(merge: BlockMerge, blockIndex: number, start: Cell, random: Random): WalkStart {
  const pathIndex = pathOf(merge, blockIndex).pathIndexOf[cellInBlock(merge.grid, blockIndex, start)] ?? 0;
  return { blockIndex, pathIndex, isUpwards: randomBelow(random, 2) === 0 };
}

/**
 * Makes a tour of a board with sides of at least 5, in linear time. The tour must exist (see `existence.ts`).
 * A path leads through the blocks between start and end; closed tours of the others are joined to their
 * neighbours. Source: Parberry 1997, and Conrad et al. 1994.
 *
 * If the number of squares is even and there are several blocks, an open tour that may end anywhere is a
 * closed tour without its last move. Undefined if stopped.
 */
export function constructBlockTour(
  task: TourTask,
  cache: RouteCache,
  shouldStop: () => boolean,
): BlockWalk | undefined {
  const { rows, cols, start, end, seed } = task;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (shouldStop()) return undefined;
    const random = seededRandom(Math.imul(seed, 0x85ebca6b) + attempt);
    const grid = cutBoard(rows, cols, start.row, start.col, random);
    const merge = createBlockMerge(rows, cols, grid);
    const startBlockIndex = blockIndexOf(grid, start.row, start.col);
    const isOneBlock = grid.blockRows * grid.blockCols === 1;
    const isClosed = task.closed || (end === undefined && !isOneBlock && (rows * cols) % 2 === 0);
    let route = [startBlockIndex];
    if (isClosed && isOneBlock) {
      setPath(merge, startBlockIndex, closedBlockTour(rows, cols, seed, cache));
    } else if (isClosed) {
      setClosedTour(merge, startBlockIndex, randomBelow(random, VARIANT_COUNT), cache);
    } else {
      if (end !== undefined)
        route = routeBetween(grid, startBlockIndex, blockIndexOf(grid, end.row, end.col), random);
      if (!setRoutePaths(merge, task, route, random, cache)) continue;
    }
    if (!joinOtherBlocks(merge, route, random, cache, shouldStop)) continue;
    const walkStart = isClosed
      ? chooseWalkStart(merge, startBlockIndex, start, random)
      : { blockIndex: startBlockIndex, pathIndex: 0, isUpwards: true };
    return walkBlocks(merge, walkStart, isClosed, shouldStop);
  }
  throw new Error(`no partition of a ${rows} x ${cols} board works`);
}
