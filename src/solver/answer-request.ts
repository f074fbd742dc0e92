import { fault, ok, type Result } from '../core/result.ts';
import type { Callers } from './in-flight-requests.ts';
import type { TableStore } from './tables/table-store.ts';
import type { AnyTask } from './task/task.ts';
import type { Pool, RunOptions } from './workers/pool.ts';

/** The threads, the tables and the open requests that the solver needs to answer a request. */
export interface Engine {
  readonly pool: Pool;
  readonly store: TableStore;
  readonly isBatch: boolean;
  /** The small and the large requests that are waiting or running, and the maximum number of each kind. */
  readonly openRequests: Readonly<
    Record<'small' | 'large', { readonly all: Set<OpenRequest>; readonly limit: number }>
  >;
}

/** A request in progress. */
export interface OpenRequest extends Callers {
  readonly name: string;
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

const NO_TABLES = ok({ tables: {}, release: () => {} });

/**
 * Answers a request in one or two attempts. Progress and answers are never worse than the progress that was
 * reported before them. Faults: those of the request's task, those of `Pool.run`, `busy` if too many requests
 * are open.
 */
export async function answerRequest(engine: Engine, open: OpenRequest): Promise<Result<unknown>> {
  const { pool, store } = engine;
  const { name, task, request, people, signal } = open;
  const lane = task.isSmall(request) ? 'small' : 'large';
  const { all, limit } = engine.openRequests[lane];
  if (all.size >= limit) return fault('busy');
  const removeFromOpen = (): void => void all.delete(open);
  all.add(open);
  // Don't count a cancelled request as open, although its work takes a moment to stop.
  signal.addEventListener('abort', removeFromOpen, { once: true });
  const best = task.bestSoFar?.();
  const reportProgress = (progress: unknown, part: number): void =>
    open.onProgress(best ? best.progress(progress, part) : progress);
  let result: Result<unknown> = fault('cancelled');
  try {
    for (const { timeMs, keys, keysForLater: later = [], ...attempt } of planAttempts(engine, open, lane)) {
      const onShare = (share: number): void => reportProgress(task.tables?.progress(share), 1);
      const lease = keys.length === 0 ? NO_TABLES : await store.acquire(keys, onShare);
      if (!lease.ok) return lease;
      const { tables, release } = lease.value;
      const job = { task: name, request: { ...request, timeMs }, tables };
      const bytes = task.estimateBytes?.(request) ?? 0;
      const onProgress = (progress: unknown): void => reportProgress(progress, timeMs / open.timeMs);
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
      if (later.length > 0) store.prepare(later);
    }
  } finally {
    removeFromOpen();
  }
  return result.ok && best ? ok(best.answer(result.value)) : result;
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
  { pool, store, isBatch }: Engine,
  { task: { tables, mayFinishQuickly: isSoonOver }, request, timeMs }: OpenRequest,
  lane: 'small' | 'large',
): readonly Attempt[] {
  if (tables === undefined) return [{ lane, timeMs, keys: [] }];
  const { keys, isReady } = store.pick(tables.choices(request));
  const need = isReady ? 'required' : tables.need(request, isBatch);
  if (need === 'welcome') return [{ lane, timeMs, keys: [], keysForLater: keys }];
  const whole = { lane, timeMs, keys };
  const mayPass = lane === 'large' && !isBatch && pool.isBusy(lane) && isSoonOver?.(request) === true;
  if (need === 'required' && !mayPass) return [whole];
  const brief = { timeMs: Math.min(FIRST_ATTEMPT_MS, timeMs / 4), keys: isReady ? keys : [] };
  return [{ ...brief, lane: mayPass ? 'small' : lane }, whole];
}
