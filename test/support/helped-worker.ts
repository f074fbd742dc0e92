import { appendFileSync } from 'node:fs';
import { ok, type Result } from '../../src/core/result.ts';
import type { SlidingAnswer, SlidingProgress, SlidingRequest } from '../../src/core/sliding/answer.ts';
import { createSharedSolutions, exchangeOf } from '../../src/core/sliding/solve/large/shared-solutions.ts';
import { endSharedSearch, isOver, type SharedSearch } from '../../src/core/sliding/solve/shared-search.ts';
import type { Task, TaskContext } from '../../src/solver/task.ts';
import { hostTasks } from '../../src/solver/workers/worker-host.ts';

const note = (word: string): void => appendFileSync(process.env.HELP_MARKER ?? '', `${word} `);

/** Asks for help at once and searches until its time is up; what others have shown meanwhile is its answer. */
function lead(request: SlidingRequest, context: TaskContext<SlidingProgress>): Result<SlidingAnswer> {
  const begun = context.now();
  const shared = createSharedSolutions();
  const exchange = exchangeOf(shared, 0);
  context.askForHelp?.(shared);
  const shown: string[] = [];
  while (context.now() - begun < request.timeMs && !context.shouldStop()) shown.push(...exchange.news());
  endSharedSearch(shared);
  note(context.shouldStop() ? 'stopped' : 'led');
  const moves = shown.join();
  const milliseconds = context.now() - begun;
  const rest = { metric: 'stm', algorithm: 'stand-in', lowerBound: 0, expanded: 0, milliseconds } as const;
  return ok({ solvable: true, length: moves.length, moves, optimal: false, ...rest });
}

/** Moves whose last one can't be read: a thread that writes them ends in the middle. */
const breaking = (moves: string): string =>
  Object.defineProperty([...moves], moves.length - 1, {
    get() {
      throw new Error('the thread ends');
    },
  }) as unknown as string;

/**
 * A helper, by the board's first tile. 2: shows a solution and goes on until told to stop. 3: ends its thread at
 * once, 4: throws while it writes a solution.
 */
function help(
  request: SlidingRequest,
  shared: SharedSearch,
  helper: number,
  context: TaskContext<SlidingProgress>,
): void {
  note('came');
  const exchange = exchangeOf(shared, helper);
  if (request.start.tiles[0] === 3) process.exit(7);
  if (request.start.tiles[0] === 4) exchange.show(breaking('UR'));
  exchange.show('URDL');
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
  bytes: ({ start }) => (start.tiles.length > 4 ? 2 ** 20 : 0),
  helpBytes: () => 2 ** 20,
  help,
};

/** Boards of four cells are small; all others lead and take a MiB. */
export const HELPED_TASKS = { solve };

export default hostTasks(HELPED_TASKS);
