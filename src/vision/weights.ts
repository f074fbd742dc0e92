import { GLYPH_SIZE } from './glyph.ts';
import { CLASS_COUNT, type Network } from './network.ts';

/**
 * The number of hidden units (uint32), then for each layer the step between two weights (float32). After the
 * header follow the biases (float32) and the weights as multiples of the step (int8). All numbers are
 * little-endian.
 */
const HEADER_BYTES = 12;

const findLargestAbsolute = (values: Float32Array): number =>
  values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);

export function makeWeights({
  hiddenCount,
  hiddenWeights,
  hiddenBias,
  outputWeights,
  outputBias,
}: Network): Uint8Array {
  const bytes = new Uint8Array(
    HEADER_BYTES + 4 * (hiddenCount + CLASS_COUNT) + hiddenWeights.length + outputWeights.length,
  );
  const view = new DataView(bytes.buffer);
  const weightSteps = [findLargestAbsolute(hiddenWeights) / 127, findLargestAbsolute(outputWeights) / 127];
  view.setUint32(0, hiddenCount, true);
  view.setFloat32(4, weightSteps[0] as number, true);
  view.setFloat32(8, weightSteps[1] as number, true);
  let byteOffset = HEADER_BYTES;
  for (const value of [...hiddenBias, ...outputBias]) {
    view.setFloat32(byteOffset, value, true);
    byteOffset += 4;
  }
  for (const [layerWeights, step] of [
    [hiddenWeights, weightSteps[0]],
    [outputWeights, weightSteps[1]],
  ] as const)
    for (const value of layerWeights) view.setInt8(byteOffset++, Math.round(value / (step as number)));
  return bytes;
}

/** Throws if the number of bytes is wrong. */
export function parseWeights(bytes: Uint8Array): Network {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hiddenCount = view.getUint32(0, true);
  if (bytes.length !== HEADER_BYTES + hiddenCount * (4 + GLYPH_SIZE + CLASS_COUNT) + 4 * CLASS_COUNT)
    throw new Error('no weights of a network');
  let byteOffset = HEADER_BYTES;
  const readFloats = (length: number) => {
    const values = Float32Array.from({ length }, (_, index) => view.getFloat32(byteOffset + 4 * index, true));
    byteOffset += 4 * length;
    return values;
  };
  const readLayer = (length: number, step: number) => {
    const values = Float32Array.from({ length }, (_, index) => step * view.getInt8(byteOffset + index));
    byteOffset += length;
    return values;
  };
  const [hiddenBias, outputBias] = [readFloats(hiddenCount), readFloats(CLASS_COUNT)];
  const hiddenWeights = readLayer(hiddenCount * GLYPH_SIZE, view.getFloat32(4, true));
  const outputWeights = readLayer(hiddenCount * CLASS_COUNT, view.getFloat32(8, true));
  return {
    hiddenCount,
    hiddenWeights,
    hiddenBias,
    outputWeights,
    outputBias,
  };
}
