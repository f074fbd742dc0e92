import { createHmac } from 'node:crypto';
import { whyNotFrom } from '../core/knight/rule/existence.ts';
import type { Square } from '../core/knight/square.ts';
import { shuffle } from '../core/random.ts';
import { type Board, defaultGoal, type Puzzle, taxicab } from '../core/sliding/board.ts';
import { isSolvable } from '../core/sliding/parity.ts';
import type { DayKey } from './day.ts';
import { type DayKind, kindOfDay } from './week.ts';

/** The puzzle of a day, with the fewest steps that solve it. */
export type DayPuzzle =
  | ({ readonly kind: 'sliding'; readonly par: number } & Puzzle)
  | {
      readonly kind: 'knight';
      readonly par: number;
      readonly cols: number;
      readonly rows: number;
      readonly start: Square;
    };

/** The proved length of a solvable puzzle's shortest solution; Infinity: it is proved to have more than `most` moves. */
export type LengthOf = (puzzle: Puzzle, most: number) => Promise<number>;

/** No 3x3 board needs more (OEIS A151944). */
const LONGEST_3X3 = 31;

/**
 * The day's puzzle, drawn from HMAC-SHA256(secret, day): uniform among the solvable boards whose length is what `kindOfDay` says, or
 * among the squares from which there is a tour. Whoever lacks the secret can't know it before the day; with it, every process draws the same.
 */
export async function drawPuzzle(secret: string, day: DayKey, lengthOf: LengthOf): Promise<DayPuzzle> {
  const kind = kindOfDay(day);
  if (kind === undefined) {
    const puzzle = puzzleOfDay(secret, day);
    return { kind: 'sliding', ...puzzle, par: await lengthOf(puzzle, LONGEST_3X3) };
  }
  const bytes = hmacBytes(secret, day);
  return kind.kind === 'sliding' ? drawSliding(bytes, kind, lengthOf) : drawKnight(bytes, kind);
}

type Kind<Name> = Extract<DayKind, { kind: Name }>;

async function drawSliding(
  bytes: Bytes,
  { rows, cols, least, most }: Kind<'sliding'>,
  lengthOf: LengthOf,
): Promise<DayPuzzle> {
  const goal = defaultGoal(rows, cols);
  for (;;) {
    const start: Board = { rows, cols, tiles: shuffled(bytes, rows * cols) };
    if (!isSolvable({ start, goal })) continue;
    const par = await lengthOf({ start, goal }, most);
    if (par >= least && par <= most) return { kind: 'sliding', start, goal, par };
  }
}

function drawKnight(bytes: Bytes, { cols, rows }: Kind<'knight'>): DayPuzzle {
  const squares = Array.from({ length: cols * rows }, (_, at) => ({
    file: at % cols,
    rank: Math.floor(at / cols),
  }));
  const starts = squares.filter((square) => whyNotFrom(cols, rows, square, 'start') === undefined);
  const start = starts[drawn(bytes, starts.length)];
  if (start === undefined) throw new RangeError(`no tour of ${cols}x${rows}`);
  return { kind: 'knight', cols, rows, start, par: cols * rows - 1 };
}

const SIZE = 3;
/** Nearer boards than this sum of taxicab distances are too easy for a day's puzzle. */
const LEAST_DISTANCE = 10;
const GOAL = defaultGoal(SIZE, SIZE);

/**
 * The 3x3 puzzle of a day before the weeks: uniform among the solvable boards at a taxicab distance of 10 or more, drawn
 * from HMAC-SHA256(secret, day).
 */
export function puzzleOfDay(secret: string, day: DayKey): Puzzle {
  const bytes = hmacBytes(secret, day);
  for (;;) {
    const start: Board = { rows: SIZE, cols: SIZE, tiles: shuffled(bytes, SIZE * SIZE) };
    if (isSolvable({ start, goal: GOAL }) && taxicabDistance(start) >= LEAST_DISTANCE)
      return { start, goal: GOAL };
  }
}

type Bytes = Generator<number, never>;

/** An endless stream: HMAC(HMAC(secret, day), 0), HMAC(HMAC(secret, day), 1), ... */
function* hmacBytes(secret: string, day: DayKey): Bytes {
  const key = createHmac('sha256', secret).update(day).digest();
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
