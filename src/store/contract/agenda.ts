export type DueKind = 'rounds' | 'posts' | 'liveMessages' | 'replies';

export interface DueWork {
  readonly kind: DueKind;
  /** Names of the adapters that this process serves. Absent for rounds, which aren't tied to an adapter. */
  readonly adapters?: () => readonly string[];
  /** In milliseconds since the epoch. */
  readonly now: () => number;
  /** Fulfils with the milliseconds until the next look for due work. Never rejects. */
  run(): Promise<number>;
  onQueryFailed?(): void;
}

/**
 * Timer for the due work of this process. Queries all kinds together: when the next row becomes due, when a
 * process reports a change, and at least every two seconds. With SQLite, processes can't report changes to
 * each other.
 */
export interface Agenda {
  /**
   * Does one run at a time. The returned function stops this, and fulfils when no run is in progress any
   * more.
   */
  watch(work: DueWork): () => Promise<void>;
}
