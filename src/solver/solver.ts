import type { Result } from '../core/result.ts';
import type { Log } from '../observe/log.ts';
import type { TurnKeys } from '../turns/fair-queue.ts';
import type { SolverState } from './state.ts';
import type { TaskContext, TaskSet } from './task/task.ts';
import type { TASKS } from './tasks.ts';

export type MakeSolver = (options: SolverOptions) => RunningSolver;

export interface SolverOptions {
  /** Threads for searches, at least 1. */
  readonly threads: number;
  /** Memory for tables and large jobs. */
  readonly memoryMb: number;
  readonly timeMs: number;
  /** Folder of the folder `tables`. */
  readonly dataDir: string;
  readonly log: Log;
  /** For small requests, and for large ones. Default: 256. */
  readonly maxWaiting?: number;
  /** Time until a thread that doesn't stop is terminated. Default: 3000. */
  readonly graceMs?: number;
  /**
   * All threads accept requests for large boards, and each request waits for its tables. Without batch mode:
   * - One thread accepts only small boards. It is an additional thread if `threads` is 1.
   * - Some boards are too large to prove that a solution is shortest. Their requests don't wait for tables,
   *   which are built for later requests.
   */
  readonly isBatch?: boolean;
  /**
   * Small requests first block the calling thread, for at most a quarter of a second. For a program that
   * answers one request: starting a thread would usually take longer.
   */
  readonly runsSmallHere?: boolean;
}

export interface RequestOptions<Progress> {
  readonly signal?: AbortSignal;
  /** Requests without keys count as one person's. */
  readonly turnKeys?: TurnKeys;
  /** Called a few times a second. */
  readonly onProgress?: (progress: Progress) => void;
  /** Also shares the work with no other request. For callers that measure the duration. */
  readonly skipsCache?: boolean;
}

export type RequestOf<T> = T extends { check(request: infer Request, answer: never): unknown }
  ? Request
  : never;
export type AnswerOf<T> = T extends { check(request: never, answer: infer Answer): unknown } ? Answer : never;
export type ProgressOf<T> = T extends { run(request: never, context: TaskContext<infer Progress>): unknown }
  ? Progress
  : never;

/**
 * Every answer has passed an independent check. Faults: those of the task, `busy` (too many requests wait),
 * `cancelled`, `out-of-time` {seconds}, `solver-failed` (a thread crashed twice).
 */
export interface Solver<Tasks extends TaskSet = typeof TASKS> {
  ask<Name extends keyof Tasks & string>(
    task: Name,
    request: RequestOf<Tasks[Name]>,
    options?: RequestOptions<ProgressOf<Tasks[Name]>>,
  ): Promise<Result<AnswerOf<Tasks[Name]>>>;
  /** Waits for running work, and takes no new one. */
  close(): Promise<void>;
}

export interface RunningSolver<Tasks extends TaskSet = typeof TASKS> extends Solver<Tasks> {
  state(): SolverState;
  hasFailed(): boolean;
  /** Requests in progress end with the fault `cancelled`. */
  stopNow(): Promise<void>;
}
