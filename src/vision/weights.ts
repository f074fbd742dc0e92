import { GLYPH_SIZE } from './glyph.ts';
import { CLASS_COUNT, type Network } from './network.ts';

/**
 * The length of the file's header: the number of hidden units (uint32), then for each layer the step between
 * two weights (float32). After the header follow the biases (float32) and the weights as multiples of the
 * step (int8). All numbers are little-endian.
 */
const HEADER_BYTES = 12;

/** Returns the largest absolute value. */
const largestAbsolute = (values: Float32Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

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
  const steps = [largestAbsolute(hiddenWeights) / 127, largestAbsolute(outputWeights) / 127];
  view.setUint32(0, hiddenCount, true);
  view.setFloat32(4, steps[0] as number, true);
  view.setFloat32(8, steps[1] as number, true);
  let at = HEADER_BYTES;
  for (const value of [...hiddenBias, ...outputBias]) {
    view.setFloat32(at, value, true);
    at += 4;
  }
  for (const [layer, step] of [
    [hiddenWeights, steps[0]],
    [outputWeights, steps[1]],
  ] as const)
    for (const value of layer) view.setInt8(at++, Math.round(value / (step as number)));
  return bytes;
}

/** Parses a network from the bytes of its file. Throws if the number of bytes is wrong. */
export function parseWeights(bytes: Uint8Array): Network {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const hidden = view.getUint32(0, true);
  if (bytes.length !== HEADER_BYTES + hidden * (4 + GLYPH_SIZE + CLASS_COUNT) + 4 * CLASS_COUNT)
    throw new Error('no weights of a network');
  let at = HEADER_BYTES;
  const readFloats = (length: number) => {
    const values = Float32Array.from({ length }, (_, index) => view.getFloat32(at + 4 * index, true));
    at += 4 * length;
    return values;
  };
  const readLayer = (length: number, step: number) => {
    const values = Float32Array.from({ length }, (_, index) => step * view.getInt8(at + index));
    at += length;
    return values;
  };
  const [firstBias, secondBias] = [readFloats(hidden), readFloats(CLASS_COUNT)];
  const first = readLayer(hidden * GLYPH_SIZE, view.getFloat32(4, true));
  const second = readLayer(hidden * CLASS_COUNT, view.getFloat32(8, true));
  return {
    hiddenCount: hidden,
    hiddenWeights: first,
    hiddenBias: firstBias,
    outputWeights: second,
    outputBias: secondBias,
  };
}
