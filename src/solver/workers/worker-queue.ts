import { AsyncResource } from 'node:async_hooks';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { fault, type Result } from '../../core/result.ts';
import type { Log } from '../../observe/log.ts';
import { inTurn, type Waiting } from './in-turn.ts';
import type { Job, SentJob, WorkerMessage } from './job.ts';
import type { SharedMemory } from './memory.ts';
import { leftMessages } from './worker-host.ts';

export interface WorkerQueueOptions {
  readonly name: string;
  readonly threads: number;
  /** The file whose default export does a `SentJob`. */
  readonly worker: URL;
  /** Milliseconds that a worker may take to stop by itself before it is ended. */
  readonly graceMs: number;
  readonly log: Log;
  /** What jobs take of it while they run. */
  readonly memory: SharedMemory;
  /**
   * Milliseconds without work after which a thread ends; default: never, so that what it keeps in memory
   * stays warm.
   */
  readonly idleMs?: number;
}

export interface RunOptions {
  /** Milliseconds from the moment a worker takes the job. */
  readonly timeMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onMessage?: ((message: WorkerMessage) => void) | undefined;
}

/** A run that may have to wait for a thread: by default for one nameless person, dear, and without memory worth counting. */
export interface QueuedRun extends RunOptions, Partial<Waiting> {
  /** From so many milliseconds on it is cancelled as soon as somebody else needs the thread; default: never. */
  readonly yieldsAfterMs?: number | undefined;
}

/** Worker threads with one queue, in which people take turns. One job per thread at a time. */
export interface WorkerQueue {
  /**
   * Does a job. Faults: the job's own, `cancelled`, `out-of-time` {seconds} (the worker had to be ended) and
   * `solver-failed` (it crashed twice). Settles when the worker has let go of the job. The answer is of the
   * kind that the job's task gives.
   */
  run<Answer>(job: Job, options: QueuedRun): Promise<Result<Answer>>;
  /**
   * Does a job on a thread that has nothing else to do, until it ends, the signal aborts or somebody else
   * needs the thread; undefined: none is idle, or there is no room for its memory. Settles when the worker has
   * let go of the job, however it ended.
   */
  runIfIdle(job: Job, options: RunOptions & Pick<Waiting, 'bytes'>): Promise<void> | undefined;
  /** Would a job have to wait? */
  isBusy(): boolean;
  /** Jobs that wait for a thread, and those that have one. */
  state(): { readonly waiting: number; readonly running: number };
  /** Ends all workers, whatever they do. */
  close(): Promise<void>;
}

/** A job that waits. */
interface Queued extends Waiting {
  readonly start: () => Promise<void>;
}

const NAMELESS: ReadonlySet<string> = new Set(['']);

/**
 * Heap of one worker; typed arrays, so tables and tours, are not part of it. The longest A* fills 100 MB. A
 * young generation of the usual size grows to 144 MB wherever much is made and dropped, and wins no time here.
 */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };
const ATTEMPTS = 2;

/** The threads of a queue, started with the first job. */
interface Workers {
  readonly options: WorkerQueueOptions;
  send(sent: SentJob, signal: AbortSignal): Promise<Result<unknown>>;
  isClosed(): boolean;
  close(): Promise<void>;
}

function createWorkers(options: WorkerQueueOptions): Workers {
  const { name, threads, worker, log, idleMs } = options;
  let pool: Piscina<SentJob, Result<unknown>> | undefined;
  let closing: Promise<void> | undefined;
  return {
    options,
    send(sent, signal) {
      pool ??= new Piscina({
        filename: worker.href,
        minThreads: idleMs === undefined ? threads : 0,
        maxThreads: threads,
        idleTimeout: idleMs ?? Number.POSITIVE_INFINITY,
        resourceLimits: HEAP,
        recordTiming: false,
        // A thread that sleeps without an event loop never lets go of the ports that were closed: two kilobytes a job.
        atomics: 'disabled',
      }).on('error', (error: unknown) =>
        log.error({ queue: name, error: String(error) }, 'an idle worker failed'),
      );
      return pool.run(sent, { signal, transferList: [sent.port] });
    },
    isClosed: () => closing !== undefined,
    // Once: a pool that is destroyed twice starts its threads anew.
    close() {
      closing ??= Promise.resolve(pool?.destroy());
      return closing;
    },
  };
}

