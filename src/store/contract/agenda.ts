/** Kinds of work that the agenda starts when a row of the database is due. */
export type DueKind = 'rounds' | 'posts' | 'liveMessages' | 'replies';

/** Work of one kind. The agenda runs it whenever the database has a due row of that kind. */
export interface DueWork {
  readonly kind: DueKind;
  /**
   * Returns the names of the adapters (platforms) for which this process does the work. Absent for rounds,
   * which aren't tied to an adapter.
   */
  readonly adapters?: () => readonly string[];
  /** Returns the current time in milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Does the due work. Resolves with the milliseconds until the agenda must look for due work again. Never
   * rejects.
   */
  run(): Promise<number>;
  /** Called when the database query for due work failed. */
  onQueryFailed?(): void;
}

/**
 * Timer for the due work of this process. One query covers all kinds of work. The agenda sends the query when
 * the next row becomes due, when a process reports a change, and at least every two seconds. With SQLite,
 * processes can't report changes to each other.
 */
export interface Agenda {
  /**
   * Runs the work whenever it is due, one run at a time. Returns a function that stops watching for due work.
   * The function's promise resolves when no run is in progress any more.
   */
  watch(work: DueWork): () => Promise<void>;
}
