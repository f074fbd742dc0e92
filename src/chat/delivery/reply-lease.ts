import { AsyncLocalStorage } from 'node:async_hooks';

/** The right of one process to answer a request. */
export interface ReplyLease {
  /**
   * Must be asked before each message. Renews a lease that may have expired, for example while the process
   * was suspended. False if another process has it.
   */
  isOurs(): Promise<boolean>;
}

const currentLease = new AsyncLocalStorage<ReplyLease>();

/** During the work, `holdsCurrentLease` checks this lease, in any nested or asynchronous call. */
export const runWithLease = <T>(lease: ReplyLease, work: () => Promise<T>): Promise<T> =>
  currentLease.run(lease, work);

/** Does this process have the lease on its current request? Must be checked again after each wait. */
export const holdsCurrentLease = async (): Promise<boolean> =>
  (await currentLease.getStore()?.isOurs()) ?? true;
