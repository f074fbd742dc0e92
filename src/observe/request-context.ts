import { AsyncLocalStorage } from 'node:async_hooks';

/** The outcome of a request, as the user sees it. */
export type RequestOutcome =
  /** The answer was delivered. */
  | 'delivered'
  /** The user was told why the request can't be understood or done. */
  | 'refused'
  /** The user was told to try later: the user has too many requests, or the machine is busy. */
  | 'limited'
  /** The user cancelled the request. */
  | 'cancelled'
  /** The bot can't write to the chat: it is blocked, the chat was deleted, or a permission is missing. */
  | 'unreachable'
  /** The program failed: a bug, an outage, or an answer that was late or that the platform rejected. */
  | 'failed';

/** Counts requests. */
export interface RequestCounter {
  /**
   * Starts to measure a new request. `arrivedAtMs`: its time of arrival, by `performance.now()`. Default:
   * now. Returns a function that the caller must call once, when the request ends. That function counts the
   * request in the metrics. If called without arguments, it doesn't count the request.
   */
  beginRequest(platform: string, arrivedAtMs?: number): (command?: string, outcome?: RequestOutcome) => void;
}

/** Data of a request that is being answered. */
interface RequestContext {
  /** Id of the request in its log lines, such as `telegram:8412`. */
  readonly id: string;
  /** Name of the command, or kind of the press, that the metrics count. */
  command?: string;
  /**
   * Outcome of the request. A request without an outcome isn't counted, for example ordinary talk in a chat.
   */
  outcome?: RequestOutcome | undefined;
  /**
   * Work that the request started without waiting for its end, such as an edit of a message. The request ends
   * only when all of this work has settled.
   */
  readonly pendingWork: Promise<unknown>[];
}

const requestStorage = new AsyncLocalStorage<RequestContext>();

/**
 * Length of the code in a message about an internal error. Users can quote the code when they report the
 * error.
 */
const REQUEST_CODE_CHARS = 6;

/** Returns the id of the current request, in any nested or asynchronous call. Undefined outside a request. */
export const requestId = (): string | undefined => requestStorage.getStore()?.id;

/**
 * Returns the code for a message about an internal error: the last characters of the current request's id.
 * The log contains the whole id. Undefined outside a request.
 */
export const requestCode = (): string | undefined => requestId()?.slice(-REQUEST_CODE_CHARS);

/**
 * Records the kind and the outcome of the current request. `command`: the name of a command, `text`, or
 * `press-<kind of button>`. `outcome`: the outcome to count if the answer is delivered. If it is undefined,
 * the request isn't counted.
 */
export function setRequestOutcome(command: string, outcome?: RequestOutcome): void {
  const request = requestStorage.getStore();
  if (request !== undefined) Object.assign(request, { command, outcome });
}

/**
 * Records the outcome of the current request when this process doesn't deliver the answer. `outcome` is
 * undefined if another process will answer the request. Then the request isn't counted here.
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
 * Runs the work of one request and returns its result. `key`: the id that the platform gave the request.
 * `arrivedAtMs`: its time of arrival, by `performance.now()`.
 */
export type RunInRequestContext = <T>(
  key: string,
  work: () => Promise<T>,
  arrivedAtMs?: number,
) => Promise<T>;

const NO_REQUEST_COUNTER: RequestCounter = { beginRequest: () => () => {} };

/**
 * Creates the function that runs the requests of one platform. All log lines of a request have the same id
 * (`telegram:8412`). When the request ends, it is counted in the metrics.
 */
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
