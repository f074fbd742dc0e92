import { AsyncResource } from 'node:async_hooks';
import { fault, type Result } from '../core/result.ts';

/** A caller that waits for an answer. */
export interface Caller {
  /** Key of the person who made the request. */
  readonly person: string;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (progress: unknown) => void;
}

/** All callers who wait for the answer to one request. */
export interface Callers {
  /** Keys of all people who wait for the answer. */
  readonly people: ReadonlySet<string>;
  /** Aborted when every caller has cancelled. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: unknown) => void;
}

type StartWork = (callers: Callers) => Promise<Result<unknown>>;

/**
 * Merges two progress reports of one request. The fields of the later report, `update`, replace those of
 * `previous`.
 */
const mergeProgress = (previous: unknown, update: unknown): unknown =>
  typeof previous === 'object' && typeof update === 'object' ? { ...previous, ...update } : update;

/** A request in progress, and all callers who wait for its answer. */
class InFlightRequest {
  readonly answer: Promise<Result<unknown>>;
  readonly #callers: Set<Caller>;
  readonly #people: Set<string>;
  readonly #abortController = new AbortController();
  #progress: unknown;

  constructor(firstCaller: Caller, startWork: StartWork) {
    this.#callers = new Set([firstCaller]);
    this.#people = new Set([firstCaller.person]);
    const onProgress = (progress: unknown): void => {
      this.#progress = mergeProgress(this.#progress, progress);
      for (const caller of this.#callers) caller.onProgress(progress);
    };
    this.answer = startWork({ people: this.#people, signal: this.#abortController.signal, onProgress });
  }

  addCaller(caller: Caller): void {
    this.#callers.add(caller);
    this.#people.add(caller.person);
    if (this.#progress !== undefined) caller.onProgress(this.#progress);
  }

  /** Removes a caller. Returns true if no caller is left. */
  removeCaller(caller: Caller): boolean {
    this.#callers.delete(caller);
    if (![...this.#callers].some(({ person }) => person === caller.person))
      this.#people.delete(caller.person);
    return this.#callers.size === 0;
  }

  abort(): void {
    this.#abortController.abort();
  }
}

/**
 * The requests in progress. Equal requests are worked on only once, and all their callers get the same
 * answer.
 */
export class InFlightRequests {
  /**
   * `begun`: number of requests that started their own work. `joined`: number of requests that shared the
   * work of an equal request.
   */
  readonly counts = { begun: 0, joined: 0 };
  readonly #requests = new Map<string | symbol, InFlightRequest>();

  /**
   * Answers a question (a request as text). If an equal question is in progress, the caller shares its work,
   * and first gets the progress so far. Otherwise `startWork` is called. A caller that cancels is answered
   * immediately. The work stops when every caller has cancelled. If `question` is undefined, the work is
   * never shared.
   */
  ask(question: string | undefined, caller: Caller, startWork: StartWork): Promise<Result<unknown>> {
    const requestKey = question ?? Symbol('never shared');
    // The work runs in the async context of the first caller. `bind` makes `onProgress` run in the async
    // context of its own caller.
    const boundCaller = { ...caller, onProgress: AsyncResource.bind(caller.onProgress) };
    const existingRequest = this.#requests.get(requestKey);
    this.counts[existingRequest === undefined ? 'begun' : 'joined']++;
    const request = existingRequest ?? new InFlightRequest(boundCaller, startWork);
    const removeRequest = (): void => {
      if (this.#requests.get(requestKey) === request) this.#requests.delete(requestKey);
    };
    if (existingRequest === undefined) {
      this.#requests.set(requestKey, request);
      void request.answer.then(removeRequest, removeRequest);
    } else existingRequest.addCaller(boundCaller);
    const { signal } = caller;
    if (signal === undefined) return request.answer;
    return new Promise((resolve, reject) => {
      const cancelCaller = (): void => {
        if (request.removeCaller(boundCaller)) {
          removeRequest();
          request.abort();
        }
        resolve(fault('cancelled'));
      };
      signal.addEventListener('abort', cancelCaller, { once: true });
      void request.answer
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', cancelCaller));
    });
  }

  /** Aborts all requests in progress. They end with the fault `cancelled`. */
  abortAll(): void {
    const allRequests = [...this.#requests.values()];
    this.#requests.clear();
    for (const request of allRequests) request.abort();
  }

  /** Resolves when all requests in flight have ended. */
  async waitForAll(): Promise<void> {
    await Promise.allSettled([...this.#requests.values()].map(({ answer }) => answer));
  }
}
