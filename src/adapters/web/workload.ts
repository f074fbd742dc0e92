import { createOpenWork, MAX_OPEN_WORK } from '../../chat/limits/limits.ts';

/** Why new work is not taken: too much for this visitor, too much for all, or the program stops. */
export type Refusal = 'running' | 'busy' | 'stopping';

/** Work that was taken on. `signal` ends it; `done` has to be called when it has ended. */
export interface Job {
  readonly signal: AbortSignal;
  cancel(): void;
  done(): void;
}

/** All answers being worked on. */
export interface Workload {
  take(visitor: string): Job | Refusal;
  /** Takes nothing more, gives what runs `milliseconds` to finish, cancels the rest; resolves when nothing runs. */
  finish(milliseconds: number): Promise<void>;
}

/** A workload of at most `all` answers together, and for each visitor of as many as a person has open anywhere. */
export function createWorkload(all: number): Workload {
  /** Each with its end. */
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
