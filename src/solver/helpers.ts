import type { SlidingRequest } from '../core/sliding/answer.ts';
import { type Crew, setAlive } from '../core/sliding/solve/parallel-search.ts';
import type { SharedTables } from './task.ts';
import type { Lane } from './worker-queue.ts';

/** How long an idle thread is waited for before it is asked for again. */
const ASK_AGAIN_MS = 200;

/**
 * Lends threads that are idle to a search on another thread, for as long as nobody else needs them; `lanes` has one entry for
 * each thread that may come. Ends with the signal.
 */
export function recruit(
  lanes: readonly Lane[],
  { request, tables, crew }: { request: SlidingRequest; tables: SharedTables; crew: Crew },
  signal: AbortSignal,
): void {
  const ask = (lane: Lane, member: number): void => {
    if (signal.aborted) return;
    setAlive(crew, member, true);
    const work = lane.lend(
      { kind: 'join', request, tables, crew, member },
      { timeMs: request.timeMs, signal },
    );
    const gone = (): void => {
      setAlive(crew, member, false);
      setTimeout(() => ask(lane, member), ASK_AGAIN_MS).unref();
    };
    if (work === undefined) gone();
    else void work.then(gone);
  };
  for (const [index, lane] of lanes.entries()) ask(lane, index + 1);
}
