import type { Result } from '../core/result.ts';
import type { Log } from '../observe/log.ts';
import type { SolverState } from './state.ts';
import type { TaskContext, TaskSet } from './task/task.ts';
import type { TASKS } from './tasks.ts';

export interface SolverOptions {
  /** Number of threads for searches, at least 1. */
  readonly threads: number;
  /** Memory for tables and large jobs, in megabytes. */
  readonly memoryMb: number;
  /** Highest time limit for one answer, in milliseconds. A request may ask for less. */
  readonly timeMs: number;
  /** Data folder. Tables are stored in its subfolder `tables`. */
  readonly dataDir: string;
  readonly log: Log;
  /** How many small requests may wait, and how many large ones. Default: 256 each. */
  readonly queue?: number;
  /** Time for a worker to stop before it is terminated, in milliseconds; default 3000. */
  readonly graceMs?: number;
  /**
   * Batch mode: every thread accepts large boards, which wait for their tables. By default, one thread is
   * reserved for small boards; if `threads` is 1, a second thread is added for them. Boards that can't be
   * proved are then answered without tables, while these are built.
   */
  readonly batch?: boolean;
}

export interface RequestOptions<Progress> {
  /** Cancels the request, which is then answered with the fault `cancelled`. */
  readonly signal?: AbortSignal;
  /**
   * The person who made the request, because people take turns. All requests without a person share one turn.
   */
  readonly person?: string;
  /** Called a few times a second while the work runs. */
  readonly onProgress?: (progress: Progress) => void;
  /** Does the work again even if its answer is cached. For callers that need the work's duration. */
  readonly isMeasured?: boolean;
}

/** The request, answer and progress types of a task. */
export type RequestOf<T> = T extends { check(request: infer Request, answer: never): unknown }
  ? Request
  : never;
export type AnswerOf<T> = T extends { check(request: never, answer: infer Answer): unknown } ? Answer : never;
export type ProgressOf<T> = T extends { run(request: never, context: TaskContext<infer Progress>): unknown }
  ? Progress
  : never;

/**
 * Runs tasks on worker threads. Every answer has passed an independent check. Faults, besides those of the
 * task: `busy` (too many requests wait), `cancelled`, `out-of-time` {seconds}, `solver-failed` (crashed
 * twice).
 */
export interface Solver<Tasks extends TaskSet = typeof TASKS> {
  ask<Name extends keyof Tasks & string>(
    task: Name,
    request: RequestOf<Tasks[Name]>,
    options?: RequestOptions<ProgressOf<Tasks[Name]>>,
  ): Promise<Result<AnswerOf<Tasks[Name]>>>;
  /** Refuses new work, waits for running work, then ends the workers. */
  close(): Promise<void>;
}

/** A solver, with its state and the functions that end it. */
export interface RunningSolver<Tasks extends TaskSet = typeof TASKS> extends Solver<Tasks> {
  state(): SolverState;
  /** Whether the latest finished work crashed. */
  hasFailed(): boolean;
  /** Closes without waiting; open requests are answered with the fault `cancelled`. */
  end(): Promise<void>;
}
