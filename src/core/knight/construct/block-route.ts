import { below, type Random, seededRandom } from '../../random.ts';
import type { KnightMemory } from '../memory.ts';
import { MOVE_COLS, MOVE_ROWS } from '../moves.ts';
import { whyNotBetween } from '../rule/existence.ts';
import { VARIANTS } from '../search/block-path.ts';
import { type Block, type BlockGrid, blockAt, SIZE_KEYS, sizeKey } from './blocks.ts';
import { ABOVE, BELOW, LEFT, RIGHT, type Side } from './joins.ts';

/** Where the tour enters and leaves a block: cells of the block in reading order. */
export interface Passage {
  readonly entry: number;
  readonly exit: number;
}

/** A knight's move from a cell of one block to a cell of the next. */
export interface Leap {
  readonly from: number;
  readonly to: number;
}

/** Whether a path over the whole block leads from one cell to the other. */
function isPassable({ rows, cols }: Block, entry: number, exit: number, memory: KnightMemory): boolean {
  const square = (cell: number) => ({ file: cell % cols, rank: Math.floor(cell / cols) });
  return whyNotBetween(cols, rows, square(entry), square(exit), memory) === undefined;
}

/** All knight's moves from a block to its neighbour at a side, in an order that depends on the variant. */
function findLeaps(from: Block, to: Block, side: Side, random: Random): Leap[] {
  const down = side === ABOVE ? -to.rows : side === BELOW ? from.rows : 0;
  const across = side === LEFT ? -to.cols : side === RIGHT ? from.cols : 0;
  const leaps: { leap: Leap; rank: number }[] = [];
  for (let cell = 0; cell < from.rows * from.cols; cell++) {
    for (let d = 0; d < 8; d++) {
      const row = Math.floor(cell / from.cols) + (MOVE_ROWS[d] ?? 0) - down;
      const col = (cell % from.cols) + (MOVE_COLS[d] ?? 0) - across;
      if (row < 0 || row >= to.rows || col < 0 || col >= to.cols) continue;
      leaps.push({ leap: { from: cell, to: row * to.cols + col }, rank: random() });
    }
  }
  return leaps.sort((a, b) => a.rank - b.rank).map(({ leap }) => leap);
}

/**
 * The leaps from one block to the next: the same order for the same sizes, side and variant, so that a long straight
 * corridor repeats one path.
 */
function leapsBetween(from: Block, to: Block, variant: number, memory: KnightMemory): readonly Leap[] {
  const side = to.row < from.row ? ABOVE : to.row > from.row ? BELOW : to.col < from.col ? LEFT : RIGHT;
  const sizes = sizeKey(from.rows, from.cols) * SIZE_KEYS + sizeKey(to.rows, to.cols);
  const key = (sizes * 4 + side) * VARIANTS + variant;
  const known = memory.leaps.get(key);
  if (known !== undefined) return known;
  const found = findLeaps(from, to, side, seededRandom(key));
  memory.leaps.set(key, found);
  return found;
}

/** A cell in which a path over the block that begins at `entry` may end. */
function freeExit(block: Block, entry: number, random: Random, memory: KnightMemory): number | undefined {
  const count = block.rows * block.cols;
  const first = below(random, count);
  for (let step = 0; step < count; step++) {
    const cell = (first + step) % count;
    if (isPassable(block, entry, cell, memory)) return cell;
  }
  return undefined;
}

/**
 * Entries and exits for each block of a corridor, from `start` in the first to `end` in the last (cells of these blocks; `end`
 * absent: anywhere), such that each block has a path over all its cells between them. Depth first with a budget linear in the
 * corridor's length: undefined says that another partition of the board may do better.
 */
export function passagesThrough(
  grid: BlockGrid,
  corridor: readonly number[],
  start: number,
  end: number | undefined,
  variant: number,
  random: Random,
  memory: KnightMemory,
): Passage[] | undefined {
  let budget = 200 + 20 * corridor.length;
  const blocks = corridor.map((index) => blockAt(grid, index));
  const entries: number[] = [start];
  const choices: { leaps: readonly Leap[]; at: number }[] = [];
  for (;;) {
    const at = entries.length - 1;
    const block = blocks[at];
    const entry = entries[at];
    if (block === undefined || entry === undefined) return undefined;
    const next = blocks[at + 1];
    if (next === undefined) {
      const exit = end ?? freeExit(block, entry, random, memory);
      if (exit !== undefined && isPassable(block, entry, exit, memory)) {
        return entries.map((from, i) => ({
          entry: from,
          exit: choices[i]?.leaps[choices[i].at - 1]?.from ?? exit,
        }));
      }
    } else {
      const choice = choices[at] ?? { leaps: leapsBetween(block, next, variant, memory), at: 0 };
      choices[at] = choice;
      let leap = choice.leaps[choice.at++];
      while (leap !== undefined && !isPassable(block, entry, leap.from, memory))
        leap = choice.leaps[choice.at++];
      if (leap !== undefined) {
        entries.push(leap.to);
        continue;
      }
      choices.pop();
    }
    if (--budget < 0 || at === 0) return undefined;
    entries.pop();
  }
}
