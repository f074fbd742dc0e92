import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestOutcome =
  | 'delivered'
  /** The request wasn't understood, or is impossible. */
  | 'refused'
  /** Too many requests, or the machine is busy. */
  | 'limited'
  | 'cancelled'
  /** The bot is blocked, the chat was deleted, or a permission is missing. */
  | 'unreachable'
  /** A bug, an outage, or an answer that was late or that the platform rejected. */
  | 'failed';

export interface RequestCounter {
  /**
   * Starts to measure a request. `arrivedAtMs`: by `performance.now()`. Default: now. The returned function
   * must be called once, at the end. Without arguments, it doesn't count the request.
   */
  beginRequest(platform: string, arrivedAtMs?: number): (command?: string, outcome?: RequestOutcome) => void;
}

interface RequestContext {
  /** Id in log lines, such as `telegram:8412`. */
  readonly id: string;
  /** Name of the command, or kind of the press. */
  command?: string;
  /** Without an outcome, the request isn't counted: ordinary talk in a chat. */
  outcome?: RequestOutcome | undefined;
  /** Work that isn't awaited, such as an edit of a message. The request ends when all of it has settled. */
  readonly pendingWork: Promise<unknown>[];
}

const requestStorage = new AsyncLocalStorage<RequestContext>();

const REQUEST_CODE_CHARS = 6;

/** Works in any nested or asynchronous call. Undefined outside a request. */
export const requestId = (): string | undefined => requestStorage.getStore()?.id;

/** Users can quote this code when they report an internal error: the end of the request's id. */
export const requestCode = (): string | undefined => requestId()?.slice(-REQUEST_CODE_CHARS);

/**
 * `command`: a command's name, `text`, or `press-<kind of button>`. `outcome`: counted if the answer is
 * delivered. Undefined: not counted.
 */
export function setRequestOutcome(command: string, outcome?: RequestOutcome): void {
  const request = requestStorage.getStore();
  if (request !== undefined) Object.assign(request, { command, outcome });
}

/**
 * Records the outcome if this process doesn't deliver the answer. Undefined if another will, and count it.
 */
export function setOutcomeUndelivered(outcome: RequestOutcome | undefined): void {
  const request = requestStorage.getStore();
  if (request !== undefined) request.outcome = outcome;
}

/** The current request ends after `work` has settled. */
export function trackWork(work: Promise<unknown>): void {
  requestStorage.getStore()?.pendingWork.push(work);
}

/**
 * Runs the work in an async context, so that logs and metrics name the request. `key`: the platform's id of
 * it. `arrivedAtMs`: by `performance.now()`.
 */
export type RunInRequestContext = <T>(
  key: string,
  work: () => Promise<T>,
  arrivedAtMs?: number,
) => Promise<T>;

const NO_REQUEST_COUNTER: RequestCounter = { beginRequest: () => () => {} };

export const withRequestContext =
  (platform: string, counter: RequestCounter = NO_REQUEST_COUNTER): RunInRequestContext =>
  (key, work, arrivedAtMs) => {
    const request: RequestContext = { id: `${platform}:${key}`, pendingWork: [] };
    const endRequest = counter.beginRequest(platform, arrivedAtMs);
    const result = requestStorage.run(request, work);
    void waitForWork(request, result).then(() => {
      const { command = 'text', outcome } = request;
      if (outcome === undefined) endRequest();
      else endRequest(command, outcome);
    });
    return result;
  };

async function waitForWork(request: RequestContext, result: Promise<unknown>): Promise<void> {
  await result.catch(() => {
    request.outcome = 'failed';
  });
  while (request.pendingWork.length > 0) await Promise.allSettled(request.pendingWork.splice(0));
}
