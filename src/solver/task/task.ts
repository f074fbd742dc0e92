import type { Fault, Result } from '../../core/result.ts';
import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';
import type { TableChoice } from '../../core/sliding/solve/solve-sliding.ts';

/** The functions that a task can use on its worker thread while it works on one request. */
export interface TaskContext<Progress> {
  /** Returns the time of a monotonic clock, in milliseconds. */
  now(): number;
  /**
   * Returns true as soon as the request is cancelled. A task must call this often, such as every few thousand
   * positions, and stop if the result is true.
   */
  shouldStop(): boolean;
  /**
   * Reports progress to the callers, for example the completed share of the work. Drops the progress if the
   * last report was less than 250 ms ago.
   */
  onProgress(progress: Progress): void;
  /** Reports progress that is never dropped, such as a new solution. */
  reportProgressNow(progress: Progress): void;
  /**
   * Asks idle threads to run the task's `help` with the memory `shared`. Threads may join at any time, or
   * never. Undefined if the task has no `help`.
   */
  readonly askForHelp?: (shared: SharedSearch) => void;
  /** Returns the table `key`. Undefined if the job came without this table. */
  readonly table: (key: string) => Uint8Array | undefined;
}

/**
 * What to do if the tables for a request aren't loaded yet. `required`: wait for them. `awaited`: first try
 * for a short time without them, then wait. `welcome`: answer without them, and build them for later
 * requests.
 */
export type TableNeed = 'required' | 'awaited' | 'welcome';

/** How a task uses tables. */
export interface TableUse<Request, Answer, Progress> {
  /**
   * Returns sets of tables, each of which is enough for the request. The best set comes first. Empty if
   * tables don't help.
   */
  choices(request: Request): readonly TableChoice[];
  /**
   * Returns the progress to report while tables are read or built. `share`: the completed share of that work,
   * 0 .. 1.
   */
  progress(share: number): Progress;
  /** Returns whether the request must wait for tables that aren't loaded yet. */
  need(request: Request, isBatch: boolean): TableNeed;
  /**
   * Is the `result` of an attempt final? If not, another attempt follows, because more time or tables may
   * improve the result.
   */
  isFinal(result: Result<Answer>): boolean;
}

/**
 * Remembers the best progress of one request over all its attempts, so that a later attempt never shows worse
 * progress.
 */
export interface BestProgressTracker<Answer, Progress> {
  /**
   * Returns the progress to show when an attempt reports `reported`. If `reported` contains the completed
   * share of the attempt, the returned progress contains the completed share of the request instead.
   * `timeShare`: the time limit of the attempt, divided by that of the request, 0 .. 1.
   */
  progress(reported: Progress, timeShare: number): Progress;
  /** Returns `answer`, or a better answer if the progress of an earlier attempt contained one. */
  answer(answer: Answer): Answer;
}

/**
 * A kind of work for the solver, with everything that the solver must know about it. `run`, `check` and
 * `help` are called on a worker thread, all other functions on the main thread. A request may have a field
 * `timeMs`, its time limit. The solver may shorten it.
 */
export interface Task<Request extends object, Answer, Progress = never> {
  /** Does the work. Throws only if the program has a bug. */
  run(request: Request, context: TaskContext<Progress>): Result<Answer>;
  /**
   * Checks the answer without using the code that found it. Returns a description of the first problem, or
   * undefined.
   */
  check(request: Request, answer: Answer): string | undefined;
  /**
   * Does the request take at most a second? Then it may use the thread that is reserved for small requests.
   */
  isSmall(request: Request): boolean;
  /**
   * Estimates the memory that the work needs outside the thread's JavaScript heap, in bytes. Absent or 0: too
   * little to count.
   */
  estimateBytes?(request: Request): number;
  /**
   * Returns a fault if the request must be refused, for example because it needs too much memory.
   * `memoryBytes`: the solver's memory limit.
   */
  refuse?(request: Request, memoryBytes: number): Fault | undefined;
  /**
   * `key`: returns the key of a request in the answer cache. `isLasting`: can more time never improve this
   * answer? Only then it is cached.
   */
  readonly cache?: { key(request: Request): string; isLasting(answer: Answer): boolean };
  /** How the task uses tables. Absent if it uses none. */
  readonly tables?: TableUse<Request, Answer, Progress>;
  /**
   * May a large request finish quickly? If all threads for large requests are busy, it first gets a brief
   * attempt on the thread for small requests.
   */
  mayFinishQuickly?(request: Request): boolean;
  /** Creates an object that remembers the best progress of one request over all its attempts. */
  bestSoFar?(): BestProgressTracker<Answer, Progress>;
  /**
   * Helps another thread that runs the same request. Returns when that thread has finished or
   * `context.shouldStop()` is true. `helperNumber`: number of the helping thread, 1 .. 15.
   */
  help?(request: Request, shared: SharedSearch, helperNumber: number, context: TaskContext<Progress>): void;
  /**
   * Returns memory of the answer that is too large to copy. It is moved from the worker thread to the main
   * thread.
   */
  memoryToTransfer?(answer: Answer): ArrayBufferLike;
}

/** Any task, for code that treats all tasks the same way. */
export type AnyTask = Task<object, unknown, unknown>;

/** Tasks by their names. */
export type TaskSet = Readonly<Record<string, AnyTask>>;
