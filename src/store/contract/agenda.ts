/** Kinds of work that become due at some time. */
export type DueKind = 'rounds' | 'posts' | 'liveMessages' | 'replies';

/** Work of one kind, which runs whenever a row of that kind is due. */
export interface DueWork {
  readonly kind: DueKind;
  /** Adapters whose rows this process works on. Default: all rows. */
  readonly adapters?: () => readonly string[];
  /** Current time in milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Does the due work. Resolves with the milliseconds until the next run if more work is due then. Never
   * rejects.
   */
  run(): Promise<number>;
  /** Called when the database could not be queried. */
  onAway?(): void;
}

/**
 * Timer for all due work of this process. One query covers all kinds of work. It runs when the next row is
 * due, when a process reports a change, and every two seconds, because on SQLite other processes can't report
 * changes.
 */
export interface Agenda {
  /**
   * Runs the work whenever it is due, one run at a time. The returned function stops it and resolves after
   * the last run.
   */
  watch(work: DueWork): () => Promise<void>;
}
