/** Kinds of work that become due by themselves. */
export type DueKind = 'rounds' | 'posts' | 'liveMessages' | 'replies';

/** Work of one kind, done whenever something of that kind is due. */
export interface DueWork {
  readonly kind: DueKind;
  /** Only rows for these adapters count; absent: all rows. */
  readonly adapters?: () => readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Does what is due. Fulfils with the milliseconds after which to look again if something is due still.
   * Never rejects.
   */
  run(): Promise<number>;
  /** Told that the database could not be asked. */
  onAway?(): void;
}

/**
 * One timer for all work of this process that becomes due. It asks the database once for all kinds, when the
 * next row is due, when a process tells of a change, and every two seconds: other processes on SQLite can't
 * tell.
 */
export interface Agenda {
  /** Runs the work whenever it is due, one run at a time, until the returned function fulfils. */
  watch(work: DueWork): () => Promise<void>;
}
