import type { Random } from '../../src/core/random.ts';
import { randomBelow, shuffle } from '../../src/core/random.ts';

/**
 * A 3x3 board as nine digits, 0 for the blank; the goal is 123456780. This file shares no code with the
 * program, whose answers it checks.
 */
export type Digits = string;

const GOAL: Digits = '123456780';
const SIDE = 3;

/** For each letter, the offset of the tile that moves, seen from the blank. */
const STEPS = { U: SIDE, D: -SIDE, L: 1, R: -1 } as const;

function stepped(board: Digits, letter: string): Digits | undefined {
  const by = STEPS[letter as keyof typeof STEPS];
  const blank = board.indexOf('0');
  const from = blank + by;
  const isNear = Math.abs(by) === 1 ? Math.floor(from / SIDE) === Math.floor(blank / SIDE) : true;
  const tile = board[from];
  if (tile === undefined || !isNear) return undefined;
  return slid(board, tile);
}

let lengths: Map<Digits, number> | undefined;

/**
 * Returns the shortest length of each of the 181,440 solvable boards, by breadth-first search from the goal.
 */
function allLengths(): Map<Digits, number> {
  const found = new Map([[GOAL, 0]]);
  const queue = [GOAL];
  for (const board of queue) {
    const length = (found.get(board) ?? 0) + 1;
    for (const letter of Object.keys(STEPS)) {
      const next = stepped(board, letter);
      if (next === undefined || found.has(next)) continue;
      found.set(next, length);
      queue.push(next);
    }
  }
  return found;
}

/** Returns a random solvable board other than the goal, each with the same chance. */
export function randomDigits(random: Random): Digits {
  lengths ??= allLengths();
  for (;;) {
    const tiles = [...GOAL];
    shuffle(tiles as unknown as number[], (range) => randomBelow(random, range));
    const board = tiles.join('');
    if (board !== GOAL && lengths.has(board)) return board;
  }
}

/** Says whether an answer names the shortest length, with moves of that length to the goal. */
export function isSolutionOf(board: Digits, words: string): boolean {
  lengths ??= allLengths();
  const [, told] = /in (\d+) moves?/.exec(words) ?? [];
  const moves = /^[LURD]+$/m.exec(words)?.[0] ?? '';
  let at: Digits | undefined = board;
  for (const letter of moves) at = at && stepped(at, letter);
  return Number(told) === lengths.get(board) && moves.length === lengths.get(board) && at === GOAL;
}

/** Returns the board after a tile next to the blank has slid into it. */
const slid = (board: Digits, tile: string): Digits =>
  board.replace('0', '_').replace(tile, '0').replace('_', tile);

/**
 * Returns the next tile on a shortest way to the goal. Throws for the goal itself and for unsolvable boards.
 */
export function nextTile(board: Digits): string {
  lengths ??= allLengths();
  const left = lengths.get(board) ?? 0;
  for (const letter of Object.keys(STEPS)) {
    const next = stepped(board, letter);
    if (next !== undefined && lengths.get(next) === left - 1) return board[next.indexOf('0')] ?? '';
  }
  throw new Error(`${board} leads nowhere`);
}
