import { AsyncLocalStorage } from 'node:async_hooks';

/** How what somebody asked ended, as that person sees it. */
export type RequestOutcome =
  /** The answer is there. */
  | 'delivered'
  /** A sentence is there: what can't be read or done, and what to do instead. */
  | 'refused'
  /** A sentence is there: too much at once, for this person or for the machine. */
  | 'limited'
  /** The person took it back. */
  | 'cancelled'
  /** Nobody can be answered there: blocked, deleted, not permitted. */
  | 'unreachable'
  /** Ours: a bug, an outage, an answer that came too late or was not taken. */
  | 'failed';

/** Counts what comes in. */
export interface RequestCounter {
  /**
   * `since`: milliseconds of `performance.now()`, if it came earlier than now. The returned function is called once, at its end; without
   * arguments where nothing is to be counted.
   */
  begin(platform: string, since?: number): (command?: string, outcome?: RequestOutcome) => void;
}

interface RequestContext {
  readonly id: string;
  command?: string;
  /** Undefined as long as it may be talk that isn't for us. */
  outcome?: RequestOutcome | undefined;
  /** What is still under way for it. */
  readonly pendingWork: Promise<unknown>[];
}

const current = new AsyncLocalStorage<RequestContext>();

/** Characters of a code that people pass on. */
const CODE_CHARS = 6;

/** The id of the line, form or press that the present work is for, however deep that is; undefined: for none. */
export const requestId = (): string | undefined => current.getStore()?.id;

/** What people name it by: the end of its id in the log. */
export const requestCode = (): string | undefined => requestId()?.slice(-CODE_CHARS);

/** Says what came in (a command's name, `text`, `press-` and the kind of button), and, once that is known, how it ends when its answer is delivered. */
export function setOutcome(command: string, outcome?: RequestOutcome): void {
  const arrival = current.getStore();
  if (arrival !== undefined) Object.assign(arrival, { command, outcome });
}

/** Says how it ends, as its answer is not delivered; undefined: not here, a later process answers it. */
export function setUndelivered(outcome: RequestOutcome | undefined): void {
  const arrival = current.getStore();
  if (arrival !== undefined) arrival.outcome = outcome;
}

/** Its answer is not delivered before this has settled. */
export function trackWork(work: Promise<unknown>): void {
  current.getStore()?.pendingWork.push(work);
}

/** Does the work for what came in as `key`, the platform's own id of it; `since`: see `ArrivalCounter`. Gives what the work gives. */
export type RunInRequestContext = <T>(key: string, work: () => Promise<T>, since?: number) => Promise<T>;

const NO_COUNTER: RequestCounter = { begin: () => () => {} };

/**
 * What comes in through this platform: all that is done for it, and all that is logged, goes under one id (`telegram:8412`), and it
 * is counted when it is answered.
 */
export const withRequestContext =
  (platform: string, counter: RequestCounter = NO_COUNTER): RunInRequestContext =>
  (key, work, since) => {
    const arrival: RequestContext = { id: `${platform}:${key}`, pendingWork: [] };
    const end = counter.begin(platform, since);
    const done = current.run(arrival, work);
    void waitForWork(arrival, done).then(() => {
      const { command = 'text', outcome } = arrival;
      if (outcome === undefined) end();
      else end(command, outcome);
    });
    return done;
  };

async function waitForWork(arrival: RequestContext, done: Promise<unknown>): Promise<void> {
  await done.catch(() => {
    arrival.outcome = 'failed';
  });
  while (arrival.pendingWork.length > 0) await Promise.allSettled(arrival.pendingWork.splice(0));
}
