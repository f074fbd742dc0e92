import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const gc: () => void = runInNewContext('gc');

/**
 * Gives back what this thread doesn't use any more, in some 10 ms. A worker sleeps without an event loop
 * between its jobs, so the collector, which waits for a quiet moment, never comes by itself.
 */
export const collect = (): void => gc();
