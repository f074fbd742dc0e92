import type { Fault, Result } from '../../core/result.ts';
import type { TableChoice } from '../../core/sliding/solve/needs.ts';
import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';

/** Tools of a task on its worker thread, for one request. */
export interface TaskContext<Progress> {
  /** Monotonic, in milliseconds. */
  now(): number;
  /** A task must call this often, such as every few thousand positions. */
  shouldStop(): boolean;
  /** Dropped if the last report was less than 250 ms ago. */
  onProgress(progress: Progress): void;
  /** For progress that is never dropped, such as a new solution. */
  reportProgressNow(progress: Progress): void;
  /**
   * Asks idle threads to run the task's `help` with the memory `shared`. Threads may join at any time, or
   * never. Undefined if the task has no `help`.
   */
  readonly askForHelp?: (shared: SharedSearch) => void;
  /** Undefined if the job came without this table. */
  readonly table: (key: string) => Uint8Array | undefined;
}

/**
 * For tables that aren't loaded yet. `required`: wait for them. `awaited`: first try for a short time without
 * them, then wait. `welcome`: answer without them, and build them for later requests.
 */
export type TableNeed = 'required' | 'awaited' | 'welcome';

export interface TableUse<Request, Answer, Progress> {
  /** Sets of tables, the best first. One is enough. Empty if tables don't help. */
  choices(request: Request): readonly TableChoice[];
  /** Progress while tables are read or built. `share`: completed, 0..1. */
  progress(share: number): Progress;
  need(request: Request, isBatch: boolean): TableNeed;
  /** Whether more time or tables can't improve the result. */
  isFinal(result: Result<Answer>): boolean;
}

/** Keeps a later attempt of a request from showing worse progress. */
export interface BestProgressTracker<Answer, Progress> {
  /**
   * Makes a completed share of an attempt one of the request. `timeShare`: the attempt's part of the time
   * limit, 0..1.
   */
  progress(reported: Progress, timeShare: number): Progress;
  /** Returns a better answer from an earlier attempt's progress, if any. */
  answer(answer: Answer): Answer;
}

/**
 * A kind of work. `run`, `check` and `help` are called on a worker thread, all other functions on the main
 * thread. So the first three load their code with `import()`. The solver may shorten a request's `timeMs`.
 */
export interface Task<Request extends object, Answer, Progress = never> {
  /** Throws only if the program has a bug. */
  run(request: Request, context: TaskContext<Progress>): Result<Answer> | Promise<Result<Answer>>;
  /** Doesn't use the code that found the answer. Returns a description of the first problem, or undefined. */
  check(request: Request, answer: Answer): string | undefined | Promise<string | undefined>;
  /** Whether a request takes at most a second. Then it may use the thread for small requests. */
  isSmall(request: Request): boolean;
  /** Memory outside the JavaScript heap. Absent or 0: too little to count. */
  estimateBytes?(request: Request): number;
  /** Refuses a request, for example for too much memory. `memoryBytes`: the solver's limit. */
  refuse?(request: Request, memoryBytes: number): Fault | undefined;
  /** Only an answer that is `isLasting` is cached: more time can never improve it. */
  readonly cache?: { key(request: Request): string; isLasting(answer: Answer): boolean };
  readonly tables?: TableUse<Request, Answer, Progress>;
  /**
   * Whether a large request may finish quickly. If all threads for large ones are busy, it first gets a brief
   * attempt on the thread for small ones.
   */
  mayFinishQuickly?(request: Request): boolean;
  bestSoFar?(): BestProgressTracker<Answer, Progress>;
  /**
   * Helps another thread with the same request, until that has finished or `context.shouldStop()` is true.
   * `helperNumber`: 1..15.
   */
  help?(
    request: Request,
    shared: SharedSearch,
    helperNumber: number,
    context: TaskContext<Progress>,
  ): void | Promise<void>;
  /** Memory that is too large to copy, so it is moved to the main thread. */
  memoryToTransfer?(answer: Answer): ArrayBufferLike;
}

/** For code that treats all tasks alike. */
export type AnyTask = Task<object, unknown, unknown>;

export type TaskSet = Readonly<Record<string, AnyTask>>;
