import type { SlidingProgress } from '../../core/sliding/answer.ts';
import type { Board } from '../../core/sliding/board.ts';
import { tableChoices } from '../../core/sliding/solve/solve.ts';
import type { TableUse } from '../task.ts';

/**
 * The tables of an analysis: what its searches look into depends on the goal alone (undefined: none is
 * needed). `isComplete` says whether more time or tables could add nothing, `codes` which faults they could
 * mend.
 */
export function goalTables<Request extends { readonly timeMs: number }, Answer>(
  goalOf: (request: Request) => Board | undefined,
  isComplete: (answer: Answer) => boolean,
  codes: readonly string[] = ['out-of-time'],
): TableUse<Request, Answer, SlidingProgress> {
  return {
    choices(request) {
      const goal = goalOf(request);
      if (goal === undefined) return [];
      return tableChoices({ start: goal, goal, metric: 'stm', algorithm: 'auto', timeMs: request.timeMs });
    },
    progress: (share) => ({ phase: 'tables', share }),
    need: () => 'awaited',
    suffices: (found) => (found.ok ? isComplete(found.value) : !codes.includes(found.fault.code)),
  };
}
