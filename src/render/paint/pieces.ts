/**
 * Work that is done in pieces. After each piece, the generator yields, so that the caller can let other work
 * run.
 */
export type Pieces<T> = Generator<undefined, T>;

/** The time in milliseconds after which `runSlice` stops. */
const SLICE_MS = 8;

/** Does all pieces without a pause, and returns the result of the work. */
export function runAll<T>(work: Pieces<T>): T {
  let iteratorResult = work.next();
  while (!iteratorResult.done) iteratorResult = work.next();
  return iteratorResult.value;
}

/**
 * Does the next pieces until `SLICE_MS` milliseconds have passed or the work is done. If it is done, the
 * return value contains the result.
 */
export function runSlice<T>(work: Pieces<T>): IteratorResult<undefined, T> {
  const endTime = performance.now() + SLICE_MS;
  let iteratorResult = work.next();
  while (!iteratorResult.done && performance.now() < endTime) iteratorResult = work.next();
  return iteratorResult;
}
