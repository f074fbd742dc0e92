/**
 * Memory that the threads of one search share: whether it is over, who helps, what they have expanded; then the
 * words of that kind of search.
 */
export type SharedSearch = Int32Array<SharedArrayBuffer>;

/** Threads at most, the leader (0) included. */
export const MAX_THREADS = 16;

const OVER = 0;
/** By thread: whether it helps, and positions expanded. */
const HELPING = 1;
const EXPANDED = HELPING + MAX_THREADS;
/** The first word that a kind of search has for itself. */
export const OWN_WORDS = EXPANDED + MAX_THREADS;

/** Memory for a search with so many words of its own. */
export const createSharedSearch = (words: number): SharedSearch =>
  new Int32Array(new SharedArrayBuffer(4 * (OWN_WORDS + words)));

/** Before a helper starts, and when it has ended, however it did. */
export const setHelping = (shared: SharedSearch, helper: number, isHelping: boolean): void => {
  Atomics.store(shared, HELPING + helper, isHelping ? 1 : 0);
};

export const isHelping = (shared: SharedSearch, helper: number): boolean =>
  Atomics.load(shared, HELPING + helper) !== 0;

/** Does the work while others may help, who are asked for; then nothing is left to do for any thread. */
export function whileHelped<Found>(
  shared: SharedSearch,
  askForHelp: (shared: SharedSearch) => void,
  work: () => Found,
): Found {
  askForHelp(shared);
  try {
    return work();
  } finally {
    endSharedSearch(shared);
  }
}

/** Nothing is left to do for any thread. */
export function endSharedSearch(shared: SharedSearch): void {
  Atomics.store(shared, OVER, 1);
  Atomics.notify(shared, OVER);
}

export const isOver = (shared: SharedSearch): boolean => Atomics.load(shared, OVER) !== 0;

/** Notes how many positions that thread has expanded in all. */
export const setExpanded = (shared: SharedSearch, thread: number, expanded: number): void => {
  Atomics.store(shared, EXPANDED + thread, expanded | 0);
};

export function expandedByHelpers(shared: SharedSearch): number {
  let sum = 0;
  for (let thread = 1; thread < MAX_THREADS; thread++) sum += Atomics.load(shared, EXPANDED + thread);
  return sum;
}
