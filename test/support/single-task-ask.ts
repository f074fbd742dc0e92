import { fault, type Result } from '../../src/core/result.ts';
import type { AnswerOf, ProgressOf, RequestOf, RequestOptions, Solver } from '../../src/solver/solver.ts';
import type { TASKS } from '../../src/solver/tasks.ts';

type Tasks = typeof TASKS;

/** The `ask` of a solver that does one task as the test says, and is too busy for all others. */
export const makeSingleTaskAsk = <Name extends keyof Tasks>(
  name: Name,
  answer: (
    request: RequestOf<Tasks[Name]>,
    options: RequestOptions<ProgressOf<Tasks[Name]>>,
  ) => Promise<Result<AnswerOf<Tasks[Name]>>>,
): Solver['ask'] =>
  (async (
    task: string,
    request: RequestOf<Tasks[Name]>,
    options: RequestOptions<ProgressOf<Tasks[Name]>> = {},
  ) => (task === name ? answer(request, options) : fault('busy'))) as Solver['ask'];
