import { checkTour } from '../../src/core/knight/board/check-tour.ts';
import type { Square } from '../../src/core/knight/board/square.ts';
import { findTour, type KnightCache } from '../../src/core/knight/find-tour.ts';
import type { KnightAnswer } from '../../src/core/knight/request/tour-answer.ts';
import { type Random, seededRandom } from '../../src/core/random.ts';
import { now, timed } from '../report.ts';
import { walkFault } from './checker.ts';
import { drawPair, drawStart, type Size } from './draw.ts';

const TIME_MS = 60_000;
/** Elements in one measured batch, so that the clock is fine enough for small arrays. */
const WRITTEN = 1_000_000;
const LONG_ONES = 50;

/** Milliseconds of one call: the median and the best of all. */
export interface Timing {
  readonly median: number;
  readonly best: number;
}

/** Returns the median and the minimum of `milliseconds`. */
export function timing(milliseconds: readonly number[]): Timing {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, best: sorted[0] ?? Number.NaN };
}

/** Constructs a tour. Throws if there is none. */
export function construct(
  [cols, rows]: Size,
  ends: { readonly start: Square; readonly end?: Square },
  memory: KnightCache,
): KnightAnswer {
  const request = {
    cols,
    rows,
    closed: false,
    method: 'construct',
    seed: 1,
    timeMs: TIME_MS,
    ...ends,
  } as const;
  const found = findTour(request, { now, memory });
  if (!found.ok || !found.value.exists) throw new Error(`no tour: ${JSON.stringify(request)}`);
  return found.value;
}

/** Throws unless bench/knight/checker.ts accepts the tour with these ends. */
export function prove([cols, rows]: Size, answer: KnightAnswer): void {
  const place = ({ file, rank }: Square): number => (rows - 1 - rank) * cols + file;
  const { order, start, end, closed } = answer;
  const wrong = walkFault({ cols, rows, order, start: place(start), end: place(end), closed });
  if (wrong !== undefined) throw new Error(`${cols}x${rows}: ${wrong}`);
}

/** Options of the timing. `between` runs after each tour, outside the measured time. */
export interface Rounds {
  readonly rounds: number;
  readonly memory: KnightCache;
  readonly between?: () => Promise<void>;
}

/**
 * Times tours with both ends given, or with any end, after half as many rounds to warm up. Each round has a
 * new question, on the board and the transposed board in turn. The last tour is checked.
 */
export async function timeTours(size: Size, ends: 'pair' | 'any', how: Rounds): Promise<Timing> {
  const { rounds, memory, between } = how;
  const random = seededRandom(size[0] * size[1]);
  const seen = new Set<string>();
  const draw = (board: Size, source: Random): { start: Square; end?: Square } => {
    for (let tries = 0; ; tries++) {
      const drawn = ends === 'pair' ? drawPair(board, source, memory) : { start: drawStart(board, source) };
      const key = JSON.stringify([board, drawn]);
      // Allows repeated questions once a small board has no other starts left.
      if (seen.has(key) && tries < 20) continue;
      seen.add(key);
      return drawn;
    }
  };
  // A function of its own, so that no variable holds the numbers while `between` runs.
  const once = (board: Size, isLast: boolean): number => {
    const asked = draw(board, random);
    const began = now();
    const answer = construct(board, asked, memory);
    const took = now() - began;
    if (isLast) prove(board, answer);
    return took;
  };
  const milliseconds: number[] = [];
  for (let round = -Math.floor(rounds / 2); round < rounds; round++) {
    const took = once(round % 2 === 0 ? size : [size[1], size[0]], round === rounds - 1);
    if (round >= 0) milliseconds.push(took);
    await between?.();
  }
  return timing(milliseconds);
}

function fill(array: Int32Array): void {
  for (let at = 0; at < array.length; at++) array[at] = at + 1;
}

/**
 * Returns the median milliseconds of writing an Int32Array of `length`: into the same array, and into a fresh
 * one each time. It writes long arrays first, because a loop optimised for short ones stays four times
 * slower.
 */
export function timeWriting(length: number, rounds: number): { warm: number; fresh: number } {
  const long = new Int32Array(WRITTEN);
  for (let time = 0; time < LONG_ONES; time++) fill(long);
  const batch = Math.ceil(WRITTEN / length);
  const array = new Int32Array(length);
  const all = (work: () => void): number => {
    const batches = (): number => {
      // Collects garbage if the process allows it. Otherwise unused arrays would cost the next batch its
      // time.
      globalThis.gc?.();
      const all = timed(() => {
        for (let time = 0; time < batch; time++) work();
      });
      return all / batch;
    };
    return timing(Array.from({ length: rounds + 1 }, batches).slice(1)).median;
  };
  return { warm: all(() => fill(array)), fresh: all(() => fill(new Int32Array(length))) };
}

/** Returns the median milliseconds of `checkTour`, the program's own check. */
export function timeCheck(size: Size, memory: KnightCache, rounds: number): number {
  const random = seededRandom(1);
  const { order, start, end, closed } = construct(size, { start: drawStart(size, random) }, memory);
  const claim = { cols: size[0], rows: size[1], order, start, end, closed };
  const check = (): void => {
    if (!checkTour(claim).ok) throw new Error('checkTour refuses a tour');
  };
  return timing(Array.from({ length: rounds }, () => timed(check))).median;
}
