import { checkBands, type TourClaim } from './board/check-tour.ts';

/**
 * The most squares that a picture shows one by one. On larger boards a picture has fewer pixels than the
 * board has squares.
 */
const MAX_PICTURED_SQUARES = 1200 * 1200;

/**
 * Returns the interval at which rows and columns are sampled for a picture of the board. 1 means that all of
 * them are shown.
 */
export const sampleInterval = (cols: number, rows: number): number =>
  Math.max(1, Math.floor(Math.sqrt((cols * rows) / MAX_PICTURED_SQUARES)));

/**
 * Returns how many rows or columns a sample has if it takes every `every`-th one of `side`, starting with the
 * first.
 */
export const sampledSide = (side: number, every: number): number => Math.ceil(side / every);

/** Yields the bands unchanged and copies every `every`-th number of every `every`-th row to `into`. */
function* recordSample(
  bands: Iterable<Int32Array>,
  cols: number,
  every: number,
  into: Int32Array,
): Generator<Int32Array> {
  let [row, at] = [0, 0];
  for (const band of bands) {
    for (let first = 0; first < band.length; first += cols, row++) {
      if (row % every !== 0) continue;
      for (let col = 0; col < cols; col += every) into[at++] = band[first + col] ?? 0;
    }
    yield band;
  }
}

/**
 * Samples every `every`-th row and column of a tour, from the top left. `bands` are the tour's numbers in
 * bands of rows. Checks the whole tour at the same time, because a sample can't be checked. Throws if it is
 * no tour, which only a bug can cause.
 */
export function sampleTour(
  claim: Omit<TourClaim, 'order'>,
  bands: Iterable<Int32Array>,
  every: number,
): Int32Array {
  const { cols, rows } = claim;
  const sample = new Int32Array(sampledSide(cols, every) * sampledSide(rows, every));
  const proof = checkBands(claim, recordSample(bands, cols, every, sample));
  if (!proof.ok) throw new Error(`a sampled tour failed its check: ${proof.fault.code}`);
  return sample;
}
