import type { Result } from '../core/result.ts';
import type { Log } from '../observe/log.ts';
import type { SolverState } from './state.ts';
import type { TaskContext, TaskSet } from './task/task.ts';
import type { TASKS } from './tasks.ts';

export interface SolverOptions {
  /** Number of worker threads, at least 1. */
  readonly threads: number;
  /** Memory for tables and large jobs. */
  readonly memoryMb: number;
  /** Highest time limit for one answer, in milliseconds. A request may ask for less. */
  readonly timeMs: number;
  /** Data folder. Tables are stored in its subfolder `tables`. */
  readonly dataDir: string;
  readonly log: Log;
  /** Limit of open small requests, and of open large ones; default 256. */
  readonly queue?: number;
  /** Time for a worker to stop before it is terminated, in milliseconds; default 3000. */
  readonly graceMs?: number;
  /**
   * Batch mode: every thread accepts large boards, which wait for their tables. Default: one thread is
   * reserved for small boards (a second one is added if there is only one). Boards that can't be proved are
   * then answered without tables while these are built.
   */
  readonly batch?: boolean;
}

export interface RequestOptions<Progress> {
  /** Cancels the work; the answer is then the fault `cancelled`. */
  readonly signal?: AbortSignal;
  /** The person who made the request: people take turns. Requests without a person share one turn. */
  readonly person?: string;
  /** Called a few times a second while the work runs. */
  readonly onProgress?: (progress: Progress) => void;
  /** Do the work again even if its answer is cached, because its duration is needed. */
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
 * Runs tasks on worker threads. Every answer has passed an independent check. Faults in addition to the
 * task's own: `busy` (the queue is full), `cancelled`, `out-of-time` {seconds}, `solver-failed` (crashed
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

/** A solver, with its state. */
export interface RunningSolver<Tasks extends TaskSet = typeof TASKS> extends Solver<Tasks> {
  state(): SolverState;
  /** Whether the latest finished work crashed. */
  hasFailed(): boolean;
  /** Closes without waiting; open requests are answered with the fault `cancelled`. */
  end(): Promise<void>;
}
