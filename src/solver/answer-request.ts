import { fault, ok, type Result } from '../core/result.ts';
import type { Callers } from './in-flight-requests.ts';
import type { TableStore } from './tables/table-store.ts';
import type { AnyTask } from './task/task.ts';
import type { Pool, RunOptions } from './workers/pool.ts';

/** The threads, the tables and the open requests that the solver needs to answer a request. */
export interface SolverEngine {
  readonly pool: Pool;
  readonly tableStore: TableStore;
  /** Batch mode: all threads accept large requests, and each request waits for its tables. */
  readonly isBatch: boolean;
  /** The small and the large requests that are waiting or running, and the maximum number of each kind. */
  readonly openRequests: Readonly<
    Record<'small' | 'large', { readonly requests: Set<OpenRequest>; readonly limit: number }>
  >;
}

/** A request in progress. */
export interface OpenRequest extends Callers {
  readonly taskName: string;
  readonly task: AnyTask;
  readonly request: object;
  /** Time limit of the request, in milliseconds. */
  readonly timeMs: number;
}

/** An attempt to answer a request. If its answer can still be improved, another attempt follows. */
interface Attempt extends Pick<RunOptions, 'lane' | 'timeMs'> {
  /** Keys of the tables that the attempt uses. The attempt starts when these tables are loaded. */
  readonly keys: readonly string[];
  /** Keys of tables to build for later requests, if the result of this attempt can still be improved. */
  readonly keysForLater?: readonly string[];
}

const NO_TABLE_LEASE = ok({ tables: {}, release: () => {} });

/**
 * Answers a request in one or two attempts. Progress and answers are never worse than the progress that was
 * reported before them. Faults: those of the request's task, those of `Pool.run`, `busy` if too many requests
 * are open.
 */
export async function answerRequest(
  engine: SolverEngine,
  openRequest: OpenRequest,
): Promise<Result<unknown>> {
  const { pool, tableStore } = engine;
  const { taskName, task, request, people, signal } = openRequest;
  const lane = task.isSmall(request) ? 'small' : 'large';
  const { requests, limit } = engine.openRequests[lane];
  if (requests.size >= limit) return fault('busy');
  const removeOpenRequest = (): void => void requests.delete(openRequest);
  requests.add(openRequest);
  // Don't count a cancelled request as open, although its work takes a moment to stop.
  signal.addEventListener('abort', removeOpenRequest, { once: true });
  const bestSoFar = task.bestSoFar?.();
  const reportProgress = (progress: unknown, timeShare: number): void =>
    openRequest.onProgress(bestSoFar ? bestSoFar.progress(progress, timeShare) : progress);
  let result: Result<unknown> = fault('cancelled');
  try {
    for (const { timeMs, keys, keysForLater = [], ...attempt } of planAttempts(engine, openRequest, lane)) {
      const onShare = (share: number): void => reportProgress(task.tables?.progress(share), 1);
      const tableLease = keys.length === 0 ? NO_TABLE_LEASE : await tableStore.acquire(keys, onShare);
      if (!tableLease.ok) return tableLease;
      const { tables, release } = tableLease.value;
      const job = { task: taskName, request: { ...request, timeMs }, tables };
      const bytes = task.estimateBytes?.(request) ?? 0;
      const onProgress = (progress: unknown): void => reportProgress(progress, timeMs / openRequest.timeMs);
      const options = {
        ...attempt,
        timeMs,
        people,
        bytes,
        signal,
        onProgress,
        isExpensive: lane === 'large',
      };
      result = await pool.run(job, options).finally(release);
      if (task.tables?.isFinal(result)) break;
      if (keysForLater.length > 0) tableStore.prepare(keysForLater);
    }
  } finally {
    removeOpenRequest();
  }
  return result.ok && bestSoFar ? ok(bestSoFar.answer(result.value)) : result;
}

/**
 * Time limit of a brief first attempt, in milliseconds. Most boards up to 4x4 are solved in this time, even
 * without tables. Building their tables would take longer.
 */
const FIRST_ATTEMPT_MS = 1000;

/**
 * Returns the attempts to make, in order. The last attempt has the whole time limit. It waits for tables,
 * unless the task's need for tables is only `welcome`. A brief attempt may come first in two cases:
 * - Tables aren't loaded yet: the brief attempt works without them.
 * - All threads for large requests are busy: the brief attempt runs on the thread for small requests.
 */
function planAttempts(
  { pool, tableStore, isBatch }: SolverEngine,
  { task: { tables, mayFinishQuickly }, request, timeMs }: OpenRequest,
  lane: 'small' | 'large',
): readonly Attempt[] {
  if (tables === undefined) return [{ lane, timeMs, keys: [] }];
  const { keys, isReady } = tableStore.pick(tables.choices(request));
  const tableNeed = isReady ? 'required' : tables.need(request, isBatch);
  if (tableNeed === 'welcome') return [{ lane, timeMs, keys: [], keysForLater: keys }];
  const fullAttempt = { lane, timeMs, keys };
  const mayUseSmallLane =
    lane === 'large' && !isBatch && pool.isBusy(lane) && mayFinishQuickly?.(request) === true;
  if (tableNeed === 'required' && !mayUseSmallLane) return [fullAttempt];
  const briefAttempt = { timeMs: Math.min(FIRST_ATTEMPT_MS, timeMs / 4), keys: isReady ? keys : [] };
  return [{ ...briefAttempt, lane: mayUseSmallLane ? 'small' : lane }, fullAttempt];
}
