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
  /** Maximum time limit of a request. */
  readonly timeMs: number;
  /** Tables are stored in its subfolder `tables`. */
  readonly dataDir: string;
  readonly log: Log;
  /** Maximum for waiting small requests, and for waiting large ones. Default: 256. */
  readonly maxWaiting?: number;
  /** Time for a thread to stop its work by itself before it is terminated. Default: 3000. */
  readonly graceMs?: number;
  /**
   * All threads accept requests for large boards, and each request waits for its tables. Without batch mode:
   * - One thread accepts only small boards. It is an additional thread if `threads` is 1.
   * - Some boards are too large to prove that a solution is shortest. Their requests don't wait for tables,
   *   which are built for later requests.
   */
  readonly isBatch?: boolean;
  /**
   * Whether small requests first block the calling thread, for at most a quarter of a second. For a program
   * that answers one request: starting a thread would take longer than most of these requests.
   */
  readonly runsSmallHere?: boolean;
}

export interface RequestOptions<Progress> {
  /** The request is then answered with the fault `cancelled`. */
  readonly signal?: AbortSignal;
  /**
   * Keys of the person who made the request. People who wait take turns. All requests without keys count as
   * the requests of one person.
   */
  readonly turnKeys?: TurnKeys;
  /** Called a few times a second while there is progress. */
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Do the work even if the answer is in the cache, and share it with no other request. For callers that
   * measure its duration.
   */
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
  /** Refuses new work, waits for running work, then ends the workers. */
  close(): Promise<void>;
}

export interface RunningSolver<Tasks extends TaskSet = typeof TASKS> extends Solver<Tasks> {
  state(): SolverState;
  /** Whether the last finished request crashed its thread. */
  hasFailed(): boolean;
  /** Requests in progress end with the fault `cancelled`. */
  stopNow(): Promise<void>;
}
