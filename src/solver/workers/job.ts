import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';

/** Tables by their keys, in memory that all worker threads share. */
export type SharedTables = Readonly<Record<string, Uint8Array<SharedArrayBuffer>>>;

export interface Job {
  readonly task: string;
  readonly request: object;
  readonly tables?: SharedTables;
  /** For a thread that helps another with the same job. `helper`: from 1. */
  readonly help?: { readonly shared: SharedSearch; readonly helper: number };
}

export interface SentJob {
  readonly job: Job;
  /** The main thread sets it to 1 to stop the worker thread. */
  readonly stopFlag: Int32Array<SharedArrayBuffer>;
}

export type JobNews =
  | { readonly type: 'progress'; readonly progress: unknown }
  | { readonly type: 'help-wanted'; readonly shared: SharedSearch };
