import { createHmac } from 'node:crypto';
import type { Square } from '../core/knight/board/square.ts';
import { whyNotFrom } from '../core/knight/rule/existence.ts';
import { shuffle } from '../core/random.ts';
import { type Board, defaultGoal, type Puzzle, taxicab } from '../core/sliding/board.ts';
import { isSolvable } from '../core/sliding/parity.ts';
import { StoreUnavailableError } from '../store/contract/faults.ts';
import type { Daily } from '../store/contract/game.ts';
import type { Store } from '../store/contract/store.ts';
import { keptSecret } from '../store/key-values.ts';
import type { DayKey } from './day.ts';
import { type Band, bandOfDay, type Chessboard, chessboardOfDay } from './week.ts';

/** The puzzle of a day, with its par. */
export type DayPuzzle = DayBoard | DayWalk;

/** A sliding board. */
export interface DayBoard extends Puzzle {
  readonly kind: 'sliding';
  readonly par: number;
}

/** A knight's tour from a fixed first square. */
export interface DayWalk extends Chessboard {
  readonly kind: 'knight';
  readonly start: Square;
  readonly par: number;
}

/** Proves the length of a solvable puzzle's shortest solution. Infinity if it has more than `most` moves. */
export type LengthOf = (puzzle: Puzzle, most: number) => Promise<number>;

/** The longest shortest solution of a 3x3 board (OEIS A151944). */
const LONGEST_3X3 = 31;

/**
 * Draws a day's puzzle of a series. Every process with the secret draws the same; without it the puzzle can't
 * be predicted. Each series has its own random stream, so neither reveals the other.
 */
export const drawPuzzle = (
  secret: string,
  { day, series }: Daily,
  lengthOf: LengthOf,
): Promise<DayPuzzle> | DayPuzzle =>
  series === 'puzzle' ? drawBoard(secret, day, lengthOf) : drawWalk(secret, day);

/**
 * Draws a board from HMAC-SHA256(secret, day), uniform among solvable boards whose length is in the day's
 * band. Days before `FIRST_MONDAY` use `puzzleOfDay`.
 */
export async function drawBoard(secret: string, day: DayKey, lengthOf: LengthOf): Promise<DayBoard> {
  const band = bandOfDay(day);
  if (band !== undefined) return drawInBand(hmacBytes(secret, day), band, lengthOf);
  const puzzle = puzzleOfDay(secret, day);
  return { kind: 'sliding', ...puzzle, par: await lengthOf(puzzle, LONGEST_3X3) };
}

async function drawInBand(
  bytes: Bytes,
  { rows, cols, least, most }: Band,
  lengthOf: LengthOf,
): Promise<DayBoard> {
  for (;;) {
    const puzzle = solvablePuzzle(bytes, defaultGoal(rows, cols));
    const par = await lengthOf(puzzle, most);
    if (par >= least && par <= most) return { kind: 'sliding', ...puzzle, par };
  }
}

/** Draws a solvable puzzle with this goal, uniform among all. */
function solvablePuzzle(bytes: Bytes, goal: Board): Puzzle {
  for (;;) {
    const start = { ...goal, tiles: shuffled(bytes, goal.tiles.length) };
    if (isSolvable({ start, goal })) return { start, goal };
  }
}

/**
 * Draws a walk from HMAC-SHA256(secret, "knight " + day), uniform among the squares of the day's board that
 * begin a tour.
 */
export function drawWalk(secret: string, day: DayKey): DayWalk {
  const { cols, rows } = chessboardOfDay(day);
  const squares = Array.from({ length: cols * rows }, (_, at) => ({
    file: at % cols,
    rank: Math.floor(at / cols),
  }));
  const starts = squares.filter((square) => whyNotFrom(cols, rows, square, 'start') === undefined);
  const start = starts[drawn(hmacBytes(secret, `knight ${day}`), starts.length)];
  if (start === undefined) throw new RangeError(`no tour of ${cols}x${rows}`);
  return { kind: 'knight', cols, rows, start, par: cols * rows - 1 };
}

const SIZE = 3;
/** Boards with a smaller sum of taxicab distances are too easy. */
const MIN_DISTANCE = 10;
const GOAL = defaultGoal(SIZE, SIZE);

/**
 * Draws the 3x3 puzzle of a day before `FIRST_MONDAY` from HMAC-SHA256(secret, day), uniform among solvable
 * boards with a taxicab distance of 10 or more.
 */
export function puzzleOfDay(secret: string, day: DayKey): Puzzle {
  const bytes = hmacBytes(secret, day);
  for (;;) {
    const puzzle = solvablePuzzle(bytes, GOAL);
    if (taxicabDistance(puzzle.start) >= MIN_DISTANCE) return puzzle;
  }
}

type Bytes = Generator<number, never>;

/** Yields an endless stream: HMAC(HMAC(secret, name), 0), HMAC(HMAC(secret, name), 1), ... */
function* hmacBytes(secret: string, name: string): Bytes {
  const key = createHmac('sha256', secret).update(name).digest();
  for (let block = 0; ; block++) yield* createHmac('sha256', key).update(String(block)).digest();
}

/** Returns the numbers 0 to `count - 1` in random order. */
function shuffled(bytes: Bytes, count: number): number[] {
  const tiles = Array.from({ length: count }, (_, tile) => tile);
  shuffle(tiles, (range) => drawn(bytes, range));
  return tiles;
}

/**
 * Draws a whole number in [0, range), range <= 256. Bytes past the last multiple of the range are rejected,
 * so that the result is uniform.
 */
function drawn(bytes: Bytes, range: number): number {
  let byte = bytes.next().value;
  while (byte >= 256 - (256 % range)) byte = bytes.next().value;
  return byte % range;
}

/** Sums the distances of all tiles, without the blank, from their goal cells. */
const taxicabDistance = ({ tiles }: Board): number =>
  tiles.reduce((sum, tile, cell) => sum + (tile === 0 ? 0 : taxicab(SIZE, cell, tile - 1)), 0);

/**
 * Returns the secret of the daily puzzles: the configured one, or one from the store that all processes share
 * and that survives restarts. The function throws `StoreUnavailableError` until the store has returned it.
 */
export async function dailySecret(
  store: Pick<Store, 'keyValues'>,
  configured?: string,
): Promise<() => string> {
  if (configured !== undefined && configured !== '') return () => configured;
  const kept = await keptSecret(store.keyValues, 'daily-secret');
  return () => {
    const secret = kept();
    if (secret === undefined) throw new StoreUnavailableError('the daily secret is not known yet');
    return secret;
  };
}
