import { createOpenWork, MAX_OPEN_WORK } from '../../chat/limits/limits.ts';

/** The reason for refusing work: too much from this visitor, too much in all, or the program is stopping. */
export type Refusal = 'running' | 'busy' | 'stopping';

/** Accepted work. `signal` cancels it; the caller calls `done` when it has ended. */
export interface Job {
  readonly signal: AbortSignal;
  cancel(): void;
  done(): void;
}

/** The running answers of all visitors, within limits. */
export interface Workload {
  take(visitor: string): Job | Refusal;
  /**
   * Accepts no more work, waits `milliseconds` for running work, cancels the rest. Resolves when nothing
   * runs.
   */
  finish(milliseconds: number): Promise<void>;
}

/** Creates a workload of at most `all` answers at the same time, with the usual limit for each visitor. */
export function createWorkload(all: number): Workload {
  /** Running work with the function that cancels it. */
  const jobs = new Map<AbortController, Promise<void>>();
  const open = createOpenWork(MAX_OPEN_WORK);
  let count = 0;
  let stopping = false;

  return {
    take(visitor) {
      if (stopping) return 'stopping';
      if (jobs.size >= all) return 'busy';
      const id = String(count++);
      if (!open.open(visitor, id)) return 'running';
      const controller = new AbortController();
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      jobs.set(controller, ended);
      return {
        signal: controller.signal,
        cancel: () => controller.abort(),
        done() {
          open.close(visitor, id);
          jobs.delete(controller);
          end();
        },
      };
    },
    async finish(milliseconds) {
      stopping = true;
      const timer = setTimeout(() => {
        for (const controller of jobs.keys()) controller.abort();
      }, milliseconds);
      await Promise.all(jobs.values());
      clearTimeout(timer);
    },
  };
}
