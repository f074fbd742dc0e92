import { createHmac } from 'node:crypto';
import { shuffle } from '../core/random.ts';
import { type Board, defaultGoal, type Puzzle, taxicab } from '../core/sliding/board.ts';
import { isSolvable } from '../core/sliding/parity.ts';
import type { DayKey } from './day.ts';

const SIZE = 3;
const CELLS = SIZE * SIZE;
/** Nearer boards than this sum of taxicab distances are too easy for a day's puzzle. */
const LEAST_DISTANCE = 10;
const GOAL = defaultGoal(SIZE, SIZE);

/**
 * The day's 3x3 puzzle: uniform among the solvable boards at a taxicab distance of 10 or more, drawn from
 * HMAC-SHA256(secret, day). Whoever lacks the secret can't know it before the day; with it, every process draws the same.
 */
export function puzzleOfDay(secret: string, day: DayKey): Puzzle {
  const bytes = hmacBytes(secret, day);
  for (;;) {
    const start: Board = { rows: SIZE, cols: SIZE, tiles: shuffled(bytes) };
    if (isSolvable({ start, goal: GOAL }) && taxicabDistance(start) >= LEAST_DISTANCE)
      return { start, goal: GOAL };
  }
}

/** An endless stream: HMAC(HMAC(secret, day), 0), HMAC(HMAC(secret, day), 1), ... */
function* hmacBytes(secret: string, day: DayKey): Generator<number, never> {
  const key = createHmac('sha256', secret).update(day).digest();
  for (let block = 0; ; block++) yield* createHmac('sha256', key).update(String(block)).digest();
}

/** In a random order; a byte past the last whole multiple of the range is thrown away, so that no place is favoured. */
function shuffled(bytes: Generator<number, never>): number[] {
  const tiles = Array.from({ length: CELLS }, (_, tile) => tile);
  shuffle(tiles, (range) => {
    let byte = bytes.next().value;
    while (byte >= 256 - (256 % range)) byte = bytes.next().value;
    return byte % range;
  });
  return tiles;
}

/** The sum over all tiles but the blank of their rows and columns from home. */
const taxicabDistance = ({ tiles }: Board): number =>
  tiles.reduce((sum, tile, cell) => sum + (tile === 0 ? 0 : taxicab(SIZE, cell, tile - 1)), 0);
