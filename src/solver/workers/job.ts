import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';

/** Tables by key, in memory that all workers share. */
export type SharedTables = Readonly<Record<string, Uint8Array<SharedArrayBuffer>>>;

/** One run of a task. */
export interface Job {
  /** The task's name. */
  readonly task: string;
  readonly request: object;
  readonly tables?: SharedTables;
  /** Help another thread's run of it instead; each helper has its own number, from 1. */
  readonly help?: { readonly shared: SharedSearch; readonly helper: number };
}

/** A job on its way to a worker. */
export interface SentJob {
  readonly job: Job;
  /** One Int32: 1 asks the worker to stop. */
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** What a worker says while it runs. */
export type JobNews =
  | { readonly type: 'progress'; readonly progress: unknown }
  | { readonly type: 'help-wanted'; readonly shared: SharedSearch };
