import { createOpenWork, MAX_OPEN_WORK } from '../../chat/limits/limits.ts';
import { createShares } from './shares.ts';

/**
 * `running`: this visitor has too many running answers. `busy`: the visitor's address has its share, or all
 * addresses together have too much. `stopping`: the program is stopping.
 */
export type RefusalReason = 'running' | 'busy' | 'stopping';

export interface RequestedWork {
  /** Counted separately, so that a visitor with many running answers can cancel one. */
  readonly kind: 'line' | 'press';
  readonly visitorKey: string;
  readonly address: string;
  readonly bodyBytes: number;
}

/** `cancel` aborts `signal`. The caller must call `done` when the work has ended. */
export interface Job {
  readonly signal: AbortSignal;
  /**
   * Counts a solver job. Returns the function that ends the count, or undefined if the address has its share.
   */
  countSolverJob(): (() => void) | undefined;
  cancel(): void;
  done(): void;
}

export interface Workload {
  /** Counts an answer, or returns the reason why it is refused. */
  take(work: RequestedWork): Job | RefusalReason;
  /** Counts a body that another adapter is about to read. Like `Shares.take`. */
  takeBody(key: string, bytes: number): (() => void) | undefined;
  /**
   * Refuses new work from now on, waits `milliseconds` for running work, then cancels it. Resolves when no
   * work is running.
   */
  finish(milliseconds: number): Promise<void>;
}

/** All visitors together. An address has its share of each (`createShares`). */
export interface WorkLimits {
  readonly answers: number;
  /** Fewer than `answers`, so that answers without the solver never wait for it. */
  readonly solverJobs: number;
  /** Bodies of requests that are being answered. */
  readonly bodyBytes: number;
}

/** Half of each, the share of a proxy, is enough for 60 visitors. */
const DEFAULT_LIMITS: WorkLimits = { answers: 256, solverJobs: 128, bodyBytes: 64 * 1024 * 1024 };

/** Each visitor may have at most `MAX_OPEN_WORK` answers. */
export function createWorkload(limits = DEFAULT_LIMITS): Workload {
  const answers = createShares(limits.answers);
  const solverJobs = createShares(limits.solverJobs);
  const bodies = createShares(limits.bodyBytes);
  const jobs = new Map<AbortController, Promise<void>>();
  const openWork = createOpenWork(MAX_OPEN_WORK);
  let nextJobNumber = 0;
  let isStopping = false;

  return {
    takeBody: bodies.take,
    take({ kind, visitorKey, address, bodyBytes }) {
      if (isStopping) return 'stopping';
      const [id, workKey] = [String(nextJobNumber++), `${kind} ${visitorKey}`];
      if (!openWork.add(workKey, id)) return 'running';
      const endAnswer = answers.take(`${kind} ${address}`);
      const endBody = endAnswer && bodies.take(address, bodyBytes);
      const release = () => {
        openWork.remove(workKey, id);
        endAnswer?.();
        endBody?.();
      };
      if (endBody === undefined) {
        release();
        return 'busy';
      }
      const controller = new AbortController();
      const { promise: whenEnded, resolve: markEnded } = Promise.withResolvers<void>();
      jobs.set(controller, whenEnded);
      return {
        signal: controller.signal,
        countSolverJob: () => solverJobs.take(address),
        cancel: () => controller.abort(),
        done() {
          release();
          jobs.delete(controller);
          markEnded();
        },
      };
    },
    async finish(milliseconds) {
      isStopping = true;
      const timer = setTimeout(() => {
        for (const controller of jobs.keys()) controller.abort();
      }, milliseconds);
      await Promise.all(jobs.values());
      clearTimeout(timer);
    },
  };
}
