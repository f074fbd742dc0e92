import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds that are looked back upon at least, and at most twice. */
const WINDOW = 10_000;
/** Milliseconds: Discord waits three seconds for a sign. */
const LONGEST = 3000;

/**
 * Watches whether the program stood still of late: nothing is heard or answered meanwhile. The returned check rejects for some ten
 * seconds after it did for longer than `longest` milliseconds.
 */
export function watchLoop(longest = LONGEST): () => Promise<void> {
  const delay = monitorEventLoopDelay();
  delay.enable();
  let before = 0;
  setInterval(() => {
    before = delay.max;
    delay.reset();
  }, WINDOW).unref();
  return async () => {
    const milliseconds = Math.max(before, delay.max) / 1e6;
    if (milliseconds > longest)
      throw new Error(`the program stood still for ${(milliseconds / 1000).toFixed(1)} seconds`);
  };
}
