import { AsyncResource } from 'node:async_hooks';
import { fault, type Result } from '../core/result.ts';
import type { Callers, TurnKeys } from '../turns/fair-queue.ts';

export interface Caller {
  readonly turnKeys: TurnKeys;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (progress: unknown) => void;
}

/** Work for all callers who wait for the answer to one request. */
export interface SharedWork {
  readonly callers: Callers;
  /** Aborted when every caller has cancelled. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: unknown) => void;
}

type StartWork = (work: SharedWork) => Promise<Result<unknown>>;

/** Reports leave out the fields that they don't know. */
const mergeProgress = (previous: unknown, update: unknown): unknown =>
  typeof previous === 'object' && typeof update === 'object' ? { ...previous, ...update } : update;

class InFlightRequest {
  readonly answer: Promise<Result<unknown>>;
  readonly #callers: Set<Caller>;
  readonly #abortController = new AbortController();
  #progress: unknown;

  constructor(firstCaller: Caller, startWork: StartWork) {
    this.#callers = new Set([firstCaller]);
    const onProgress = (progress: unknown): void => {
      this.#progress = mergeProgress(this.#progress, progress);
      for (const caller of this.#callers) caller.onProgress(progress);
    };
    this.answer = startWork({ callers: this.#callers, signal: this.#abortController.signal, onProgress });
  }

  addCaller(caller: Caller): void {
    this.#callers.add(caller);
    if (this.#progress !== undefined) caller.onProgress(this.#progress);
  }

  /** Returns true if no caller is left. */
  removeCaller(caller: Caller): boolean {
    this.#callers.delete(caller);
    return this.#callers.size === 0;
  }

  abort(): void {
    this.#abortController.abort();
  }
}

/** Equal requests share their work and answer. */
export class InFlightRequests {
  /** `joined`: shared the work of an equal request. */
  readonly counts = { begun: 0, joined: 0 };
  readonly #requests = new Map<string | symbol, InFlightRequest>();

  /**
   * Shares the work of equal questions (requests as text), not if undefined. A caller who joins gets the
   * progress so far. One who cancels is answered immediately. The work stops when all have.
   */
  ask(question: string | undefined, caller: Caller, startWork: StartWork): Promise<Result<unknown>> {
    const requestKey = question ?? Symbol('never shared');
    // The work runs in the async context of the first caller, `onProgress` in that of its own.
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

  /** Ends all requests with the fault `cancelled`. */
  abortAll(): void {
    const allRequests = [...this.#requests.values()];
    this.#requests.clear();
    for (const request of allRequests) request.abort();
  }

  async waitForAll(): Promise<void> {
    await Promise.allSettled([...this.#requests.values()].map(({ answer }) => answer));
  }
}
