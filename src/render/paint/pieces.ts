/** Work in pieces: wherever it yields, others may have their turn. */
export type Pieces<T> = Generator<undefined, T>;

/** Milliseconds: small pieces are taken together for about so long. */
const SLICE_MS = 8;

/** All of a work in one go. */
export function runAll<T>(work: Pieces<T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The next pieces of a work, in some milliseconds; the last gives what the work gives. */
export function runSlice<T>(work: Pieces<T>): IteratorResult<undefined, T> {
  const end = performance.now() + SLICE_MS;
  let step = work.next();
  while (!step.done && performance.now() < end) step = work.next();
  return step;
}
