import { AsyncLocalStorage } from 'node:async_hooks';

/** The outcome as the user sees it. */
export type RequestOutcome =
  | 'delivered'
  /** The user was told why the request can't be understood or done. */
  | 'refused'
  /** The user was told to try later: too many requests, or the machine is busy. */
  | 'limited'
  | 'cancelled'
  /** The bot can't write to the chat: it is blocked, the chat was deleted, or a permission is missing. */
  | 'unreachable'
  /** The program failed: a bug, an outage, or an answer that was late or that the platform rejected. */
  | 'failed';

export interface RequestCounter {
  /**
   * Starts to measure a request. `arrivedAtMs`: by `performance.now()`. Default: now. The caller must call
   * the returned function once, at the end of the request. Without arguments, it doesn't count the request.
   */
  beginRequest(platform: string, arrivedAtMs?: number): (command?: string, outcome?: RequestOutcome) => void;
}

interface RequestContext {
  /** Id in log lines, such as `telegram:8412`. */
  readonly id: string;
  /** Name of the command, or kind of the press. */
  command?: string;
  /** A request without an outcome isn't counted, for example ordinary talk in a chat. */
  outcome?: RequestOutcome | undefined;
  /**
   * Work that the request doesn't wait for, such as an edit of a message. The request ends only when all of
   * it has settled.
   */
  readonly pendingWork: Promise<unknown>[];
}

const requestStorage = new AsyncLocalStorage<RequestContext>();

const REQUEST_CODE_CHARS = 6;

/** The id of the current request, in any nested or asynchronous call. Undefined outside a request. */
export const requestId = (): string | undefined => requestStorage.getStore()?.id;

/**
 * Users can quote this code when they report an internal error: the last characters of the current request's
 * id. Undefined outside a request.
 */
export const requestCode = (): string | undefined => requestId()?.slice(-REQUEST_CODE_CHARS);

/**
 * Records kind and outcome of the current request. `command`: the name of a command, `text`, or `press-<kind
 * of button>`. `outcome`: counted if the answer is delivered. Undefined: not counted.
 */
export function setRequestOutcome(command: string, outcome?: RequestOutcome): void {
  const request = requestStorage.getStore();
  if (request !== undefined) Object.assign(request, { command, outcome });
}

/**
 * Records the outcome when this process doesn't deliver the answer. Undefined if another process will: then
 * it isn't counted here.
 */
export function setOutcomeUndelivered(outcome: RequestOutcome | undefined): void {
  const request = requestStorage.getStore();
  if (request !== undefined) request.outcome = outcome;
}

/** Delays the end of the current request until `work` has settled. */
export function trackWork(work: Promise<unknown>): void {
  requestStorage.getStore()?.pendingWork.push(work);
}

/**
 * Runs the work of one request in an async context, so that logs and metrics name the request. Returns its
 * result. `key`: the platform's id of the request. `arrivedAtMs`: by `performance.now()`.
 */
export type RunInRequestContext = <T>(
  key: string,
  work: () => Promise<T>,
  arrivedAtMs?: number,
) => Promise<T>;

const NO_REQUEST_COUNTER: RequestCounter = { beginRequest: () => () => {} };

/** All log lines of a request have the same id (`telegram:8412`). When the request ends, it is counted. */
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
