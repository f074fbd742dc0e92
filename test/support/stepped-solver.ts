import type { Solver } from '../../src/solver/solver.ts';
import type { AnyTask } from '../../src/solver/task/task.ts';
import { TASKS } from '../../src/solver/tasks.ts';

/**
 * A solver without threads, tables or a wall clock: `stepMs` milliseconds pass each time a search looks at
 * its clock. So the same question has the same answer on any machine under any load.
 */
export function steppedSolver(stepMs = 1): Solver {
  const tasks: Readonly<Record<string, AnyTask>> = TASKS;
  let now = 0;
  return {
    ask: (async (name: string, request: object) =>
      tasks[name]?.run(request, {
        now: () => (now += stepMs),
        shouldStop: () => false,
        onProgress() {},
        reportProgressNow() {},
        table: () => undefined,
      })) as Solver['ask'],
    close: async () => {},
  };
}
