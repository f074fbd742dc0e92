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
 * Scaling of an axis. Target pixel `i` covers the source pixels from `firstPixels[i]` on, with the weights
 * from `weights[offsets[i]]` to the one before `weights[offsets[i + 1]]`. Their sum is at most 1.
 */
interface AxisScaling {
  readonly firstPixels: Int32Array;
  readonly offsets: Int32Array;
  readonly weights: Float32Array;
}

/**
 * `length` source pixels, the first of which is `start`, become `scaledLength` pixels in the middle of
 * `targetLength` target pixels.
 */
function scaleAxis(start: number, length: number, scaledLength: number, targetLength: number): AxisScaling {
  const firstPixels = new Int32Array(targetLength);
  const offsets = new Int32Array(targetLength + 1);
  // Neighbouring target pixels share at most one source pixel.
  const weights = new Float32Array(length + targetLength);
  const [sourceStep, offset] = [length / scaledLength, (targetLength - scaledLength) / 2];
  let weightCount = 0;
  for (let targetPixel = 0; targetPixel < targetLength; targetPixel++) {
    const sourceStart = Math.max(0, (targetPixel - offset) * sourceStep);
    const sourceEnd = Math.min(length, (targetPixel + 1 - offset) * sourceStep);
    if (sourceEnd > sourceStart) {
      const firstPixel = Math.floor(sourceStart);
      for (let pixel = firstPixel; pixel < Math.ceil(sourceEnd); pixel++)
        weights[weightCount++] = (Math.min(sourceEnd, pixel + 1) - Math.max(sourceStart, pixel)) / sourceStep;
      firstPixels[targetPixel] = start + firstPixel;
    }
    offsets[targetPixel + 1] = weightCount;
  }
  return { firstPixels, offsets, weights };
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
      const end = xScaling.offsets[col + 1] as number;
      let pixel = rowStart + (xScaling.firstPixels[col] as number);
      let sum = 0;
      for (let index = xScaling.offsets[col] as number; index < end; index++)
        sum += (xScaling.weights[index] as number) * (ink.data[pixel++] as number);
      scaledRows[row * GLYPH_COLS + col] = sum;
    }
  }
  for (let row = 0; row < GLYPH_ROWS; row++) {
    const end = yScaling.offsets[row + 1] as number;
    const firstRow = (yScaling.firstPixels[row] as number) - box.top;
    for (let col = 0; col < GLYPH_COLS; col++) {
      let scaledPixel = firstRow * GLYPH_COLS + col;
      let sum = 0;
      for (let index = yScaling.offsets[row] as number; index < end; index++) {
        sum += (yScaling.weights[index] as number) * (scaledRows[scaledPixel] as number);
        scaledPixel += GLYPH_COLS;
      }
      glyph[offset + row * GLYPH_COLS + col] = Math.round(sum);
    }
  }
}
