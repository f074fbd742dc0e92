import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/core/random.ts';
import { GLYPH_SIZE } from '../../src/vision/glyph.ts';
import { CLASSES } from '../../src/vision/network.ts';
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
    hidden: 3,
    first: drawn(3 * GLYPH_SIZE),
    firstBias: drawn(3),
    second: drawn(3 * CLASSES),
    secondBias: drawn(CLASSES),
  };
  const read = parseWeights(makeWeights(network));
  expect(read.firstBias).toEqual(network.firstBias);
  expect(read.secondBias).toEqual(network.secondBias);
  read.first.forEach((weight, at) => {
    expect(Math.abs(weight - (network.first[at] ?? 0))).toBeLessThanOrEqual(2 / 127 / 2 + 1e-6);
  });
});

test('a file that is cut off is refused', () => {
  expect(() => parseWeights(readFileSync(FILE).subarray(0, 1000))).toThrow('no weights');
});
