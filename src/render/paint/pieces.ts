/** Work that is done in pieces. At each yield, the caller may let other work run. */
export type Pieces<T> = Generator<undefined, T>;

/** The target duration of a slice, a run of several pieces. */
const SLICE_MS = 8;

/** Runs all pieces without a pause. Returns the result of the work. */
export function runAll<T>(work: Pieces<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Runs the next pieces for `SLICE_MS` milliseconds. The last slice returns the result of the work. */
export function runSlice<T>(work: Pieces<T>): IteratorResult<undefined, T> {
  const end = performance.now() + SLICE_MS;
  let step = work.next();
  while (!step.done && performance.now() < end) step = work.next();
  return step;
}
