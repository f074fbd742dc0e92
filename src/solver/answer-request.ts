import { setImmediate } from 'node:timers/promises';
import { fault, ok, type Result } from '../core/result.ts';
import type { Callers } from '../turns/fair-queue.ts';
import type { SharedWork } from './in-flight-requests.ts';
import type { TableStore } from './tables/table-store.ts';
import type { AnyTask } from './task/task.ts';
import type { Job } from './workers/job.ts';
import type { Pool } from './workers/pool.ts';
import { runJob } from './workers/worker-host.ts';

export interface SolverEngine {
  readonly pool: Pool;
  readonly tableStore: TableStore;
  /** See `SolverOptions.isBatch`. */
  readonly isBatch: boolean;
  readonly runsSmallHere: boolean;
  /** Waiting or running. */
  readonly openRequests: Readonly<Record<OpenLane, OpenRequests>>;
}

type OpenLane = 'small' | 'large';

interface OpenRequests {
  readonly requests: Set<OpenRequest>;
  /** Limit without the first request of each person or group above it. */
  readonly limit: number;
}

/** Room for the first requests of people and groups, as a multiple of the limit. */
const MAX_OVERFLOW = 2;

export interface OpenRequest extends SharedWork {
  readonly taskName: string;
  readonly task: AnyTask;
  readonly request: object;
  readonly timeMs: number;
}

/** Another attempt follows if the answer can still be improved. */
interface Attempt {
  readonly timeMs: number;
  /** Tables that must be loaded first. */
  readonly keys: readonly string[];
  /** Limit of a brief try on the thread for small requests. */
  readonly briefMs?: number | undefined;
  /** Tables to build for later requests, if the result can still be improved. */
  readonly keysForLater?: readonly string[];
}

const NO_TABLE_LEASE = ok({ tables: {}, release: () => {} });

/**
 * Makes one or two attempts. Progress and answers never get worse. Faults: those of the request's task, those
 * of `Pool.run`, `busy`.
 */
export async function answerRequest(
  engine: SolverEngine,
  openRequest: OpenRequest,
): Promise<Result<unknown>> {
  const { pool, tableStore } = engine;
  const { taskName, task, request, callers, signal } = openRequest;
  const lane: OpenLane = task.isSmall(request) ? 'small' : 'large';
  if (isTooBusy(engine.openRequests[lane], openRequest)) return fault('busy');
  const { requests } = engine.openRequests[lane];
  const removeOpenRequest = (): void => void requests.delete(openRequest);
  requests.add(openRequest);
  // A cancelled request isn't open, although its work takes a moment to stop.
  signal.addEventListener('abort', removeOpenRequest, { once: true });
  const bestSoFar = task.bestSoFar?.();
  const reportProgress = (progress: unknown, timeShare: number): void =>
    openRequest.onProgress(bestSoFar ? bestSoFar.progress(progress, timeShare) : progress);
  let result: Result<unknown> = fault('cancelled');
  try {
    for (const { timeMs, keys, briefMs, keysForLater = [] } of planAttempts(engine, openRequest, lane)) {
      const onShare = (share: number): void => reportProgress(task.tables?.progress(share), 1);
      const tableLease = keys.length === 0 ? NO_TABLE_LEASE : await tableStore.acquire(keys, onShare);
      if (!tableLease.ok) return tableLease;
      const { tables, release } = tableLease.value;
      const jobOf = (jobMs: number) => ({ task: taskName, request: { ...request, timeMs: jobMs }, tables });
      const bytes = task.estimateBytes?.(request) ?? 0;
      const limits = (ms: number) => ({
        timeMs: ms,
        onProgress: (progress: unknown): void => reportProgress(progress, ms / openRequest.timeMs),
      });
      const isEnough = (briefResult: Result<unknown>): boolean =>
        briefMs === timeMs || task.tables?.isFinal(briefResult) === true;
      const brief = briefMs === undefined ? undefined : { job: jobOf(briefMs), ...limits(briefMs), isEnough };
      const options = { lane, ...limits(timeMs), callers, bytes, signal, brief };
      const hereMs = engine.runsSmallHere && lane === 'small' ? Math.min(MAX_HERE_MS, timeMs) : 0;
      const run = async (): Promise<Result<unknown>> => {
        // At a bug, the pool runs the job again, and logs it.
        const hereResult =
          hereMs > 0 ? await runHere(task, jobOf(hereMs), options).catch(() => undefined) : undefined;
        const isDone = hereMs === timeMs || (hereResult && isFinished(task, hereResult));
        return hereResult && isDone ? hereResult : pool.run(jobOf(timeMs), options);
      };
      result = await run().finally(release);
      if (task.tables?.isFinal(result)) break;
      if (keysForLater.length > 0) tableStore.prepare(keysForLater);
    }
  } finally {
    removeOpenRequest();
  }
  return result.ok && bestSoFar ? ok(bestSoFar.answer(result.value)) : result;
}

