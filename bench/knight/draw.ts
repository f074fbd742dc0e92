import type { Square } from '../../src/core/knight/board/square.ts';
import type { KnightCache } from '../../src/core/knight/find-tour.ts';
import { whyNoTourBetween, whyNoTourFrom } from '../../src/core/knight/rule/existence.ts';
import { type Random, randomBelow } from '../../src/core/random.ts';

export type Size = readonly [cols: number, rows: number];

/** Returns all boards with sides from `first` to `last`. */
export function boardsBetween(first: number, last: number): Size[] {
  const sides = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return sides.flatMap((cols) => sides.map((rows) => [cols, rows] as const));
}

/** Returns the square at `index`, counted from a1 along the rows. */
export const squareAt = (cols: number, index: number): Square => ({
  file: index % cols,
  rank: Math.trunc(index / cols),
});

/** Returns a random square from which the existence rule allows an open tour. */
export function drawStart([cols, rows]: Size, random: Random): Square {
  for (;;) {
    const start = squareAt(cols, randomBelow(random, cols * rows));
    if (whyNoTourFrom(cols, rows, start) === undefined) return start;
  }
}

/** Returns two random squares that the existence rule allows as the ends of an open tour. */
export function drawPair(
  [cols, rows]: Size,
  random: Random,
  memory: KnightCache,
): { readonly start: Square; readonly end: Square } {
  for (;;) {
    const start = squareAt(cols, randomBelow(random, cols * rows));
    const end = squareAt(cols, randomBelow(random, cols * rows));
    if (whyNoTourBetween(cols, rows, start, end, memory) === undefined) return { start, end };
  }
}
