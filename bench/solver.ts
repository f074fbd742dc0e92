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
 * Returns the bot's pool of workers with the bot's settings and the benchmark's tables. `dataDir` names
 * another folder of tables. Warnings go to standard error.
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

/** The pool's answer and its first solution. Milliseconds count from the request. */
export interface Watched {
  readonly length: number;
  readonly lowerBound: number;
  readonly optimal: boolean;
  readonly milliseconds: number;
  /** The first interim solution, or the answer itself if there was none. */
  readonly first: { readonly length: number; readonly milliseconds: number };
}

/** Asks the pool and notes its first solution. Throws if there is no solution. */
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