/** Meanwhile the event loop stands still, and Ctrl-C isn't noticed. */
const MAX_HERE_MS = 250;

const isFinished = ({ tables }: AnyTask, result: Result<unknown>): boolean =>
  tables?.isFinal(result) ?? (result.ok || result.fault.code !== 'out-of-time');

/** The event loop turns first, so that Ctrl-C is noticed between jobs. */
async function runHere(
  task: AnyTask,
  job: Job,
  { signal, onProgress }: Pick<OpenRequest, 'signal' | 'onProgress'>,
): Promise<Result<unknown>> {
  await setImmediate();
  if (signal.aborted) return fault('cancelled');
  const stopFlag = new Int32Array(new SharedArrayBuffer(4));
  return runJob(task, { job, stopFlag }, (news) => {
    if (news.type === 'progress') onProgress(news.progress);
  });
}

/** If one person or group fills the limit, others still have one open request each. */
function isTooBusy({ requests, limit }: OpenRequests, { callers }: OpenRequest): boolean {
  if (requests.size < limit || requests.size >= MAX_OVERFLOW * limit) return requests.size >= limit;
  const firstKeysOf = (someCallers: Callers) => Array.from(someCallers, ({ turnKeys }) => turnKeys[0]);
  const firstKeys = new Set(firstKeysOf(callers));
  return [...requests].some((request) => firstKeysOf(request.callers).some((key) => firstKeys.has(key)));
}

/**
 * Most boards up to 4x4 are solved in this time, even without tables. Building their tables would take
 * longer.
 */
const FIRST_ATTEMPT_MS = 1000;

/**
 * The last attempt has the whole time limit, and waits for tables unless they are only `welcome`. Before
 * tables are loaded, a first attempt works without them. If all threads for large requests are busy, it may
 * be brief, on the thread for small ones.
 */
function planAttempts(
  { pool, tableStore, isBatch }: SolverEngine,
  { task: { tables, mayFinishQuickly }, request, timeMs }: OpenRequest,
  lane: OpenLane,
): readonly Attempt[] {
  if (tables === undefined) return [{ timeMs, keys: [] }];
  const { keys, isReady } = tableStore.pick(tables.choices(request));
  const tableNeed = isReady ? 'required' : tables.need(request, isBatch);
  if (tableNeed === 'welcome') return [{ timeMs, keys: [], keysForLater: keys }];
  const firstMs = Math.min(FIRST_ATTEMPT_MS, timeMs / 4);
  const mayUseSmallLane =
    lane === 'large' && !isBatch && pool.isBusy(lane) && mayFinishQuickly?.(request) === true;
  const briefMs = mayUseSmallLane ? firstMs : undefined;
  if (tableNeed === 'required') return [{ timeMs, keys, briefMs }];
  return [
    { timeMs: firstMs, keys: [], briefMs },
    { timeMs, keys },
  ];
}
