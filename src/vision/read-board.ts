import { readFileSync } from 'node:fs';
import type { Result } from '../core/result.ts';
import { findDigits } from './candidates.ts';
import { type Extent, findExtents, numbersAround } from './extent.ts';
import { findLattices, type Lattice } from './lattice.ts';
import { type Classifier, classifierOf } from './network.ts';
import { areAlike, type ChannelName, channelOf, type Pixels, shrink } from './pixels.ts';
import { readCells } from './reading.ts';
import { type Sums, sumsOf, thresholdRuns } from './threshold.ts';
import { joinDigits, type Token } from './tokens.ts';
import { type Attempt, type BoardReading, isGood, isSure, judge } from './verdict.ts';
import { parseWeights } from './weights.ts';

/** A larger picture is shrunk first. */
const MAX_PIXELS = 900_000;
/** Halves of the windows of the threshold, as shares of the longer side. */
const WINDOWS = [0.03, 0.055, 0.017] as const;
const CHANNELS: readonly ChannelName[] = ['luma', 'least', 'greatest'];
/** The most boards that are read cell by cell. */
const MAX_READINGS = 12;
const LATTICES_TRIED = 8;
const EXTENTS_TRIED = 2;
/** Of one threshold. */
const PLACES_READ = 3;
/** The share of the cells with numbers as a board has them, in a first reading. */
const MIN_FIT = 0.4;
const MIN_SCORE = 1.5;

const WEIGHTS = new URL('../../assets/vision/digits.bin', import.meta.url);
let classifier: Classifier | undefined;

/** Returns the network that tells digits, read from its file once. */
export function digitClassifier(): Classifier {
  classifier ??= classifierOf(parseWeights(readFileSync(WEIGHTS)));
  return classifier;
}

/** Numbers in a lattice, and the part of it that may be the board. */
interface Place {
  readonly lattice: Lattice;
  readonly extent: Extent;
}

const cellsOf = ({ left, top, right, bottom }: Extent): number => (right - left + 1) * (bottom - top + 1);

/** The places whose numbers are most like a board's, the best first. */
const placesOf = (tokens: readonly Token[]): Place[] =>
  findLattices(tokens, LATTICES_TRIED)
    .flatMap((lattice) => findExtents(lattice, EXTENTS_TRIED).map((extent) => ({ lattice, extent })))
    .filter(({ extent }) => extent.score >= Math.max(MIN_SCORE, MIN_FIT * cellsOf(extent)))
    .sort((a, b) => b.extent.score - a.extent.score)
    .slice(0, PLACES_READ);

/**
 * Reads the places of boards in a picture, channel for channel and window for window, one after the other.
 */
function* attempts(pixels: Pixels, classify: Classifier): Generator<Attempt | 'next window'> {
  const longer = Math.max(pixels.width, pixels.height);
  const sums: Sums[] = [];
  const done = new Set<ChannelName>();
  for (const window of WINDOWS) {
    for (const [at, name] of CHANNELS.entries()) {
      if (!done.has(name)) {
        done.add(name);
        const channel = channelOf(pixels, name);
        // In a grey picture all channels are one.
        if (!sums.some((other) => areAlike(other.channel, channel))) sums[at] = sumsOf(channel);
      }
      const sum = sums[at];
      if (!sum) continue;
      const runs = thresholdRuns(sum, Math.round(window * longer));
      for (const isLight of [false, true]) {
        const tokens = joinDigits(findDigits(isLight ? runs.light : runs.dark, longer / 3, classify));
        for (const { lattice, extent } of placesOf(tokens)) {
          const reading = readCells({ channel: sum.channel, isLight }, lattice, extent, classify);
          yield { reading, lattice, extent, around: numbersAround(lattice, extent, tokens) };
        }
      }
    }
    yield 'next window';
  }
}

/**
 * Reads the sliding puzzle in a picture: 2 to 10 rows and columns, one blank, turned by 20 degrees at most.
 * Text around the board is left out; of several boards one is read. A picture of more than `MAX_PIXELS` is
 * shrunk; time grows with the pixels.
 *
 * Faults: `no-board-found`; `numbers-unclear` {rows, cols, unclear: cells}; `not-a-sliding-puzzle` {rows,
 * cols, blanks, wrong: cells whose numbers are twice or too large, around: numbers outside that belong to the
 * same table}.
 */
export function readBoard(pixels: Pixels): Result<BoardReading> {
  const classify = digitClassifier();
  const small = shrink(pixels, MAX_PIXELS);
  let best: Attempt | undefined;
  let readings = 0;
  for (const attempt of attempts(small, classify)) {
    if (attempt === 'next window') {
      if (best && isGood(best)) break;
      continue;
    }
    if (!best || attempt.reading.score > best.reading.score) best = attempt;
    if (isSure(attempt)) {
      best = attempt;
      break;
    }
    if (++readings >= MAX_READINGS) break;
  }
  return judge(best, pixels.width / small.width);
}
