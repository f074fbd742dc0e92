import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel } from 'node:worker_threads';

setFlagsFromString('--expose-gc');
const gc: () => void = runInNewContext('gc');

/**
 * Gives back what this thread doesn't use any more, in some 10 ms: what others may take is counted as soon as a job is over, and the
 * collector would come later.
 */
export const collect = (): void => gc();

const CHANNEL = 'tileknight: collect';

/** Has this thread collect whenever another one asks for it, as soon as its job is over. */
export function collectOnRequest(): void {
  const requests = new BroadcastChannel(CHANNEL);
  requests.onmessage = collect;
  requests.unref();
}

/** Asks all threads that do so on request to collect: memory that threads share stays as long as one of them hasn't. */
export function requestCollection(): void {
  const requests = new BroadcastChannel(CHANNEL);
  requests.postMessage(undefined);
  requests.close();
}
