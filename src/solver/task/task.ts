import type { Fault, Result } from '../../core/result.ts';
import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';
import type { TableChoice } from '../../core/sliding/solve/solve-sliding.ts';

/** The context of one run of a task on a worker. */
export interface TaskContext<Progress> {
  /** A monotonic clock, in milliseconds. */
  now(): number;
  /** True once the request is cancelled. Searches call this function every few thousand positions. */
  shouldStop(): boolean;
  /** Reports progress. A report is dropped if it comes within 250 ms of the one before. */
  onProgress(progress: Progress): void;
  /** Reports progress that must not be dropped. */
  onNews(progress: Progress): void;
  /**
   * Asks idle threads to run the task's `help`. They may join at any time, or never. Undefined if the task
   * has no `help`.
   */
  readonly askForHelp?: (shared: SharedSearch) => void;
  /** Returns the table of a key. Undefined if it is not attached to the request. */
  readonly table: (key: string) => Uint8Array | undefined;
}

/**
 * How much a request needs tables that aren't ready. `required`: wait for them. `awaited`: try briefly
 * without tables, then wait. `welcome`: work without tables, and build them for later requests.
 */
export type TableNeed = 'required' | 'awaited' | 'welcome';

/** How a task uses tables. */
export interface TableUse<Request, Answer, Progress> {
  /**
   * Returns the sets of tables that help with the request, the best set first. One set is enough. Empty if no
   * table helps.
   */
  choices(request: Request): readonly TableChoice[];
  /** Returns the progress to report while tables are read or built. `share` is the completed part, 0 .. 1. */
  progress(share: number): Progress;
  need(request: Request, isBatch: boolean): TableNeed;
  /** Whether the result `found` without tables is final, because tables could not improve it. */
  suffices(found: Result<Answer>): boolean;
}

/** The best progress that one request has reported, over all its attempts. */
export interface BestSoFar<Answer, Progress> {
  /**
   * Returns the progress to show for the reported one, `told`. `part` is this attempt's share of the
   * request's time, 0 .. 1.
   */
  progress(told: Progress, part: number): Progress;
  /** Returns `answer`, or a better one if better progress was reported before. */
  answer(answer: Answer): Answer;
}

/**
 * A kind of work for the solver, described in one place. `run`, `check` and `help` are called on a worker,
 * all other functions on the main thread. A request may have `timeMs`, the time limit for its answer; the
 * solver may allow less.
 */
export interface Task<Request extends object, Answer, Progress = never> {
  /** Does the work. Throws only on bugs. */
  run(request: Request, context: TaskContext<Progress>): Result<Answer>;
  /** Checks the answer independently. Returns the first problem, or undefined. */
  check(request: Request, answer: Answer): string | undefined;
  /** Whether the request takes a second at most. It may then use the thread reserved for small work. */
  isSmall(request: Request): boolean;
  /**
   * Returns roughly the bytes that the request takes in addition to the thread's heap. Default: too few to
   * count.
   */
  bytes?(request: Request): number;
  /** Returns a fault if the request must not start. `memory` is the limit for its memory, in bytes. */
  refusal?(request: Request, memory: number): Fault | undefined;
  /** `key`: the cache key of a request. `isLasting`: whether an answer is final and may be cached. */
  readonly cache?: { key(request: Request): string; isLasting(answer: Answer): boolean };
  readonly tables?: TableUse<Request, Answer, Progress>;
  /**
   * Whether a large request may finish quickly. It then gets a brief attempt among the small requests instead
   * of waiting.
   */
  isSoonOver?(request: Request): boolean;
  bestSoFar?(): BestSoFar<Answer, Progress>;
  /**
   * Helps another thread's run of the same request, until that run ends or `context.shouldStop()` is true.
   * `helper` is this helper's number, 1 .. 15.
   */
  help?(request: Request, shared: SharedSearch, helper: number, context: TaskContext<Progress>): void;
  /** Returns the buffer of the answer that is moved between threads, because it is too large to copy. */
  transferred?(answer: Answer): ArrayBufferLike;
}

/** A task of any kind, for code that handles all tasks in the same way. */
export type AnyTask = Task<object, unknown, unknown>;

export type TaskSet = Readonly<Record<string, AnyTask>>;
