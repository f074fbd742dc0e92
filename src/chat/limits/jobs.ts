import { randomBytes } from 'node:crypto';
import type { Person } from '../surface.ts';
import { MAX_OPEN_WORK } from './limits.ts';

/** The register of running work that its owner may cancel. Jobs don't outlive the process. */
export interface Jobs {
  /**
   * Starts a job. `signal` or the owner's Cancel button aborts it. Undefined if the owner has too many jobs.
   */
  start(
    owner: Person,
    signal?: AbortSignal,
  ): { readonly id: string; readonly signal: AbortSignal; done(): void } | undefined;
  /** Aborts a job of this person. `foreign`: the job belongs to another person and continues. */
  cancel(id: string, person: Person): 'cancelled' | 'foreign' | 'over';
}

/** Creates the register of jobs. Each person may have at most `max` at the same time. */
export function createJobs(max = MAX_OPEN_WORK): Jobs {
  const running = new Map<string, { readonly owner: string; readonly controller: AbortController }>();
  let count = 0;
  const process = randomBytes(4).toString('hex');
  return {
    start(owner, signal) {
      const own = [...running.values()].filter((job) => job.owner === owner.key);
      if (own.length >= max) return undefined;
      const id = `${process}${(count++).toString(36)}`;
      const controller = new AbortController();
      running.set(id, { owner: owner.key, controller });
      return {
        id,
        signal: signal === undefined ? controller.signal : AbortSignal.any([signal, controller.signal]),
        done: () => void running.delete(id),
      };
    },
    cancel(id, person) {
      const job = running.get(id);
      if (job === undefined) return 'over';
      if (job.owner !== person.key) return 'foreign';
      job.controller.abort();
      return 'cancelled';
    },
  };
}
