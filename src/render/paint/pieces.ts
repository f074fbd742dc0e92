/**
 * Work that is done in pieces. After each piece, the generator yields, so that the caller can let other work
 * run.
 */
export type Pieces<T> = Generator<undefined, T>;

/** The time in milliseconds after which `runSlice` stops. */
const SLICE_MS = 8;

/** Does all pieces without a pause, and returns the result of the work. */
export function runAll<T>(work: Pieces<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/**
 * Does the next pieces until `SLICE_MS` milliseconds have passed or the work is done. If it is done, the
 * return value contains the result.
 */
export function runSlice<T>(work: Pieces<T>): IteratorResult<undefined, T> {
  const end = performance.now() + SLICE_MS;
  let step = work.next();
  while (!step.done && performance.now() < end) step = work.next();
  return step;
}
