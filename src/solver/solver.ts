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
  /** Maximum time limit of a request, in milliseconds. A request may have a shorter one. */
  readonly timeMs: number;
  /** Data folder. Tables are stored in its subfolder `tables`. */
  readonly dataDir: string;
  readonly log: Log;
  /** Maximum number of waiting small requests, and of waiting large requests. Default: 256. */
  readonly maxWaiting?: number;
  /**
   * Time that a thread has to stop its work by itself, in milliseconds. Then it is terminated. Default: 3000.
   */
  readonly graceMs?: number;
  /**
   * Batch mode: all threads accept requests for large boards, and each request waits for its tables. Without
   * batch mode, there are two differences:
   * - One thread accepts only small boards. It is an additional thread if `threads` is 1.
   * - Some boards are too large to prove that a solution is shortest. Their requests don't wait for tables,
   *   which are built for later requests.
   */
  readonly isBatch?: boolean;
}

export interface RequestOptions<Progress> {
  /** Cancels the request, which is then answered with the fault `cancelled`. */
  readonly signal?: AbortSignal;
  /**
   * The person who made the request. People who wait take turns. All requests without a person count as the
   * requests of one person.
   */
  readonly person?: string;
  /** Called a few times a second while the work runs, if there is progress. */
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Whether to do the work even if the answer is in the cache, and to share the work with no other request.
   * For callers that measure the duration of the work.
   */
  readonly skipsCache?: boolean;
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
 * Runs tasks on worker threads. Every answer has passed an independent check. Faults: those of the task,
 * `busy` (too many requests wait), `cancelled`, `out-of-time` {seconds}, `solver-failed` (a thread crashed
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

/** A solver, with functions to observe and to stop it. */
export interface RunningSolver<Tasks extends TaskSet = typeof TASKS> extends Solver<Tasks> {
  state(): SolverState;
  /** Did the last finished request crash its thread? */
  hasFailed(): boolean;
  /** Stops immediately. Requests in progress end with the fault `cancelled`. */
  stopNow(): Promise<void>;
}
