import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { fault, type Result } from '../core/result.ts';
import type { Answers, Job, Task, WorkerMessage } from './task.ts';
import { leftMessages } from './worker-host.ts';

/** Where the solver tells its operator what happened, as pino takes it. */
export interface SolverLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface LaneOptions {
  readonly name: string;
  readonly threads: number;
  /** The file whose default export does a `Task`. */
  readonly worker: URL;
  /** Milliseconds that a worker may take to stop by itself before it is ended. */
  readonly graceMs: number;
  readonly log: SolverLog;
  /** Milliseconds without work after which a thread ends; default: never, so that what it keeps in memory stays warm. */
  readonly idleMs?: number;
}

export interface RunOptions {
  /** Milliseconds from the moment a worker takes the job. */
  readonly timeMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly onMessage?: ((message: WorkerMessage) => void) | undefined;
}

/** Worker threads with one queue, first come first served. One job per thread at a time. */
export interface Lane {
  /**
   * Does a job. Faults: the job's own, `cancelled`, `out-of-time` {seconds} (the worker had to be ended) and `solver-failed`
   * (it crashed twice). Settles when the worker has let go of the job.
   */
  run<J extends Job>(job: J, options: RunOptions): Promise<Result<Answers[J['kind']]>>;
  /**
   * Does a job on a thread that has nothing else to do, until it ends, the signal aborts or somebody else needs the thread;
   * undefined: none is idle. Settles when the worker has let go of the job, however it ended.
   */
  lend(job: Job, options: RunOptions): Promise<void> | undefined;
  /** Ends all workers, whatever they do. */
  close(): Promise<void>;
}

/** Heap of one worker; typed arrays, so tables and tours, are not part of it. */
const HEAP_MB = 512;
const ATTEMPTS = 2;

/** A lane whose threads start with the first job. */
export function createLane({ name, threads, worker, graceMs, log, idleMs }: LaneOptions): Lane {
  // Piscina turns the order of waiting tasks that carry an abort signal, so the queue is kept here.
  const queue: (() => Promise<void>)[] = [];
  let running = 0;
  let pool: Piscina<Task, Result<Answers[Job['kind']]>> | undefined;
  let closed = false;
  const lent = new Set<AbortController>();

  const open = () => {
    pool ??= new Piscina({
      filename: worker.href,
      minThreads: idleMs === undefined ? threads : 0,
      maxThreads: threads,
      idleTimeout: idleMs ?? Number.POSITIVE_INFINITY,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      recordTiming: false,
    }).on('error', (error: unknown) =>
      log.error({ lane: name, error: String(error) }, 'an idle worker failed'),
    );
    return pool;
  };

  const next = (): void => {
    while (running < threads) {
      const start = queue.shift();
      if (!start) return;
      running++;
      void start().finally(() => {
        running--;
        next();
      });
    }
    if (queue.length > 0) for (const controller of lent) controller.abort();
  };

  const attempt = async (
    job: Job,
    options: RunOptions,
    count: number,
  ): Promise<Result<Answers[Job['kind']]> | undefined> => {
    const { port1, port2 } = new MessageChannel();
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const end = new AbortController();
    let crash = 'the worker ended';
    const hear = (message: WorkerMessage): void => {
      if (message.type === 'crash') crash = message.error;
      else options.onMessage?.(message);
    };
    const timers = [setTimeout(() => end.abort(), options.timeMs + graceMs)];
    const cancel = (): void => {
      Atomics.store(stop, 0, 1);
      timers.push(setTimeout(() => end.abort(), graceMs));
    };
    options.signal?.addEventListener('abort', cancel);
    port1.on('message', hear);
    try {
      const task: Task = { job, stop, port: port2 };
      const result = await open().run(task, { signal: end.signal, transferList: [port2] });
      return options.signal?.aborted ? fault('cancelled') : result;
    } catch (error) {
      if (options.signal?.aborted || closed) return fault('cancelled');
      if (end.signal.aborted) {
        log.warn(
          { lane: name, job: job.kind, timeMs: options.timeMs },
          'a worker did not stop in time and was ended',
        );
        return fault('out-of-time', { seconds: Math.round(options.timeMs / 1000) });
      }
      for (const message of leftMessages(port1)) hear(message);
      log.error(
        { lane: name, job: job.kind, attempt: count, error: String(error), crash },
        'a worker crashed',
      );
      return undefined;
    } finally {
      for (const timer of timers) clearTimeout(timer);
      options.signal?.removeEventListener('abort', cancel);
      port1.close();
    }
  };

  const work = async (job: Job, options: RunOptions): Promise<Result<Answers[Job['kind']]>> => {
    for (let count = 1; count <= ATTEMPTS; count++) {
      if (options.signal?.aborted || closed) return fault('cancelled');
      const result = await attempt(job, options, count);
      if (result) return result;
    }
    return fault('solver-failed');
  };

  return {
    run: <J extends Job>(job: J, options: RunOptions) =>
      new Promise<Result<Answers[J['kind']]>>((resolve) => {
        // A worker answers a job of a kind with that kind's answer.
        const settle = resolve as (result: Result<Answers[Job['kind']]>) => void;
        queue.push(() =>
          work(job, options).then(settle, (error: unknown) => {
            log.error(
              { lane: name, job: job.kind, error: String(error) },
              'a job could not be given to a worker',
            );
            settle(fault('solver-failed'));
          }),
        );
        next();
      }),
    lend: (job, options) => {
      if (closed || running >= threads || queue.length > 0) return undefined;
      running++;
      const controller = new AbortController();
      lent.add(controller);
      const signal =
        options.signal === undefined
          ? controller.signal
          : AbortSignal.any([options.signal, controller.signal]);
      return attempt(job, { ...options, signal }, 1)
        .catch((error: unknown) =>
          log.error({ lane: name, job: job.kind, error: String(error) }, 'a thread could not be lent'),
        )
        .then(() => {
          lent.delete(controller);
          running--;
          next();
        });
    },
    close: async () => {
      closed = true;
      await pool?.destroy();
    },
  };
}
