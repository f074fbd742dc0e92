import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';

/** Tables by their keys, in memory that all worker threads share. */
export type SharedTables = Readonly<Record<string, Uint8Array<SharedArrayBuffer>>>;

/** A request for a task, to run on a worker thread. */
export interface Job {
  readonly task: string;
  readonly request: object;
  readonly tables?: SharedTables;
  /**
   * Set if this thread helps another thread that runs the same job. `helper`: number of the helping thread,
   * from 1.
   */
  readonly help?: { readonly shared: SharedSearch; readonly helper: number };
}

/** A job as it is sent to a worker. */
export interface SentJob {
  readonly job: Job;
  /** One number in shared memory. The main thread sets it to 1 to ask the worker thread to stop. */
  readonly stopFlag: Int32Array<SharedArrayBuffer>;
}

/** A message from a worker thread while it runs a job. */
export type JobNews =
  | { readonly type: 'progress'; readonly progress: unknown }
  | { readonly type: 'help-wanted'; readonly shared: SharedSearch };
