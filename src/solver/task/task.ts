import type { Fault, Result } from '../../core/result.ts';
import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';
import type { TableChoice } from '../../core/sliding/solve/solve-sliding.ts';

/** The context of one run of a task on a worker. */
export interface TaskContext<Progress> {
  /** A monotonic clock, in milliseconds. */
  now(): number;
  /** True once the request is cancelled. Searches call it every few thousand positions. */
  shouldStop(): boolean;
  /** Reports progress. Reports within 250 ms of the last one are dropped. */
  onProgress(progress: Progress): void;
  /** Reports progress that must not be dropped. */
  onNews(progress: Progress): void;
  /** Asks idle threads to `help`. They may come at any time, or never. Absent if the task can't be helped. */
  readonly askForHelp?: (shared: SharedSearch) => void;
  /** Returns the table of this key, if it is attached to the request. */
  readonly table: (key: string) => Uint8Array | undefined;
}

/**
 * The need for tables that aren't ready. `required`: wait for them. `awaited`: try briefly without them, then
 * wait. `welcome`: work without them, and build them for later requests.
 */
export type TableNeed = 'required' | 'awaited' | 'welcome';

/** The use of tables by a task. */
export interface TableUse<Request, Answer, Progress> {
  /** Returns the sets of tables that help, the best first. One set is enough. Empty if none is needed. */
  choices(request: Request): readonly TableChoice[];
  /** Returns the progress to report while tables are read or built; the share is 0 .. 1. */
  progress(share: number): Progress;
  need(request: Request, isBatch: boolean): TableNeed;
  /** Whether this result, found without tables, is final: tables could not improve it. */
  suffices(found: Result<Answer>): boolean;
}

/** The best reported progress of one request, over all its runs. */
export interface BestSoFar<Answer, Progress> {
  /** Returns the progress to show. `part` is the run's share of the request's time, 0 .. 1. */
  progress(told: Progress, part: number): Progress;
  /** Returns the answer, improved to the best reported progress. */
  answer(answer: Answer): Answer;
}

/**
 * A kind of work for the solver, described in one place. `run`, `check` and `help` are called on a worker,
 * all others on the main thread. A request may have `timeMs`, the time limit for its answer; the solver may
 * allow less.
 */
export interface Task<Request extends object, Answer, Progress = never> {
  /** Does the work. Throws only on bugs. */
  run(request: Request, context: TaskContext<Progress>): Result<Answer>;
  /** Checks the answer independently. Returns the first problem, or undefined. */
  check(request: Request, answer: Answer): string | undefined;
  /** Whether it takes a second at most, and may use the thread reserved for such work. */
  isSmall(request: Request): boolean;
  /** Returns the bytes that it takes beyond the thread's heap, roughly. Default: too few to count. */
  bytes?(request: Request): number;
  /** Returns a fault if the request must not start; `memory` is its limit in bytes. */
  refusal?(request: Request, memory: number): Fault | undefined;
  /** Cache key, and whether an answer is final so that it can be cached. */
  readonly cache?: { key(request: Request): string; isLasting(answer: Answer): boolean };
  readonly tables?: TableUse<Request, Answer, Progress>;
  /**
   * Whether a large request may finish quickly. It then gets a brief run among the small ones instead of
   * waiting.
   */
  isSoonOver?(request: Request): boolean;
  bestSoFar?(): BestSoFar<Answer, Progress>;
  /**
   * Helps a run of the same request on another thread until it ends or the context says stop. `helper` is 1
   * .. 15.
   */
  help?(request: Request, shared: SharedSearch, helper: number, context: TaskContext<Progress>): void;
  /** Returns a buffer of the answer that is too large to copy between threads. */
  transferred?(answer: Answer): ArrayBufferLike;
}

/** A task for code that handles all tasks in the same way. */
export type AnyTask = Task<object, unknown, unknown>;

export type TaskSet = Readonly<Record<string, AnyTask>>;
