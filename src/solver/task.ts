import type { MessagePort } from 'node:worker_threads';
import type { KnightAnswer, KnightRequest } from '../core/knight/answer.ts';
import type { LogRequest, StepLog } from '../core/knight/classic/log.ts';
import type { BacktrackTable, TableRequest } from '../core/knight/classic/table.ts';
import type { AnalysisAnswer, AnalysisRequest } from '../core/sliding/analysis/analysis.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../core/sliding/answer.ts';
import type { Crew } from '../core/sliding/solve/parallel-search.ts';

/** Tables by key, in memory that all workers share. */
export type SharedTables = Readonly<Record<string, Uint8Array<SharedArrayBuffer>>>;

/** A table that a worker has read or built. */
export interface TableFound {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  readonly built: boolean;
  /** Why the file that was there could not be used. */
  readonly damage?: string;
  /** Why the built table could not be written to disk; it still serves from memory. */
  readonly unsaved?: string;
}

/** What a worker can be asked. */
export type Job =
  | {
      readonly kind: 'sliding';
      readonly request: SlidingRequest;
      readonly tables: SharedTables;
    }
  /** Help with a board that another thread proves. */
  | {
      readonly kind: 'join';
      readonly request: SlidingRequest;
      readonly tables: SharedTables;
      readonly crew: Crew;
      readonly member: number;
    }
  | { readonly kind: 'knight'; readonly request: KnightRequest }
  | { readonly kind: 'knightTables'; readonly request: TableRequest }
  | { readonly kind: 'knightLog'; readonly request: LogRequest }
  | { readonly kind: 'analysis'; readonly request: AnalysisRequest; readonly tables: SharedTables }
  | { readonly kind: 'table'; readonly key: string; readonly dir: string };

/** The answer to each kind of job. */
export interface Answers {
  readonly sliding: SlidingAnswer;
  readonly join: true;
  readonly knight: KnightAnswer;
  readonly knightTables: readonly BacktrackTable[];
  readonly knightLog: StepLog;
  readonly analysis: AnalysisAnswer;
  readonly table: TableFound;
}

/** A job on its way to a worker. */
export interface Task {
  readonly job: Job;
  /** One Int32: 1 asks the worker to stop. */
  readonly stop: Int32Array<SharedArrayBuffer>;
  /** Where the worker sends `WorkerMessage`s while it runs. */
  readonly port: MessagePort;
}

/** What a worker says while it runs; `crash` is its last word before it ends itself. */
export type WorkerMessage =
  | { readonly type: 'progress'; readonly progress: SlidingProgress }
  | { readonly type: 'recruit'; readonly crew: Crew }
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'crash'; readonly error: string };
