import { checkBands, type TourClaim } from './board/check-tour.ts';

/** A board of more squares has some for each pixel of a picture of it. */
const MAX_PICTURED_SQUARES = 1200 * 1200;

/** Every so many rows and columns of a board are enough for a picture of it. */
export const sampleInterval = (cols: number, rows: number): number =>
  Math.max(1, Math.floor(Math.sqrt((cols * rows) / MAX_PICTURED_SQUARES)));

/** Rows or columns that are left of so many when only each `every`-th is kept, beginning with the first. */
export const sampledSide = (side: number, every: number): number => Math.ceil(side / every);

/** The bands as they come, with each `every`-th number of each `every`-th row noted in `into`. */
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
 * Each `every`-th row and column of a tour whose numbers come in bands, from the top left. The whole tour is proved on the way, for what
 * is left can't be; throws if it is none, which only a bug can cause.
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
