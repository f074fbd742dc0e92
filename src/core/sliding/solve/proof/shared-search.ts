/**
 * A flag "search is over", a flag for each helper, and the number of positions that each thread has expanded.
 * Further words depend on the kind of search.
 */
export type SharedSearch = Int32Array<SharedArrayBuffer>;

/** Thread 0 is the leader, the others are helpers. */
export const MAX_THREADS = 16;

const IS_OVER_WORD = 0;
/** Areas with one word for each thread. `HELPING_WORDS`: 1 if it helps. */
const HELPING_WORDS = 1;
const EXPANDED_WORDS = HELPING_WORDS + MAX_THREADS;
/** Each kind of search defines the words from here on. */
export const FIRST_OWN_WORD = EXPANDED_WORDS + MAX_THREADS;

export const createSharedSearch = (ownWordCount: number): SharedSearch =>
  new Int32Array(new SharedArrayBuffer(4 * (FIRST_OWN_WORD + ownWordCount)));

/** Call it before a helper starts and after it has ended, even after a crash. */
export const setHelping = (sharedSearch: SharedSearch, helperIndex: number, isHelping: boolean): void => {
  Atomics.store(sharedSearch, HELPING_WORDS + helperIndex, isHelping ? 1 : 0);
};

export const isHelping = (sharedSearch: SharedSearch, helperIndex: number): boolean =>
  Atomics.load(sharedSearch, HELPING_WORDS + helperIndex) !== 0;

/** Ends the search for all threads afterwards, even if `work` throws. */
export function runWithHelp<Found>(
  sharedSearch: SharedSearch,
  askForHelp: (shared: SharedSearch) => void,
  work: () => Found,
): Found {
  askForHelp(sharedSearch);
  try {
    return work();
  } finally {
    endSharedSearch(sharedSearch);
  }
}

export function endSharedSearch(sharedSearch: SharedSearch): void {
  Atomics.store(sharedSearch, IS_OVER_WORD, 1);
  Atomics.notify(sharedSearch, IS_OVER_WORD);
}

export const isOver = (sharedSearch: SharedSearch): boolean => Atomics.load(sharedSearch, IS_OVER_WORD) !== 0;

/** `expandedCount`: the total of this thread. */
export const setExpanded = (sharedSearch: SharedSearch, threadIndex: number, expandedCount: number): void => {
  Atomics.store(sharedSearch, EXPANDED_WORDS + threadIndex, expandedCount | 0);
};

export function expandedByHelpers(sharedSearch: SharedSearch): number {
  let expandedSum = 0;
  for (let threadIndex = 1; threadIndex < MAX_THREADS; threadIndex++)
    expandedSum += Atomics.load(sharedSearch, EXPANDED_WORDS + threadIndex);
  return expandedSum;
}
