import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';

/** Tables by their keys, in memory that all worker threads share. */
export type SharedTables = Readonly<Record<string, Uint8Array<SharedArrayBuffer>>>;

export interface Job {
  readonly task: string;
  readonly request: object;
  readonly tables?: SharedTables;
  /** Set if this thread helps another thread that runs the same job. `helper`: from 1. */
  readonly help?: { readonly shared: SharedSearch; readonly helper: number };
}

export interface SentJob {
  readonly job: Job;
  /** One number. The main thread sets it to 1 to ask the worker thread to stop. */
  readonly stopFlag: Int32Array<SharedArrayBuffer>;
}

export type JobNews =
  | { readonly type: 'progress'; readonly progress: unknown }
  | { readonly type: 'help-wanted'; readonly shared: SharedSearch };
