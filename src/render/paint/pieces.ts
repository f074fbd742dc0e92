/** Work that yields after each piece, so that the caller can let other work run. */
export type Pieces<T> = Generator<undefined, T>;

const SLICE_MS = 8;

/** Runs without a pause. */
export function runAll<T>(work: Pieces<T>): T {
  let iteratorResult = work.next();
  while (!iteratorResult.done) iteratorResult = work.next();
  return iteratorResult.value;
}

/** Runs until `SLICE_MS` have passed or the work is done. Then the return value contains the result. */
export function runSlice<T>(work: Pieces<T>): IteratorResult<undefined, T> {
  const endTime = performance.now() + SLICE_MS;
  let iteratorResult = work.next();
  while (!iteratorResult.done && performance.now() < endTime) iteratorResult = work.next();
  return iteratorResult;
}
