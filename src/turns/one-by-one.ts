import { type Callers, createFairQueue, type WaitingWork } from './fair-queue.ts';

/** If `signal` aborts before the turn, the work never runs. */
export interface Cancellation<T> {
  readonly signal: AbortSignal | undefined;
  readonly result: T;
}

export type RunInTurn = <T>(
  callers: Callers,
  work: () => Promise<T>,
  cancellation?: Cancellation<T>,
) => Promise<T>;

interface Waiting extends WaitingWork {
  run(): Promise<void>;
}

export function createOneByOne(): RunInTurn {
  const queue = createFairQueue<Waiting>();
  let isRunning = false;
  async function runAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = queue.take(); next !== undefined; next = queue.take()) await next.run();
    isRunning = false;
  }
  return (callers, work, cancellation) =>
    new Promise((resolve, reject) => {
      const waiting = { callers, bytes: 0, run: () => work().then(resolve, reject) };
      queue.add(waiting);
      if (cancellation !== undefined) {
        const { signal, result } = cancellation;
        const cancel = () => void (queue.remove(waiting) && resolve(result));
        signal?.addEventListener('abort', cancel, { once: true });
        if (signal?.aborted) cancel();
      }
      void runAll();
    });
}
