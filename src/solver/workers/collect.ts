import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel } from 'node:worker_threads';

let gc: (() => void) | undefined;

/** V8's collector. Not before it is needed: what is loaded under another flag than it was compiled is compiled anew. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/**
 * Gives back what this thread doesn't use any more, in some 10 ms: what others may take is counted as soon as a job is over, and the
 * collector would come later.
 */
export function collect(): void {
  gc ??= collector();
  gc();
}

const CHANNEL = 'tileknight: collect';

/** Has this thread collect whenever another one asks for it by `letGo`, as soon as its job is over. */
export function collectOnRequest(): void {
  const requests = new BroadcastChannel(CHANNEL);
  requests.onmessage = collect;
  requests.unref();
}

/** Milliseconds in which this thread has looked at what it weighs. */
const WEIGHED_MS = 1000;

/**
 * Has all threads let go of so many bytes that they share, and that nobody uses any more: memory stays as long as one of them hasn't
 * collected. Those of solvers are asked. This one must not stand still for it: as V8 counts shared memory in no thread, it is given as
 * much for a moment that V8 counts (and no page of which is ever touched), and collects beside its work.
 */
export function letGo(bytes: number): void {
  const requests = new BroadcastChannel(CHANNEL);
  requests.postMessage(undefined);
  requests.close();
  const weight = new ArrayBuffer(bytes);
  setTimeout(() => weight.byteLength, WEIGHED_MS).unref();
}
