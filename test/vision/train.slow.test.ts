import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeWeights, parseWeights } from '../../src/vision/weights.ts';
import { train } from '../../tools/vision/train.ts';

const FILE = join(import.meta.dirname, '../../assets/vision/digits.bin');

/** The correlation of two lists of numbers (Pearson). */
function correlation(one: Float32Array, other: Float32Array): number {
  const mean = (list: Float32Array) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [a, b] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  one.forEach((value, at) => {
    const [x, y] = [value - a, (other[at] ?? 0) - b];
    both += x * y;
    first += x * x;
    second += y * y;
  });
  return both / Math.sqrt(first * second);
}

// The same fonts drawn by the same library give the same bytes. Another version of FreeType or of cairo draws
// an edge a little differently: the network then begins from the same random weights and meets nearly the
// same samples, but is not the same to the bit.
test('the weights are those that the script trains from its seed', async () => {
  const kept = readFileSync(FILE);
  const trained = makeWeights(await train());
  expect(trained.length).toBe(kept.length);
  if (Buffer.from(trained).equals(kept)) return;
  const [one, other] = [parseWeights(trained), parseWeights(kept)];
  expect(correlation(one.hiddenWeights, other.hiddenWeights)).toBeGreaterThan(0.8);
  expect(correlation(one.outputWeights, other.outputWeights)).toBeGreaterThan(0.8);
}, 900_000);
