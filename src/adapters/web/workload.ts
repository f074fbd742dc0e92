import { createOpenWork, MAX_OPEN_WORK } from '../../chat/limits/limits.ts';

/**
 * Reason why work is refused. `running`: this visitor has too many running answers. `busy`: all visitors
 * together have too many. `stopping`: the program is stopping.
 */
export type RefusalReason = 'running' | 'busy' | 'stopping';

/** Accepted work. `signal` is aborted by `cancel`. The caller must call `done` when the work has ended. */
export interface Job {
  readonly signal: AbortSignal;
  cancel(): void;
  done(): void;
}

/** Counts the running answers of all visitors and refuses more than the limits allow. */
export interface Workload {
  /** Counts an answer for the visitor, or returns the reason why the answer is refused. */
  take(visitorKey: string): Job | RefusalReason;
  /**
   * Refuses new work from now on, waits `milliseconds` for running work, then cancels the work that still
   * runs. Resolves when no work is running.
   */
  finish(milliseconds: number): Promise<void>;
}

/**
 * Creates a workload of at most `maxJobs` answers at the same time, and at most `MAX_OPEN_WORK` for each
 * visitor.
 */
export function createWorkload(maxJobs: number): Workload {
  /** Key: controller that cancels running work. Value: promise that resolves when the work has ended. */
  const jobs = new Map<AbortController, Promise<void>>();
  const openWork = createOpenWork(MAX_OPEN_WORK);
  let nextJobNumber = 0;
  let isStopping = false;

  return {
    take(visitorKey) {
      if (isStopping) return 'stopping';
      if (jobs.size >= maxJobs) return 'busy';
      const id = String(nextJobNumber++);
      if (!openWork.add(visitorKey, id)) return 'running';
      const controller = new AbortController();
      const { promise: whenEnded, resolve: markEnded } = Promise.withResolvers<void>();
      jobs.set(controller, whenEnded);
      return {
        signal: controller.signal,
        cancel: () => controller.abort(),
        done() {
          openWork.remove(visitorKey, id);
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
