import { readConfig } from '../src/config/config.ts';
import type { SlidingRequest } from '../src/core/sliding/sliding-answer.ts';
import { createSolver } from '../src/solver/create-solver.ts';
import type { Solver } from '../src/solver/solver.ts';
import { now } from './report.ts';
import { dataDir } from './tables.ts';

/** The bot's default. */
export const USUAL_MEMORY_MB = readConfig({}).SOLVER_MEMORY_MB;

const complain = (facts: object, message: string): void =>
  void process.stderr.write(`  ${message}: ${JSON.stringify(facts)}\n`);

/**
 * The bot's own pool of workers as the bot sets it up, with the benchmark's tables, which are on disk by then, unless another
 * folder is given; what goes wrong in it is written to standard error.
 */
export const solverWith = (limits: {
  threads: number;
  memoryMb: number;
  timeMs: number;
  dataDir?: string;
}): Solver =>
  createSolver({
    dataDir,
    ...limits,
    log: { info: () => undefined, warn: complain, error: complain },
  });

/** An answer by the pool with the way to it. Milliseconds from the request on. */
export interface Watched {
  readonly length: number;
  readonly lowerBound: number;
  readonly optimal: boolean;
  readonly milliseconds: number;
  /** The first solution that was shown, or the answer itself. */
  readonly first: { readonly length: number; readonly milliseconds: number };
}

/** Asks the pool and watches when the first solution is there; throws if it gives no solution. */
export async function watch(solver: Solver, request: SlidingRequest): Promise<Watched> {
  const began = now();
  let first: Watched['first'] | undefined;
  const answer = await solver.ask('solve', request, {
    onProgress: ({ moves, length }) => {
      if (moves !== undefined && length !== undefined) first ??= { length, milliseconds: now() - began };
    },
  });
  const milliseconds = now() - began;
  if (!answer.ok || !answer.value.solvable) throw new Error(`no solution: ${JSON.stringify(answer)}`);
  const { length, lowerBound, optimal } = answer.value;
  return { length, lowerBound, optimal, milliseconds, first: first ?? { length, milliseconds } };
}
