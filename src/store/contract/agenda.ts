/** Kinds of work that is planned in the database and becomes due at a time. */
export type DueKind = 'rounds' | 'posts' | 'liveMessages' | 'replies';

/** Work of one kind. It runs whenever the database has a due row of that kind. */
export interface DueWork {
  readonly kind: DueKind;
  /** Names of the adapters (platforms) for which this process does the work. Default: for all adapters. */
  readonly adapters?: () => readonly string[];
  /** Returns the current time in milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Does the due work. If not all due work was done, resolves with the milliseconds until the next run must
   * begin. Never rejects.
   */
  run(): Promise<number>;
  /** Called when the query for due work failed. */
  onQueryFailed?(): void;
}

/**
 * Timer for the due work of this process. One query covers all kinds of work. The agenda sends the query when
 * the next row becomes due, when a process reports a change, and at least every two seconds. With SQLite,
 * processes can't report changes to each other.
 */
export interface Agenda {
  /**
   * Runs the work whenever it is due, one run at a time. The returned function ends this, and resolves when
   * no run is in progress any more.
   */
  watch(work: DueWork): () => Promise<void>;
}