/** One try; undefined: the worker crashed. */
async function attempt(
  workers: Workers,
  job: Job,
  { timeMs, signal, onMessage }: RunOptions,
  count: number,
): Promise<Result<unknown> | undefined> {
  const { name, graceMs, log } = workers.options;
  const { port1, port2 } = new MessageChannel();
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const end = new AbortController();
  const facts = { queue: name, task: job.task };
  let crash = 'the worker ended';
  const receive = (message: WorkerMessage): void => {
    if (message.type === 'crash') crash = message.error;
    else onMessage?.(message);
  };
  const receiveRest = (): void => leftMessages(port1).forEach(receive);
  const timers = [setTimeout(() => end.abort(), timeMs + graceMs)];
  const cancel = (): void => {
    Atomics.store(stop, 0, 1);
    timers.push(setTimeout(() => end.abort(), graceMs));
  };
  signal?.addEventListener('abort', cancel);
  port1.on('message', receive);
  try {
    const result = await workers.send({ job, stop, port: port2 }, end.signal);
    receiveRest();
    return signal?.aborted ? fault('cancelled') : result;
  } catch (error) {
    if (signal?.aborted || workers.isClosed()) return fault('cancelled');
    if (end.signal.aborted) {
      log.warn({ ...facts, timeMs }, 'a worker did not stop in time and was ended');
      return fault('out-of-time', { seconds: Math.round(timeMs / 1000) });
    }
    receiveRest();
    log.error({ ...facts, attempt: count, error: String(error), crash }, 'a worker crashed');
    return undefined;
  } finally {
    for (const timer of timers) clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    port1.close();
  }
}

async function work(workers: Workers, job: Job, options: RunOptions): Promise<Result<unknown>> {
  for (let count = 1; count <= ATTEMPTS; count++) {
    if (options.signal?.aborted || workers.isClosed()) return fault('cancelled');
    const result = await attempt(workers, job, options, count);
    if (result) return result;
  }
  return fault('solver-failed');
}

/** A queue whose threads start with the first job. */
export function createWorkerQueue(options: WorkerQueueOptions): WorkerQueue {
  const { name, threads, log, memory } = options;
  const workers = createWorkers(options);
  // Piscina turns the order of waiting tasks that carry an abort signal, so the queue is kept here.
  const waiting = inTurn<Queued>();
  /** What runs only as long as nobody else needs the thread. */
  const interruptible = new Map<AbortController, { readonly bytes: number }>();
  let running = 0;
  const failed = (job: Job, error: unknown, message: string): void =>
    log.error({ queue: name, task: job.task, error: String(error) }, message);

  const next = (): void => {
    while (running < threads) {
      const queued = waiting.take(memory.fits);
      if (queued === undefined) {
        if (waiting.size > 0) memory.lack();
        return;
      }
      void occupy(queued.start(), queued.bytes);
    }
    if (waiting.size > 0) for (const controller of interruptible.keys()) controller.abort();
  };
  const occupy = (done: Promise<void>, bytes = 0): Promise<void> => {
    running++;
    memory.change({ jobs: bytes });
    return done.finally(() => {
      running--;
      memory.change({ jobs: -bytes });
      next();
    });
  };
  /**
   * Work whose signal aborts with that one, and from `afterMs` on as soon as somebody else needs the thread or
   * its memory.
   */
  const yielding = <T>(
    afterMs: number,
    signal: AbortSignal | undefined,
    begin: (signal: AbortSignal) => Promise<T>,
    bytes = 0,
  ): Promise<T> => {
    const wanted = new AbortController();
    const yieldNow = (): void => {
      interruptible.set(wanted, { bytes });
      next();
    };
    const timer = afterMs > 0 ? setTimeout(yieldNow, afterMs) : undefined;
    if (timer === undefined) interruptible.set(wanted, { bytes });
    return begin(AbortSignal.any([wanted.signal, ...(signal ? [signal] : [])])).finally(() => {
      clearTimeout(timer);
      interruptible.delete(wanted);
    });
  };
  memory.watch(() => {
    if (waiting.size > 0) next();
  });
  memory.onLack(() => {
    for (const [controller, { bytes }] of interruptible) if (bytes > 0) controller.abort();
  });

  return {
    run: <Answer>(
      job: Job,
      { people = NAMELESS, isDear = true, bytes = 0, yieldsAfterMs, ...limits }: QueuedRun,
    ) =>
      new Promise<Result<Answer>>((resolve) => {
        const settle = resolve as (result: Result<unknown>) => void;
        const begun = () =>
          yieldsAfterMs === undefined
            ? work(workers, job, limits)
            : yielding(yieldsAfterMs, limits.signal, (signal) => work(workers, job, { ...limits, signal }));
        const start = () =>
          begun().then(settle, (error: unknown) => {
            failed(job, error, 'a job could not be given to a worker');
            settle(fault('solver-failed'));
          });
        // Begun when another's job ends, and yet in the name of whoever asked.
        const queued = { people, isDear, bytes, start: AsyncResource.bind(start) };
        waiting.add(queued);
        const leave = (): void => {
          if (waiting.remove(queued)) settle(fault('cancelled'));
        };
        limits.signal?.addEventListener('abort', leave, { once: true });
        next();
      }),
    runIfIdle(job, { bytes, ...limits }) {
      if (workers.isClosed() || running >= threads || waiting.size > 0 || !memory.fits(bytes))
        return undefined;
      const begin = (signal: AbortSignal) => attempt(workers, job, { ...limits, signal }, 1);
      return occupy(
        yielding(0, limits.signal, begin, bytes).then(
          () => {},
          (error: unknown) => failed(job, error, 'an idle thread could not be used'),
        ),
        bytes,
      );
    },
    isBusy: () => running - interruptible.size + waiting.size >= threads,
    state: () => ({ waiting: waiting.size, running }),
    close: workers.close,
  };
}
