import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';

/** Tables by key, in memory shared by all workers. */
export type SharedTables = Readonly<Record<string, Uint8Array<SharedArrayBuffer>>>;

/** One run of a task. */
export interface Job {
  readonly task: string;
  readonly request: object;
  readonly tables?: SharedTables;
  /** Set if the worker helps another thread with this job. `helper` is the helper's own number, from 1. */
  readonly help?: { readonly shared: SharedSearch; readonly helper: number };
}

/** A job as it is sent to a worker. */
export interface SentJob {
  readonly job: Job;
  /** One number, shared with the worker. Setting it to 1 asks the worker to stop. */
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** A message from a worker during a job. */
export type JobNews =
  | { readonly type: 'progress'; readonly progress: unknown }
  | { readonly type: 'help-wanted'; readonly shared: SharedSearch };
