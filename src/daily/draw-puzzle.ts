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

/** The puzzle of a day, with the fewest steps that solve it. */
export type DayPuzzle = DayBoard | DayWalk;

/** A board to be slid to its goal. */
export interface DayBoard extends Puzzle {
  readonly kind: 'sliding';
  readonly par: number;
}

/** A knight's tour to be walked from a square. */
export interface DayWalk extends Chessboard {
  readonly kind: 'knight';
  readonly start: Square;
  readonly par: number;
}

/** The proved length of a solvable puzzle's shortest solution; Infinity: it is proved to have more than `most` moves. */
export type LengthOf = (puzzle: Puzzle, most: number) => Promise<number>;

/** No 3x3 board needs more (OEIS A151944). */
const LONGEST_3X3 = 31;

/**
 * The day's puzzle of a series. Without the secret it can't be known before the day; with it, every process
 * draws the same. The series have streams of their own, so that neither tells anything about the other.
 */
export const drawPuzzle = (
  secret: string,
  { day, series }: Daily,
  lengthOf: LengthOf,
): Promise<DayPuzzle> | DayPuzzle =>
  series === 'puzzle' ? drawBoard(secret, day, lengthOf) : drawWalk(secret, day);

/**
 * A board from HMAC-SHA256(secret, day), uniform among the solvable ones whose length is in the day's band.
 * Before the weeks began, as `puzzleOfDay` draws it.
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
  const goal = defaultGoal(rows, cols);
  for (;;) {
    const start: Board = { rows, cols, tiles: shuffled(bytes, rows * cols) };
    if (!isSolvable({ start, goal })) continue;
    const par = await lengthOf({ start, goal }, most);
    if (par >= least && par <= most) return { kind: 'sliding', start, goal, par };
  }
}

/**
 * A walk from HMAC-SHA256(secret, "knight " + day): uniform among the squares of the day's board from which
 * there is a tour.
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
/** Nearer boards than this sum of taxicab distances are too easy for a day's puzzle. */
const MIN_DISTANCE = 10;
const GOAL = defaultGoal(SIZE, SIZE);

/**
 * The 3x3 puzzle of a day before the weeks: uniform among the solvable boards at a taxicab distance of 10 or more, drawn
 * from HMAC-SHA256(secret, day).
 */
export function puzzleOfDay(secret: string, day: DayKey): Puzzle {
  const bytes = hmacBytes(secret, day);
  for (;;) {
    const start: Board = { rows: SIZE, cols: SIZE, tiles: shuffled(bytes, SIZE * SIZE) };
    if (isSolvable({ start, goal: GOAL }) && taxicabDistance(start) >= MIN_DISTANCE)
      return { start, goal: GOAL };
  }
}

type Bytes = Generator<number, never>;

/** An endless stream: HMAC(HMAC(secret, name), 0), HMAC(HMAC(secret, name), 1), ... */
function* hmacBytes(secret: string, name: string): Bytes {
  const key = createHmac('sha256', secret).update(name).digest();
  for (let block = 0; ; block++) yield* createHmac('sha256', key).update(String(block)).digest();
}

/** The numbers 0, 1, ... in a random order. */
function shuffled(bytes: Bytes, count: number): number[] {
  const tiles = Array.from({ length: count }, (_, tile) => tile);
  shuffle(tiles, (range) => drawn(bytes, range));
  return tiles;
}

/** A whole number in [0, range), range <= 256; a byte past the last whole multiple of the range is thrown away, so that none is favoured. */
function drawn(bytes: Bytes, range: number): number {
  let byte = bytes.next().value;
  while (byte >= 256 - (256 % range)) byte = bytes.next().value;
  return byte % range;
}

/** The sum over all tiles but the blank of their rows and columns from home. */
const taxicabDistance = ({ tiles }: Board): number =>
  tiles.reduce((sum, tile, cell) => sum + (tile === 0 ? 0 : taxicab(SIZE, cell, tile - 1)), 0);

/**
 * The secret behind the daily puzzles: the configured one, else one kept in the store, so that restarts and several
 * processes on one database set the same puzzles. What is returned throws `StoreUnavailableError` until the store has told it.
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
