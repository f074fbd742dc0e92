import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { GLYPH_SIZE } from '../../src/vision/glyph.ts';
import { CLASS_COUNT } from '../../src/vision/network.ts';
import { makeWeights, parseWeights } from '../../src/vision/weights.ts';

const FILE = join(import.meta.dirname, '../../assets/vision/digits.bin');

test('the weights take less than 100 kB', () => {
  const bytes = readFileSync(FILE);
  expect(bytes.length).toBeLessThan(100_000);
  expect(makeWeights(parseWeights(bytes))).toEqual(new Uint8Array(bytes));
});

test('weights are kept to half a step of 127, biases as they are', () => {
  const random = seededRandom(1);
  const drawn = (length: number) => Float32Array.from({ length }, () => random() * 4 - 2);
  const network = {
    hiddenCount: 3,
    hiddenWeights: drawn(3 * GLYPH_SIZE),
    hiddenBias: drawn(3),
    outputWeights: drawn(3 * CLASS_COUNT),
    outputBias: drawn(CLASS_COUNT),
  };
  const read = parseWeights(makeWeights(network));
  expect(read.hiddenBias).toEqual(network.hiddenBias);
  expect(read.outputBias).toEqual(network.outputBias);
  read.hiddenWeights.forEach((weight, at) => {
    expect(Math.abs(weight - (network.hiddenWeights[at] ?? 0))).toBeLessThanOrEqual(2 / 127 / 2 + 1e-6);
  });
});

test('a file that is cut off is refused', () => {
  expect(() => parseWeights(readFileSync(FILE).subarray(0, 1000))).toThrow('no weights');
});
