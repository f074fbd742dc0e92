import type { RunningSolver } from './solver.ts';
import { startsThreads } from './threads.ts';
import { easyQuestion } from './warm-up.ts';

/**
 * The same solver, and a check that rejects where the machine gives no threads, or where work crashed and an easy question,
 * asked again at each check, does so too.
 */
export function checkedSolver(
  solver: RunningSolver,
  threads = startsThreads,
): { readonly solver: RunningSolver; check(): Promise<void> } {
  let hasFailed = false;
  const ask: RunningSolver['ask'] = async (...given) => {
    const found = await solver.ask(...given);
    if (found.ok || found.fault.code === 'solver-failed') hasFailed = !found.ok;
    return found;
  };
  return {
    solver: { ...solver, ask },
    async check() {
      await threads();
      if (hasFailed) await ask('solve', easyQuestion(3, 3), { isMeasured: true });
      if (hasFailed) throw new Error('its threads crash, see the log');
    },
  };
}
