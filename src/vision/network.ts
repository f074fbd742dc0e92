import { GLYPH_SIZE } from './glyph.ts';

/** Ten digits, and `NO_DIGIT`. */
export const CLASS_COUNT = 11;
/** Ink that is no digit. */
export const NO_DIGIT = 10;

/**
 * One hidden layer: `GLYPH_SIZE` inputs from 0 to 255, `hiddenCount` rectified linear units, `CLASS_COUNT`
 * outputs (softmax). Weights are ordered by input, then by unit, so that an input without ink can be skipped.
 */
export interface Network {
  readonly hiddenCount: number;
  readonly hiddenWeights: Float32Array;
  readonly hiddenBias: Float32Array;
  readonly outputWeights: Float32Array;
  readonly outputBias: Float32Array;
}

/**
 * Probability of each class for the glyph at the index `offset`. The next call overwrites the returned array.
 */
export type Classifier = (glyph: Uint8Array, offset?: number) => Float32Array;

/** Replaces logits by probabilities, in place. */
export function softmax(values: Float32Array): void {
  let maxValue = Number.NEGATIVE_INFINITY;
  for (const value of values) maxValue = Math.max(maxValue, value);
  let sum = 0;
  for (let index = 0; index < values.length; index++) {
    const exponential = Math.exp((values[index] as number) - maxValue);
    values[index] = exponential;
    sum += exponential;
  }
  for (let index = 0; index < values.length; index++) values[index] = (values[index] as number) / sum;
}

/** Fills `units` with the values for a glyph. */
export function computeHiddenLayer(
  network: Network,
  glyph: Uint8Array,
  glyphOffset: number,
  units: Float32Array,
): void {
  const { hiddenCount, hiddenWeights } = network;
  units.set(network.hiddenBias);
  for (let inputIndex = 0; inputIndex < GLYPH_SIZE; inputIndex++) {
    const inkValue = glyph[glyphOffset + inputIndex] as number;
    if (inkValue === 0) continue;
    const inkShare = inkValue / 255;
    const firstWeightIndex = inputIndex * hiddenCount;
    for (let unit = 0; unit < hiddenCount; unit++)
      units[unit] = (units[unit] as number) + inkShare * (hiddenWeights[firstWeightIndex + unit] as number);
  }
  for (let unit = 0; unit < hiddenCount; unit++) if ((units[unit] as number) < 0) units[unit] = 0;
}

export function computeOutputs(network: Network, units: Float32Array, outputs: Float32Array): void {
  outputs.set(network.outputBias);
  for (let unit = 0; unit < network.hiddenCount; unit++) {
    const unitValue = units[unit] as number;
    if (unitValue === 0) continue;
    for (let output = 0; output < CLASS_COUNT; output++)
      outputs[output] =
        (outputs[output] as number) +
        unitValue * (network.outputWeights[unit * CLASS_COUNT + output] as number);
  }
  softmax(outputs);
}

export function createClassifier(network: Network): Classifier {
  const units = new Float32Array(network.hiddenCount);
  const outputs = new Float32Array(CLASS_COUNT);
  return (glyph, offset = 0) => {
    computeHiddenLayer(network, glyph, offset, units);
    computeOutputs(network, units, outputs);
    return outputs;
  };
}
