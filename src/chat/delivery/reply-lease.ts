import { AsyncLocalStorage } from 'node:async_hooks';

/** The right of this process to answer a request. */
export interface ReplyLease {
  /**
   * May this process still show states and answer? Ask before each message. A lease that may have expired is
   * renewed first, for example after the process was suspended. False if another process answers.
   */
  isOurs(): Promise<boolean>;
}

const current = new AsyncLocalStorage<ReplyLease>();

/** Runs work under the lease, so that `isStillOurs` finds the lease at any depth of calls. */
export const runWithLease = <T>(hold: ReplyLease, work: () => Promise<T>): Promise<T> =>
  current.run(hold, work);

/** Does this process still hold the lease of the current work? Ask after each wait. */
export const isStillOurs = async (): Promise<boolean> => (await current.getStore()?.isOurs()) ?? true;
