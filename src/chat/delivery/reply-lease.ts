import { AsyncLocalStorage } from 'node:async_hooks';

/** The right to answer what was asked. */
export interface ReplyLease {
  /**
   * May this process still show something, and answer? Asked before each message. A lease that may have run
   * out, as after a pause of the whole process, is renewed first, once the store can be reached; false:
   * another process answers.
   */
  isOurs(): Promise<boolean>;
}

const current = new AsyncLocalStorage<ReplyLease>();

/** Does work that gives an answer by this hold, however deep it is. */
export const runWithLease = <T>(hold: ReplyLease, work: () => Promise<T>): Promise<T> =>
  current.run(hold, work);

/** May this process still give the answer that the present work is for? Asked after each wait. */
export const isStillOurs = async (): Promise<boolean> => (await current.getStore()?.isOurs()) ?? true;
