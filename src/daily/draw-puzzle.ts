import { createHmac } from 'node:crypto';
import type { Square } from '../core/knight/board/square.ts';
import { whyNoTourFrom } from '../core/knight/rule/existence.ts';
import { shuffle } from '../core/random.ts';
import { type Board, defaultGoal, type Puzzle, taxicabBetween } from '../core/sliding/board.ts';
import { isSolvable } from '../core/sliding/parity.ts';
import { StoreUnavailableError } from '../store/contract/faults.ts';
import type { Daily } from '../store/contract/game.ts';
import type { Store } from '../store/contract/store.ts';
import { DAILY_SECRET_KEY, loadSecret } from '../store/key-values.ts';
import type { DayKey } from './day.ts';
import { type Chessboard, chessboardOfDay, type PuzzleRange, puzzleRangeOfDay } from './week.ts';

export type DayPuzzle = DayBoard | DayWalk;

export interface DayBoard extends Puzzle {
  readonly kind: 'sliding';
  /** Proved fewest moves of a solution. */
  readonly par: number;
}

/** A board with the square on which the tour must begin. */
export interface DayWalk extends Chessboard {
  readonly kind: 'knight';
  readonly start: Square;
  readonly par: number;
}

/** Proves the length for a solvable puzzle. Infinity if every solution has more than `maxMoves` moves. */
export type ProveLength = (puzzle: Puzzle, maxMoves: number) => Promise<number>;

/** Limit of single-tile moves (OEIS A151944). */
const MAX_MOVES_3X3 = 31;

/**
 * Draws the same puzzle for the same secret. Nobody can predict it without that. Each series has its own
 * random numbers, so a puzzle reveals nothing about the day's other one.
 */
export const drawPuzzle = (
  secret: string,
  { day, series }: Daily,
  proveLength: ProveLength,
): Promise<DayPuzzle> | DayPuzzle =>
  series === 'puzzle' ? drawBoard(secret, day, proveLength) : drawWalk(secret, day);

/**
 * Uses random numbers from HMAC-SHA256(secret, day). All solvable boards whose fewest moves are in the
 * weekday's range are equally likely. Before `FIRST_MONDAY`, as `drawEarlyPuzzle`.
 */
export async function drawBoard(secret: string, day: DayKey, proveLength: ProveLength): Promise<DayBoard> {
  const puzzleRange = puzzleRangeOfDay(day);
  if (puzzleRange !== undefined) return drawBoardInRange(hmacBytes(secret, day), puzzleRange, proveLength);
  const puzzle = drawEarlyPuzzle(secret, day);
  return { kind: 'sliding', ...puzzle, par: await proveLength(puzzle, MAX_MOVES_3X3) };
}

async function drawBoardInRange(
  randomBytes: RandomBytes,
  { rows, cols, minMoves, maxMoves }: PuzzleRange,
  proveLength: ProveLength,
): Promise<DayBoard> {
  for (;;) {
    const puzzle = drawSolvablePuzzle(randomBytes, defaultGoal(rows, cols));
    const par = await proveLength(puzzle, maxMoves);
    if (par >= minMoves && par <= maxMoves) return { kind: 'sliding', ...puzzle, par };
  }
}

/** All solvable starts are equally likely. */
function drawSolvablePuzzle(randomBytes: RandomBytes, goal: Board): Puzzle {
  for (;;) {
    const start = { ...goal, tiles: shuffledTiles(randomBytes, goal.tiles.length) };
    if (isSolvable({ start, goal })) return { start, goal };
  }
}

/**
 * Uses random numbers from HMAC-SHA256(secret, "knight " + day). All squares from which a tour exists are
 * equally likely.
 */
export function drawWalk(secret: string, day: DayKey): DayWalk {
  const { cols, rows } = chessboardOfDay(day);
  const squares = Array.from({ length: cols * rows }, (_, index) => ({
    file: index % cols,
    rank: Math.floor(index / cols),
  }));
  const startSquares = squares.filter((square) => whyNoTourFrom(cols, rows, square, 'start') === undefined);
  const start = startSquares[drawNumber(hmacBytes(secret, `knight ${day}`), startSquares.length)];
  if (start === undefined) throw new RangeError(`no tour of ${cols}x${rows}`);
  return { kind: 'knight', cols, rows, start, par: cols * rows - 1 };
}

const EARLY_BOARD_SIDE = 3;
/** Sum for all tiles. Boards below it are too easy. */
const MIN_TAXICAB_DISTANCE = 10;
const EARLY_GOAL = defaultGoal(EARLY_BOARD_SIDE, EARLY_BOARD_SIDE);

/**
 * For days before `FIRST_MONDAY`, with random numbers as in `drawBoard`. All solvable 3x3 boards with a sum
 * of taxicab distances of 10 or more are equally likely.
 */
export function drawEarlyPuzzle(secret: string, day: DayKey): Puzzle {
  const randomBytes = hmacBytes(secret, day);
  for (;;) {
    const puzzle = drawSolvablePuzzle(randomBytes, EARLY_GOAL);
    if (taxicabDistance(puzzle.start) >= MIN_TAXICAB_DISTANCE) return puzzle;
  }
}

type RandomBytes = Generator<number, never>;

/** HMAC(key, "0"), HMAC(key, "1"), ... with the key HMAC(secret, name), without end. */
function* hmacBytes(secret: string, name: string): RandomBytes {
  const key = createHmac('sha256', secret).update(name).digest();
  for (let blockIndex = 0; ; blockIndex++)
    yield* createHmac('sha256', key).update(String(blockIndex)).digest();
}

/** Shuffles 0 to `count - 1`. */
function shuffledTiles(randomBytes: RandomBytes, count: number): number[] {
  const tiles = Array.from({ length: count }, (_, tile) => tile);
  shuffle(tiles, (range) => drawNumber(randomBytes, range));
  return tiles;
}

/**
 * A number from 0 to `range` - 1 (`range` at most 256). Rejects bytes from the largest multiple of `range`
 * on, which would make small results more likely.
 */
function drawNumber(randomBytes: RandomBytes, range: number): number {
  let byte = randomBytes.next().value;
  while (byte >= 256 - (256 % range)) byte = randomBytes.next().value;
  return byte % range;
}

/** Sum for all tiles. The blank doesn't count. */
const taxicabDistance = ({ tiles }: Board): number =>
  tiles.reduce(
    (sum, tile, cell) => sum + (tile === 0 ? 0 : taxicabBetween(EARLY_BOARD_SIDE, cell, tile - 1)),
    0,
  );

/**
 * The secret is `configuredSecret`, or if that is empty a random text in the store. Until the store has been
 * available once, the returned function throws `StoreUnavailableError`.
 */
export async function loadDailySecret(
  store: Pick<Store, 'keyValues'>,
  configuredSecret?: string,
): Promise<() => string> {
  if (configuredSecret !== undefined && configuredSecret !== '') return () => configuredSecret;
  const readStoredSecret = await loadSecret(store.keyValues, DAILY_SECRET_KEY);
  return () => {
    const secret = readStoredSecret();
    if (secret === undefined) throw new StoreUnavailableError('the daily secret is not known yet');
    return secret;
  };
}
