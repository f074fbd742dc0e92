import type { Result } from '../core/result.ts';
import type { SolverState } from './state.ts';
import type { TaskContext, TaskSet } from './task.ts';
import type { TASKS } from './tasks.ts';

export interface AskOptions<Progress> {
  /** Ends the work; the answer is then the fault `cancelled`. */
  readonly signal?: AbortSignal;
  /** Who asked: people take turns. Work without a person is all one person's. */
  readonly person?: string;
  /** Called a few times a second while the work runs. */
  readonly onProgress?: (progress: Progress) => void;
  /** Do the work anew, though its answer may be known: the time that it takes is what is wanted. */
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
 * Does tasks off the main thread. Every answer has been replayed by an independent checker. Faults beside the
 * task's own: `busy` (the queue is full), `cancelled`, `out-of-time` {seconds}, `solver-failed` (crashed
 * twice).
 */
export interface Solver<Tasks extends TaskSet = typeof TASKS> {
  ask<Name extends keyof Tasks & string>(
    task: Name,
    request: RequestOf<Tasks[Name]>,
    options?: AskOptions<ProgressOf<Tasks[Name]>>,
  ): Promise<Result<AnswerOf<Tasks[Name]>>>;
  /** Refuses new work, waits for what runs, ends the workers. */
  close(): Promise<void>;
}

/** A solver, and what it has to do. */
export interface RunningSolver<Tasks extends TaskSet = typeof TASKS> extends Solver<Tasks> {
  state(): SolverState;
  /** Closes without waiting: what is open is answered with the fault `cancelled`. */
  end(): Promise<void>;
}
