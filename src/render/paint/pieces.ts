/** Work in pieces: other work may run at each yield. */
export type Pieces<T> = Generator<undefined, T>;

/** The target duration of one slice. */
const SLICE_MS = 8;

/** Runs all pieces without a pause. */
export function runAll<T>(work: Pieces<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Runs the next pieces for some milliseconds. The last slice returns the result. */
export function runSlice<T>(work: Pieces<T>): IteratorResult<undefined, T> {
  const end = performance.now() + SLICE_MS;
  let step = work.next();
  while (!step.done && performance.now() < end) step = work.next();
  return step;
}
