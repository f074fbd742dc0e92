import { join } from 'node:path';
import type { KnightAnswer, KnightMethod, KnightRequest } from '../core/knight/answer.ts';
import type { LogRequest } from '../core/knight/classic/log.ts';
import type { TableRequest } from '../core/knight/classic/table.ts';
import { type Fault, fault, ok, type Result } from '../core/result.ts';
import type { AnalysisAnswer, AnalysisRequest, AnswerAbout } from '../core/sliding/analysis/analysis.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../core/sliding/answer.ts';
import { MOST_MEMBERS } from '../core/sliding/solve/parallel-search.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createBestSoFar } from './best-so-far.ts';
import { recruit } from './helpers.ts';
import type { SolveOptions, Solver } from './solver.ts';
import { createSupply, type TableChoice } from './table-store.ts';
import type { WorkerMessage } from './task.ts';
import { createLane, type Lane, type SolverLog } from './worker-queue.ts';

export interface SolverOptions {
  /** Worker threads, from 1. */
  readonly threads: number;
  /** Memory for tables. */
  readonly memoryMb: number;
  /** Milliseconds for one answer at most; a request may ask for less. */
  readonly timeMs: number;
  /** Tables are kept in `tables` inside it. */
  readonly dataDir: string;
  readonly log: SolverLog;
  /** Requests that may wait for a thread, per lane; default 64. */
  readonly queue?: number;
  /** Milliseconds that a worker may take to stop by itself before it is ended; default 3000. */
  readonly graceMs?: number;
  /**
   * For batches: every thread does any board, and large boards wait for their tables. Default: with two or more threads one is kept
   * for small boards, and large ones are answered without tables while these are built.
   */
  readonly batch?: boolean;
}

/** What the solver must know of the searches before it gives a request to a worker. */
export interface Planning {
  /** The worker's file. */
  readonly worker: URL;
  /** Why the asked algorithm can't do this board. */
  misfit(request: SlidingRequest): Fault | undefined;
  /** Sets of tables that help the search, the best first; any one of them will do. Empty: it needs none. */
  tableChoices(request: SlidingRequest): readonly TableChoice[];
  /** The same for the analysis. */
  analysisTableChoices(request: AnalysisRequest): readonly TableChoice[];
  /** Is this analysis, made without tables, as good as any? */
  isComplete(answer: AnalysisAnswer): boolean;
  /** The same request by a method without tables, to be tried before any are built; undefined: there is none. */
  withoutTables(request: SlidingRequest): SlidingRequest | undefined;
  /** Is this answer, found without tables, good enough to be given at once? */
  suffices(request: SlidingRequest, answer: SlidingAnswer): boolean;
}

const QUEUE = 256;
const GRACE_MS = 3000;
const CACHED_ANSWERS = 500;
/** An answer that took longer shows that better tables are worth building. */
const SLOW_MS = 100;
const SMALL_CELLS = 10;
/** An analysis is tried for so long before tables are built for it. */
const QUICK_ANALYSIS_MS = 1500;
/** Boards up to so many squares are done in a second, whatever is asked. The classical programs give up by themselves. */
const SMALL_TOUR: Readonly<Record<KnightMethod, number>> = {
  construct: 10_000,
  classic: 10_000,
  warnsdorff: 400,
  exhaustive: 25,
};
/** The same for tables, counted for each set of optimisations that goes without Warnsdorff's rule, which hardly gives up. */
const SMALL_TABLE = 64;

/** Takes seconds even on 3x3. */
const isSlow = ({ algorithm, heuristic, metric }: SlidingRequest): boolean =>
  heuristic === 'misplaced' || (algorithm === 'ida' && metric === 'mtm');

const isSmallPuzzle = (request: SlidingRequest): boolean => {
  const { start, algorithm } = request;
  if (algorithm === 'auto' || algorithm === 'bfs') return start.tiles.length <= SMALL_CELLS;
  return start.tiles.length < SMALL_CELLS && !isSlow(request);
};

const isSmallAnalysis = (request: AnalysisRequest): boolean =>
  (request.about === 'length' ? request.rows * request.cols : request.start.tiles.length) <= SMALL_CELLS;

const isSmallTour = ({ cols, rows, method }: KnightRequest): boolean => cols * rows <= SMALL_TOUR[method];

const isSmallTable = ({ cols, rows, choices }: TableRequest): boolean => {
  const slow = choices.filter(({ opts }) => !opts.includes(3)).length;
  return cols * rows * Math.max(1, slow) <= SMALL_TABLE;
};

