import type { Random } from '../random.ts';
import type { Block } from './blocks.ts';
import { whyNotBetween } from './existence.ts';
import type { KnightMemory } from './memory.ts';
import { MOVE_COLS, MOVE_ROWS } from './moves.ts';

/** A cell of the whole board. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** Where the tour enters and leaves a block. */
export interface Passage {
  readonly entry: Cell;
  readonly exit: Cell;
}

/** A leap from one block of the corridor into the next. */
interface Leap {
  readonly from: Cell;
  readonly to: Cell;
}

/** Whether a path over the whole block leads from one cell to the other. */
function isPassable(block: Block, entry: Cell, exit: Cell, memory: KnightMemory): boolean {
  const local = (cell: Cell): { file: number; rank: number } => ({
    file: cell.col - block.col,
    rank: cell.row - block.row,
  });
  return whyNotBetween(block.cols, block.rows, local(entry), local(exit), memory) === undefined;
}

const holds = (block: Block, row: number, col: number): boolean =>
  row >= block.row && row < block.row + block.rows && col >= block.col && col < block.col + block.cols;

/** All knight's moves from a block into its neighbour, in random order. */
function leapsBetween(from: Block, to: Block, random: Random): Leap[] {
  const leaps: { leap: Leap; rank: number }[] = [];
  for (
    let row = Math.max(from.row, to.row - 2);
    row < Math.min(from.row + from.rows, to.row + to.rows + 2);
    row++
  ) {
    for (
      let col = Math.max(from.col, to.col - 2);
      col < Math.min(from.col + from.cols, to.col + to.cols + 2);
      col++
    ) {
      for (let d = 0; d < 8; d++) {
        const target = { row: row + (MOVE_ROWS[d] ?? 0), col: col + (MOVE_COLS[d] ?? 0) };
        if (holds(to, target.row, target.col))
          leaps.push({ leap: { from: { row, col }, to: target }, rank: random() });
      }
    }
  }
  return leaps.sort((a, b) => a.rank - b.rank).map(({ leap }) => leap);
}

/** A cell in which a path over the block that begins at `entry` may end. */
function freeExit(block: Block, entry: Cell, random: Random, memory: KnightMemory): Cell | undefined {
  const cells = Array.from({ length: block.rows * block.cols }, (_, at) => ({
    cell: { row: block.row + Math.floor(at / block.cols), col: block.col + (at % block.cols) },
    rank: random(),
  }));
  cells.sort((a, b) => a.rank - b.rank);
  return cells.find(({ cell }) => isPassable(block, entry, cell, memory))?.cell;
}

/**
 * Entries and exits for each block of a corridor, from `start` in the first to `end` in the last (anywhere there if absent),
 * such that each block has a path over all its cells between them. Depth first with a budget linear in the corridor's
 * length: undefined says that another partition of the board may do better.
 */
export function passagesThrough(
  corridor: readonly Block[],
  start: Cell,
  end: Cell | undefined,
  random: Random,
  memory: KnightMemory,
): Passage[] | undefined {
  let budget = 200 + 20 * corridor.length;
  const entries: Cell[] = [start];
  const choices: { leaps: readonly Leap[]; at: number }[] = [];
  for (;;) {
    const at = entries.length - 1;
    const block = corridor[at];
    const entry = entries[at];
    if (block === undefined || entry === undefined) return undefined;
    const next = corridor[at + 1];
    if (next === undefined) {
      const exit = end === undefined ? freeExit(block, entry, random, memory) : end;
      if (exit !== undefined && isPassable(block, entry, exit, memory)) {
        return entries.map((from, i) => ({
          entry: from,
          exit: choices[i]?.leaps[choices[i].at - 1]?.from ?? exit,
        }));
      }
    } else {
      const choice = choices[at] ?? { leaps: leapsBetween(block, next, random), at: 0 };
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
