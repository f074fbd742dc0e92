import { appendFileSync } from 'node:fs';
import { ok, type Result } from '../../src/core/result.ts';
import type {
  SlidingAnswer,
  SlidingProgress,
  SlidingRequest,
} from '../../src/core/sliding/sliding-answer.ts';
import {
  createSharedSearch,
  endSharedSearch,
  FIRST_OWN_WORD,
  isOver,
  type SharedSearch,
} from '../../src/core/sliding/solve/proof/shared-search.ts';
import type { Task, TaskContext } from '../../src/solver/task/task.ts';
import { hostTasks } from '../../src/solver/workers/worker-host.ts';

const note = (word: string): void => appendFileSync(process.env.HELP_MARKER ?? '', `${word} `);

/** Asks for help immediately and searches until its time is up; its answer is the work of its helpers. */
function lead(request: SlidingRequest, context: TaskContext<SlidingProgress>): Result<SlidingAnswer> {
  const begun = context.now();
  const shared = createSharedSearch(1);
  context.askForHelp?.(shared);
  const shown: string[] = [];
  while (context.now() - begun < request.timeMs && !context.shouldStop())
    if (Atomics.exchange(shared, FIRST_OWN_WORD, 0) > 0) shown.push('URDL');
  endSharedSearch(shared);
  note(context.shouldStop() ? 'stopped' : 'led');
  const moves = shown.join();
  const milliseconds = context.now() - begun;
  const rest = { metric: 'stm', algorithm: 'stand-in', lowerBound: 0, expanded: 0, milliseconds } as const;
  return ok({ solvable: true, length: moves.length, moves, optimal: false, ...rest });
}

/**
 * A helper, by the board's first tile. 2: shows a solution and goes on until told to stop. 3: ends its thread
 * immediately.
 */
function help(
  request: SlidingRequest,
  shared: SharedSearch,
  _helper: number,
  context: TaskContext<SlidingProgress>,
): void {
  note('came');
  if (request.start.tiles[0] === 3) process.exit(7);
  Atomics.add(shared, FIRST_OWN_WORD, 1);
  while (!isOver(shared) && !context.shouldStop());
  note(isOver(shared) ? 'over' : 'away');
}

const solve: Task<SlidingRequest, SlidingAnswer, SlidingProgress> = {
  run: (request, context) => {
    if (request.start.tiles.length > 4) return lead(request, context);
    note('small');
    return lead({ ...request, timeMs: 0 }, { ...context, askForHelp: () => undefined });
  },
  check: () => undefined,
  isSmall: ({ start }) => start.tiles.length <= 4,
  estimateBytes: ({ start }) => (start.tiles.length > 4 ? 2 ** 20 : 0),
  help,
};

/** Boards of four cells are small; all others lead and take a MiB. */
export const SHARED_SEARCH_TASKS = { solve };

hostTasks(SHARED_SEARCH_TASKS);
