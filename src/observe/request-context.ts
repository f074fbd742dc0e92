import { AsyncLocalStorage } from 'node:async_hooks';

/** The outcome of a request from the user's view. */
export type RequestOutcome =
  /** The answer was delivered. */
  | 'delivered'
  /** The user got a sentence: what can't be read or done, and what to do instead. */
  | 'refused'
  /** The user got a sentence: they, or the whole machine, have too many requests. */
  | 'limited'
  /** The user cancelled the request. */
  | 'cancelled'
  /** The chat can't be reached: blocked, deleted, not permitted. */
  | 'unreachable'
  /** A fault of the program: a bug, an outage, a late or rejected answer. */
  | 'failed';

/** Counts requests. */
export interface RequestCounter {
  /**
   * Counts a new request. `since`: the time of its arrival by `performance.now()`. Default: now. Call the
   * returned function once at the end of the request, without arguments if the request should not be counted.
   */
  begin(platform: string, since?: number): (command?: string, outcome?: RequestOutcome) => void;
}

interface RequestContext {
  readonly id: string;
  command?: string;
  /** Outcome of the request. Undefined while its text may be ordinary talk. */
  outcome?: RequestOutcome | undefined;
  /** Work that must settle before the request ends. */
  readonly pendingWork: Promise<unknown>[];
}

const current = new AsyncLocalStorage<RequestContext>();

/** Length of the code that users can quote when they report an error. */
const CODE_CHARS = 6;

/** Returns the id of the current request, at any depth of calls. Undefined outside a request. */
export const requestId = (): string | undefined => current.getStore()?.id;

/** Returns the code that users can quote: the end of the current request's id in the log. */
export const requestCode = (): string | undefined => requestId()?.slice(-CODE_CHARS);

/**
 * Records the kind of the current request: a command's name, `text`, or `press-` and the kind of button.
 * `outcome`: the outcome that counts once the answer is delivered, if known.
 */
export function setOutcome(command: string, outcome?: RequestOutcome): void {
  const arrival = current.getStore();
  if (arrival !== undefined) Object.assign(arrival, { command, outcome });
}

/**
 * Records the outcome of a request whose answer isn't delivered. Undefined if a later process will answer.
 */
export function setUndelivered(outcome: RequestOutcome | undefined): void {
  const arrival = current.getStore();
  if (arrival !== undefined) arrival.outcome = outcome;
}

/** Makes the current request last until this work has settled. */
export function trackWork(work: Promise<unknown>): void {
  current.getStore()?.pendingWork.push(work);
}

/**
 * Runs the work for a request and returns its result. `key`: the platform's id of the request; `since`: see
 * `RequestCounter`.
 */
export type RunInRequestContext = <T>(key: string, work: () => Promise<T>, since?: number) => Promise<T>;

const NO_COUNTER: RequestCounter = { begin: () => () => {} };

/**
 * Creates the request context of a platform. All work and log lines of a request share one id
 * (`telegram:8412`), and the request is counted when it is answered.
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
