/**
 * Memory shared by the threads of one search: whether it is over, its helpers, their numbers of expanded
 * positions, and words of the specific search.
 */
export type SharedSearch = Int32Array<SharedArrayBuffer>;

/** Highest number of threads, including the leader (0). */
export const MAX_THREADS = 16;

const OVER = 0;
/** Offsets by thread: whether it helps, and its positions expanded. */
const HELPING = 1;
const EXPANDED = HELPING + MAX_THREADS;
/** Offset of the first word of the specific search. */
export const OWN_WORDS = EXPANDED + MAX_THREADS;

/** Creates the memory of a search with `words` words of its own. */
export const createSharedSearch = (words: number): SharedSearch =>
  new Int32Array(new SharedArrayBuffer(4 * (OWN_WORDS + words)));

/**
 * Marks a helper as present or gone. Call it before a helper starts and after it has ended, even after a
 * crash.
 */
export const setHelping = (shared: SharedSearch, helper: number, isHelping: boolean): void => {
  Atomics.store(shared, HELPING + helper, isHelping ? 1 : 0);
};

export const isHelping = (shared: SharedSearch, helper: number): boolean =>
  Atomics.load(shared, HELPING + helper) !== 0;

/** Asks for help, runs the work, and then ends the search for all threads. */
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

/** Ends the search for all threads. */
export function endSharedSearch(shared: SharedSearch): void {
  Atomics.store(shared, OVER, 1);
  Atomics.notify(shared, OVER);
}

export const isOver = (shared: SharedSearch): boolean => Atomics.load(shared, OVER) !== 0;

/** Records the total number of positions expanded by that thread. */
export const setExpanded = (shared: SharedSearch, thread: number, expanded: number): void => {
  Atomics.store(shared, EXPANDED + thread, expanded | 0);
};

export function expandedByHelpers(shared: SharedSearch): number {
  let sum = 0;
  for (let thread = 1; thread < MAX_THREADS; thread++) sum += Atomics.load(shared, EXPANDED + thread);
  return sum;
}
