/** Kinds of work that become due at some time. */
export type DueKind = 'rounds' | 'posts' | 'liveMessages' | 'replies';

/** Work of one kind, which runs whenever a row of that kind is due. */
export interface DueWork {
  readonly kind: DueKind;
  /** Adapters whose rows count. Default: all rows. */
  readonly adapters?: () => readonly string[];
  /** Current time in milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Does the due work. Resolves with the milliseconds until the next run if more work is due. Never rejects.
   */
  run(): Promise<number>;
  /** Called when the database could not be queried. */
  onAway?(): void;
}

/**
 * Timer for all due work of this process. It queries the database for all kinds together: when the next row
 * is due, when a process reports a change, and every two seconds. Other processes can't report changes on
 * SQLite.
 */
export interface Agenda {
  /**
   * Runs the work whenever it is due, one run at a time. The returned function stops it and resolves after
   * the last run.
   */
  watch(work: DueWork): () => Promise<void>;
}
