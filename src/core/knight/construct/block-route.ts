import { getOrCreate } from '../../get-or-create.ts';
import { type Random, randomBelow, seededRandom } from '../../random.ts';
import { MOVE_COLS, MOVE_ROWS } from '../board/knight-moves.ts';
import { type RuleCache, whyNoTourBetween } from '../rule/existence.ts';
import { SIZE_KEY_COUNT, sizeKey, VARIANT_COUNT } from '../search/block-path.ts';
import { type Block, type BlockGrid, blockAt } from './blocks.ts';
import { ABOVE, BELOW, LEFT, RIGHT, type Side } from './joins.ts';

/** Cells are numbered in reading order within the block. */
export interface Passage {
  readonly entry: number;
  readonly exit: number;
}

/** A knight's move. Cells are numbered within their own block. */
export interface BlockLink {
  readonly fromCell: number;
  readonly toCell: number;
}

/** The key of `links` packs the sizes of both blocks, the side where the second one lies, and a variant. */
export interface RouteCache extends RuleCache {
  readonly links: Map<number, readonly BlockLink[]>;
}

function isPassable({ rows, cols }: Block, entryCell: number, exitCell: number, cache: RouteCache): boolean {
  const entrySquare = { file: entryCell % cols, rank: Math.floor(entryCell / cols) };
  const exitSquare = { file: exitCell % cols, rank: Math.floor(exitCell / cols) };
  // With an even number of cells, the ends must differ in colour. This rejects half of all pairs before the
  // slow `whyNoTourBetween`.
  if (
    (rows * cols) % 2 === 0 &&
    (entrySquare.file + entrySquare.rank + exitSquare.file + exitSquare.rank) % 2 === 0
  )
    return false;
  return whyNoTourBetween(cols, rows, entrySquare, exitSquare, cache) === undefined;
}

function findLinks(fromBlock: Block, toBlock: Block, side: Side, random: Random): BlockLink[] {
  const rowOffset = side === ABOVE ? -toBlock.rows : side === BELOW ? fromBlock.rows : 0;
  const colOffset = side === LEFT ? -toBlock.cols : side === RIGHT ? fromBlock.cols : 0;
  const links: { link: BlockLink; rank: number }[] = [];
  for (let cell = 0; cell < fromBlock.rows * fromBlock.cols; cell++) {
    for (let moveIndex = 0; moveIndex < 8; moveIndex++) {
      const row = Math.floor(cell / fromBlock.cols) + (MOVE_ROWS[moveIndex] ?? 0) - rowOffset;
      const col = (cell % fromBlock.cols) + (MOVE_COLS[moveIndex] ?? 0) - colOffset;
      if (row < 0 || row >= toBlock.rows || col < 0 || col >= toBlock.cols) continue;
      links.push({ link: { fromCell: cell, toCell: row * toBlock.cols + col }, rank: random() });
    }
  }
  return links.sort((a, b) => a.rank - b.rank).map(({ link }) => link);
}

/**
 * The shuffled order depends only on the sizes of both blocks, the direction and the `variant`. So blocks
 * along a straight route mostly share a cached path.
 */
function linksBetween(
  fromBlock: Block,
  toBlock: Block,
  variant: number,
  cache: RouteCache,
): readonly BlockLink[] {
  const side =
    toBlock.row < fromBlock.row
      ? ABOVE
      : toBlock.row > fromBlock.row
        ? BELOW
        : toBlock.col < fromBlock.col
          ? LEFT
          : RIGHT;
  const packedSizes =
    sizeKey(fromBlock.rows, fromBlock.cols) * SIZE_KEY_COUNT + sizeKey(toBlock.rows, toBlock.cols);
  const key = (packedSizes * 4 + side) * VARIANT_COUNT + variant;
  return getOrCreate(cache.links, key, () => findLinks(fromBlock, toBlock, side, seededRandom(key)));
}

function chooseExit(block: Block, entryCell: number, random: Random, cache: RouteCache): number | undefined {
  const cellCount = block.rows * block.cols;
  const firstCell = randomBelow(random, cellCount);
  for (let step = 0; step < cellCount; step++) {
    const cell = (firstCell + step) % cellCount;
    if (isPassable(block, entryCell, cell, cache)) return cell;
  }
  return undefined;
}

/**
 * Paths from entry to exit can cover each block. Without `endCell`, the tour may end anywhere. Depth first,
 * with a limit of backtracks. Undefined: the caller should divide the board differently.
 */
export function choosePassages(
  grid: BlockGrid,
  route: readonly number[],
  startCell: number,
  endCell: number | undefined,
  variant: number,
  random: Random,
  cache: RouteCache,
): Passage[] | undefined {
  let backtracksLeft = 200 + 20 * route.length;
  const blocks = route.map((index) => blockAt(grid, index));
  const entryCells: number[] = [startCell];
  const linkChoices: { links: readonly BlockLink[]; nextLinkIndex: number }[] = [];
  for (;;) {
    const depth = entryCells.length - 1;
    const block = blocks[depth];
    const entry = entryCells[depth];
    if (block === undefined || entry === undefined) return undefined;
    const nextBlock = blocks[depth + 1];
    if (nextBlock === undefined) {
      const exit = endCell ?? chooseExit(block, entry, random, cache);
      if (exit !== undefined && isPassable(block, entry, exit, cache)) {
        return entryCells.map((entryCell, i) => ({
          entry: entryCell,
          exit: linkChoices[i]?.links[linkChoices[i].nextLinkIndex - 1]?.fromCell ?? exit,
        }));
      }
    } else {
      const linkChoice = linkChoices[depth] ?? {
        links: linksBetween(block, nextBlock, variant, cache),
        nextLinkIndex: 0,
      };
      linkChoices[depth] = linkChoice;
      let link = linkChoice.links[linkChoice.nextLinkIndex++];
      while (link !== undefined && !isPassable(block, entry, link.fromCell, cache))
        link = linkChoice.links[linkChoice.nextLinkIndex++];
      if (link !== undefined) {
        entryCells.push(link.toCell);
        continue;
      }
      linkChoices.pop();
    }
    if (--backtracksLeft < 0 || depth === 0) return undefined;
    entryCells.pop();
  }
}
