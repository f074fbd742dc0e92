import { type Random, shuffle } from '../../src/core/random.ts';
import { GLYPH_SIZE } from '../../src/vision/glyph.ts';
import { CLASS_COUNT, computeHiddenLayer, computeOutputs, type Network } from '../../src/vision/network.ts';
import type { Samples } from './samples.ts';

/** How far the right answer is held from certainty, so that the network stays modest. */
const SMOOTHING = 0.02;

/**
 * A sample is passed over while the network is surer than this of its label: it has nothing more to teach.
 */
const KNOWN = 0.96;

export interface Course {
  readonly hidden: number;
  readonly epochs: number;
  /** The rate of learning at the beginning; it falls to a hundredth along a cosine. */
  readonly rate: number;
}

/** Weights drawn at random for rectified units (He and others, 2015). */
function initial(hidden: number, random: Random): Network {
  const drawn = (length: number, inputs: number) =>
    Float32Array.from({ length }, () => (random() + random() + random() - 1.5) * 2 * Math.sqrt(2 / inputs));
  return {
    hiddenCount: hidden,
    hiddenWeights: drawn(GLYPH_SIZE * hidden, GLYPH_SIZE),
    hiddenBias: new Float32Array(hidden),
    outputWeights: drawn(hidden * CLASS_COUNT, hidden),
    outputBias: new Float32Array(CLASS_COUNT),
  };
}

/** One step of stochastic gradient descent towards a glyph's label. */
function step(
  network: Network,
  glyphs: Uint8Array,
  at: number,
  label: number,
  rate: number,
  room: Room,
): void {
  const { hiddenCount, hiddenWeights, hiddenBias, outputWeights, outputBias } = network;
  const { units, outputs, blame } = room;
  computeHiddenLayer(network, glyphs, at, units);
  computeOutputs(network, units, outputs);
  if ((outputs[label] as number) > KNOWN) return;
  for (let output = 0; output < CLASS_COUNT; output++) {
    const wanted = output === label ? 1 - SMOOTHING : SMOOTHING / (CLASS_COUNT - 1);
    outputs[output] = rate * ((outputs[output] as number) - wanted);
    outputBias[output] = (outputBias[output] as number) - (outputs[output] as number);
  }
  for (let unit = 0; unit < hiddenCount; unit++) {
    const value = units[unit] as number;
    let sum = 0;
    if (value > 0)
      for (let output = 0; output < CLASS_COUNT; output++) {
        const weight = unit * CLASS_COUNT + output;
        sum += (outputs[output] as number) * (outputWeights[weight] as number);
        outputWeights[weight] = (outputWeights[weight] as number) - (outputs[output] as number) * value;
      }
    blame[unit] = sum;
    hiddenBias[unit] = (hiddenBias[unit] as number) - sum;
  }
  for (let input = 0; input < GLYPH_SIZE; input++) {
    const share = (glyphs[at + input] as number) / 255;
    if (share === 0) continue;
    const from = input * hiddenCount;
    for (let unit = 0; unit < hiddenCount; unit++)
      hiddenWeights[from + unit] = (hiddenWeights[from + unit] as number) - share * (blame[unit] as number);
  }
}

interface Room {
  readonly units: Float32Array;
  readonly outputs: Float32Array;
  readonly blame: Float32Array;
}

/** Trains a network on samples, shuffled anew for each epoch; `tell` hears of the end of each. */
export function learn(
  course: Course,
  { glyphs, labels }: Samples,
  random: Random,
  tell: (epoch: number) => void = () => {},
): Network {
  const { hidden, epochs, rate } = course;
  const network = initial(hidden, random);
  const room = {
    units: new Float32Array(hidden),
    outputs: new Float32Array(CLASS_COUNT),
    blame: new Float32Array(hidden),
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = Int32Array.from(labels, (_, at) => at);
    shuffle(order, (range) => Math.floor(random() * range));
    for (let turn = 0; turn < order.length; turn++) {
      const progress = (epoch + turn / order.length) / epochs;
      const now = rate * (0.01 + 0.99 * 0.5 * (1 + Math.cos(Math.PI * progress)));
      const at = order[turn] as number;
      step(network, glyphs, at * GLYPH_SIZE, labels[at] as number, now, room);
    }
    tell(epoch);
  }
  return network;
}
