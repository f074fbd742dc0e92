import { randomBytes } from 'node:crypto';
import type { Person } from '../surface.ts';
import { MAX_OPEN_WORK } from './limits.ts';

/**
 * The running jobs. The user who started a job may cancel it. Jobs are stored in memory only, so they end
 * with the process.
 */
export interface Jobs {
  /**
   * Registers a job and returns its id and its signal. The signal aborts when `signal` does, or when the
   * owner cancels the job. Undefined if the owner has too many running jobs.
   */
  register(
    owner: Person,
    signal?: AbortSignal,
  ): { readonly id: string; readonly signal: AbortSignal; done(): void } | undefined;
  /**
   * Cancels a job, if it belongs to this person. `foreign`: it belongs to another person, so it continues.
   * `over`: no such job is running.
   */
  cancel(id: string, person: Person): 'cancelled' | 'foreign' | 'over';
}

/** Creates the register of jobs. Each person may have at most `maxJobsPerPerson` running jobs. */
export function createJobs(maxJobsPerPerson = MAX_OPEN_WORK): Jobs {
  const runningJobs = new Map<string, { readonly ownerKey: string; readonly controller: AbortController }>();
  let jobCount = 0;
  const processPrefix = randomBytes(4).toString('hex');
  return {
    register(owner, signal) {
      const ownJobs = [...runningJobs.values()].filter((job) => job.ownerKey === owner.key);
      if (ownJobs.length >= maxJobsPerPerson) return undefined;
      const id = `${processPrefix}${(jobCount++).toString(36)}`;
      const controller = new AbortController();
      runningJobs.set(id, { ownerKey: owner.key, controller });
      return {
        id,
        signal: signal === undefined ? controller.signal : AbortSignal.any([signal, controller.signal]),
        done: () => void runningJobs.delete(id),
      };
    },
    cancel(id, person) {
      const job = runningJobs.get(id);
      if (job === undefined) return 'over';
      if (job.ownerKey !== person.key) return 'foreign';
      job.controller.abort();
      return 'cancelled';
    },
  };
}
