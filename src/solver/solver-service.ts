import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fault, type Result } from '../core/result.ts';
import { NAMELESS_TURN_KEYS } from '../turns/fair-queue.ts';
import { answerRequest, type OpenRequest, type SolverEngine } from './answer-request.ts';
import { InFlightRequests } from './in-flight-requests.ts';
import type { RequestOptions, RunningSolver, SolverOptions } from './solver.ts';
import { createTableStore } from './tables/table-store.ts';
import type { AnyTask, TaskSet } from './task/task.ts';
import { createSharedMemory, type SharedMemory } from './workers/memory.ts';
import { Pool, type PoolOptions } from './workers/pool.ts';

export interface SolverModules<Tasks extends TaskSet> extends ThreadFiles {
  readonly tasks: Tasks;
}

type ThreadFiles = Pick<PoolOptions, 'worker' | 'builder'>;

const BYTES_PER_MB = 2 ** 20;
const MAX_WAITING_REQUESTS = 256;
const STOP_GRACE_MS = 3000;
/**
 * Each character of the keys and of the answers (as JSON) counts as 2 bytes. The cached objects need about
 * three times as much memory.
 */
const MAX_CACHE_BYTES = 2 ** 20;

export function createEngine(
  options: SolverOptions,
  threadFiles: ThreadFiles,
): SolverEngine & { memory: SharedMemory } {
  const {
    threads,
    dataDir,
    memoryMb,
    log,
    maxWaiting = MAX_WAITING_REQUESTS,
    graceMs = STOP_GRACE_MS,
    isBatch = false,
    runsSmallHere = false,
  } = options;
  const memory = createSharedMemory(memoryMb * BYTES_PER_MB);
  const pool = new Pool({ ...threadFiles, threads, isBatch, graceMs, log, memory });
  const createOpenRequests = (threadCount: number) => ({
    requests: new Set<OpenRequest>(),
    limit: maxWaiting + threadCount,
  });
  return {
    pool,
    tableStore: createTableStore({ dir: join(dataDir, 'tables'), memory, log, pool }),
    isBatch,
    runsSmallHere,
    openRequests: {
      small: createOpenRequests(isBatch ? threads : 1),
      large: createOpenRequests(isBatch ? threads : Math.max(1, threads - 1)),
    },
    memory,
  };
}

const timeLimitOf = (request: object, maxMs: number): number =>
  'timeMs' in request ? Math.min(Number(request.timeMs), maxMs) : maxMs;

/** The program calls `createSolver`; tests pass other tasks. */
export function createSolverService<Tasks extends TaskSet>(
  options: SolverOptions,
  { tasks, ...threadFiles }: SolverModules<Tasks>,
): RunningSolver<Tasks> {
  const engine = createEngine(options, threadFiles);
  const { pool, tableStore, memory } = engine;
  const inFlightRequests = new InFlightRequests();
  const answerCache = new LRUCache<string, Result<unknown>>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (answer, key) => 2 * (key.length + JSON.stringify(answer).length),
  });
  let cacheHitCount = 0;
  let hasLastRequestFailed = false;
  let closePromise: Promise<void> | undefined;

  const ask = async (
    taskName: string,
    originalRequest: object,
    {
      signal,
      turnKeys = NAMELESS_TURN_KEYS,
      onProgress = () => {},
      skipsCache = false,
    }: RequestOptions<unknown> = {},
  ): Promise<Result<unknown>> => {
    const task: AnyTask | undefined = tasks[taskName];
    if (task === undefined) throw new RangeError(`no task is called ${taskName}`);
    const refusalFault = task.refuse?.(originalRequest, memory.limitBytes);
    if (refusalFault) return { ok: false, fault: refusalFault };
    if (signal?.aborted) return fault('cancelled');
    if (closePromise) return fault('busy');
    // V8 would keep a template literal as a tree of its parts, which takes more memory in the cache.
    const cacheKey = task.cache && [taskName, task.cache.key(originalRequest)].join(' ');
    const cachedResult = cacheKey === undefined || skipsCache ? undefined : answerCache.get(cacheKey);
    if (cachedResult !== undefined) {
      cacheHitCount++;
      return cachedResult;
    }
    const timeMs = timeLimitOf(originalRequest, options.timeMs);
    const request = { ...originalRequest, timeMs };
    // Different time limits aren't shared: a shorter one could give a worse answer, a longer one a later
    // answer.
    const question = skipsCache ? undefined : `${timeMs} ${cacheKey ?? taskName + JSON.stringify(request)}`;
    const result = await inFlightRequests.ask(question, { turnKeys, signal, onProgress }, (work) =>
      answerRequest(engine, { taskName, task, request, timeMs, ...work }),
    );
    if (cacheKey !== undefined && result.ok && task.cache?.isLasting(result.value))
      answerCache.set(cacheKey, result);
    if (result.ok || result.fault.code === 'solver-failed') hasLastRequestFailed = !result.ok;
    return result;
  };
  const close = (): Promise<void> => {
    closePromise ??= inFlightRequests.waitForAll().then(() => pool.close());
    return closePromise;
  };

  return {
    // The task's name determines the other types.
    ask: ask as RunningSolver<Tasks>['ask'],
    state: () => ({
      ...pool.state(),
      memory: { limit: memory.limitBytes, jobs: memory.jobs, tables: tableStore.bytes() },
      requestSources: { kept: cacheHitCount, ...inFlightRequests.counts },
    }),
    hasFailed: () => hasLastRequestFailed,
    stopNow() {
      inFlightRequests.abortAll();
      return close();
    },
    close,
  };
}
