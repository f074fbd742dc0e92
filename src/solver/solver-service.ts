import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { fault, type Result } from '../core/result.ts';
import { answerRequest, type Engine, type OpenRequest } from './answer-request.ts';
import { InFlightRequests } from './in-flight-requests.ts';
import type { RequestOptions, RunningSolver, SolverOptions } from './solver.ts';
import { createTableStore } from './tables/table-store.ts';
import type { AnyTask, TaskSet } from './task/task.ts';
import { createSharedMemory, type SharedMemory } from './workers/memory.ts';
import { Pool, type PoolOptions } from './workers/pool.ts';

/** The solver's tasks, and the entry files of its threads. */
export interface SolverModules<Tasks extends TaskSet> extends ThreadFiles {
  readonly tasks: Tasks;
}

type ThreadFiles = Pick<PoolOptions, 'worker' | 'builder'>;

const BYTES_PER_MB = 2 ** 20;
const MAX_WAITING_REQUESTS = 256;
const STOP_GRACE_MS = 3000;
/**
 * Maximum size of the answer cache. Each character of the keys and of the answers (as JSON) counts as 2
 * bytes. The cached objects need about three times as much memory.
 */
const CACHE_BYTES = 2 ** 20;

/**
 * Creates the solver's threads, and the store of the tables that all threads share. The threads start with
 * the first job.
 */
export function createEngine(options: SolverOptions, files: ThreadFiles): Engine & { memory: SharedMemory } {
  const {
    threads,
    dataDir,
    memoryMb,
    log,
    maxWaiting: queue = MAX_WAITING_REQUESTS,
    graceMs = STOP_GRACE_MS,
    isBatch: batch = false,
  } = options;
  const memory = createSharedMemory(memoryMb * BYTES_PER_MB);
  const pool = new Pool({ ...files, threads, isBatch: batch, graceMs, log, memory });
  const createOpenRequests = (count: number) => ({ all: new Set<OpenRequest>(), limit: queue + count });
  return {
    pool,
    store: createTableStore({ dir: join(dataDir, 'tables'), memory, log, pool }),
    isBatch: batch,
    openRequests: {
      small: createOpenRequests(batch ? threads : 1),
      large: createOpenRequests(batch ? threads : Math.max(1, threads - 1)),
    },
    memory,
  };
}

/** Returns the time limit of a request in milliseconds: its own time limit, but at most `maxMs`. */
const timeLimitOf = (request: object, most: number): number =>
  'timeMs' in request ? Math.min(Number(request.timeMs), most) : most;

/**
 * Creates a solver for any set of tasks. The program calls `createSolver`, which passes all tasks. Tests pass
 * other tasks.
 */
export function createSolverService<Tasks extends TaskSet>(
  options: SolverOptions,
  { tasks, ...files }: SolverModules<Tasks>,
): RunningSolver<Tasks> {
  const engine = createEngine(options, files);
  const { pool, store, memory } = engine;
  const inFlight = new InFlightRequests();
  const cache = new LRUCache<string, Result<unknown>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (answer, key) => 2 * (key.length + JSON.stringify(answer).length),
  });
  let cacheHits = 0;
  let hasFailed = false;
  let closing: Promise<void> | undefined;

  const ask = async (
    name: string,
    given: object,
    {
      signal,
      person = '',
      onProgress = () => {},
      skipsCache: isMeasured = false,
    }: RequestOptions<unknown> = {},
  ): Promise<Result<unknown>> => {
    const task: AnyTask | undefined = tasks[name];
    if (task === undefined) throw new RangeError(`no task is called ${name}`);
    const refusal = task.refuse?.(given, memory.limit);
    if (refusal) return { ok: false, fault: refusal };
    if (signal?.aborted) return fault('cancelled');
    if (closing) return fault('busy');
    // Build the key with `join`. V8 would represent the result of a template literal as a tree of its parts,
    // which takes more memory in the cache.
    const key = task.cache && [name, task.cache.key(given)].join(' ');
    const known = key === undefined || isMeasured ? undefined : cache.get(key);
    if (known !== undefined) {
      cacheHits++;
      return known;
    }
    const timeMs = timeLimitOf(given, options.timeMs);
    const request = { ...given, timeMs };
    // Equal requests with different time limits don't share their work. A shorter limit could give a worse
    // answer, and a longer limit a later answer.
    const question = isMeasured ? undefined : `${timeMs} ${key ?? name + JSON.stringify(request)}`;
    const found = await inFlight.ask(question, { person, signal, onProgress }, (audience) =>
      answerRequest(engine, { name, task, request, timeMs, ...audience }),
    );
    if (key !== undefined && found.ok && task.cache?.isLasting(found.value)) cache.set(key, found);
    if (found.ok || found.fault.code === 'solver-failed') hasFailed = !found.ok;
    return found;
  };
  const close = (): Promise<void> => {
    closing ??= inFlight.waitForAll().then(() => pool.close());
    return closing;
  };

  return {
    // The cast says that the task's name determines the types of the request, the answer and the progress.
    ask: ask as RunningSolver<Tasks>['ask'],
    state: () => ({
      ...pool.state(),
      memory: { limit: memory.limit, jobs: memory.jobs, tables: store.bytes() },
      requestSources: { kept: cacheHits, ...inFlight.counts },
    }),
    hasFailed: () => hasFailed,
    stopNow() {
      inFlight.abortAll();
      return close();
    },
    close,
  };
}
