import { checkBands, type TourClaim } from './board/check-tour.ts';

/** Above this size, a picture has fewer pixels than the board squares. */
const MAX_PICTURED_SQUARES = 1200 * 1200;

/** Returns 1 if the picture shows all rows and columns. */
export const sampleInterval = (cols: number, rows: number): number =>
  Math.max(1, Math.floor(Math.sqrt((cols * rows) / MAX_PICTURED_SQUARES)));

/** Counts the first row, then every `interval`-th one, or columns. */
export const sampledSideLength = (sideLength: number, interval: number): number =>
  Math.ceil(sideLength / interval);

/** Yields the bands unchanged, and copies their samples. */
function* recordSample(
  bands: Iterable<Int32Array>,
  cols: number,
  interval: number,
  sampledNumbers: Int32Array,
): Generator<Int32Array> {
  let [row, sampleIndex] = [0, 0];
  for (const band of bands) {
    for (let rowStart = 0; rowStart < band.length; rowStart += cols, row++) {
      if (row % interval !== 0) continue;
      for (let col = 0; col < cols; col += interval)
        sampledNumbers[sampleIndex++] = band[rowStart + col] ?? 0;
    }
    yield band;
  }
}

/** Checks the whole tour, because a sample alone doesn't prove it. Throws at a bug. */
export function sampleTour(
  claim: Omit<TourClaim, 'order'>,
  bands: Iterable<Int32Array>,
  interval: number,
): Int32Array {
  const { cols, rows } = claim;
  const sample = new Int32Array(sampledSideLength(cols, interval) * sampledSideLength(rows, interval));
  const proof = checkBands(claim, recordSample(bands, cols, interval, sample));
  if (!proof.ok) throw new Error(`a sampled tour failed its check: ${proof.fault.code}`);
  return sample;
}
