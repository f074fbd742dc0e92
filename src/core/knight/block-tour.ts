import { below, type Random, seededRandom } from '../random.ts';
import { type BlockPath, blockPath, closedBlock, NONE } from './block-path.ts';
import { type Block, type BlockGrid, blockAt, blockOf, corridorBetween, cutBoard } from './blocks.ts';
import { type Cell, type Passage, passagesThrough } from './corridor.ts';
import { joinBlock, type LinkBoard, placeBlock, relink, walk } from './link-board.ts';
import type { KnightMemory } from './memory.ts';
import { directionOf, MOVE_COLS, MOVE_ROWS } from './moves.ts';

/** What is asked of a construction: a board, its ends in rows and columns from the top left, and a seed. */
export interface TourPlan {
  readonly rows: number;
  readonly cols: number;
  readonly start: Cell;
  readonly end?: Cell;
  readonly closed: boolean;
  readonly seed: number;
}

const ATTEMPTS = 40;
/** Closed tours in use for each size of block. */
const VARIANTS = 4;

/** Seed of a block's path: a board of one block uses the whole seed, blocks of a mosaic a few variants that repeat. */
const variantOf = (grid: BlockGrid, seed: number, random: Random): number =>
  grid.down * grid.across === 1 ? seed : below(random, VARIANTS);

/** Writes the corridor's paths, each joined to the next. */
function placeCorridor(
  board: LinkBoard,
  blocks: readonly Block[],
  passages: readonly Passage[],
  seed: number,
  memory: KnightMemory,
): void {
  let before: Cell | undefined;
  for (const [at, { entry, exit }] of passages.entries()) {
    const block = blocks[at];
    if (block === undefined) continue;
    const local = (cell: Cell): number => (cell.row - block.row) * block.cols + cell.col - block.col;
    placeBlock(
      board,
      block,
      blockPath(block.rows, block.cols, local(entry), local(exit), false, seed, memory),
    );
    if (before !== undefined) {
      const leap = directionOf(entry.row - before.row, entry.col - before.col);
      relink(board, before.row * board.cols + before.col, NONE, leap);
      relink(board, entry.row * board.cols + entry.col, NONE, leap ^ 7);
    }
    before = exit;
  }
}

/** Joins every block not yet in the tour, breadth first from those that are; false if one can't be joined. */
function joinRest(
  board: LinkBoard,
  grid: BlockGrid,
  corridor: readonly number[],
  random: Random,
  memory: KnightMemory,
): boolean {
  const { down, across } = grid;
  const joined = new Uint8Array(down * across);
  for (const index of corridor) joined[index] = 1;
  const queue = [...corridor];
  const templates = new Map<number, BlockPath>();
  const template = (block: Block, variant: number): BlockPath => {
    const key = (block.rows * 32 + block.cols) * VARIANTS + variant;
    const path = templates.get(key) ?? closedBlock(block.rows, block.cols, variant, memory);
    templates.set(key, path);
    return path;
  };
  for (let at = 0; at < queue.length; at++) {
    const from = queue[at] ?? 0;
    const x = from % across;
    const near = [from - across, x > 0 ? from - 1 : -1, x < across - 1 ? from + 1 : -1, from + across];
    const p = blockAt(grid, from);
    for (const to of near) {
      if (to < 0 || to >= down * across || joined[to] === 1) continue;
      const q = blockAt(grid, to);
      placeBlock(board, q, template(q, below(random, VARIANTS)));
      if (!joinBlock(board, p, q, below(random, 12))) continue;
      joined[to] = 1;
      queue.push(to);
    }
  }
  return queue.length === down * across;
}

/** Opens a closed tour at a cell: the tour then starts there, and its last cell attacks it. */
function openAt(board: LinkBoard, start: Cell, random: Random): void {
  const cell = start.row * board.cols + start.col;
  const links = board.links[cell] ?? 0;
  const direction = below(random, 2) === 0 ? links & 15 : links >> 4;
  const last = cell + (MOVE_ROWS[direction] ?? 0) * board.cols + (MOVE_COLS[direction] ?? 0);
  relink(board, cell, direction, NONE);
  relink(board, last, direction ^ 7, NONE);
}

/**
 * A tour of a board with both sides of at least 5 for a plan that the existence rule allows, in time linear in the cells: the board is cut into blocks, a corridor of block paths
 * leads from start to end, and all other blocks are closed tours joined at the seams (after Parberry 1997 and Conrad et al. 1994).
 * `order` numbers the cells from 1 in reading order. Undefined if `shouldStop` says so first.
 */
export function blockTour(
  plan: TourPlan,
  memory: KnightMemory,
  shouldStop: () => boolean,
): { order: Int32Array; last: number } | undefined {
  const { rows, cols, start, end, closed, seed } = plan;
  const board: LinkBoard = { rows, cols, links: new Uint8Array(rows * cols) };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (shouldStop()) return undefined;
    const random = seededRandom(Math.imul(seed, 0x85ebca6b) + attempt);
    const grid = cutBoard(rows, cols, start.row, start.col, random);
    const first = blockOf(grid, start.row, start.col);
    let corridor = [first];
    if (closed) {
      const block = blockAt(grid, first);
      placeBlock(board, block, closedBlock(block.rows, block.cols, variantOf(grid, seed, random), memory));
    } else {
      if (end !== undefined) corridor = corridorBetween(grid, first, blockOf(grid, end.row, end.col), random);
      const blocks = corridor.map((index) => blockAt(grid, index));
      const passages = passagesThrough(blocks, start, end, random, memory);
      if (passages === undefined) continue;
      placeCorridor(board, blocks, passages, variantOf(grid, seed, random), memory);
    }
    if (!joinRest(board, grid, corridor, random, memory)) continue;
    if (closed) openAt(board, start, random);
    if (shouldStop()) return undefined;
    const tour = walk(board, start.row * cols + start.col);
    if (tour !== undefined) return tour;
    throw new Error(`the joined blocks of a ${rows} x ${cols} board are no tour`);
  }
  throw new Error(`no partition of a ${rows} x ${cols} board works`);
}
