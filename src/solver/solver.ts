import type { Result } from '../core/result.ts';
import type { Log } from '../observe/log.ts';
import type { SolverState } from './state.ts';
import type { TaskContext, TaskSet } from './task/task.ts';
import type { TASKS } from './tasks.ts';

export interface SolverOptions {
  /** Worker threads, from 1. */
  readonly threads: number;
  /** Memory for tables, and for jobs that need much. */
  readonly memoryMb: number;
  /** Milliseconds for one answer at most; a request may ask for less. */
  readonly timeMs: number;
  /** Tables are kept in `tables` inside it. */
  readonly dataDir: string;
  readonly log: Log;
  /** Small requests that may wait for a thread, and as many large ones; default 256. */
  readonly queue?: number;
  /** Milliseconds that a worker may take to stop by itself before it is ended; default 3000. */
  readonly graceMs?: number;
  /**
   * For batches: every thread does any board, and large boards wait for their tables. Default: one thread is
   * kept for small boards (a second one if there is only one), and boards whose proof is out of reach are
   * answered without tables while these are built.
   */
  readonly batch?: boolean;
}

export interface RequestOptions<Progress> {
  /** Ends the work; the answer is then the fault `cancelled`. */
  readonly signal?: AbortSignal;
  /** The person who asks: people take turns. Work without a person is all one person's. */
  readonly person?: string;
  /** Called a few times a second while the work runs. */
  readonly onProgress?: (progress: Progress) => void;
  /** Do the work again, though its answer may be known: the time that it takes is wanted. */
  readonly isMeasured?: boolean;
}

/** What a task is asked, what it answers, and what it tells while it works. */
export type RequestOf<T> = T extends { check(request: infer Request, answer: never): unknown }
  ? Request
  : never;
export type AnswerOf<T> = T extends { check(request: never, answer: infer Answer): unknown } ? Answer : never;
export type ProgressOf<T> = T extends { run(request: never, context: TaskContext<infer Progress>): unknown }
  ? Progress
  : never;

/**
 * Does tasks off the main thread. Every answer has been replayed by an independent checker. Faults in
 * addition to the task's own: `busy` (the queue is full), `cancelled`, `out-of-time` {seconds},
 * `solver-failed` (crashed twice).
 */
export interface Solver<Tasks extends TaskSet = typeof TASKS> {
  ask<Name extends keyof Tasks & string>(
    task: Name,
    request: RequestOf<Tasks[Name]>,
    options?: RequestOptions<ProgressOf<Tasks[Name]>>,
  ): Promise<Result<AnswerOf<Tasks[Name]>>>;
  /** Refuses new work, waits for what runs, ends the workers. */
  close(): Promise<void>;
}

/** A solver, and what it has to do. */
export interface RunningSolver<Tasks extends TaskSet = typeof TASKS> extends Solver<Tasks> {
  state(): SolverState;
  /** Did the newest work that came to an end crash? */
  hasFailed(): boolean;
  /** Closes without waiting: what is open is answered with the fault `cancelled`. */
  end(): Promise<void>;
}
