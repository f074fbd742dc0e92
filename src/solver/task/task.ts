import type { Fault, Result } from '../../core/result.ts';
import type { SharedSearch } from '../../core/sliding/solve/proof/shared-search.ts';
import type { TableChoice } from '../../core/sliding/solve/solve-sliding.ts';

/** What a task is given on the worker for one request. */
export interface TaskContext<Progress> {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** True once the request is cancelled; searches ask every few thousand positions. */
  shouldStop(): boolean;
  /** Tells how far the work is; what comes less than 250 ms after the last is dropped. */
  onProgress(progress: Progress): void;
  /** The same for what must not be lost. */
  onNews(progress: Progress): void;
  /**
   * Asks for threads that are idle to `help`, if the task can be helped; they may come at any time, or never.
   */
  readonly askForHelp?: (shared: SharedSearch) => void;
  /** The table of this key, if the request came with it. */
  readonly table: (key: string) => Uint8Array | undefined;
}

/**
 * What tables are to a request where none are ready: it can't do without, it waits for them if a moment
 * without doesn't suffice, or it is worked without, and they are built for later ones.
 */
export type TableNeed = 'required' | 'awaited' | 'welcome';

/** How a task uses tables. */
export interface TableUse<Request, Answer, Progress> {
  /** Sets of tables that help, the best first; any one of them will do. Empty: it needs none. */
  choices(request: Request): readonly TableChoice[];
  /** What is told while tables are read or built; the share is 0 .. 1. */
  progress(share: number): Progress;
  need(request: Request, isBatch: boolean): TableNeed;
  /** Could tables add nothing to this, found without them? */
  suffices(found: Result<Answer>): boolean;
}

/** What one request has been told, over all its runs. */
export interface BestSoFar<Answer, Progress> {
  /** The progress as the person may see it; the run has `part` of the request's time, 0 .. 1. */
  progress(told: Progress, part: number): Progress;
  /** The answer, no worse than what was told before it. */
  answer(answer: Answer): Answer;
}

/**
 * A kind of work for the solver, described in one place. `run`, `check` and `help` are called on a worker,
 * all others on the main thread. A request may have `timeMs`, milliseconds for the answer; the solver may
 * allow less.
 */
export interface Task<Request extends object, Answer, Progress = never> {
  /** Does the work. A throw is a bug. */
  run(request: Request, context: TaskContext<Progress>): Result<Answer>;
  /** What is wrong with the answer, by an independent check; undefined: nothing. */
  check(request: Request, answer: Answer): string | undefined;
  /** Is it done within a second or so, and may use the thread that is kept for such work? */
  isSmall(request: Request): boolean;
  /** About how many bytes it takes beyond the thread's heap, if that is worth counting; default: none. */
  bytes?(request: Request): number;
  /** Why it isn't even begun; `memory`: bytes that it may take. */
  refusal?(request: Request, memory: number): Fault | undefined;
  /** Answers that hold forever are kept by this key. */
  readonly cache?: { key(request: Request): string; isLasting(answer: Answer): boolean };
  readonly tables?: TableUse<Request, Answer, Progress>;
  /** May a large request be over in a moment? Instead of waiting it is tried among the small ones first. */
  isSoonOver?(request: Request): boolean;
  bestSoFar?(): BestSoFar<Answer, Progress>;
  /**
   * Helps a run of the same request on another thread until that is over or the context says stop; `helper`
   * is 1 .. 15.
   */
  help?(request: Request, shared: SharedSearch, helper: number, context: TaskContext<Progress>): void;
  /** Memory of the answer that is too large to be copied between threads. */
  transferred?(answer: Answer): ArrayBufferLike;
}

/** A task as those see it who know none by name. */
export type AnyTask = Task<object, unknown, unknown>;

/** Tasks by name. */
export type TaskSet = Readonly<Record<string, AnyTask>>;
