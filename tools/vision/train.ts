/**
 * Trains the network that reads digits and writes `assets/vision/digits.bin`: `node tools/vision/train.ts
 * [FILE]`. The same seed and the same fonts give the same network.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../src/core/random.ts';
import { GLYPH_SIZE } from '../../src/vision/glyph.ts';
import { createClassifier, type Network, NO_DIGIT } from '../../src/vision/network.ts';
import { makeWeights, parseWeights } from '../../src/vision/weights.ts';
import { registerFonts, registerOwnFonts, TEST_FONTS, TRAINING_FONTS } from './fonts.ts';
import { learn } from './learn.ts';
import { drawMaster, type Master } from './masters.ts';
import { noDigits } from './no-digits.ts';
import { drawSamples, type Samples } from './samples.ts';

const SEED = 29;
const COURSE = { hidden: 128, epochs: 14, rate: 0.02 };
const DIGITS = 48_000;
const OTHERS = 11_000;
const FILE = join(import.meta.dirname, '../../assets/vision/digits.bin');

const digitsOf = (families: readonly string[]): Master[] =>
  families.flatMap((family) =>
    Array.from({ length: 10 }, (_, digit) => drawMaster(String(digit), family, digit)).filter(
      (master) => master !== undefined,
    ),
  );

const joined = (one: Samples, other: Samples): Samples => ({
  glyphs: Buffer.concat([one.glyphs, other.glyphs]),
  labels: Buffer.concat([one.labels, other.labels]),
});

/** The network of the seed, after less than two minutes. */
export async function train(tell: (epoch: number) => void = () => {}): Promise<Network> {
  const families = await registerFonts(TRAINING_FONTS);
  // The program's own pictures are the most frequent ones.
  const own = registerOwnFonts();
  const digits = digitsOf([...families, ...own, ...own]);
  const random = seededRandom(SEED);
  const others = noDigits(families, digits, 2400, random);
  return learn(
    COURSE,
    joined(drawSamples(digits, DIGITS, random), drawSamples(others, OTHERS, random)),
    random,
    tell,
  );
}

/** The share of samples of fonts unknown to the network that it reads rightly, and the commonest mistakes. */
async function report(network: Network): Promise<void> {
  const samples = drawSamples(digitsOf(await registerFonts(TEST_FONTS)), 6000, seededRandom(SEED + 1));
  const classify = createClassifier(network);
  const mistakes = new Map<string, number>();
  let right = 0;
  samples.labels.forEach((label, at) => {
    const shares = classify(samples.glyphs, at * GLYPH_SIZE);
    const best = shares.indexOf(Math.max(...shares));
    if (best === label) right++;
    else {
      const name = `${label} as ${best === NO_DIGIT ? 'none' : best}`;
      mistakes.set(name, (mistakes.get(name) ?? 0) + 1);
    }
  });
  const worst = [...mistakes].sort(([, a], [, b]) => b - a).slice(0, 8);
  console.log(
    `other fonts: ${((100 * right) / samples.labels.length).toFixed(2)} % right`,
    Object.fromEntries(worst),
  );
}

if (process.argv[1] === import.meta.filename) {
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  const work = () => (process.cpuUsage().user / 1e6).toFixed(1);
  const network = await train((epoch) =>
    console.log(`epoch ${epoch + 1}: ${seconds()} s, ${work()} s of processor time`),
  );
  const bytes = makeWeights(network);
  writeFileSync(process.argv[2] ?? FILE, bytes);
  console.log(`${bytes.length} bytes, ${seconds()} s`);
  await report(parseWeights(bytes));
}
