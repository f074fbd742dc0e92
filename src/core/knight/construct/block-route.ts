import { getOrCreate } from '../../get-or-create.ts';
import { type Random, randomBelow, seededRandom } from '../../random.ts';
import { MOVE_COLS, MOVE_ROWS } from '../board/knight-moves.ts';
import { type RuleMemory, whyNoTourBetween } from '../rule/existence.ts';
import { SIZE_KEY_COUNT, sizeKey, VARIANT_COUNT } from '../search/block-path.ts';
import { type Block, type BlockGrid, blockAt } from './blocks.ts';
import { ABOVE, BELOW, LEFT, RIGHT, type Side } from './joins.ts';

/**
 * The cells where the tour enters and leaves a block. Cells are numbered in reading order within the block.
 */
export interface Passage {
  readonly entry: number;
  readonly exit: number;
}

/**
 * A knight's move from a cell of one block to a cell of the next block. Cells are numbered within their own
 * block.
 */
export interface BlockLink {
  readonly from: number;
  readonly to: number;
}

/**
 * The cache of `existence.ts`, and a cache of the knight's moves between two blocks. The key of `links` packs
 * the sizes of both blocks, the side where the second one lies, and a variant.
 */
export interface RouteMemory extends RuleMemory {
  readonly links: Map<number, readonly BlockLink[]>;
}

/** Whether a path from `entry` to `exit` can cover all cells of the block. */
function isPassable({ rows, cols }: Block, entry: number, exit: number, memory: RouteMemory): boolean {
  const from = { file: entry % cols, rank: Math.floor(entry / cols) };
  const to = { file: exit % cols, rank: Math.floor(exit / cols) };
  // In a block with an even number of cells, both ends must have different colours. This fast test rejects
  // half of all pairs before the slow call of `whyNoTourBetween`.
  if ((rows * cols) % 2 === 0 && (from.file + from.rank + to.file + to.rank) % 2 === 0) return false;
  return whyNoTourBetween(cols, rows, from, to, memory) === undefined;
}

/** Lists the knight's moves from the block `from` to its neighbour `to` on `side`, in random order. */
function findLinks(from: Block, to: Block, side: Side, random: Random): BlockLink[] {
  const down = side === ABOVE ? -to.rows : side === BELOW ? from.rows : 0;
  const across = side === LEFT ? -to.cols : side === RIGHT ? from.cols : 0;
  const links: { link: BlockLink; rank: number }[] = [];
  for (let cell = 0; cell < from.rows * from.cols; cell++) {
    for (let d = 0; d < 8; d++) {
      const row = Math.floor(cell / from.cols) + (MOVE_ROWS[d] ?? 0) - down;
      const col = (cell % from.cols) + (MOVE_COLS[d] ?? 0) - across;
      if (row < 0 || row >= to.rows || col < 0 || col >= to.cols) continue;
      links.push({ link: { from: cell, to: row * to.cols + col }, rank: random() });
    }
  }
  return links.sort((a, b) => a.rank - b.rank).map(({ link }) => link);
}

/**
 * Returns the knight's moves from one block to the next, in a shuffled order. It is always the same for the
 * same sizes of both blocks, the same direction from `from` to `to`, and the same `variant`. So blocks along
 * a straight route mostly get the same path, which is cached.
 */
function linksBetween(from: Block, to: Block, variant: number, memory: RouteMemory): readonly BlockLink[] {
  const side = to.row < from.row ? ABOVE : to.row > from.row ? BELOW : to.col < from.col ? LEFT : RIGHT;
  const sizes = sizeKey(from.rows, from.cols) * SIZE_KEY_COUNT + sizeKey(to.rows, to.cols);
  const key = (sizes * 4 + side) * VARIANT_COUNT + variant;
  return getOrCreate(memory.links, key, () => findLinks(from, to, side, seededRandom(key)));
}

/**
 * Returns a random cell where a path that starts on `entry` and covers the block can end. Returns undefined
 * if there is no such cell.
 */
function chooseExit(block: Block, entry: number, random: Random, memory: RouteMemory): number | undefined {
  const count = block.rows * block.cols;
  const firstCell = randomBelow(random, count);
  for (let step = 0; step < count; step++) {
    const cell = (firstCell + step) % count;
    if (isPassable(block, entry, cell, memory)) return cell;
  }
  return undefined;
}

/**
 * Chooses the cells where the tour enters and leaves each block of a route, so that a path from entry to exit
 * can cover each block. `start` is a cell of the first block, `end` a cell of the last block. Without `end`,
 * the tour may end anywhere in the last block. Searches depth first with a limited number of backtracks. If
 * it returns undefined, the caller should divide the board differently and try again.
 */
export function choosePassages(
  grid: BlockGrid,
  route: readonly number[],
  start: number,
  end: number | undefined,
  variant: number,
  random: Random,
  memory: RouteMemory,
): Passage[] | undefined {
  let backtracksLeft = 200 + 20 * route.length;
  const blocks = route.map((index) => blockAt(grid, index));
  const entries: number[] = [start];
  const choices: { links: readonly BlockLink[]; at: number }[] = [];
  for (;;) {
    const depth = entries.length - 1;
    const block = blocks[depth];
    const entry = entries[depth];
    if (block === undefined || entry === undefined) return undefined;
    const next = blocks[depth + 1];
    if (next === undefined) {
      const exit = end ?? chooseExit(block, entry, random, memory);
      if (exit !== undefined && isPassable(block, entry, exit, memory)) {
        return entries.map((from, i) => ({
          entry: from,
          exit: choices[i]?.links[choices[i].at - 1]?.from ?? exit,
        }));
      }
    } else {
      const choice = choices[depth] ?? { links: linksBetween(block, next, variant, memory), at: 0 };
      choices[depth] = choice;
      let link = choice.links[choice.at++];
      while (link !== undefined && !isPassable(block, entry, link.from, memory))
        link = choice.links[choice.at++];
      if (link !== undefined) {
        entries.push(link.to);
        continue;
      }
      choices.pop();
    }
    if (--backtracksLeft < 0 || depth === 0) return undefined;
    entries.pop();
  }
}
