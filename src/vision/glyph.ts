/**
 * A glyph is the network's input for a character: `GLYPH_ROWS x GLYPH_COLS` shares of ink in reading order, 0
 * to 255 each.
 */
export const GLYPH_COLS = 16;
export const GLYPH_ROWS = 20;
export const GLYPH_SIZE = GLYPH_COLS * GLYPH_ROWS;

/** One value for each pixel in reading order, from 0 (no ink) to 255. */
export interface Ink {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Rectangle of pixels. `right` and `bottom` are the first column and row outside of it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Scaling of an axis. For each target pixel: the first source pixel that it covers, and the weights of all
 * source pixels that it covers. The sum of the weights is at most 1.
 */
interface AxisScaling {
  readonly firstPixels: Int32Array;
  readonly weights: readonly Float32Array[];
}

/**
 * `length` source pixels, the first of which is `start`, become `scaledLength` pixels in the middle of
 * `targetLength` target pixels.
 */
function scaleAxis(start: number, length: number, scaledLength: number, targetLength: number): AxisScaling {
  const firstPixels = new Int32Array(targetLength);
  const weights: Float32Array[] = [];
  const [sourceStep, offset] = [length / scaledLength, (targetLength - scaledLength) / 2];
  for (let targetPixel = 0; targetPixel < targetLength; targetPixel++) {
    const sourceStart = Math.max(0, (targetPixel - offset) * sourceStep);
    const sourceEnd = Math.min(length, (targetPixel + 1 - offset) * sourceStep);
    if (sourceEnd <= sourceStart) {
      weights.push(new Float32Array(0));
      continue;
    }
    const firstPixel = Math.floor(sourceStart);
    const pixelWeights = new Float32Array(Math.ceil(sourceEnd) - firstPixel);
    for (let index = 0; index < pixelWeights.length; index++)
      pixelWeights[index] =
        (Math.min(sourceEnd, firstPixel + index + 1) - Math.max(sourceStart, firstPixel + index)) /
        sourceStep;
    firstPixels[targetPixel] = start + firstPixel;
    weights.push(pixelWeights);
  }
  return { firstPixels, weights };
}

/**
 * Scales the ink in a box to the height of a glyph and centres it. Compresses ink that would be wider. Writes
 * `GLYPH_SIZE` values from the index `offset` on.
 */
export function writeGlyph(ink: Ink, box: Box, glyph: Uint8Array, offset = 0): void {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const xScaling = scaleAxis(
    box.left,
    width,
    Math.min(GLYPH_COLS, (width * GLYPH_ROWS) / height),
    GLYPH_COLS,
  );
  const yScaling = scaleAxis(box.top, height, GLYPH_ROWS, GLYPH_ROWS);
  const scaledRows = new Float32Array(height * GLYPH_COLS);
  for (let row = 0; row < height; row++) {
    const rowStart = (box.top + row) * ink.width;
    for (let col = 0; col < GLYPH_COLS; col++) {
      const pixelWeights = xScaling.weights[col] as Float32Array;
      const firstPixel = rowStart + (xScaling.firstPixels[col] as number);
      let sum = 0;
      for (let index = 0; index < pixelWeights.length; index++)
        sum += (pixelWeights[index] as number) * (ink.data[firstPixel + index] as number);
      scaledRows[row * GLYPH_COLS + col] = sum;
    }
  }
  for (let row = 0; row < GLYPH_ROWS; row++) {
    const pixelWeights = yScaling.weights[row] as Float32Array;
    const firstRow = (yScaling.firstPixels[row] as number) - box.top;
    for (let col = 0; col < GLYPH_COLS; col++) {
      let sum = 0;
      for (let index = 0; index < pixelWeights.length; index++)
        sum +=
          (pixelWeights[index] as number) * (scaledRows[(firstRow + index) * GLYPH_COLS + col] as number);
      glyph[offset + row * GLYPH_COLS + col] = Math.round(sum);
    }
  }
}
