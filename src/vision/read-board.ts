import { readFileSync } from 'node:fs';
import { fault, ok, type Result } from '../core/result.ts';
import { findDigits } from './candidates.ts';
import { findExtents, numbersAround } from './extent.ts';
import { findLattices } from './lattice.ts';
import { type Classifier, classifierOf } from './network.ts';
import { type ChannelName, channelOf, type Pixels, shrink } from './pixels.ts';
import { type Reading, readCells } from './reading.ts';
import { type Sums, sumsOf, thresholdRuns } from './threshold.ts';
import { joinDigits } from './tokens.ts';
import { parseWeights } from './weights.ts';

const MAX_PIXELS = 900_000;
/** Halves of windows, as shares of the longer side. */
const WINDOWS = [0.03, 0.055, 0.017] as const;
const CHANNELS: readonly ChannelName[] = ['luma', 'least', 'greatest'];
const MIN_SCORE = 2;

const WEIGHTS = new URL('../../assets/vision/digits.bin', import.meta.url);
let classifier: Classifier | undefined;

function digitClassifier(): Classifier {
  classifier ??= classifierOf(parseWeights(readFileSync(WEIGHTS)));
  return classifier;
}

export interface Found extends Reading {
  isSure: boolean;
  around: number;
}

export function readBoard(pixels: Pixels): Result<Found> {
  const classify = digitClassifier();
  const small = shrink(pixels, MAX_PIXELS);
  const longer = Math.max(small.width, small.height);
  const sums = new Map<ChannelName, Sums>();
  let best: Found | undefined;
  for (const window of WINDOWS)
    for (const name of CHANNELS) {
      const sum = sums.get(name) ?? sumsOf(channelOf(small, name));
      sums.set(name, sum);
      const runs = thresholdRuns(sum, Math.round(window * longer));
      for (const isLight of [false, true]) {
        const digits = findDigits(isLight ? runs.light : runs.dark, longer / 3, classify);
        const tokens = joinDigits(digits);
        for (const lattice of findLattices(tokens, 3))
          for (const extent of findExtents(lattice, 2)) {
            if (extent.score < MIN_SCORE) continue;
            const reading = readCells({ channel: sum.channel, isLight }, lattice, extent, classify);
            const around = numbersAround(lattice, extent, tokens);
            const isSure =
              around === 0 &&
              reading.tiles.every((tile, at) => tile === reading.likeliest[at]) &&
              Math.min(...reading.confidence) > 0.7;
            if (!best || isSure || reading.score > best.score) best = { ...reading, isSure, around };
            if (isSure) return ok(best);
          }
      }
    }
  return best ? ok(best) : fault('no-board-found');
}