const cacheKey = ({ start, goal, metric, algorithm, heuristic }: SlidingRequest): string =>
  `${start.rows}x${start.cols} ${start.tiles.join()} ${goal.tiles.join()} ${metric} ${algorithm} ${heuristic ?? ''}`;

/** Settles with `cancelled` as soon as the signal does; the work itself ends in its own time. */
function unlessCancelled<T>(work: Promise<Result<T>>, signal: AbortSignal | undefined): Promise<Result<T>> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const cancel = (): void => resolve(fault('cancelled'));
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}

/** The solver over any searches; `createSolver` binds it to those of the core. */
export function createSolverService(options: SolverOptions, planning: Planning): Solver {
  const { threads, timeMs, log, queue = QUEUE, graceMs = GRACE_MS } = options;
  const answers = createAnswerCache<SlidingAnswer>(CACHED_ANSWERS);
  const lane = (
    name: string,
    count: number,
  ): Lane & { readonly open: Set<unknown>; readonly limit: number } => ({
    ...createLane({ name, threads: count, worker: planning.worker, graceMs, log }),
    open: new Set(),
    limit: queue + count,
  });
  const isParted = threads > 1 && options.batch !== true;
  const large = lane('large', isParted ? threads - 1 : threads);
  const small = isParted ? lane('small', 1) : large;
  /** Threads that may help one that proves a board: all others. */
  const others = Array.from({ length: Math.min(threads, MOST_MEMBERS) - 1 }, (_, at) =>
    at === 0 ? small : large,
  );
  const supply = createSupply({
    dir: join(options.dataDir, 'tables'),
    memoryMb: options.memoryMb,
    log,
    builder: createLane({ name: 'tables', threads: 1, worker: planning.worker, graceMs, log, idleMs: 1000 }),
  });
  let closing: Promise<void> | undefined;

  /** Lets a request in, or refuses it; a cancelled request gives up its place at once. */
  const admit = async <T>(
    on: typeof large,
    signal: AbortSignal | undefined,
    work: () => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    if (signal?.aborted) return fault('cancelled');
    if (closing || on.open.size >= on.limit) return fault('busy');
    const answer = unlessCancelled(work(), signal);
    on.open.add(answer);
    return answer.finally(() => on.open.delete(answer));
  };

  const keep = (request: SlidingRequest, answer: Result<SlidingAnswer>): Result<SlidingAnswer> => {
    if (answer.ok && (answer.value.optimal || !answer.value.solvable))
      answers.set(cacheKey(request), answer.value);
    return answer;
  };

  /** Most boards that people type need no tables: a try before any are built. Undefined: it gave no answer that suffices. */
  const withoutTables = async (
    on: Lane,
    request: SlidingRequest,
    signal: AbortSignal | undefined,
    onProgress: (progress: SlidingProgress) => void,
  ): Promise<Result<SlidingAnswer> | undefined> => {
    const tried = planning.withoutTables(request);
    if (tried === undefined) return undefined;
    const job = { kind: 'sliding', request: tried, tables: {} } as const;
    const onMessage = (message: WorkerMessage): void => {
      if (message.type === 'progress') onProgress(message.progress);
    };
    const answer = await on.run(job, { timeMs: tried.timeMs, signal, onMessage });
    const isFinal = answer.ok
      ? planning.suffices(request, answer.value)
      : answer.fault.code !== 'out-of-time';
    return isFinal ? keep(request, answer) : undefined;
  };

  const solve = async (
    on: Lane,
    request: SlidingRequest,
    signal: AbortSignal | undefined,
    onProgress: (progress: SlidingProgress) => void,
  ): Promise<Result<SlidingAnswer>> => {
    const { keys, isReady, better } = supply.pick(planning.tableChoices(request));
    if (!isReady) {
      const quick = await withoutTables(on, request, signal, onProgress);
      if (quick?.ok && !quick.value.optimal) supply.prepare(keys);
      if (quick !== undefined) return quick;
    }
    const lease = await supply.acquire(keys, on, (share) => onProgress({ phase: 'tables', share }));
    if (!lease.ok) return lease;
    const done = new AbortController();
    try {
      const { tables } = lease.value;
      const answer = await on.run(
        { kind: 'sliding', request, tables },
        {
          timeMs: request.timeMs,
          signal,
          onMessage: (message) => {
            if (message.type === 'progress') onProgress(message.progress);
            if (message.type === 'recruit')
              recruit(others, { request, tables, crew: message.crew }, done.signal);
          },
        },
      );
      if (answer.ok && (!answer.value.optimal || answer.value.milliseconds > SLOW_MS)) supply.prepare(better);
      return keep(request, answer);
    } finally {
      done.abort();
      lease.value.release();
    }
  };

  /** An answer is about what the request is about. */
  const analyse = async (
    on: Lane,
    request: AnalysisRequest,
    signal: AbortSignal | undefined,
    onProgress: ((progress: SlidingProgress) => void) | undefined,
  ): Promise<Result<AnalysisAnswer>> => {
    const tell = (progress: SlidingProgress): void => {
      if (!signal?.aborted) onProgress?.(progress);
    };
    const onMessage = (message: WorkerMessage): void => {
      if (message.type === 'progress') tell(message.progress);
    };
    const { keys, isReady } = supply.pick(planning.analysisTableChoices(request));
    if (!isReady) {
      const timeMs = Math.min(QUICK_ANALYSIS_MS, request.timeMs / 4);
      const job = { kind: 'analysis', request: { ...request, timeMs }, tables: {} } as const;
      const quick = await on.run(job, { timeMs, signal, onMessage });
      const isFinal = quick.ok
        ? planning.isComplete(quick.value)
        : !['out-of-time', 'length-out-of-reach'].includes(quick.fault.code);
      if (isFinal) return quick;
    }
    const lease = await supply.acquire(keys, on, (share) => tell({ phase: 'tables', share }));
    if (!lease.ok) return lease;
    const job = { kind: 'analysis', request, tables: lease.value.tables } as const;
    return on.run(job, { timeMs: request.timeMs, signal, onMessage }).finally(lease.value.release);
  };

  return {
    sliding: async (asked, { signal, onProgress }: SolveOptions<SlidingProgress> = {}) => {
      const misfit = planning.misfit(asked);
      if (misfit) return { ok: false, fault: misfit };
      const known = answers.get(cacheKey(asked));
      if (known && !closing && !signal?.aborted) return ok(known);
      const on = isSmallPuzzle(asked) ? small : large;
      const request = { ...asked, timeMs: Math.min(asked.timeMs, timeMs) };
      let settled = false;
      const best = createBestSoFar();
      const tell = (progress: SlidingProgress): void => {
        const told = best.hear(progress);
        if (!settled && !signal?.aborted) onProgress?.(told);
      };
      const answer = await admit(on, signal, () => solve(on, request, signal, tell)).finally(() => {
        settled = true;
      });
      return answer.ok ? ok(best.atLeast(answer.value)) : answer;
    },
    knight: async (asked, { signal }: SolveOptions<never> = {}): Promise<Result<KnightAnswer>> => {
      const on = isSmallTour(asked) ? small : large;
      const request = { ...asked, timeMs: Math.min(asked.timeMs, timeMs) };
      return admit(on, signal, () => on.run({ kind: 'knight', request }, { timeMs: request.timeMs, signal }));
    },
    knightTables: async (asked: TableRequest, { signal, onProgress }: SolveOptions<number> = {}) => {
      const request = { ...asked, timeMs: Math.min(asked.timeMs, timeMs) };
      const onMessage = (message: WorkerMessage): void => {
        if (message.type === 'share' && !signal?.aborted) onProgress?.(message.share);
      };
      const limits = { timeMs: request.timeMs, signal, onMessage };
      const on = isSmallTable(asked) ? small : large;
      return admit(on, signal, () => on.run({ kind: 'knightTables', request }, limits));
    },
    knightLog: async (request: LogRequest, { signal }: SolveOptions<never> = {}) =>
      admit(small, signal, () => small.run({ kind: 'knightLog', request }, { timeMs, signal })),
    analysis: async <R extends AnalysisRequest>(
      asked: R,
      { signal, onProgress }: SolveOptions<SlidingProgress> = {},
    ) => {
      const on = isSmallAnalysis(asked) ? small : large;
      const request = { ...asked, timeMs: Math.min(asked.timeMs, timeMs) };
      return admit(on, signal, () => analyse(on, request, signal, onProgress)) as Promise<
        Result<AnswerAbout<R>>
      >;
    },
    close: () => {
      closing ??= Promise.allSettled([...large.open, ...small.open]).then(async () => {
        await Promise.all([large.close(), small === large ? undefined : small.close(), supply.close()]);
      });
      return closing;
    },
  };
}
